#!/bin/sh
# Compiles and runs the Swift code in the doc comments of the module. Each ```swift block is a function of one program, together with
# Tests/DocumentationExamples, which has what the examples are about. Builds the library first.
set -eu
cd "$(dirname "$0")/.."
swift build -q --target MessageForwarding
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# An extension cannot be in a function; an overridden method is in a class.
find Sources/MessageForwarding -name '*.swift' | LC_ALL=C sort | xargs awk -v program="$folder/Examples.swift" -v main="$folder/main.swift" '
  BEGIN {
    print "import MessageForwarding" >program
    print "import MessageForwarding\ntry Surroundings.registered.get()" >main
  }
  /^ *\/\/\/ ```swift$/ { inside = 1; text = ""; outside = ""; line = FNR + 1; next }
  inside && /^ *\/\/\/ ```$/ {
    inside = 0
    count++
    place = sprintf("#sourceLocation(file: \"%s\", line: %d)\n", FILENAME, line)
    isMember = text ~ /^override /
    isAsync = text ~ /await /
    parameters = FILENAME ~ /\/Shared\// ? "(observers: SharedMulticastProxy = sharedObservers) " : "() "
    open = isMember ? "final class Example" count ": Proxy {" \
      : "@MainActor func example" count parameters (isAsync ? "async " : "") "throws {"
    printf "%s%s\n%s%s}\n#sourceLocation()\n", outside, open, place, text >program
    if (!isMember) print "try " (isAsync ? "await " : "") "example" count "()" >main
    next
  }
  inside {
    sub(/^ *\/\/\/ ?/, "")
    if (/^extension .*\{\}$/) { outside = outside $0 "\n"; $0 = "" }
    text = text $0 "\n"
  }
  END { printf "print(\"%d examples of doc comments run\")\n", count >main }
'

# What an example does not use is no mistake.
Tools/swiftc.sh -suppress-warnings -module-name Comments Tests/DocumentationExamples/*.swift "$folder"/*.swift -o "$folder/program" || {
  echo "what an example is about has to be in Tests/DocumentationExamples"
  exit 1
}

# The plug-in that they load.
gcc -shared -fPIC -I CFFIShim/include Examples/PlugIns/lamp.c -o "$folder/lamp.so"
cd "$folder"
./program
