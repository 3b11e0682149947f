"""Every module and every space of a clinic, as an open doll's-house room.

A room is drawn in four layers: slab and floor, back walls, things and people sorted by depth (x + y), front walls.
Places inside a room are in tiles from its north corner. Furniture keeps to the north half; people stand in the south
and east. The north corner is the top of the picture of a tile, x runs to the right-hand corner, y to the left-hand one.
"""
from iso import *
from palette import *
import icons

T = WALL_T
# Depths: what lies on the floor, then what hangs on the west wall, then (up to 0) on the north wall; furniture
# is above 0.
FLOOR, WEST_WALL = -2, -1.2
DOOR = (0.64, 0.86)  # the gap in a wall between two modules, the same on all four sides
GATE = (0.36, 0.64)  # the gap of an entrance in an outer wall
WHOLE, WITH_DOOR, WITH_GATE = ((0, 1),), ((0, DOOR[0]), (DOOR[1], 1)), ((0, GATE[0]), (GATE[1], 1))


class Room:
    def __init__(self, hue, near="", functional=True, wash=None, checks=6, floor=(0.84, 0.75)):
        """near: which sides touch another module, out of 'NWSE'. wash: the color everything is drawn towards,
        for the ghost of a forbidden tile. floor: how much lighter than the hue its two kinds of tiles are."""
        self.floor = floor
        self.on = functional
        self.hue = wash or (hue if functional else grey(hue, 0.72))
        self.near = near
        self.items = []
        self.checks = checks
        self.over = ""
        self.wash = wash

    def c(self, color):
        """A color as this room shows it: greyed while the room doesn't work."""
        if self.wash:
            return mix(color, self.wash, 0.45)
        return color if self.on else grey(color, 0.8)

    def add(self, depth, svg):
        self.items.append((depth, svg))

    # -- shell --
    def slab(self):
        out = ""
        if "S" not in self.near:
            out += south(0, 1, 1, -SLAB, 0, shade(PLASTER, 0.07))
        if "E" not in self.near:
            out += east(0, 1, 1, -SLAB, 0, shade(PLASTER, 0.19))
        return out

    def ground(self):
        a, b = (tint(self.hue, t) for t in self.floor)
        out = top(0, 0, 1, 1, 0, a)
        k = self.checks
        w = 1 / k
        d = ""
        for i in range(k):
            for j in range(k):
                if (i + j) % 2:
                    d += d_poly([P(i * w, j * w), P(i * w + w, j * w), P(i * w + w, j * w + w), P(i * w, j * w + w)])
        out += path(d, b)
        return out

    # -- walls: each is drawn in pieces (from, to) along its side, leaving the gaps of doors --
    def wall_north(self, pieces, z):
        h, rim = self.hue, tint(self.hue, 0.62)
        out = top(T, T, 1, T + z / 107 * 0.12, 0, SHADOW, opacity=0.07)
        for x0, x1 in pieces:
            out += (
                south(x0, x1, T, 0, z, tint(h, 0.08))
                + south(x0, x1, T, 0, 2, tint(h, 0.5))
                + east(0, T, x1, 0, z, shade(rim, 0.1))
                + top(x0, 0, x1, T, z, rim)
            )
        return out

    def wall_west(self, pieces, z):
        h, rim = self.hue, tint(self.hue, 0.62)
        out = top(T, T, T + z / 107 * 0.42, 1, 0, SHADOW, opacity=0.1)
        for y0, y1 in pieces:
            out += (
                east(y0, y1, T, 0, z, shade(h, 0.12))
                + east(y0, y1, T, 0, 2, tint(h, 0.3))
                + south(0, T, y1, 0, z, shade(rim, 0.04))
                + top(0, y0, T, y1, z, rim)
            )
        return out

    def front_tones(self):
        return dict(t=tint(self.hue, 0.62), s=shade(self.hue, 0.03), e=shade(self.hue, 0.2))

    def wall_south(self, pieces):
        out = "".join(box(x0, 1 - T, x1, 1, 0, WALL_LOW, self.hue, **self.front_tones()) for x0, x1 in pieces)
        ce = shade(self.hue, 0.2)
        return out + east(1 - T, 1, 1, 0, WALL_LOW, ce, stroke=ce, sw=0.4)

    def wall_east(self, pieces):
        return "".join(box(1 - T, y0, 1, y1, 0, WALL_LOW, self.hue, **self.front_tones()) for y0, y1 in pieces)

    def back(self):
        n, w = "N" in self.near, "W" in self.near
        return self.wall_north(WITH_DOOR if n else WHOLE, WALL_LOW if n else WALL_HIGH) + self.wall_west(
            WITH_DOOR if w else WHOLE, WALL_LOW if w else WALL_HIGH
        )

    def front(self):
        return self.wall_east(WITH_DOOR if "E" in self.near else WHOLE) + self.wall_south(
            WITH_DOOR if "S" in self.near else WHOLE
        )

    # -- layers --
    def furniture(self):
        """What stands or lies in the room, far to near, without what hangs on the back walls."""
        return "".join(s for d, s in sorted(self.items, key=lambda i: i[0]) if d <= FLOOR or d > 0)

    def hung(self, west):
        """What hangs on the west wall, or on the north wall."""
        keep = [i for i in self.items if FLOOR < i[0] <= 0 and (i[0] == WEST_WALL) == west]
        return "".join(s for _, s in sorted(keep, key=lambda i: i[0]))

    def svg(self):
        self.items.sort(key=lambda i: i[0])
        return (
            self.slab() + self.ground() + self.back() + "".join(s for _, s in self.items) + self.front() + self.over
        )

    # -- things every room may have --
    def window_n(self, x0, x1):
        if "N" in self.near:
            return
        g = self.c(MIRROR) if self.on else "#C9C6C6"
        self.add(
            -1,
            south(x0, x1, T, 9, 21, tint(self.hue, 0.75))
            + south(x0 + 0.015, x1 - 0.015, T, 10.5, 19.5, g)
            + south((x0 + x1) / 2 - 0.008, (x0 + x1) / 2 + 0.008, T, 10.5, 19.5, tint(self.hue, 0.75)),
        )

    def window_w(self, y0, y1):
        if "W" in self.near:
            return
        g = self.c("#BFD6E2") if self.on else "#B9B5B8"
        self.add(
            WEST_WALL,
            east(y0, y1, T, 9, 21, tint(self.hue, 0.45))
            + east(y0 + 0.015, y1 - 0.015, T, 10.5, 19.5, g)
            + east((y0 + y1) / 2 - 0.008, (y0 + y1) / 2 + 0.008, T, 10.5, 19.5, tint(self.hue, 0.45)),
        )

    def box(self, x0, y0, x1, y1, z0, z1, c, shadow=True, **kw):
        c = self.c(c)
        kw = {k: self.c(v) for k, v in kw.items()}
        self.add(
            (x0 + x1 + y0 + y1) / 2 + z0 / 1000,
            (cast(x0, y0, x1, y1, z1 - z0) if shadow and z0 == 0 else "") + box(x0, y0, x1, y1, z0, z1, c, **kw),
        )

    def plant(self, x, y, s=1.0):
        g = self.c("#6FA35C")
        self.add(
            x + y,
            blob_shadow(x, y, 0.05 * s)
            + cylinder(x, y, 0.032 * s, 0, 8 * s, self.c("#F3EBDD"), r2=0.042 * s)
            + leaf_ball(*P(x, y, 15 * s), 8.5 * s, g),
        )


