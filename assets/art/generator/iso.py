"""The projection and the solids everything is built from.

World: x runs east (screen right-down), y south (screen left-down), both in tiles; z up, in pixels at 100 %.
Screen: sx = (x - y) * HW, sy = (x + y) * HH - z. One light from the north-west of the picture: tops are
lightest, south faces (screen left) middle, east faces (screen right) dark, shadows fall towards +x.
Only plain paths, polygons, circles, ellipses, groups and transforms are written: no filters, clips, masks or
patterns, so that small renderers can draw it.
"""
import math
from palette import HW, HH, SHADOW, tint, shade


def n(v):
    """A short number."""
    s = "%.1f" % v
    if s.endswith(".0"):
        s = s[:-2]
    return "0" if s == "-0" else s


def P(x, y, z=0):
    return ((x - y) * HW, (x + y) * HH - z)


def attrs(**kw):
    out = []
    for k, v in kw.items():
        if v is None:
            continue
        k = (
            {
                "sw": "stroke-width",
                "cap": "stroke-linecap",
                "join": "stroke-linejoin",
                "dash": "stroke-dasharray",
                "cls": "class",
            }
            .get(k, k)
            .replace("_", "-")
        )
        out.append(
            '%s="%s"'
            % (k, n(v) if isinstance(v, float) and k not in ("opacity", "fill-opacity", "stroke-opacity") else v)
        )
    return (" " + " ".join(out)) if out else ""


def d_poly(points):
    return "M" + "L".join("%s %s" % (n(a), n(b)) for a, b in points) + "Z"


def poly(points, fill, **kw):
    return '<path d="%s"%s/>' % (d_poly(points), attrs(fill=fill, **kw))


def path(d, fill="none", **kw):
    return '<path d="%s"%s/>' % (d, attrs(fill=fill, **kw))


def circle(cx, cy, r, fill, **kw):
    return '<circle cx="%s" cy="%s" r="%s"%s/>' % (n(cx), n(cy), n(r), attrs(fill=fill, **kw))


def ellipse(cx, cy, rx, ry, fill, **kw):
    return '<ellipse cx="%s" cy="%s" rx="%s" ry="%s"%s/>' % (n(cx), n(cy), n(rx), n(ry), attrs(fill=fill, **kw))


def rect(x, y, w, h, fill, r=0, **kw):
    rr = ' rx="%s" ry="%s"' % (n(r), n(r)) if r else ""
    return '<rect x="%s" y="%s" width="%s" height="%s"%s%s/>' % (n(x), n(y), n(w), n(h), rr, attrs(fill=fill, **kw))


def line(x1, y1, x2, y2, stroke, sw=1, **kw):
    return path("M%s %sL%s %s" % (n(x1), n(y1), n(x2), n(y2)), stroke=stroke, sw=sw, **kw)


def group(body, **kw):
    return "<g%s>%s</g>" % (attrs(**kw), body)


def scaled(s, sy=None):
    """Both factors are always written."""
    return "scale(%.3g %.3g)" % (s, s if sy is None else sy)


def at(body, x, y, s=1.0):
    """Moved and scaled."""
    return group(body, transform="translate(%s %s)" % (n(x), n(y)) + (" " + scaled(s) if s != 1 else ""))


# --- planes: flat drawings laid onto the floor or a wall --------------------------------------------
def on_south(body, x, y, z, k=1.0):
    """A flat drawing in pixels, on a face that looks south; its origin at (x, y, z)."""
    a, b = HW / 107.33 * k, HH / 107.33 * k
    e, f = P(x, y, z)
    return group(body, transform="matrix(%.4g %.4g 0 %.4g %s %s)" % (a, b, k, n(e), n(f)))


def on_east(body, x, y, z, k=1.0):
    """The same on a face that looks east; its x axis runs towards -y."""
    a, b = HW / 107.33 * k, -HH / 107.33 * k
    e, f = P(x, y, z)
    return group(body, transform="matrix(%.4g %.4g 0 %.4g %s %s)" % (a, b, k, n(e), n(f)))


def on_floor(body, x, y, z=0, k=1.0):
    """Lying on the floor, turned towards the viewer."""
    e, f = P(x, y, z)
    return group(body, transform="translate(%s %s) " % (n(e), n(f)) + scaled(k, k / 2))


# --- faces and solids -------------------------------------------------------------------------------
def top(x0, y0, x1, y1, z, fill, **kw):
    return poly([P(x0, y0, z), P(x1, y0, z), P(x1, y1, z), P(x0, y1, z)], fill, **kw)


def south(x0, x1, y, z0, z1, fill, **kw):
    return poly([P(x0, y, z1), P(x1, y, z1), P(x1, y, z0), P(x0, y, z0)], fill, **kw)


def east(y0, y1, x, z0, z1, fill, **kw):
    return poly([P(x, y0, z1), P(x, y1, z1), P(x, y1, z0), P(x, y0, z0)], fill, **kw)


TOP, SOUTH, EAST = 0.16, 0.06, 0.2  # how much lighter or darker the three sides are


def tones(c):
    return tint(c, TOP), shade(c, SOUTH), shade(c, EAST)


