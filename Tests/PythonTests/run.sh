#!/bin/sh
# Runs the Python program of Examples/Python against the library, compares what it prints with what its page says, and tests its binding.
set -eu
cd "$(dirname "$0")/../.."
make -s -C CFFIShim CC=gcc >/dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# No __pycache__ in the tree; warnings, and exceptions that ctypes would only print, are failures.
python() { PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=Examples/Python python3 -X dev -W error "$@"; }

awk '/^```console/ { inside = 1; next } /^```/ { inside = 0 } inside && !/^\$/' Examples/Python/README.md >"$folder/expected"
python Examples/Python/observers.py >"$folder/printed" 2>&1 || { cat "$folder/printed"; exit 1; }
diff -u --label Examples/Python/README.md --label printed "$folder/expected" "$folder/printed"

if ! python Tests/PythonTests/test_cffishim.py >"$folder/tests" 2>&1 || grep -q '^Exception ignored' "$folder/tests"; then
  cat "$folder/tests"
  exit 1
fi
echo "the program prints what its page says; $(grep '^Ran' "$folder/tests" | sed 's/Ran \([0-9]*\) tests.*/\1 tests/')"
