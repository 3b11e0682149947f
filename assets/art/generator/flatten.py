"""Turns a drawing into one flat list of paths: no groups, no transforms, only absolute M, L, C, Q and Z.

The game draws the pictures with a small renderer that knows neither the strokes of scaled groups nor the opacity of a
group; after this step there are none. It also measures the drawing, strokes included.
"""
import math
import re
import xml.etree.ElementTree as ET

K = 0.5522847498  # a quarter of a circle as a cubic curve


def times(a, b):
    return (
        a[0] * b[0] + a[2] * b[1],
        a[1] * b[0] + a[3] * b[1],
        a[0] * b[2] + a[2] * b[3],
        a[1] * b[2] + a[3] * b[3],
        a[0] * b[4] + a[2] * b[5] + a[4],
        a[1] * b[4] + a[3] * b[5] + a[5],
    )


def matrix(transform):
    m = (1, 0, 0, 1, 0, 0)
    for name, args in re.findall(r"(\w+)\(([^)]*)\)", transform or ""):
        v = [float(q) for q in re.split(r"[ ,]+", args.strip())]
        if name == "translate":
            t = (1, 0, 0, 1, v[0], v[1] if len(v) > 1 else 0)
        elif name == "scale":
            t = (v[0], 0, 0, v[1] if len(v) > 1 else v[0], 0, 0)
        elif name == "rotate":
            c, s = math.cos(math.radians(v[0])), math.sin(math.radians(v[0]))
            t = (c, s, -s, c, 0, 0)
        else:
            t = tuple(v)
        m = times(m, t)
    return m


def arc(x0, y0, rx, ry, turn, large, sweep, x1, y1):
    """An elliptic arc as cubic curves: [(c1x, c1y, c2x, c2y, x, y)]. The art turns no arc's axes."""
    assert turn == 0, "an arc with turned axes"
    u0, v0, u1, v1 = x0 / rx, y0 / ry, x1 / rx, y1 / ry
    dx, dy = u1 - u0, v1 - v0
    q = dx * dx + dy * dy
    k = math.sqrt(max(0, 1 / q - 0.25)) * (1 if large != sweep else -1) if q else 0
    cx, cy = (u0 + u1) / 2 - dy * k, (v0 + v1) / 2 + dx * k
    a0, a1 = math.atan2(v0 - cy, u0 - cx), math.atan2(v1 - cy, u1 - cx)
    if sweep and a1 < a0:
        a1 += 2 * math.pi
    if not sweep and a1 > a0:
        a1 -= 2 * math.pi
    steps = max(1, math.ceil(abs(a1 - a0) / (math.pi / 2) - 1e-6))
    out, d = [], (a1 - a0) / steps
    h = 4 / 3 * math.tan(d / 4)
    for i in range(steps):
        b0, b1 = a0 + i * d, a0 + (i + 1) * d
        pts = (
            (math.cos(b0) - h * math.sin(b0), math.sin(b0) + h * math.cos(b0)),
            (math.cos(b1) + h * math.sin(b1), math.sin(b1) - h * math.cos(b1)),
            (math.cos(b1), math.sin(b1)),
        )
        out.append(tuple(v for p in pts for v in ((p[0] + cx) * rx, (p[1] + cy) * ry)))
    return out


COUNT = dict(M=2, L=2, H=1, V=1, C=6, S=4, Q=4, A=7, Z=0)
TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")


def parse(d):
    """A path's data as [(command, points...)] in absolute M, L, C, Q, Z."""
    toks = TOKEN.findall(d)
    out, i, cmd = [], 0, None
    x = y = sx = sy = 0.0
    last = None  # the second control point of the curve before
    while i < len(toks):
        if toks[i].isalpha():
            cmd = toks[i]
            i += 1
        up = cmd.upper()
        v = [float(t) for t in toks[i : i + COUNT[up]]]
        i += COUNT[up]
        rel = cmd.islower()
        if up == "Z":
            out.append(("Z",))
            x, y, last = sx, sy, None
            continue
        if rel:
            if up == "H":
                v = [v[0] + x]
            elif up == "V":
                v = [v[0] + y]
            elif up == "A":
                v[5] += x
                v[6] += y
            else:
                v = [q + (x if j % 2 == 0 else y) for j, q in enumerate(v)]
        if up == "H":
            up, v = "L", [v[0], y]
        elif up == "V":
            up, v = "L", [x, v[0]]
        elif up == "S":
            c = (2 * x - last[0], 2 * y - last[1]) if last else (x, y)
            up, v = "C", [c[0], c[1], *v]
        if up == "A":
            for seg in arc(x, y, *v):
                out.append(("C", *seg))
            last = None
            x, y = v[5], v[6]
            continue
        out.append((up, *v))
        last = (v[2], v[3]) if up == "C" else None
        x, y = v[-2], v[-1]
        if up == "M":
            sx, sy = x, y
            cmd = "l" if rel else "L"
    return out


