# Compares what was counted with what is kept: `awk -v made_with=… -f compare.awk KEPT COUNTED`. A line of either is a name, then a number; a line
# that begins with # says what it was counted with. Fails when a path takes over 5 % more than is kept, or is in one file only.
# Another compiler makes other code: then the bound is 25 %, which a change of algorithm still exceeds.

/^# counted with: / {
  sub(/^# counted with: /, "")
  bound = $0 == made_with ? 5 : 25
  if (bound != 5) print "counts were kept with " $0 "; this is " made_with ": they may grow by 25 %"
  next
}
/^#/ { next }
{
  value = $NF
  name = $0
  sub(/ +[^ ]+$/, "", name)
}
FILENAME == ARGV[1] { kept[name] = value; next }
{
  paths++
  if (!(name in kept)) { print "not kept yet: " name ", " value " instructions"; bad = 1; next }
  growth = (value / kept[name] - 1) * 100
  change = sprintf("%s: %s instructions, kept %s (%+.1f %%)", name, value, kept[name], growth)
  if (growth > bound) { print "grew:   " change; bad = 1 }
  else if (growth < -bound) print "shrank: " change
  delete kept[name]
}
END {
  for (name in kept) { print "not counted any more: " name; bad = 1 }
  if (bad) print "`make check-counts UPDATE=1` keeps the counts of today"
  else print paths " paths, none grew by over " bound " %"
  exit bad
}
