#!/bin/sh
# Builds and runs the comparison, and writes Benchmarks/results. Under five minutes on a quiet machine.
set -eu
cd "$(dirname "$0")"
step=../../Tools/step.sh
figures=build/figures
mkdir -p $figures
rm -f $figures/*

$step "build the peers" make --no-print-directory -j"$(nproc)"
# Interleaving is by repetition: short ones, so that whatever disturbs the machine disturbs all series.
$step "all series in turn, on one CPU" sh -c "build/peers --benchmark_min_time=0.03 --benchmark_repetitions=${REPETITIONS:-25} \
  --benchmark_enable_random_interleaving --benchmark_format=json >$figures/peers.json 2>$figures/peers.log || \
  { cat $figures/peers.log; exit 1; }"
$step "two threads" sh -c "build/peers threads >$figures/threads.txt"
# These exit with 1 when they are over limits of their own, which is not what is asked here.
$step "memory" sh -c "make -s -C ../Core >$figures/core.md 2>&1 || [ -s $figures/core.md ]"
if [ -e ../Swift/Package.swift ]; then
  $step "build the Swift benchmarks" swift build -c release --package-path ../Swift
  $step "Swift, on one CPU" sh -c "taskset -c $(($(nproc) - 1)) \
    \"\$(swift build -c release --package-path ../Swift --show-bin-path)/Benchmarks\" >$figures/swift.md || [ -s $figures/swift.md ]"
fi
python3 -B report.py $figures ../results
sed -n '/^## Limits/,/^## One message/{/^## One/!p}' ../results/peers.md
echo "Benchmarks/results/peers.md, peers.svg"
