"""The chart: time per target against the number of targets, both logarithmic. An SVG that can be read on light and on dark pages."""

from math import log10

WIDTH, HEIGHT = 800, 460
LEFT, RIGHT, TOP, BOTTOM = 64, 220, 46, 48
LABEL_HEIGHT = 17

# Name in the chart, series, colour on light and on dark. Ours is the first.
LINES = [
    ("CFFIShim (this project)", "core/multicast", "#0969da", "#58a6ff"),
    ("loop over C functions", "raw/multicast", "#57606a", "#9aa4af"),
    ("libsigc++ signal", "sigcpp/multicast", "#1a7f37", "#3fb950"),
    ("Qt 5 signal", "qt/multicast", "#7a6000", "#d4a72c"),
    ("ffi_call, each", "libffi/multicast", "#8250df", "#bc8cff"),
    ("GLib signal, generic", "glib/multicast", "#bf3989", "#f778ba"),
    ("GNUstep NSProxy", "gnustep/multicast", "#cf222e", "#ff7b72"),
]


def spread(heights):
    """Moves labels apart that would lie over each other, each as little as possible in turn."""
    order = sorted(range(len(heights)), key=lambda i: heights[i])
    placed = list(heights)
    for _ in range(100):
        for upper, lower in zip(order, order[1:]):
            lack = LABEL_HEIGHT - (placed[lower] - placed[upper])
            if lack > 0:
                placed[upper] -= lack / 2
                placed[lower] += lack / 2
    return placed


def draw(per_target, sizes):
    """`per_target(series, size)` is nanoseconds."""
    points = [[(size, per_target(series, size)) for size in sizes] for _, series, _, _ in LINES]
    times = [time for line in points for _, time in line]
    low, high = log10(min(times)) - 0.12, log10(max(times)) + 0.12

    def x(size):
        return LEFT + (WIDTH - LEFT - RIGHT) * log10(size) / log10(sizes[-1])

    def y(time):
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - log10(time)) / (high - low)

    style = ["text { font: 13px system-ui, sans-serif; fill: #424a53 } .grid { stroke: #d0d7de } .name { font-weight: 600 }"]
    dark = ["text { fill: #c9d1d9 } .grid { stroke: #30363d }"]
    for i, (_, _, on_light, on_dark) in enumerate(LINES):
        style.append(f".s{i} {{ stroke: {on_light} }} .t{i} {{ fill: {on_light} }}")
        dark.append(f".s{i} {{ stroke: {on_dark} }} .t{i} {{ fill: {on_dark} }}")
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" role="img">',
        "<title>Time per target against the number of targets</title>",
        "<style>", *style, "@media (prefers-color-scheme: dark) {", *dark, "}", "</style>",
        f'<text x="{LEFT - 48}" y="22">Nanoseconds per target: one message (int, double) to many targets, both axes logarithmic</text>',
    ]  # fmt: skip

    for exponent in range(-1, 6):
        for digit in (1, 2, 5):
            time = digit * 10**exponent
            if low <= log10(time) <= high:
                out.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(time):.1f}" y2="{y(time):.1f}"/>')
                out.append(f'<text x="{LEFT - 8}" y="{y(time) + 4:.1f}" text-anchor="end">{time:,}</text>')
    for size in sizes:
        out.append(f'<line class="grid" x1="{x(size):.1f}" x2="{x(size):.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>')
        out.append(f'<text x="{x(size):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{size:,}</text>')
    out.append(f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 10}" text-anchor="middle">targets</text>')

    labels = spread([y(line[-1][1]) for line in points])
    for i in reversed(range(len(LINES))):  # ours on top
        path = " ".join(f"{x(size):.1f},{y(time):.1f}" for size, time in points[i])
        out.append(f'<polyline class="s{i}" fill="none" stroke-width="{3.5 if i == 0 else 2}" points="{path}"/>')
        for size, time in points[i]:
            out.append(f'<circle class="t{i}" cx="{x(size):.1f}" cy="{y(time):.1f}" r="{4 if i == 0 else 3}"/>')
        out.append(f'<text class="t{i} name" x="{WIDTH - RIGHT + 12}" y="{labels[i] + 4:.1f}">{LINES[i][0]}</text>')
    out.append("</svg>\n")
    return "\n".join(out)
