#!/bin/sh
# Runs one step of a build: `step.sh TITLE COMMAND [ARG…]`.
# Prints one line with the last line of what the command said and the time it took; all that it said when it fails.
title=$1
shift
output=$(mktemp) || exit 1
trap 'rm -f "$output"' EXIT
begin=$(date +%s)

"$@" >"$output" 2>&1
status=$?
seconds=$(($(date +%s) - begin))

if [ $status -eq 0 ]; then
  summary=$(grep -v '^[[:space:]]*$' "$output" | tail -n 1)
  echo "ok    $title (${seconds} s)${summary:+: $summary}"
else
  # All but progress. Which Swift tests began and passed is that, too, unless a crash hides which one failed.
  progress='^ +(CC|LD|AR) |^\[[0-9]+/[0-9]+\]'
  if grep -q '^✘' "$output"; then progress="$progress|^(◇|✔) "; fi
  grep -vE "$progress" "$output"
  echo "FAIL  $title (${seconds} s): exit status $status of: $*"
fi
exit $status