def leaf_ball(sx, sy, r, c):
    """A round crown: three flat tones, lit from the north-west."""
    return (
        circle(sx, sy, r, shade(c, 0.16))
        + circle(sx - r * 0.13, sy - r * 0.13, r * 0.86, c)
        + circle(sx - r * 0.3, sy - r * 0.34, r * 0.5, tint(c, 0.2))
    )


def tree(x, y, s=1.0, c="#7FAE5E", h=16):
    sx, sy = P(x, y, 0)
    return (
        blob_shadow(x + 0.02, y, 0.085 * s, a=0.15)
        + poly(
            [(sx - 1.6 * s, sy), (sx + 1.6 * s, sy), (sx + 1.2 * s, sy - h * s), (sx - 1.2 * s, sy - h * s)],
            TRUNK,
        )
        + leaf_ball(sx, sy - (h + 7) * s, 13 * s, c)
    )


def conifer(x, y, s=1.0, c="#5E9A6B"):
    sx, sy = P(x, y, 0)
    out = blob_shadow(x + 0.02, y, 0.075 * s, a=0.15) + poly(
        [(sx - 1.5, sy), (sx + 1.5, sy), (sx + 1.5, sy - 6 * s), (sx - 1.5, sy - 6 * s)], TRUNK
    )
    for k, (w, z0, z1) in enumerate(((11, 5, 23), (9, 14, 31), (6.5, 23, 38))):
        z0, z1, w = z0 * s, z1 * s, w * s
        out += path(
            "M%s %sQ%s %s %s %sL%s %sZ"
            % (n(sx - w), n(sy - z0), n(sx), n(sy - z0 + w * 0.5), n(sx + w), n(sy - z0), n(sx), n(sy - z1)),
            shade(c, 0.1),
        )
        out += path(
            "M%s %sQ%s %s %s %sL%s %sZ"
            % (
                n(sx - w),
                n(sy - z0),
                n(sx - w * 0.4),
                n(sy - z0 + w * 0.32),
                n(sx + w * 0.1),
                n(sy - z0 + w * 0.25),
                n(sx),
                n(sy - z1),
            ),
            tint(c, 0.06),
        )
    return out


def hatch_tile(color=INK, a=0.2, step=10, inset=0.05):
    """Slanting lines over a whole tile: one may pass here but not stop."""
    w, h = HW * (1 - 2 * inset), HH * (1 - 2 * inset)
    cy = HH
    d = ""
    c = -(w + h) + step / 2
    while c < w + h:
        hits = []
        for sx in (1, -1):
            for sy in (1, -1):
                dx = (1 - sy * c / h) / (sx / w - sy / h)
                dy = c - dx
                if sx * dx >= -1e-6 and sy * dy >= -1e-6:
                    hits.append((dx, dy))
        if len(hits) >= 2:
            hits.sort()
            (x0, y0), (x1, y1) = hits[0], hits[-1]
            if x1 - x0 > 3:
                d += "M%s %sL%s %s" % (n(x0), n(cy + y0), n(x1), n(cy + y1))
        c += step
    return path(d, stroke=color, sw=1.5, opacity=a)


# --- modules ----------------------------------------------------------------------------------------


def hub_carpet(service, functional=True, wash=None):
    r = Room(HUB, "", functional, wash)
    h = r.hue
    return (
        disc(0.6, 0.64, 0.27, 0, tint(h, 0.5))
        + disc(0.6, 0.64, 0.25, 0, tint(h, 0.9))
        + on_floor(icons.emblem(service, 30, tint(h, 0.12), tint(h, 0.9)), 0.6, 0.64)
    )


def hub_sign(service, place, functional=True, wash=None):
    """The round sign of a service, 'north' or 'west' on an outer wall, or small behind the 'desk'."""
    h = Room(HUB, "", functional, wash).hue
    sign = (
        circle(0, 0, 21, shade(h, 0.12))
        + circle(-1.6, -1, 21, CARD)
        + circle(-1.6, -1, 18.6, h)
        + at(icons.emblem(service, 27, CARD, h), -1.6, -1)
    )
    if place == "north":
        return on_south(sign, 0.33, T + 0.01, 27)
    if place == "west":
        return on_east(sign, T + 0.01, 0.33, 27)
    return on_south(sign, 0.3, 0.34, 27, 0.66)


def hub(near="", functional=True, wash=None, lift=False, hue=HUB):
    """The room of every service: desk, screen, bell, plant. Carpet and sign are the service's own."""
    r = Room(hue, near, functional, wash)
    c = r.c
    if "N" not in near:
        r.window_n(0.66, 0.9)
    if "W" not in near:
        r.window_w(0.58, 0.84)
    # L-shaped desk
    r.box(0.14, 0.34, 0.26, 0.56, 0, 14, BLUSH, t=CARD, s=tint(HUB, 0.3), e=tint(HUB, 0.1))
    r.box(0.14, 0.28, 0.62, 0.4, 0, 14, BLUSH, t=CARD, s=tint(HUB, 0.35), e=tint(HUB, 0.1))
    r.desk = r.furniture()
    r.items = [i for i in r.items if i[0] <= 0]
    # screen, bell and flowers on it
    r.add(
        0.81,
        box(0.4, 0.33, 0.43, 0.35, 14, 17, c(LAVENDER_GREY))
        + box(0.34, 0.325, 0.49, 0.345, 16, 26, c(SCREEN_FRAME), s=c(SCREEN)),
    )
    r.add(0.8, cylinder(0.56, 0.35, 0.016, 14, 16, c(GOLD)))
    if not lift:
        r.plant(0.88, 0.14, 1.0)
    return r


