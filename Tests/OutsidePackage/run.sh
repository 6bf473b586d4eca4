#!/bin/sh
# Uses this package as a stranger would: from another folder, by a tagged version of a git URL, without the network.
# What is built there is the README's first Swift program, which must print what the README says, and a program that imports the C core.
set -eu
cd "$(dirname "$0")/../.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# What is committed is what a stranger gets.
git clone -q . "$folder/swift-message-forwarding"
git -C "$folder/swift-message-forwarding" tag -f 0.1.0 >/dev/null

outside="$folder/outside"
mkdir -p "$outside/Sources/readme" "$outside/Sources/core"
sed "s|@URL@|file://$folder/swift-message-forwarding|" Tests/OutsidePackage/Package.swift.in >"$outside/Package.swift"
cp Tests/OutsidePackage/core.swift "$outside/Sources/core/main.swift"
awk -v program="$outside/Sources/readme/main.swift" -v output="$folder/expected" '
  /^```/ {
    if (file != "") { file = ""; next }
    if ($0 == "```swift" && !programs++) file = program
    if ($0 == "```text" && programs && !outputs++) file = output
    next
  }
  file != "" { print >file }
' README.md

build() { swift build -q --package-path "$outside" --cache-path "$folder/cache" "$@"; }
build
bin=$(build --show-bin-path)
"$bin/readme" >"$folder/printed"
diff -u --label README.md --label printed "$folder/expected" "$folder/printed"
"$bin/core"
