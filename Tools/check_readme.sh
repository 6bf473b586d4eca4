#!/bin/sh
# Compiles and runs the C programs of Markdown pages and compares what they print with what the page says: `check_readme.sh PAGE…`.
# A program is a ```c block with a `main`; the ```text block after it is its output.
set -eu
cd "$(dirname "$0")/.."
core=CFFIShim
make -s -C $core CC=gcc >/dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

count=0
for page; do
  awk -v folder="$folder" '
    /^```c$/ { language = "c"; block = ""; next }
    /^```text$/ { language = "text"; block = ""; next }
    /^```/ {
      if (language == "c" && block ~ /int main\(/) { number++; printf "%s", block >(folder "/" number ".c"); program = 1 }
      else if (language == "text" && program) { printf "%s", block >(folder "/" number ".expected"); program = 0 }
      language = ""
      next
    }
    language { block = block $0 "\n" }
  ' "$page"
  for program in "$folder"/*.c; do
    [ -e "$program" ] || { echo "$page: no C program"; exit 1; }
    [ -e "${program%.c}.expected" ] || { echo "$page: no output after a program"; exit 1; }
    gcc -std=c11 -Wall -Wextra -Wpedantic -Werror -I$core/include "$program" $core/build/gcc/libCFFIShim.a -lffi -pthread \
      -o "${program%.c}"
    "${program%.c}" >"${program%.c}.printed"
    diff -u --label "$page" --label printed "${program%.c}.expected" "${program%.c}.printed"
    count=$((count + 1))
  done
  rm -f "$folder"/*
done
echo "$count programs print what their pages say"
