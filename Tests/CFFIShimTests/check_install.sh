#!/bin/sh
# Installs the library into a temporary folder and uses it from there as a stranger would: through pkg-config, from C and from C++,
# shared and static. Run by `make check-install` in CFFIShim.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$MAKE" -s install CC="$CC" PREFIX="$folder/usr" DESTDIR=
export PKG_CONFIG_PATH="$folder/usr/lib/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}"
program=$(dirname "$0")/installed.c
warnings="-Wall -Wextra -Wpedantic -Werror"
cflags=$($PKG_CONFIG --cflags cffishim)
shared=$($PKG_CONFIG --libs cffishim)
static=$($PKG_CONFIG --static --libs cffishim | sed 's/-lCFFIShim/-l:libCFFIShim.a/')

# shellcheck disable=SC2086 # flags are several words
build_and_run() { # name, language and standard, compiler, libraries
  $3 $2 $warnings $cflags "$program" $4 -pthread -o "$folder/$1"
  LD_LIBRARY_PATH="$folder/usr/lib" "$folder/$1" >"$folder/output" || {
    cat "$folder/output"
    echo "check-install: $1 failed"
    exit 1
  }
  echo "check-install: $1: $(cat "$folder/output")"
}

build_and_run c-shared "-x c -std=c11" "$CC" "$shared"
build_and_run c-static "-x c -std=c11" "$CC" "$static"
build_and_run c++-shared "-x c++ -std=c++17" "$CXX" "$shared"
build_and_run c++-static "-x c++ -std=c++17" "$CXX" "$static"

readelf -d "$folder/c-shared" | grep -q 'NEEDED.*libCFFIShim\.so\.[0-9]*\]' || { echo "check-install: no soname"; exit 1; }
! readelf -d "$folder/c-static" | grep -q libCFFIShim || { echo "check-install: the static program is not"; exit 1; }