def bed(r, x0, y0, w=0.23, l=0.46, blanket=MINT):
    """Head to the north."""
    c = r.c
    x1, y1 = x0 + w, y0 + l
    d = x0 + y0 + 0.3
    s = cast(x0, y0, x1, y1, 12)
    s += (
        box(x0 + 0.015, y0 + 0.02, x0 + 0.04, y0 + 0.045, 0, 5, c(ALUMINIUM))
        + box(x0 + 0.015, y1 - 0.045, x0 + 0.04, y1 - 0.02, 0, 5, c(ALUMINIUM))
        + box(x1 - 0.04, y1 - 0.045, x1 - 0.015, y1 - 0.02, 0, 5, c(ALUMINIUM))
    )
    s += box(x0, y0, x1, y0 + 0.025, 0, 20, c("#E9E4EE"), t=c(CARD))  # headboard
    s += box(x0 + 0.005, y0 + 0.025, x1 - 0.005, y1, 5, 8, c("#D9D7E2"))  # frame
    s += prism(
        rrect(x0 + 0.008, y0 + 0.03, x1 - 0.008, y1 - 0.005, 0.03), 8, 12, c("#FBF8F2"), t=c(SNOW)
    )  # mattress
    s += prism(
        rrect(x0 + 0.04, y0 + 0.05, x1 - 0.04, y0 + 0.15, 0.03), 12, 15, c("#F4F1EC"), t=c(WHITE)
    )  # pillow
    if r.on:
        blanket = c(blanket)
        s += prism(rrect(x0 + 0.002, y0 + 0.2, x1 - 0.002, y1 - 0.01, 0.02), 9, 13.2, blanket)  # blanket
        s += top(x0 + 0.002, y0 + 0.2, x1 - 0.002, y0 + 0.245, 13.2, tint(blanket, 0.6))
    r.add(d, s)


def treatment(near="", functional=True, wash=None, lift=False):
    r = Room(TREAT, near, functional, wash)
    r.window_n(0.14, 0.3)
    r.window_n(0.44, 0.6)
    r.window_w(0.4, 0.6)
    bed(r, 0.11, 0.09)
    bed(r, 0.43, 0.09)
    # cabinet between the beds with a monitor
    r.box(0.355, 0.09, 0.415, 0.17, 0, 13, "#F1ECE4", t=CARD)
    # drip stand
    x, y = P(0.7, 0.16)
    r.add(
        0.82,
        blob_shadow(0.7, 0.16, 0.03)
        + line(x, y, x, y - 32, r.c(TIN), 1.6)
        + line(x - 4, y - 32, x + 4, y - 32, r.c(TIN), 1.6, cap="round")
        + rect(x - 7, y - 31, 6, 9, r.c("#CFEAF0"), 2)
        + rect(x - 7, y - 26.5, 6, 4.5, r.c("#8ED0DC"), 2),
    )
    return r


def shelf_n(r, x0, x1, y0=T, d=0.14, h=34, seed=0):
    """An open shelf with boxes, its back to the north wall."""
    c = r.c
    y1 = y0 + d
    cols = ["#F7E3BD", TANGERINE, CARD, "#C97F3A", "#F1C877", "#8CC7C1", "#E8D3B0", "#D9695A"]
    s = cast(x0, y0, x1, y1, h) + box(
        x0, y0, x1, y1, 0, h, c("#C98F45"), t=c(SHELF_TOP), s=c("#9C6A34"), e=c(SHELF_SIDE)
    )
    rows = 3
    m = (h - 3) / rows
    k = seed
    for j in range(rows):
        z0 = 2 + j * m
        x = x0 + 0.015
        while x < x1 - 0.05:
            w = (0.055, 0.075, 0.065, 0.09)[k % 4]
            w = min(w, x1 - 0.015 - x)
            hh = (m - 3.2) * (1, 0.78, 0.9, 0.62)[(k * 7 + j) % 4]
            s += south(x, x + w - 0.012, y1, z0 + 0.5, z0 + hh, c(cols[(k * 5 + j * 3) % len(cols)]))
            x += w
            k += 1
        s += south(x0, x1, y1, z0 - 1.2, z0 + 0.3, c(BOARD_LIGHT))
    s += (
        south(x0, x1, y1, h - 1.5, h, c(BOARD_LIGHT))
        + south(x0, x0 + 0.014, y1, 0, h, c(BOARD))
        + south(x1 - 0.014, x1, y1, 0, h, c(BOARD))
    )
    r.add((x0 + x1) / 2 + y0 - 0.1, s)


def shelf_w(r, y0, y1, x0=T, d=0.14, h=34, seed=3):
    c = r.c
    x1 = x0 + d
    cols = ["#E2C691", "#CE8F3C", "#E9E2D6", "#B06C33", "#DDB062", "#72AFAA", "#D2BB95", "#BF594F"]
    s = cast(x0, y0, x1, y1, h) + box(
        x0, y0, x1, y1, 0, h, c("#B87F3C"), t=c(SHELF_TOP), s=c(SHELF_SIDE), e=c("#875A30")
    )
    rows = 3
    m = (h - 3) / rows
    k = seed
    for j in range(rows):
        z0 = 2 + j * m
        y = y0 + 0.015
        while y < y1 - 0.05:
            w = (0.07, 0.055, 0.09, 0.065)[k % 4]
            w = min(w, y1 - 0.015 - y)
            hh = (m - 3.2) * (1, 0.78, 0.9, 0.62)[(k * 5 + j) % 4]
            s += east(y, y + w - 0.012, x1, z0 + 0.5, z0 + hh, c(cols[(k * 5 + j * 3) % len(cols)]))
            y += w
            k += 1
        s += east(y0, y1, x1, z0 - 1.2, z0 + 0.3, c(BOARD_EAST))
    s += (
        east(y0, y1, x1, h - 1.5, h, c(BOARD_EAST))
        + east(y0, y0 + 0.014, x1, 0, h, c(BOARD_DARK))
        + east(y1 - 0.014, y1, x1, 0, h, c(BOARD_DARK))
    )
    r.add((y0 + y1) / 2 + x0 - 0.1, s)


def crate(r, x0, y0, w, h, c="#E3B878", z=0):
    x1, y1 = x0 + w, y0 + w
    r.add(
        x0 + y0 + w + z / 100,
        (cast(x0, y0, x1, y1, h) if z == 0 else "")
        + box(x0, y0, x1, y1, z, z + h, r.c(c))
        + top(x0 + w * 0.42, y0, x0 + w * 0.58, y1, z + h, r.c(tint(c, 0.5)))
        + south(x0 + w * 0.42, x0 + w * 0.58, y1, z + h * 0.6, z + h, r.c(tint(c, 0.4))),
    )


