#!/bin/sh
# Builds the documentation of the Swift module into .build/docs. A warning is an error, and so is a public type that is in no topic.
set -eu
cd "$(dirname "$0")/.."
catalogue=Sources/MessageForwarding/MessageForwarding.docc
graphs=.build/symbol-graphs
rm -rf $graphs .build/docs
mkdir -p $graphs

swift build -q --target MessageForwarding
bin=$(swift build --show-bin-path)
triple=$(swift -print-target-info | sed -n 's/.*"triple" *: *"\(.*\)".*/\1/p' | head -n 1)
# Modules of C are found by the folder of their map.
swift symbolgraph-extract -module-name MessageForwarding -target "$triple" -minimum-access-level public -skip-inherited-docs \
  -I "$bin/Modules" $(find CFFIShim Sources -name module.modulemap | xargs -n 1 dirname | sed 's/^/-I /') -output-dir $graphs

docc convert $catalogue --additional-symbol-graph-dir $graphs --warnings-as-errors --output-dir .build/docs \
  --fallback-display-name MessageForwarding --fallback-bundle-identifier MessageForwarding

# A path of one component is a type of the module itself.
types=$(grep -o '"pathComponents":\["[A-Za-z]*"\]' $graphs/MessageForwarding.symbols.json | sed 's/.*\["//; s/"\]//' | sort -u)
[ -n "$types" ] || { echo "no types found in $graphs"; exit 1; }
missing=
for type in $types; do
  grep -q "^- \`\`$type\`\`$" $catalogue/MessageForwarding.md || missing="$missing $type"
done
[ -z "$missing" ] || { echo "in no topic of $catalogue/MessageForwarding.md:$missing"; exit 1; }
echo "documentation is in .build/docs"
