#!/bin/sh
# Compiles and runs the Swift code of Markdown pages and compares what it prints with what the page says: `check_swift_pages.sh PAGE…`.
# The ```swift blocks of a page are one program, in their order; its ```text blocks are the output. Builds the library first.
set -eu
cd "$(dirname "$0")/.."
swift build -q --target MessageForwarding
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

check() { # page
  name=$(basename "$1" .md)
  mkdir "$folder/$name"
  awk -v program="$folder/$name/main.swift" -v output="$folder/$name/expected" '
    /^```/ {
      file = file != "" ? "" : $0 == "```swift" ? program : $0 == "```text" ? output : "none"
      if (file == "none") next
      if (file == program) printf "#sourceLocation(file: \"%s\", line: %d)\n", FILENAME, NR + 1 >program
      next
    }
    file == program || file == output { print >file }
  ' "$1"
  [ -e "$folder/$name/main.swift" ] || { echo "$1: no Swift code"; return 1; }
  Tools/swiftc.sh -warnings-as-errors -module-name Page "$folder/$name/main.swift" -o "$folder/$name/program"
  "$folder/$name/program" >"$folder/$name/printed"
  [ -e "$folder/$name/expected" ] || : >"$folder/$name/expected"
  diff -u --label "$1" --label printed "$folder/$name/expected" "$folder/$name/printed"
}

count=0
for page; do
  check "$page"
  count=$((count + 1))
done
echo "$count pages print what they say"
