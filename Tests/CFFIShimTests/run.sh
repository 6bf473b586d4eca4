#!/bin/sh
# Runs test programs, one line each; the last line counts them. WRAPPER may name a program that runs them (valgrind …).
# What a program says is shown when it fails.
passed=0
failed=0
output=$(mktemp) || exit 1
trap 'rm -f "$output"' EXIT

for program; do
  name=$(basename "$program")
  # shellcheck disable=SC2086 # the wrapper is several words
  timeout "${CHECK_TIMEOUT:-600}" $WRAPPER "$program" >"$output" 2>&1
  status=$?
  if [ $status -eq 0 ]; then
    passed=$((passed + 1))
    echo "ok    $name: $(tail -n 1 "$output")"
  else
    failed=$((failed + 1))
    echo "FAIL  $name: exit status $status"
    sed 's/^/      /' "$output"
  fi
done

echo "$passed passed, $failed failed"
[ $failed -eq 0 ] && [ $passed -gt 0 ]
