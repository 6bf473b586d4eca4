#!/bin/sh
# What building and running the C core for AArch64 needs: Debian's cross compilers and qemu's user mode, installed with apt when they are
# missing, and libffi for arm64, unpacked into the folder named by the argument. Prints nothing when nothing is missing.
#
# libffi comes through apt with an architecture, lists and a status of its own: the system keeps its one architecture, and its packages.
set -u

[ $# -eq 1 ] || { echo "usage: $0 FOLDER" >&2; exit 64; }
has() { command -v "$1" >/dev/null 2>&1; }
fail() { echo "arm64-sysroot: $*" >&2; exit 1; }

log=$(mktemp) || exit 1
work=
trap 'rm -rf "$log" ${work:+"$work"}' EXIT
quietly() { "$@" >>"$log" 2>&1 || { cat "$log" >&2; fail "failed: $*"; }; }

missing=
need() { missing="$missing $1"; }
has aarch64-linux-gnu-gcc || need gcc-aarch64-linux-gnu
has aarch64-linux-gnu-g++ || need g++-aarch64-linux-gnu
has qemu-aarch64 || need qemu-user
# shellcheck disable=SC2086 # several packages
[ -z "$missing" ] || "${0%/*}/apt-install.sh" arm64-sysroot $missing || exit 1

[ -f "$1/ready" ] && exit 0
has apt-get || fail "libffi for arm64 is taken from Debian's packages with apt-get, which is not here"
echo "arm64-sysroot: fetching libffi for arm64"
work=$(mktemp -d) || exit 1
chmod 755 "$work" # apt may fetch as a user of its own
mkdir -p "$work/lists/partial" "$work/cache/archives/partial"
own_apt() {
  apt-get -q -o APT::Architecture=arm64 -o APT::Architectures::=arm64 -o Dir::State="$work" -o Dir::State::Lists="$work/lists" \
    -o Dir::State::status=/dev/null -o Dir::Cache="$work/cache" -o Acquire::Languages=none -o APT::Sandbox::User=root "$@"
}
quietly own_apt update
(cd "$work" && quietly own_apt download libffi-dev libffi8) || exit 1
rm -rf "$1" && mkdir -p "$1" || exit 1
for package in "$work"/*.deb; do quietly dpkg-deb -x "$package" "$1"; done
[ -f "$1/usr/lib/aarch64-linux-gnu/libffi.a" ] && [ -f "$1/usr/include/aarch64-linux-gnu/ffi.h" ] || fail "Debian's libffi-dev is not as expected"
touch "$1/ready"
