# Which functions the instructions of a path are in: of a dump of callgrind without compressed names and positions.

/^desc: Trigger: Client Request: / {
  operations = $5
  sub(/^desc: Trigger: Client Request: [0-9]+ /, "")
  print
}
/^fn=/ { function_name = substr($0, 4) }
/^calls=/ { is_call = 1; next } # what follows is the callee's
/^[0-9]/ {
  if (!is_call) instructions[function_name] += $2
  is_call = 0
}
END {
  for (name in instructions) if (instructions[name] >= operations / 10) printf "%10.1f  %s\n", instructions[name] / operations, name | "sort -rn"
}
