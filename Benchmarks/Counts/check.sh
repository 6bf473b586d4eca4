#!/bin/sh
# Counts the instructions of key paths under callgrind and compares them with Benchmarks/counts.txt; with --update, rewrites that file.
# Counts do not depend on how busy a machine is; they do depend on the compiler, which the file names.
set -eu
cd "$(dirname "$0")"
kept=../counts.txt
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

make -s
valgrind -q --tool=callgrind --callgrind-out-file="$folder/out" build/counts

# Every dump says in its trigger how many operations it counted, and of what.
counted=$folder/counted
for number in $(seq "$(ls "$folder" | grep -c '^out\.')"); do
  awk '/^desc: Trigger: Client Request: / { operations = $5; name = $0; sub(/^desc: Trigger: Client Request: [0-9]+ /, "", name) }
       /^totals: / { printf "%-60s %8.1f\n", name, $2 / operations }' "$folder/out.$number"
done >"$counted"
[ -s "$counted" ] || { echo 'nothing was counted'; exit 1; }

made_with="$(uname -m), gcc $(gcc -dumpfullversion)"
if [ "${1:-}" = --update ]; then
  { echo '# Instructions of one operation, counted by `make check-counts`, which fails when one grows by over 5 %. UPDATE=1 rewrites this file.'
    echo "# counted with: $made_with"
    cat "$counted"; } >"$kept"
  echo "$(wc -l <"$counted") paths written to Benchmarks/counts.txt"
else
  awk -v made_with="$made_with" -f compare.awk "$kept" "$counted"
fi