def supply(near="", functional=True, wash=None, lift=False):
    r = Room(SUPPLY, near, functional, wash)
    shelf_n(r, 0.2, 0.66 if lift else 0.9)
    shelf_w(r, 0.2, 0.9)
    crate(r, 0.36, 0.36, 0.17, 15)
    crate(r, 0.58, 0.32, 0.13, 11, "#EFD3A0")
    crate(r, 0.385, 0.385, 0.12, 10, "#F3DDB4", z=15)
    return r


def operating(near="", functional=True, wash=None, lift=False):
    r = Room(SPECIAL, near, functional, wash)
    c = r.c
    r.window_w(0.14, 0.34)
    r.add(FLOOR, disc(0.5, 0.5, 0.33, 0, tint(r.hue, 0.93)))
    # table
    s = blob_shadow(0.5, 0.47, 0.16, a=0.22) + cylinder(0.5, 0.48, 0.06, 0, 9, c("#C9CBD6"))
    s += prism(rrect(0.26, 0.37, 0.74, 0.57, 0.05), 9, 13, c(MATTRESS))
    s += prism(rrect(0.255, 0.365, 0.64, 0.575, 0.05), 12, 15, c("#6FB7A6"))
    s += prism(rrect(0.665, 0.4, 0.735, 0.54, 0.03), 13, 16, c(SNOW))
    r.add(0.95, s)
    # instrument trolley
    s = (
        cast(0.14, 0.58, 0.26, 0.78, 12)
        + box(0.14, 0.58, 0.26, 0.78, 1, 3, c(CHROME))
        + box(0.14, 0.58, 0.16, 0.6, 0, 13, c(CHROME))
        + box(0.24, 0.76, 0.26, 0.78, 0, 13, c(CHROME))
    )
    s += box(0.14, 0.58, 0.26, 0.78, 13, 15, c("#E7E9F1"))
    for i, y in enumerate((0.62, 0.66, 0.7, 0.74)):
        s += line(*P(0.165, y, 15), *P(0.235, y, 15), c(IRON), 1.3, cap="round")
    r.add(0.93, s)
    # monitor on the north wall
    if "N" not in near:
        r.add(
            -0.4,
            south(0.24, 0.54, T, 8, 23, c("#2F3A5C"))
            + south(0.255, 0.525, T, 9.5, 21.5, c(MONITOR))
            + on_south(
                path("M0 0H6L8.500 -5L12 6L14.500 0H27", stroke=c(PULSE), sw=1.6, join="round", cap="round"),
                0.265,
                T,
                15.5,
            ),
        )
    # anaesthetic machine
    if not lift:
        r.box(0.78, 0.1, 0.92, 0.22, 0, 20, "#E3E7F0", t=CARD)
        r.add(
            1.03,
            south(0.805, 0.895, 0.22, 11, 17, c(DENIM))
            + cylinder(0.82, 0.19, 0.018, 20, 25, c("#7FC4B4"))
            + cylinder(0.88, 0.15, 0.018, 20, 25, c("#E7B65A")),
        )
    # lamp on an arm, above the table
    bx, by = P(0.66, 0.12)
    ex, ey = P(0.48, 0.47, 58)
    arm = (
        blob_shadow(0.66, 0.12, 0.05)
        + cylinder(0.66, 0.12, 0.045, 0, 3, c("#B9BDCB"))
        + path(
            "M%s %sV%sQ%s %s %s %sL%s %sQ%s %s %s %sV%s"
            % (
                n(bx),
                n(by),
                n(by - 58),
                n(bx),
                n(by - 66),
                n(bx - 8),
                n(by - 69),
                n(ex + 8),
                n(ey - 17),
                n(ex),
                n(ey - 20),
                n(ex),
                n(ey - 13),
                n(ey - 5),
            ),
            stroke=c(LAMP_ARM),
            sw=3.2,
            cap="round",
            join="round",
        )
    )
    cone = ""
    if r.on:
        lx, ly = P(0.48, 0.47, 15)
        cone = poly(
            [(ex - 16, ey + 3), (ex + 16, ey + 3), (lx + 33, ly + 2), (lx - 33, ly + 2)], "#FFF3BF", opacity=0.3
        )
    head = (
        ellipse(ex, ey + 3, 19, 8.5, c("#FFF0B0"))
        + ellipse(ex, ey, 19, 9, c(LAMP_HEAD))
        + ellipse(ex - 1, ey - 1, 16.5, 7.2, c("#E9ECF4"))
        + ellipse(ex, ey - 2, 6, 2.6, c(LAMP_HEAD))
        + line(ex, ey - 10, ex, ey - 2, c(LAMP_ARM), 3.2, cap="round")
    )
    r.add(0.2, arm)
    r.add(0.93, cone)
    r.over = head
    return r


def coat_n(r, x, z=22):
    s = (
        path("M-5 0C-3 -2 3 -2 5 0L7 15C5 16.5 -5 16.5 -7 15Z", r.c(SNOW))
        + path("M0 -1.3V15.800", stroke=CORD, sw=1)
        + path("M-3 -1.5L0 4L3 -1.5", stroke=CORD, sw=1)
    )
    r.add(-0.3, on_south(circle(0, -2, 1.5, shade(SPECIAL, 0.4)) + s, x, T + 0.01, z))


