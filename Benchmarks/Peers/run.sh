#!/bin/sh
# Builds and runs the comparison, and writes Benchmarks/results. Under five minutes on a quiet machine.
set -eu
cd "$(dirname "$0")"
step=../../Tools/step.sh
figures=build/figures
mkdir -p $figures
rm -f $figures/*
awk '$1 > 1 { print "note: the machine is busy, which costs some series more than others: load average " $1 }' /proc/loadavg

$step "build the peers" make --no-print-directory -j"$(nproc)"
$step "build the Swift benchmarks" swift build -c release --package-path ../Swift
# Interleaving is by repetition: short ones, so that whatever disturbs the machine disturbs all series.
$step "all series in turn, on one CPU" sh -c "build/peers --benchmark_min_time=0.03 --benchmark_repetitions=${REPETITIONS:-25} \
  --benchmark_enable_random_interleaving --benchmark_format=json >$figures/peers.json 2>$figures/peers.log || \
  { cat $figures/peers.log; exit 1; }"
$step "two threads" sh -c "build/peers threads >$figures/threads.txt"
# The tables of the others; make fails when one of their own limits is exceeded, which is not what is asked here.
table() { # of what, folder, file
  $step "$1" sh -c "make -s -C $2 >$figures/$3 2>&1 || grep -q '^| ' $figures/$3 || { cat $figures/$3; exit 1; }"
}
table "the core's memory" ../Core core.md
# A series of these is over in a moment, which may be a bad one.
for run in 1 2 3 4 5; do table "Swift, on one CPU, run $run of 5" ../Swift swift-$run.md; done
python3 -B report.py $figures ../results
sed -n '/^## Limits/,/^## One message/{/^## One/!p}' ../results/peers.md
echo "Benchmarks/results/peers.md, peers.svg"
