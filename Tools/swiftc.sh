#!/bin/sh
# Compiles a program that imports MessageForwarding, as `swift build` left it, with the rules of this package: `swiftc.sh ARGUMENT…`.
set -eu
cd "$(dirname "$0")/.."
bin=$(swift build --show-bin-path)
# Modules of C are found by the folder of their map. Objects are named for their sources; those of sources that are gone may be left there.
maps=$(find CFFIShim Sources -name module.modulemap | xargs -n 1 dirname | sed 's/^/-I /')
objects=$(
  find Sources/MessageForwarding -name '*.swift' | sed "s|.*/\(.*\)|$bin/MessageForwarding.build/\1.o|"
  find CFFIShim/src -name '*.[cS]' | sed "s|CFFIShim/\(.*\)|$bin/CFFIShim.build/\1.o|"
)
exec swiftc -swift-version 6 -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
  -I "$bin/Modules" $maps "$@" $objects -lffi