def outpatient(near="", functional=True, wash=None, lift=False):
    r = Room(SPECIAL, near, functional, wash)
    c = r.c
    # coats hang on the wall, or on a stand of their own height where the wall is low
    if "N" in near:
        r.add(-0.4, south(0.1, 0.115, T, 0, 24, c(WALNUT)) + south(0.485, 0.5, T, 0, 24, c(WALNUT)))
    r.add(-0.4, south(0.08, 0.52, T, 22, 24.5, c(PINE)))
    for x in (0.16, 0.3, 0.44):
        coat_n(r, x)
    r.window_n(0.62, 0.9)
    r.window_w(0.16, 0.36)
    # desk with a screen and papers
    r.box(0.14, 0.3, 0.24, 0.5, 0, 13, PINE)
    r.box(0.14, 0.3, 0.62, 0.46, 11, 14, BIRCH, shadow=False)
    r.add(0.5, cast(0.14, 0.3, 0.62, 0.46, 12))
    r.box(0.54, 0.31, 0.61, 0.45, 0, 11, PINE)
    r.add(
        0.99,
        box(0.28, 0.35, 0.31, 0.38, 14, 17, c(LAVENDER_GREY))
        + box(0.22, 0.345, 0.4, 0.365, 16, 28, c("#4C5578"), s=c("#A8D6E8"))
        + top(0.44, 0.36, 0.52, 0.43, 14.2, SNOW)
        + top(0.47, 0.34, 0.55, 0.41, 14.4, "#F3F6FA"),
    )
    # the doctor's chair
    s = (
        blob_shadow(0.36, 0.2, 0.05)
        + cylinder(0.36, 0.2, 0.014, 0, 7, c(PEWTER))
        + prism(rrect(0.29, 0.14, 0.43, 0.27, 0.04), 7, 9.5, c(CORNFLOWER))
        + prism(rrect(0.29, 0.13, 0.43, 0.16, 0.015), 9, 21, c(SKY_CUSHION))
    )
    r.add(0.4, s)
    # eye chart and couch
    q = 0.2 if lift else 0  # the couch makes room for the tube
    s = (
        cast(0.74, 0.12 + q, 0.92, 0.5 + q, 10)
        + box(0.75, 0.13 + q, 0.91, 0.49 + q, 0, 7, c(MATTRESS))
        + prism(rrect(0.74, 0.12 + q, 0.92, 0.5 + q, 0.03), 7, 11, c("#7BA3D8"))
        + prism(rrect(0.755, 0.13 + q, 0.905, 0.24 + q, 0.03), 11, 14, c(SNOW))
    )
    r.add(1.0 + q, s)
    r.plant(0.12, 0.86, 0.9)
    return r


def laboratory(near="", functional=True, wash=None, lift=False):
    r = Room(SPECIAL, near, functional, wash)
    c = r.c
    r.window_n(0.68, 0.9)
    r.window_w(0.62, 0.86)
    # wall cabinet
    if "N" not in near:
        r.add(
            -0.4,
            south(0.14, 0.56, T, 19, 31, c("#E9EEF6"))
            + top(0.14, 0, 0.56, T, 31, c(CARD))
            + south(0.345, 0.355, T, 19, 31, c("#B9C4DA"))
            + east(0, T, 0.56, 19, 31, c("#C5CFE2")),
        )
    # benches
    r.box(T, 0.3, 0.23, 0.74, 0, 14, COOL_WHITE, t=WORKTOP, e="#9CB4D9")
    r.box(T, T, 0.66, 0.25, 0, 14, COOL_WHITE, t=WORKTOP, s="#B9CBE8")

    # flasks
    def flask(x, y, col, k=1.0):
        sx, sy = P(x, y, 14)
        g = path(
            "M%s %sL%s %sQ%s %s %s %sL%s %sZ"
            % (
                n(sx - 2 * k),
                n(sy - 13 * k),
                n(sx - 6.5 * k),
                n(sy - 1.5 * k),
                n(sx),
                n(sy + 2.6 * k),
                n(sx + 6.5 * k),
                n(sy - 1.5 * k),
                n(sx + 2 * k),
                n(sy - 13 * k),
            ),
            "#EAF4F7",
            opacity=0.95,
        )
        g += path(
            "M%s %sL%s %sQ%s %s %s %sL%s %sZ"
            % (
                n(sx - 3.9 * k),
                n(sy - 7.5 * k),
                n(sx - 6.3 * k),
                n(sy - 1.5 * k),
                n(sx),
                n(sy + 2.4 * k),
                n(sx + 6.3 * k),
                n(sy - 1.5 * k),
                n(sx + 3.9 * k),
                n(sy - 7.5 * k),
            ),
            c(col),
        )
        g += rect(sx - 2.8 * k, sy - 15 * k, 5.6 * k, 2.4 * k, "#D6E6EC", 1)
        return g

    r.add(0.6, flask(0.53, 0.15, "#E77FA0") + flask(0.61, 0.19, SUNFLOWER, 0.8))
    # rack of tubes
    s = box(0.22, 0.16, 0.43, 0.21, 14, 17, c(OAK))
    for i, col in enumerate((MINT, CORAL, MAUVE, SUNFLOWER)):
        sx, sy = P(0.252 + i * 0.048, 0.185, 17)
        s += rect(sx - 2.2, sy - 9, 4.4, 10, "#F7FBFC", 2) + rect(sx - 2.2, sy - 5, 4.4, 6, c(col), 2)
    r.add(0.75, s)
    # the microscope, big enough to be read
    r.add(0.95, microscope(*P(0.145, 0.56, 14), 1.12, c))
    # centrifuge
    r.add(0.56, cylinder(0.15, 0.38, 0.06, 14, 22, c(PALE_BLUE)) + disc(0.15, 0.38, 0.035, 22, c(DENIM)))
    # stool
    r.add(
        0.92,
        blob_shadow(0.42, 0.5, 0.05)
        + cylinder(0.42, 0.5, 0.014, 0, 8, c(HEATHER))
        + cylinder(0.42, 0.5, 0.055, 8, 11, c(SKY_CUSHION)),
    )
    return r


def microscope(sx, sy, k=1.0, c=lambda v: v):
    a, b, w = c("#3E4568"), c("#59618A"), c("#F4F3F0")
    s = ellipse(0, 0, 9, 4.5, a) + ellipse(0, -2, 9, 4.5, b)
    s += path("M4 -3C10 -8 10 -18 3 -22", stroke=a, sw=4.4, cap="round")
    s += path("M-6 -8.5H4", stroke=b, sw=3, cap="round")
    s += (
        path("M-1.5 -12L5.500 -26", stroke=w, sw=6, cap="butt")
        + path("M-2.4 -10.4L-1.2 -12.6", stroke=a, sw=4.4)
        + path("M5.200 -25.5L6.800 -28.8", stroke=a, sw=5)
    )
    s += circle(6.5, -9, 2.2, b)
    return at(s, sx, sy, k)


def chair_n(r, x, y, col):
    """A chair with its back to the north."""
    c = r.c(col)
    s = (
        cast(x, y, x + 0.15, y + 0.15, 8)
        + box(x + 0.01, y + 0.12, x + 0.03, y + 0.14, 0, 7, STEEL)
        + box(x + 0.12, y + 0.12, x + 0.14, y + 0.14, 0, 7, STEEL)
        + box(x + 0.12, y + 0.02, x + 0.14, y + 0.04, 0, 7, STEEL)
    )
    s += prism(rrect(x, y, x + 0.15, y + 0.15, 0.035), 7, 10, c) + prism(
        rrect(x, y - 0.01, x + 0.15, y + 0.025, 0.012), 9, 21, tint(c, 0.08)
    )
    r.add(x + y + 0.12, s)


