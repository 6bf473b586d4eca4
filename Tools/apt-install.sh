#!/bin/sh
# Installs packages with apt, quietly, for a script that found them missing, and speaks in its name: apt-install.sh SCRIPT PACKAGE...
# Leaves what is installed as it is. Needs root, or sudo without a password.
set -u

[ $# -ge 2 ] || { echo "usage: $0 SCRIPT PACKAGE..." >&2; exit 64; }
script=$1
shift
fail() { echo "$script: $*" >&2; exit 1; }

command="apt-get install -y --no-install-recommends --no-upgrade $*"
command -v apt-get >/dev/null 2>&1 || fail "missing: $*. There is no apt-get here to install them with."
if [ "$(id -u)" -eq 0 ]; then
  as_root=
elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
  as_root=sudo
else
  fail "missing: $*. Run this as root, then try again: apt-get update && $command"
fi

echo "$script: installing $*"
log=$(mktemp) || exit 1
trap 'rm -f "$log"' EXIT
# The lists may be empty, as in a fresh container. Old lists may do when they cannot be renewed, so that failure is not the end.
$as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq >"$log" 2>&1
if ! $as_root env DEBIAN_FRONTEND=noninteractive $command -qq >>"$log" 2>&1; then
  cat "$log" >&2
  fail "could not install: $*"
fi
