#!/bin/sh
# Tests the scripts of Tools/ and Benchmarks/Counts/compare.awk, with stand-ins for the commands that would change the machine.
set -u
cd "$(dirname "$0")/../.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
passed=0
failed=0

expect() { # what, expected, got
  if [ "$2" = "$3" ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    printf '%s\n  expected: %s\n  got:      %s\n' "$1" "$2" "$3"
  fi
}

# A PATH with the named commands only: real ones are links, stand-ins write down how they were called.
path_with() {
  rm -rf "$folder/bin" "$folder/calls"
  mkdir "$folder/bin"
  for name; do
    case $name in
      *=*) printf '#!/bin/sh\necho "%s $*" >>"%s/calls"\n%s\n' "${name%%=*}" "$folder" "${name#*=}" >"$folder/bin/${name%%=*}" ;;
      *) ln -s "$(command -v "$name")" "$folder/bin/$name" ;;
    esac
  done
  chmod +x "$folder"/bin/*
}
setup() { PATH="$folder/bin" /bin/sh Tools/setup.sh "$@" 2>&1; }
calls() { cat "$folder/calls" 2>/dev/null | grep -E 'apt-get|sudo' | tr '\n' ';'; }
shell_commands="mktemp rm cat env"
pythonless="swift=exit gcc=exit g++=exit make=exit git=exit clang=exit valgrind=exit"
tools="$pythonless python3=exit"
here='pkg-config=exit 0' not_here='pkg-config=exit 1'

path_with $shell_commands $tools "$here" 'id=echo 1000' 'apt-get=exit 1'
expect 'nothing missing: silent, for anyone' '' "$(setup --tests)"
expect 'nothing missing: apt-get is left alone' '' "$(calls)"

libraries='libsqlite3-dev libexpat1-dev libuv1-dev' # of Examples/Libraries

path_with $shell_commands $tools "$not_here" 'id=echo 0' 'apt-get=exit 0'
expect 'libffi missing: says so' "setup: installing libffi-dev libedit-dev $libraries" "$(setup --tests)"
expect 'libffi missing: lists first, then the package' \
  "apt-get update -qq;apt-get install -y --no-install-recommends --no-upgrade libffi-dev libedit-dev $libraries -qq;" "$(calls)"

path_with $shell_commands swift=exit git=exit make=exit 'id=echo 0' 'apt-get=exit 0'
expect 'a bare machine' 'setup: installing gcc g++ pkg-config libffi-dev libedit-dev' "$(setup)"

path_with $shell_commands $tools "$not_here" 'id=echo 1000' 'apt-get=exit 0'
message=$(setup --tests)
expect 'no root: status' 1 $?
expect 'no root: what to do' "setup: missing: libffi-dev libedit-dev $libraries. Run this as root, then try again: apt-get update && \
apt-get install -y --no-install-recommends --no-upgrade libffi-dev libedit-dev $libraries" "$message"
expect 'no root: nothing is tried' '' "$(calls)"

path_with $shell_commands $tools "$not_here" 'id=echo 1000' 'sudo=[ "$1" = -n ] || exec "$@"' 'apt-get=exit 0'
expect 'sudo without a password serves' "setup: installing libffi-dev libedit-dev $libraries" "$(setup --tests)"

path_with $shell_commands $tools "$not_here" 'id=echo 0' 'apt-get=echo "E: no network"; exit 100'
message=$(setup --tests)
expect 'apt-get fails: status' 1 $?
expect 'apt-get fails: all that it said' "setup: installing libffi-dev libedit-dev $libraries
E: no network
E: no network
setup: could not install: libffi-dev libedit-dev $libraries" "$message"

path_with $shell_commands swift=exit g++=exit make=exit git=exit python3=exit 'gcc=echo /bin/sh' "$here" 'id=echo 1000'
expect 'no peer missing: silent' '' "$(setup --peers)"

path_with $shell_commands $pythonless "$here" 'id=echo 0' 'apt-get=exit 0'
expect 'python missing' 'setup: installing python3' "$(setup --tests)"
expect 'peers: what gcc does not find, and python' 'setup: installing gobjc libgnustep-base-dev python3' "$(setup --peers)"

path_with $shell_commands $pythonless "$not_here" 'id=echo 0' 'apt-get=exit 0'
expect 'peers: all missing' "setup: installing libffi-dev libedit-dev gobjc libgnustep-base-dev libglib2.0-dev qtbase5-dev libsigc++-2.0-dev \
libbenchmark-dev python3" "$(setup --peers)"

path_with $shell_commands
expect 'no Swift' 'setup: no Swift toolchain on the PATH: install Swift 6.3 or newer from https://www.swift.org/install/linux/' \
  "$(setup)"

line=$(Tools/step.sh title sh -c 'echo noise; echo the end')
expect 'a step that succeeds is one line' 'ok    title (N s): the end' "$(echo "$line" | sed 's/([0-9]* s)/(N s)/')"
text=$(Tools/step.sh title sh -c 'echo noise; echo trouble >&2; exit 3')
expect 'a step that fails keeps its status' 3 $?
expect 'a step that fails shows everything' 'noise
trouble' "$(echo "$text" | head -n 2)"

arm64() { PATH="$folder/bin" /bin/sh Tools/arm64-sysroot.sh "$folder/arm64" 2>&1; }
cross="aarch64-linux-gnu-gcc=exit aarch64-linux-gnu-g++=exit"
mkdir "$folder/arm64"
touch "$folder/arm64/ready"
path_with $shell_commands $cross qemu-aarch64=exit 'apt-get=exit 1'
expect 'nothing missing for arm64: silent' '' "$(arm64)"
expect 'nothing missing for arm64: apt-get is left alone' '' "$(calls)"
path_with $shell_commands $cross 'id=echo 0' 'apt-get=exit 0'
expect 'qemu missing: says so' 'arm64-sysroot: installing qemu-user' "$(arm64)"
expect 'qemu missing: no question is asked' \
  'apt-get update -qq;apt-get install -y --no-install-recommends --no-upgrade qemu-user -qq;' "$(calls)"
path_with $shell_commands 'id=echo 1000' 'apt-get=exit 0'
message=$(arm64)
expect 'no root for arm64: status' 1 $?
expect 'no root for arm64: what to do' "arm64-sysroot: missing: gcc-aarch64-linux-gnu g++-aarch64-linux-gnu qemu-user. Run this as root, then \
try again: apt-get update && apt-get install -y --no-install-recommends --no-upgrade gcc-aarch64-linux-gnu g++-aarch64-linux-gnu qemu-user" "$message"
expect 'no root for arm64: nothing is tried' '' "$(calls)"

compare() { # compiler, counted
  printf '# counted with: gcc 1\nshort way  100.0\nlong way    40.0\n' >"$folder/kept"
  printf "$2" >"$folder/counted"
  awk -v made_with="$1" -f Benchmarks/Counts/compare.awk "$folder/kept" "$folder/counted" 2>&1
}
text=$(compare 'gcc 1' 'short way 104.9\nlong way 30.0\n')
expect 'counts up to 5 % more are kept' 0 $?
expect 'counts that shrank are told' 'shrank: long way: 30.0 instructions, kept 40.0 (-25.0 %)
2 paths, none grew by over 5 %' "$text"
text=$(compare 'gcc 1' 'short way 105.2\nlong way 40.0\n')
expect 'a count over 5 % more fails' 1 $?
expect 'and says which, and by how much' 'grew:   short way: 105.2 instructions, kept 100.0 (+5.2 %)
`make check-counts UPDATE=1` keeps the counts of today' "$text"
text=$(compare 'gcc 1' 'short way 100.0\nnew way 1.0\n')
expect 'paths on one side only fail' 1 $?
expect 'and are named' 'not kept yet: new way, 1.0 instructions
not counted any more: long way
`make check-counts UPDATE=1` keeps the counts of today' "$text"
text=$(compare 'gcc 2' 'short way 124.0\nlong way 40.0\n')
expect 'another compiler: 25 %' 'counts were kept with gcc 1; this is gcc 2: they may grow by 25 %
2 paths, none grew by over 25 %' "$text"
text=$(compare 'gcc 2' 'short way 126.0\nlong way 40.0\n')
expect 'another compiler: over 25 % fails' 1 $?

echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