def chair_w(r, x, y, col):
    c = r.c(col)
    s = (
        cast(x, y, x + 0.15, y + 0.15, 8)
        + box(x + 0.12, y + 0.01, x + 0.14, y + 0.03, 0, 7, STEEL)
        + box(x + 0.12, y + 0.12, x + 0.14, y + 0.14, 0, 7, STEEL)
        + box(x + 0.01, y + 0.12, x + 0.03, y + 0.14, 0, 7, STEEL)
    )
    s += prism(rrect(x - 0.01, y, x + 0.025, y + 0.15, 0.012), 9, 21, c) + prism(
        rrect(x, y, x + 0.15, y + 0.15, 0.035), 7, 10, tint(c, 0.05)
    )
    r.add(x + y + 0.12, s)


def waiting(near="", functional=True, wash=None, lift=False):
    r = Room(SPECIAL, near, functional, wash)
    c = r.c
    r.window_w(0.3, 0.56)
    r.window_n(0.5, 0.74)
    # clock on the wall
    if "N" not in near:
        r.add(
            -0.4,
            on_south(
                circle(0, 0, 8, c(NAVY))
                + circle(-0.4, -0.4, 6.6, CARD)
                + path("M-.4 -4.8V-.4L2.500 1", stroke=c(NAVY), sw=1.5, cap="round"),
                0.32,
                T,
                16,
            ),
        )
    r.add(FLOOR, disc(0.52, 0.54, 0.24, 0, tint(r.hue, 0.55)) + disc(0.52, 0.54, 0.215, 0, tint(r.hue, 0.7)))
    for i, col in enumerate((APRICOT, CUSHION, APRICOT)):
        chair_n(r, 0.24 + 0.2 * i, 0.1, col)
    for i, col in enumerate((CUSHION, APRICOT, CUSHION)):
        chair_w(r, 0.1, 0.24 + 0.2 * i, col)
    # low table with magazines
    s = (
        blob_shadow(0.52, 0.54, 0.08)
        + cylinder(0.52, 0.54, 0.02, 0, 7, c(OAK))
        + cylinder(0.52, 0.54, 0.12, 7, 9.5, c(BIRCH))
    )
    s += top(0.46, 0.5, 0.53, 0.56, 9.7, c(POPULAR)) + top(0.54, 0.52, 0.6, 0.59, 9.8, SNOW)
    r.add(1.02, s)
    r.plant(0.12, 0.12, 1.15)
    if not lift:
        r.plant(0.9, 0.14, 0.9)
    return r


# --- spaces and components outside the house ---------------------------------------------------------


def ground_tile():
    return (
        south(0, 1, 1, -SLAB, 0, shade(PLASTER, 0.07))
        + east(0, 1, 1, -SLAB, 0, shade(PLASTER, 0.19))
        + top(0, 0, 1, 1, 0, PLASTER)
    )


def garden():
    """(lawn, what stands on it)"""
    g = tint(GARDEN, 0.26)
    out = ground_tile()
    lawn = rrect(0.04, 0.04, 0.96, 0.96, 0.1)
    out += poly([P(x, y, 0) for x, y in lawn], shade(GARDEN, 0.02)) + poly([P(x, y, 2) for x, y in lawn], g)
    # stripes of mowing
    d = ""
    for i in range(1, 8, 2):
        a, b = 0.04 + i * 0.115, 0.04 + (i + 1) * 0.115
        d += d_poly([P(a, 0.05, 2), P(min(b, 0.95), 0.05, 2), P(min(b, 0.95), 0.95, 2), P(a, 0.95, 2)])
    out += path(d, tint(GARDEN, 0.34))
    # path and pond
    pa = tint("#E8DBC4", 0.15)
    for x, y, q in (
        (0.5, 0.94, 0.05),
        (0.52, 0.8, 0.055),
        (0.6, 0.68, 0.05),
        (0.73, 0.62, 0.055),
        (0.87, 0.58, 0.05),
    ):
        out += disc(x, y, q, 2, pa)
    out += (
        disc(0.3, 0.66, 0.155, 2, "#EFE7D6")
        + disc(0.3, 0.66, 0.13, 2, "#8CC5D6")
        + disc(0.285, 0.645, 0.09, 2, "#A9D8E3")
    )
    items = []
    items.append((0.5, tree(0.24, 0.22, 1.05)))
    items.append((0.92, tree(0.7, 0.22, 0.86, "#94BD63")))
    items.append((0.62, conifer(0.46, 0.16, 0.85)))
    items.append((1.68, tree(0.86, 0.84, 0.72, "#79AA66")))
    items.append((0.4, conifer(0.12, 0.44, 0.8)))
    for i, (x, y, col) in enumerate(
        (
            (0.62, 0.86, ROSE),
            (0.67, 0.9, HONEY),
            (0.6, 0.93, PETAL),
            (0.16, 0.88, ROSE),
            (0.21, 0.92, PETAL),
            (0.9, 0.36, HONEY),
            (0.93, 0.41, ROSE),
        )
    ):
        sx, sy = P(x, y, 2)
        items.append((x + y, circle(sx, sy - 2, 3.4, LEAF) + circle(sx - 0.6, sy - 4, 2.3, col)))
    # bench
    s = (
        cast(0.5, 0.42, 0.7, 0.5, 8)
        + box(0.51, 0.44, 0.53, 0.49, 2, 7, BENCH_LEG)
        + box(0.67, 0.44, 0.69, 0.49, 2, 7, BENCH_LEG)
        + box(0.49, 0.43, 0.71, 0.5, 7, 9, "#D8B384")
        + box(0.49, 0.42, 0.71, 0.435, 9, 15, WOOD)
    )
    items.append((1.06, s))
    items.sort(key=lambda i: i[0])
    return out, "".join(s for _, s in items)


def parking():
    """(lot with six bays, its sign): bays 0-2 along the north, 3-5 along the south."""
    out = ground_tile()
    lot = rrect(0.03, 0.03, 0.97, 0.97, 0.05)
    out += poly([P(x, y, 0) for x, y in lot], ASPHALT)
    out += top(0.03, 0.4, 0.97, 0.6, 0, shade(ASPHALT, 0.06))
    ln = "#EFEAE2"
    for y0, y1 in ((0.05, 0.38), (0.62, 0.95)):
        for x in (0.05, 0.35, 0.65, 0.95):
            out += poly([P(x - 0.008, y0), P(x + 0.008, y0), P(x + 0.008, y1), P(x - 0.008, y1)], ln)
    # arrow in the lane
    out += poly(
        [P(0.3, 0.49), P(0.52, 0.49), P(0.52, 0.455), P(0.64, 0.5), P(0.52, 0.545), P(0.52, 0.51), P(0.3, 0.51)],
        tint(ASPHALT, 0.35),
    )
    # sign
    sx, sy = P(0.05, 0.5)
    sign = (
        line(sx, sy, sx, sy - 30, ASH, 2)
        + rect(sx - 8, sy - 40, 16, 16, SPECIAL, 4)
        + path(
            "M%s %sV%sM%s %sh3.2a3 3 0 0 1 0 6h-3.2"
            % (n(sx - 2.4), n(sy - 27.5), n(sy - 36.5), n(sx - 2.4), n(sy - 36)),
            stroke=CARD,
            sw=2.3,
            cap="round",
            join="round",
        )
    )
    return out, sign


