#!/bin/sh
# Installs what is missing to build this package; with --tests, to test it; with --peers, to measure it beside others. Installs nothing, and
# needs no root, when nothing is missing.
set -u

want_tests=no
want_peers=no
case "${1:-}" in
  '') ;;
  --tests) want_tests=yes ;;
  --peers) want_peers=yes ;;
  *) echo "usage: $0 [--tests|--peers]" >&2; exit 64 ;;
esac

has() { command -v "$1" >/dev/null 2>&1; }
fail() { echo "setup: $*" >&2; exit 1; }

# A Swift toolchain is not an apt package.
has swift || fail "no Swift toolchain on the PATH: install Swift 6.3 or newer from https://www.swift.org/install/linux/"

missing=
need() { missing="$missing $1"; } # an apt package

has gcc || need gcc
has g++ || need g++
has make || need make
has git || need git
if has pkg-config; then
  pkg-config --exists libffi || need libffi-dev
  pkg-config --exists libedit || need libedit-dev
else
  need pkg-config
  # Without pkg-config its presence cannot be asked for; apt leaves an installed package alone.
  need libffi-dev
  need libedit-dev
fi
if [ $want_tests = yes ]; then
  # Of Examples/Libraries.
  for pair in sqlite3:libsqlite3-dev expat:libexpat1-dev libuv:libuv1-dev; do
    if has pkg-config && pkg-config --exists "${pair%%:*}"; then continue; fi
    need "${pair#*:}"
  done
  has clang || fail "no clang on the PATH: the Swift toolchain brings one, beside swift"
  has valgrind || need valgrind
  has python3 || need python3
fi
if [ $want_peers = yes ]; then
  # gcc names the whole path of what it finds.
  [ -e "$(gcc -print-prog-name=cc1obj 2>/dev/null)" ] || need gobjc
  [ -e "$(gcc -print-file-name=libgnustep-base.so 2>/dev/null)" ] || need libgnustep-base-dev
  for pair in gobject-2.0=libglib2.0-dev Qt5Core=qtbase5-dev sigc++-2.0=libsigc++-2.0-dev benchmark=libbenchmark-dev; do
    pkg-config --exists "${pair%%=*}" 2>/dev/null || need "${pair#*=}"
  done
  has python3 || need python3
fi

[ -n "$missing" ] || exit 0
# shellcheck disable=SC2086 # several packages
exec "${0%/*}/apt-install.sh" setup $missing