def oval(cx, cy, rx, ry):
    a, b = rx * K, ry * K
    return [
        ("M", cx + rx, cy),
        ("C", cx + rx, cy + b, cx + a, cy + ry, cx, cy + ry),
        ("C", cx - a, cy + ry, cx - rx, cy + b, cx - rx, cy),
        ("C", cx - rx, cy - b, cx - a, cy - ry, cx, cy - ry),
        ("C", cx + a, cy - ry, cx + rx, cy - b, cx + rx, cy),
        ("Z",),
    ]


def box_path(x, y, w, h, r):
    r = min(r, w / 2, h / 2)
    if not r:
        return [("M", x, y), ("L", x + w, y), ("L", x + w, y + h), ("L", x, y + h), ("Z",)]
    k = r * (1 - K)
    return [
        ("M", x + r, y),
        ("L", x + w - r, y),
        ("C", x + w - k, y, x + w, y + k, x + w, y + r),
        ("L", x + w, y + h - r),
        ("C", x + w, y + h - k, x + w - k, y + h, x + w - r, y + h),
        ("L", x + r, y + h),
        ("C", x + k, y + h, x, y + h - k, x, y + h - r),
        ("L", x, y + r),
        ("C", x, y + k, x + k, y, x + r, y),
        ("Z",),
    ]


def outline(e, tag):
    g = lambda k: float(e.get(k, 0))
    if tag == "path":
        return parse(e.get("d"))
    if tag == "circle":
        return oval(g("cx"), g("cy"), g("r"), g("r"))
    if tag == "ellipse":
        return oval(g("cx"), g("cy"), g("rx"), g("ry"))
    if tag == "rect":
        return box_path(g("x"), g("y"), g("width"), g("height"), g("rx"))
    raise ValueError("no <%s> in the art" % tag)


def short(v):
    s = ("%.2f" % v).rstrip("0").rstrip(".")
    return "0" if s in ("-0", "") else s


class Flat:
    def __init__(self, svg):
        self.out = []
        self.box = [math.inf, math.inf, -math.inf, -math.inf]
        self.soft = False
        root = ET.fromstring("<g>%s</g>" % svg)
        self.walk(root, (1, 0, 0, 1, 0, 0), 1.0)

    def walk(self, e, m, alpha):
        m = times(m, matrix(e.get("transform")))
        alpha *= float(e.get("opacity", 1))
        if alpha == 0:
            return
        if e.tag == "g":
            for child in e:
                self.walk(child, m, alpha)
            return
        grow = math.sqrt(abs(m[0] * m[3] - m[1] * m[2]))
        stroke = e.get("stroke") if e.get("stroke") not in (None, "none") else None
        width = float(e.get("stroke-width", 1)) * grow if stroke else 0
        d = ""
        for seg in outline(e, e.tag):
            d += seg[0]
            pts = []
            for i in range(1, len(seg), 2):
                x, y = m[0] * seg[i] + m[2] * seg[i + 1] + m[4], m[1] * seg[i] + m[3] * seg[i + 1] + m[5]
                pts.append(short(x) + " " + short(y))
                half = width / 2
                if stroke and e.get("stroke-linejoin", "miter") == "miter":
                    half = width  # room for a pointed corner
                self.box = [
                    min(self.box[0], x - half),
                    min(self.box[1], y - half),
                    max(self.box[2], x + half),
                    max(self.box[3], y + half),
                ]
            d += " ".join(pts)
        a = ' fill="%s"' % e.get("fill", "none")
        if "soft" in e.get("fill", ""):
            self.soft = True
        if stroke:
            a += ' stroke="%s" stroke-width="%s"' % (stroke, short(width))
            for k in ("stroke-linecap", "stroke-linejoin"):
                if e.get(k):
                    a += ' %s="%s"' % (k, e.get(k))
            if e.get("stroke-dasharray"):
                dashes = re.split(r"[ ,]+", e.get("stroke-dasharray"))
                a += ' stroke-dasharray="%s"' % " ".join(short(float(v) * grow) for v in dashes)
        if alpha != 1:
            a += ' opacity="%.3g"' % alpha
        self.out.append('<path d="%s"%s/>' % (d, a))
