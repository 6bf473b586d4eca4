#!/bin/sh
# Compiles a program that imports MessageForwarding, as `swift build` left it, with the rules of this package: `swiftc.sh ARGUMENT…`.
set -eu
cd "$(dirname "$0")/.."
bin=$(swift build --show-bin-path)
# Modules of C are found by the folder of their map.
exec swiftc -swift-version 6 -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
  -I "$bin/Modules" $(find CFFIShim Sources -name module.modulemap | xargs -n 1 dirname | sed 's/^/-I /') \
  "$@" $(find "$bin/MessageForwarding.build" "$bin/CFFIShim.build" -name '*.o') -lffi