BAYS = {"N": (0.5, 0.165, "x"), "W": (0.165, 0.5, "y"), "E": (0.835, 0.5, "y"), "S": (0.5, 0.835, "x")}


def street():
    """(lane, island with a tree): an empty space of Floor 0, one parking place at each side."""
    out = ground_tile() + top(0, 0, 1, 1, 0, STREET)
    ln = "#F1EBE0"
    # bay corners: short strokes at both ends of each place
    a0, a1, w = 0.275, 0.725, 0.011
    for side, (cx, cy, o) in BAYS.items():
        if o == "x":
            y0, y1 = cy - 0.115, cy + 0.115
            out += top(a0, y0, a1, y1, 0, shade(STREET, 0.07))
            out += top(a0 - w, y0, a0 + w, y1, 0, ln) + top(a1 - w, y0, a1 + w, y1, 0, ln)
        else:
            x0, x1 = cx - 0.115, cx + 0.115
            out += top(x0, a0, x1, a1, 0, shade(STREET, 0.07))
            out += top(x0, a0 - w, x1, a0 + w, 0, ln) + top(x0, a1 - w, x1, a1 + w, 0, ln)
    island = prism(rrect(0.33, 0.33, 0.67, 0.67, 0.08), 0, 3.5, ISLAND, t=tint(ISLAND, 0.35))
    return out, island + tree(0.5, 0.47, 0.62, "#9DBF77", 15)


def helipad():
    out = (
        south(0, 1, 1, -SLAB, 0, shade(DECK, 0.14))
        + east(0, 1, 1, -SLAB, 0, shade(DECK, 0.3))
        + top(0, 0, 1, 1, 0, DECK)
    )
    out += top(0.05, 0.05, 0.95, 0.95, 0, tint(DECK, 0.12))
    out += disc(0.5, 0.5, 0.4, 0, CARD) + disc(0.5, 0.5, 0.355, 0, shade(DECK, 0.06))
    out += on_floor(path("M-17 -22V22M17 -22V22M-17 0H17", stroke=CARD, sw=9, cap="butt"), 0.5, 0.5)
    for x, y in ((0.09, 0.09), (0.91, 0.09), (0.09, 0.91), (0.91, 0.91)):
        out += disc(x, y, 0.05, 0, SHADOW, opacity=0.15) + cylinder(x, y, 0.028, 0, 5, "#F2C25B")
    return out


def conveyor(x=0.83, y=0.17, k=1.0):
    """A glass lift tube that stands in a room's right-hand corner."""
    c = CONVEY
    sx, sy = P(x, y, 0)
    a, b = 13 * k, 6.5 * k
    h = 30 * k
    s = blob_shadow(x, y, 0.09 * k, a=0.15) + cylinder(x, y, 0.105 * k, 0, 4, c, t=tint(c, 0.25))
    s += disc(x, y, 0.08 * k, 4, tint(c, 0.75))
    s += path(
        "M%s %sl%s %sl%s %sM%s %sl%s %sl%s %s"
        % (n(sx - 5), n(sy - 3), 5, -3, 5, 3, n(sx - 5), n(sy - 7), 5, -3, 5, 3),
        stroke=c,
        sw=2,
        cap="round",
        join="round",
    )
    s += path(
        "M%s %sV%sA%s %s 0 0 1 %s %sV%sA%s %s 0 0 1 %s %sZ"
        % (
            n(sx - a),
            n(sy - 4),
            n(sy - h),
            n(a),
            n(b),
            n(sx + a),
            n(sy - h),
            n(sy - 4),
            n(a),
            n(b),
            n(sx - a),
            n(sy - 4),
        ),
        "#CFE6F2",
        opacity=0.42,
    )
    s += path(
        "M%s %sV%s" % (n(sx - a * 0.55), n(sy - h + 6), n(sy - 2)),
        stroke=WHITE,
        sw=2.4,
        cap="round",
        opacity=0.75,
    )
    s += ellipse(sx, sy - h, a, b, "none", stroke=tint(c, 0.1), sw=3) + ellipse(
        sx, sy - h, a - 1.5, b - 0.7, "#E9F3F8", opacity=0.5
    )
    return (x + y, s)


AWNING = TERRACOTTA


