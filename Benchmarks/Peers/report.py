"""Writes the table and the chart of one run: `report.py FIGURES FOLDER`.

FIGURES has what the programs said: peers.json (Google Benchmark's), threads.txt, core.md, swift-*.md; FOLDER gets peers.md and peers.svg."""

import datetime
import json
import platform
import re
import statistics
import subprocess
import sys
from pathlib import Path

import chart
import limits

figures, folder = Path(sys.argv[1]), Path(sys.argv[2])
SIZES = (1, 8, 64, 1000)


def medians():
    times = {}
    for run in json.loads((figures / "peers.json").read_text())["benchmarks"]:
        if run["run_type"] == "iteration":
            times.setdefault(run["run_name"], []).append(run["cpu_time"])
    return {name: statistics.median(values) for name, values in times.items()}


def printed(files, beginning):
    """The median of the values in a row of a table that another benchmark printed, once or several times, or None."""
    values = []
    for path in figures.glob(files):
        for line in path.read_text().splitlines():
            cells = [cell.strip() for cell in line.split("|")]
            if len(cells) > 2 and cells[1].startswith(beginning):
                values.append(float(re.match(r"[\d.]+", cells[2])[0]))
    return statistics.median(values) if values else None


def number(value):
    if value < 0.03:
        return f"1/{1 / value:.0f}"
    return f"{value:.3g}" if value < 100 else f"{value:,.0f}"


def limit_row(what, measured, unit, limit, at_least=False, note=""):
    bound = f"{'at least' if at_least else 'at most'} {number(limit)}{unit}"
    if measured is None:
        return f"| {what} | {bound} | | not measured |"
    kept = measured >= limit if at_least else measured <= limit
    shown = number(measured) if number(measured) != number(limit) else f"{measured:.4g}"
    return f"| {what} | {bound} | {shown} | {'kept' if kept else '**missed**' + note} |"


def limit_rows(time):
    for what, ours, other, name, limit in limits.of_series():
        # No multicast can be faster than the loop over its functions.
        floor = time.get(other.replace(other.split("/")[0], "raw", 1), 0) / time[other]
        note = f"; the raw C loop is {number(floor)}" if floor > limit else ""
        yield limit_row(what, time[ours] / time[other], f" × {name}", limit, note=note)
    for what, beginning, name, limit in limits.SWIFT:
        yield limit_row(what, printed("swift-*.md", beginning), f" × {name}", limit)
    for what, beginning, limit in limits.MEMORY:
        yield limit_row(what, printed("core.md", beginning), " bytes", limit)
    scaling = dict(line.split() for line in (figures / "threads.txt").read_text().splitlines())
    for count in ("1", "64"):
        ratio = scaling.get(f"threads/{count}")
        what = f"how two threads scale, multicast to {count} target{'s' if count != '1' else ''}"
        yield limit_row(what, ratio and float(ratio), " × how the raw C loop does", limits.THREADS_AT_LEAST, at_least=True)


MULTICASTS = [
    ("CFFIShim", "core/multicast"),
    ("CFFIShim, native and handlers in turn", "core/multicast-mixed"),
    ("CFFIShim, callee in registers", "core/multicast-registers"),
    ("raw C loop", "raw/multicast"),
    ("raw C loop, callee in registers", "raw/multicast-registers"),
    ("libsigc++ signal", "sigcpp/multicast"),
    ("Qt 5 signal", "qt/multicast"),
    ("Qt 5 signal, connected by name", "qt/multicast-by-name"),
    ("`ffi_call` for each", "libffi/multicast"),
    ("GLib signal, generic marshaller", "glib/multicast"),
    ("GNUstep `NSProxy` forwarding", "gnustep/multicast"),
]
SINGLE = [
    ("C function pointer", "raw/send"),
    ("CFFIShim: `mf_send`", "core/send"),
    ("CFFIShim: `mf_lookup` and a typed call", "core/lookup"),
    ("ObjC message send (gcc's runtime)", "gnustep/send"),
    ("prepared `ffi_call`", "libffi/send"),
    ("CFFIShim: `mf_invocation`, set, set, invoke, read", "core/invocation"),
    ("GNUstep `NSInvocation`, set, set, invoke, read", "gnustep/invocation"),
    ("CFFIShim: callback slot to 8 targets", "core/callback/8"),
    ("`ffi_closure`, `ffi_call` to 8 targets", "libffi/callback/8"),
]


def output(*command):
    return subprocess.run(command, capture_output=True, text=True).stdout.strip()


def circumstances():
    cpu = re.search(r"^model name\s*: (.*)$", Path("/proc/cpuinfo").read_text(), re.M)
    system = re.search(r'^PRETTY_NAME="?([^"\n]*)', Path("/etc/os-release").read_text(), re.M)
    machine = f"{cpu[1] if cpu else platform.machine()}, {system[1] if system else platform.system()}, Linux {platform.release()}"
    packages = {"libffi": "libffi", "GNUstep": "libgnustep-base-dev", "GLib": "gobject-2.0", "Qt": "Qt5Core",
                "libsigc++": "sigc++-2.0", "Google Benchmark": "benchmark"}  # fmt: skip
    versions = ["gcc " + output("gcc", "-dumpfullversion")]
    for name, package in packages.items():
        if name == "GNUstep":
            version = output("dpkg-query", "-W", "-f=${Version}", package)
        else:
            version = output("pkg-config", "--modversion", package)
        versions.append(f"{name} {version}")
    swift = re.search(r"Swift version (\S+)", output("swift", "--version"))
    if swift:
        versions.append("Swift " + swift[1])
    return f"{machine}. {', '.join(versions)}. {datetime.date.today()}."


def page(time):
    rows = list(limit_rows(time))
    missed = sum("**missed**" in row for row in rows)
    unmeasured = sum("not measured" in row for row in rows)
    outcome = f"{len(rows) - missed - unmeasured} of {len(rows)} kept" + (f", {unmeasured} not measured" if unmeasured else "")
    yield "# Beside the peers\n"
    yield "Written by `make bench-peers`: one program, one CPU, all series in turn under Google Benchmark; medians of CPU time. A message is"
    yield "`(int, double)`; its callee, in a file of its own, adds both to two sums in memory, or only uses registers. How the others are used is in"
    yield "[Benchmarks/Peers](../Peers). Swift has a program of its own, which runs five times. Ratios inside one run hold; times differ from machine"
    yield "to machine, and so do some ratios: where the raw C loop alone exceeds a limit, the row says so.\n"
    yield circumstances() + "\n"
    yield "![Time per target against the number of targets](peers.svg)\n"
    yield f"## Limits: {outcome}\n"
    yield "| What | Limit | Measured | |\n|---|---|---:|---|"
    yield from rows
    yield "\nWhere the time of each goes, and what was tried: [WhereTimeGoes.md](../WhereTimeGoes.md)."
    yield "\n## One message to many targets: nanoseconds per target\n"
    yield "| Targets | " + " | ".join(f"{size:,}" for size in SIZES) + " |\n|---|" + "---:|" * len(SIZES)
    for name, series in MULTICASTS:
        yield f"| {name} | " + " | ".join(number(time[f"{series}/{size}"] / size) for size in SIZES) + " |"
    yield "\n## One message to one object: nanoseconds\n"
    yield "| What | |\n|---|---:|"
    for name, series in SINGLE:
        yield f"| {name} | {number(time[series])} |"


time = medians()
folder.mkdir(exist_ok=True)
(folder / "peers.md").write_text("\n".join(page(time)) + "\n")
(folder / "peers.svg").write_text(chart.draw(lambda series, size: time[f"{series}/{size}"] / size, SIZES))
