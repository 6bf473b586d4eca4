#!/bin/sh
# Counts the instructions of key paths under callgrind and compares them with Benchmarks/counts.txt; with --update, rewrites that file;
# with --explain, shows which functions the instructions of the C paths are in, and nothing else.
# Counts do not depend on how busy a machine is; they do depend on the compilers, which the file names.
set -eu
cd "$(dirname "$0")"
kept=../counts.txt
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
counted=$folder/counted

callgrind() { valgrind -q --tool=callgrind --compress-strings=no --compress-pos=no --callgrind-out-file="$folder/out" "$@"; }
dumps() { seq "$(ls "$folder" | grep -c '^out\.')"; }
keep() { printf '%-60s %8s\n' "$1" "$2" >>"$counted"; } # name, instructions

# The C core: each dump says in its trigger how many operations it counted, and of what.
count_core() {
  make -s
  callgrind build/counts
  for number in $(dumps); do
    awk '/^desc: Trigger: Client Request: / { operations = $5; name = $0; sub(/^desc: Trigger: Client Request: [0-9]+ /, "", name) }
         /^totals: / { printf "%-60s %8.1f\n", name, $2 / operations }' "$folder/out.$number" >>"$counted"
  done
}

# Swift: the difference of two runs. valgrind does not read the debug information of today's clang.
count_swift() { # name, path, targets
  few=$(instructions "$2" 1000)
  many=$(instructions "$2" 3000)
  keep "$1" "$(awk "BEGIN { printf \"%.1f\", ($many - $few) / 2000 / $3 }")"
}
instructions() { # path, messages
  SWIFT_DETERMINISTIC_HASHING=1 callgrind "$folder/swift" "$1" "$2"
  awk '/^totals: / { print $2 }' "$folder/out"
}

count_core
if [ "${1:-}" = --explain ]; then
  for number in $(dumps); do awk -f explain.awk "$folder/out.$number"; done
  exit
fi
swift build -c release --package-path ../Swift --product Counts >"$folder/build" 2>&1 || { cat "$folder/build"; exit 1; }
strip -g -o "$folder/swift" "$(swift build -c release --package-path ../Swift --show-bin-path)/Counts"
count_swift 'Swift: prepared message to one object' one 1
count_swift 'Swift: prepared message to 64 strong targets, each' strong 64
count_swift 'Swift: prepared message to 64 weak targets, each' weak 64

made_with="$(uname -m), gcc $(gcc -dumpfullversion), $(swift --version 2>/dev/null | grep -o 'Swift version [0-9.]*')"
if [ "${1:-}" = --update ]; then
  {
    echo '# Instructions of one operation, counted by `make check-counts`, which fails when one grows by over 5 %. UPDATE=1 rewrites this file.'
    echo "# counted with: $made_with"
    cat "$counted"
  } >"$kept"
  echo "$(wc -l <"$counted") paths written to Benchmarks/counts.txt"
else
  awk -v made_with="$made_with" -f compare.awk "$kept" "$counted"
fi