def entrance(side):
    """A portal with glass doors, a striped awning and a mat, outside the given side ("north", "east", ...) of a module.
    All are drawn after the walls of their module. At the back, where the wall would hide an awning that slopes down, a canopy tilts up."""
    turned = side in ("east", "west")
    Q = (lambda x, y, z: P(y, x, z)) if turned else P
    dark = 0.1 if turned else 0
    fr, glass = shade(DOOR_FRAME, dark), shade(WINDOW, dark)

    def flat(points, c, **kw):
        return poly([Q(*p) for p in points], c, **kw)

    def level(x0, y0, x1, y1, z, c):
        return flat(((x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)), c)

    def upright(x0, x1, y, z0, z1, c):
        return flat(((x0, y, z1), (x1, y, z1), (x1, y, z0), (x0, y, z0)), c)

    def block(x0, y0, x1, y1, z0, z1, c):
        return box(y0, x0, y1, x1, z0, z1, c) if turned else box(x0, y0, x1, y1, z0, z1, c)

    x0, x1 = 0.38, 0.62
    a0, a1, k = x0 - 0.05, x1 + 0.05, 6
    w = (a1 - a0) / k
    stripes = [(shade(AWNING, dark) if i % 2 == 0 else shade(CARD, dark / 2), a0 + i * w, a0 + (i + 1) * w) for i in range(k)]

    if side in ("north", "west"):
        yb, za, zb = -0.19, 29, 42
        out = flat(((a1, yb, zb), (a1, yb, zb - 3), (a1, 0.02, za - 3), (a1, 0.02, za)), shade(AWNING, 0.3))
        for c, b0, b1 in stripes:
            out += flat(((b0, 0.02, za), (b1, 0.02, za), (b1, yb, zb), (b0, yb, zb)), c)
        for c, b0, b1 in stripes:  # the hem hangs over the lintel
            p0, p1, q0, q1 = Q(b0, 0.02, za), Q(b1, 0.02, za), Q(b0, 0.02, za - 3), Q(b1, 0.02, za - 3)
            m = ((q0[0] + q1[0]) / 2, (q0[1] + q1[1]) / 2 + 4)
            hem = "M%s %sL%s %sL%s %sQ%s %s %s %sZ" % tuple(n(v) for v in (*p0, *p1, *q1, *m, *q0))
            out += path(hem, shade(c, 0.12))
        out += upright(x0, x1, T * 0.5, 0, 21, shade(glass, 0.06)) + upright(x0, x1, T * 0.5, 0, 4, shade(DOOR_RAIL, dark))
        for a in (0.02, 0.135):
            out += flat(
                ((x0 + a + 0.02, T * 0.5, 21), (x0 + a + 0.06, T * 0.5, 21), (x0 + a + 0.09, T * 0.5, 4), (x0 + a + 0.05, T * 0.5, 4)),
                WHITE,
                opacity=0.5,
            )
        out += upright(0.493, 0.507, T * 0.5, 0, 21, shade(DOOR_EDGE, dark))
        out += block(GATE[0], 0, x0 + 0.01, T, 0, 22, fr) + block(x1 - 0.01, 0, GATE[1], T, 0, 22, fr)
        return out + block(GATE[0], 0, GATE[1], T, 21, 26, fr)

    g, h = -SLAB + 1.5, 18  # the pavement around the clinic
    out = (
        level(x0 + 0.02, 1.0, x1 - 0.02, 1.27, g, tint(PLASTER, 0.55))
        + level(x0 + 0.05, 1.05, x1 - 0.05, 1.17, g, "#8B84A0")
        + level(x0 + 0.065, 1.065, x1 - 0.065, 1.155, g, "#A49DB5")
    )
    posts = [block(x0 - 0.03, 0.95, x0 + 0.01, 1.0, g, h, fr), block(x1 - 0.01, 0.95, x1 + 0.03, 1.0, g, h, fr)]
    out += posts[0] + upright(x0 + 0.01, x1 - 0.01, 0.975, g, h - 1, glass)
    out += upright(x0 + 0.01, x1 - 0.01, 0.975, g, g + 4, shade(DOOR_RAIL, dark))
    for a in (0.015, 0.13):
        out += flat(
            ((x0 + a + 0.02, 0.975, h - 1), (x0 + a + 0.06, 0.975, h - 1), (x0 + a + 0.09, 0.975, g + 4), (x0 + a + 0.05, 0.975, g + 4)),
            WHITE,
            opacity=0.55,
        )
    out += (
        upright(0.493, 0.507, 0.975, g, h - 1, shade(DOOR_EDGE, dark))
        + upright(0.47, 0.478, 0.975, 3, 8, DOOR_HANDLE)
        + upright(0.522, 0.53, 0.975, 3, 8, DOOR_HANDLE)
        + posts[1]
    )
    # awning: slopes outwards in stripes, with a scalloped hem
    za, zb, ya, yb = 25, 18, 0.955, 1.13
    out += flat(((a1, ya, za), (a1, yb, zb), (a1, yb, zb - 4), (a1, ya, zb - 4)), shade(AWNING, 0.28))
    hem = ""
    for c, b0, b1 in stripes:
        out += flat(((b0, ya, za), (b1, ya, za), (b1, yb, zb), (b0, yb, zb)), c)
        p0, p1, q0, q1 = Q(b0, yb, zb), Q(b1, yb, zb), Q(b0, yb, zb - 4), Q(b1, yb, zb - 4)
        m = ((q0[0] + q1[0]) / 2, (q0[1] + q1[1]) / 2 + 4)
        hem += path("M%s %sL%s %sL%s %sQ%s %s %s %sZ" % tuple(n(v) for v in (*p0, *p1, *q1, *m, *q0)), shade(c, 0.1))
    return out + hem


def car(cx, cy, o="x", c=CORAL):
    """A small car, nose to the east or to the south."""
    L, W = 0.205, 0.092

    def r(l, w, q, sh=0):
        if o == "x":
            return rrect(cx - l + sh, cy - w, cx + l + sh, cy + w, q)
        return rrect(cx - w, cy - l + sh, cx + w, cy + l + sh, q)

    s = poly([P(x + 0.035, y + 0.008) for x, y in r(L, W + 0.006, 0.06)], SHADOW, opacity=0.1) + poly(
        [P(x + 0.018, y + 0.004) for x, y in r(L + 0.006, W + 0.006, 0.06)], SHADOW, opacity=0.14
    )
    # wheels on the two sides that show
    w = ""
    dark = TYRE
    for t in (-0.115, 0.115):
        if o == "x":
            w += on_south(circle(0, 0, 3.7, dark) + circle(0, 0, 1.7, HUBCAP), cx + t, cy + W - 0.004, 3.6)
        else:
            w += on_east(
                circle(0, 0, 3.7, shade(dark, 0.2)) + circle(0, 0, 1.7, HUBCAP_SHADED), cx + W - 0.004, cy + t, 3.6
            )
    s += prism(r(L - 0.01, W - 0.006, 0.05), 2.5, 5, shade(c, 0.3)) + prism(r(L, W, 0.055), 4, 9.5, c)
    s += w
    # cabin: glass, then roof
    glass = CAR_WINDOW
    s += prism(r(L * 0.6, W * 0.84, 0.035, -0.02), 9.5, 14.5, glass, t=tint(c, 0.2))
    s += prism(r(L * 0.54, W * 0.78, 0.035, -0.02), 14.5, 15.6, c, t=tint(c, 0.26))
    # lights
    if o == "x":
        s += east(cy - 0.068, cy - 0.036, cx + L - 0.002, 6, 8.3, LAMP) + east(
            cy + 0.036, cy + 0.068, cx + L - 0.002, 6, 8.3, LAMP
        )
    else:
        s += south(cx - 0.068, cx - 0.036, cy + L - 0.002, 6, 8.3, LAMP) + south(
            cx + 0.036, cx + 0.068, cy + L - 0.002, 6, 8.3, LAMP
        )
    return s


MODULES = dict(
    hub=hub,
    treatment=treatment,
    supply=supply,
    operating=operating,
    outpatient=outpatient,
    laboratory=laboratory,
    waiting=waiting,
)