def box(x0, y0, x1, y1, z0, z1, c, t=None, s=None, e=None):
    ct, cs, ce = tones(c)
    return south(x0, x1, y1, z0, z1, s or cs) + east(y0, y1, x1, z0, z1, e or ce) + top(x0, y0, x1, y1, z1, t or ct)


def cast(x0, y0, x1, y1, h, z=0, a=0.13):
    """The shadow a box of height h throws on the ground, to the east and a little south."""
    dx, dy = min(h, 60) / 107 * 0.42, min(h, 60) / 107 * 0.1
    return poly(
        [
            P(x1, y0, z),
            P(x1 + dx, y0 + dy, z),
            P(x1 + dx, y1 + dy, z),
            P(x0 + dx, y1 + dy, z),
            P(x0, y1, z),
            P(x1, y1, z),
        ],
        SHADOW,
        opacity=a,
    )


def rrect(x0, y0, x1, y1, r, k=4):
    """A rectangle with round corners, as points."""
    out = []
    for cx, cy, a0 in ((x1 - r, y0 + r, -90), (x1 - r, y1 - r, 0), (x0 + r, y1 - r, 90), (x0 + r, y0 + r, 180)):
        for i in range(k + 1):
            a = math.radians(a0 + 90 * i / k)
            out.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return out


def prism(xy, z0, z1, c, t=None):
    """Any convex outline (clockwise on screen) pulled up; sides are shaded by the way they look."""
    out = []
    m = len(xy)
    for i in range(m):
        (ax, ay), (bx, by) = xy[i], xy[(i + 1) % m]
        nx, ny = by - ay, -(bx - ax)
        q = math.hypot(nx, ny) or 1
        nx, ny = nx / q, ny / q
        if nx + ny <= 0.001:
            continue
        f = (SOUTH + EAST) / 2 + (EAST - SOUTH) / 2 * (nx - ny)
        col = shade(c, f)
        out.append(poly([P(ax, ay, z1), P(bx, by, z1), P(bx, by, z0), P(ax, ay, z0)], col, stroke=col, sw=0.5))
    out.append(poly([P(x, y, z1) for x, y in xy], t or tint(c, TOP)))
    return "".join(out)


def disc(cx, cy, r, z, fill, **kw):
    x, y = P(cx, cy, z)
    return ellipse(x, y, r * HW * 1.4142, r * HH * 1.4142, fill, **kw)


def ring(cx, cy, r, z, stroke, sw, **kw):
    x, y = P(cx, cy, z)
    return ellipse(x, y, r * HW * 1.4142, r * HH * 1.4142, "none", stroke=stroke, sw=sw, **kw)


def cylinder(cx, cy, r, z0, z1, c, t=None, r2=None):
    """Upright, in three bands of shade; r2 is the upper radius of a cone's stump."""
    r2 = r if r2 is None else r2
    x, y0 = P(cx, cy, z0)
    _, y1 = P(cx, cy, z1)
    a, b = r * HW * 1.4142, r * HH * 1.4142
    a2, b2 = r2 * HW * 1.4142, r2 * HH * 1.4142

    def band(f0, f1, col):
        u0, u1, w0, w1 = x + a * f0, x + a * f1, x + a2 * f0, x + a2 * f1
        g = lambda f, yy, bb: yy + bb * math.sqrt(max(0, 1 - f * f))
        k = 6
        pts = (
            [(w0, y1)]
            + [(x + a2 * (f0 + (f1 - f0) * i / k), g(f0 + (f1 - f0) * i / k, y1, b2)) for i in range(k + 1)]
            + [(w1, y1)]
        )
        low = [(x + a * (f1 + (f0 - f1) * i / k), g(f1 + (f0 - f1) * i / k, y0, b)) for i in range(k + 1)]
        return poly([pts[1]] + pts[2:-1] + low, col, stroke=col, sw=0.4)

    return (
        band(-1, -0.35, shade(c, SOUTH))
        + band(-0.35, 0.35, shade(c, (SOUTH + EAST) / 2))
        + band(0.35, 1, shade(c, EAST))
        + ellipse(x, y1, a2, b2, t or tint(c, TOP))
    )


# A soft spot, shared by every contact shadow.
DEFS = (
    '<defs><radialGradient id="soft"><stop offset="0" stop-color="%s" stop-opacity="0.9"/><stop offset="0.45" stop-color="%s" stop-opacity="0.55"/>'
    '<stop offset="1" stop-color="%s" stop-opacity="0"/></radialGradient></defs>' % (SHADOW, SHADOW, SHADOW)
)


def soft(sx, sy, rx, ry, a):
    """A soft spot on the screen."""
    return ellipse(sx, sy, rx, ry, "url(#soft)", opacity=a)


def blob_shadow(cx, cy, r, z=0, a=0.15):
    """Soft contact shadow on the floor, a little to the east."""
    x, y = P(cx + r * 0.35, cy + r * 0.05, z)
    return soft(x, y, r * HW * 1.4142 * 1.45, r * HH * 1.4142 * 1.45, round(a * 2.2, 2))
