"""Every sprite of the game by its name, as an SVG drawing around its anchor.

The anchor is the origin: the north corner of its tile for what belongs to a tile, the foot for a piece that stands, the
middle for a flat sign, the top left corner for a tile of wood. To add a sprite, add a line here and run make.py.
"""
import math
import random

import actions
import annexes
import extensions
import guests
import icons
import people
import players
import rooms
from iso import *
from palette import *
from rooms import GATE, WHOLE, WITH_DOOR, WITH_GATE, Room

RED = mix(BAD, WHITE, 0.12)  # the ghost of a tile that may not stand where it is held
HUES = dict(hub=HUB, treatment=TREAT, supply=SUPPLY, special=SPECIAL, **annexes.HUES)
MODULES = dict(rooms.MODULES, **annexes.MODULES)
STATES = {"": dict(), "-off": dict(functional=False), "-forbidden": dict(wash=RED)}
SIDES = ("north", "east", "south", "west")
WHITE = WHITE


def whole_room(kind, near="", **state):
    """A room by itself, all in one picture, for panels and trays."""
    r = MODULES[kind](near, **state)
    return r.slab() + r.ground() + r.back() + r.hung(True) + r.hung(False) + r.furniture() + r.front() + r.over


def whole_hub(service, near="", **state):
    r = rooms.hub(near, **state)
    return (
        r.slab()
        + r.ground()
        + r.back()
        + r.hung(True)
        + r.hung(False)
        + rooms.hub_carpet(service, **state)
        + rooms.hub_sign(service, "north", **state)
        + r.desk
        + r.furniture()
        + r.front()
    )


def shells(add):
    """Slabs, floors and walls: a floor and twelve walls in each hue."""
    plain = Room(TREAT)
    add("slab-south", south(0, 1, 1, -SLAB, 0, shade(PLASTER, 0.07)))
    add("slab-east", east(0, 1, 1, -SLAB, 0, shade(PLASTER, 0.19)))
    for hue, color in HUES.items():
        for state, how in STATES.items():
            if state == "-forbidden" and hue != "treatment":
                continue
            r = Room(color, **how, **({"floor": annexes.FLOORS[hue]} if hue in annexes.FLOORS else {}))
            name = "forbidden" if state == "-forbidden" else hue + state
            add("floor-" + name, r.ground())
            for gap, pieces in (("", WHOLE), ("-gate", WITH_GATE)):
                add("wall-north%s-%s" % (gap, name), r.wall_north(pieces, WALL_HIGH))
                add("wall-west%s-%s" % (gap, name), r.wall_west(pieces, WALL_HIGH))
            add("wall-north-door-" + name, r.wall_north(WITH_DOOR, WALL_LOW))
            add("wall-west-door-" + name, r.wall_west(WITH_DOOR, WALL_LOW))
            for gap, pieces in (("", WHOLE), ("-door", WITH_DOOR), ("-gate", WITH_GATE)):
                add("wall-south%s-%s" % (gap, name), r.wall_south(pieces))
                add("wall-east%s-%s" % (gap, name), r.wall_east(pieces))


def furniture(add):
    """What stands in a room and what hangs on its two back walls."""
    for kind, room in MODULES.items():
        for state, how in STATES.items():
            r = room(**how)
            name = kind + state
            add("furniture-" + name, r.furniture())
            if kind == "hub":
                add("desk-hub" + state, r.desk)
            if r.over:
                add("over-" + name, r.over)
            if state != "-forbidden":
                add("furniture-%s-lift" % name, room(lift=True, **how).furniture())
            add("north-" + name, r.hung(False))
            add("west-" + name, r.hung(True))
            add("north-%s-inside" % name, room("N", **how).hung(False))
    for service in icons.SERVICES:
        for state, how in STATES.items():
            add("carpet-%s%s" % (service, state), rooms.hub_carpet(service, **how))
            for place in ("north", "west", "desk"):
                add("sign-%s-%s%s" % (place, service, state), rooms.hub_sign(service, place, **how))


def grounds(add):
    """What is no module: gardens, streets, lots, pads, entrances, tubes."""
    lawn, things = rooms.garden()
    add("space-garden", lawn)
    add("garden-things", things)
    lot, sign = rooms.parking()
    add("space-parking", lot)
    add("parking-sign", sign)
    lane, island = rooms.street()
    add("space-street", lane)
    add("street-island", island)
    add("helipad", rooms.helipad())
    add("conveyor", rooms.conveyor()[1])
    for side in SIDES:
        add("entrance-" + side, rooms.entrance(side))


def pictures(add):
    """Whole components for panels, each on its own tile."""
    for service in icons.SERVICES:
        add("hub-" + service, whole_hub(service))
    for kind in MODULES:
        if kind != "hub":
            add("module-" + kind, whole_room(kind))
    add("module-treatment-off", whole_room("treatment", functional=False))
    lawn, things = rooms.garden()
    add("component-garden", lawn + things)
    lot, sign = rooms.parking()
    cars = (rooms.car(0.2, 0.215, "y", CARS[0]), rooms.car(0.8, 0.785, "y", CARS[3]))
    add("component-parking", lot + sign + "".join(cars))
    lane, island = rooms.street()
    add("component-street", lane + island)
    add("component-helipad", rooms.helipad())
    add("component-conveyor", at(rooms.conveyor(0.5, 0.5)[1], 0, -26, 2.2))
    add("component-entrance", at(rooms.entrance("south"), 108, -90, 1.9))


def stripes(x0, y0, x1, y1, z, color, opacity, step=0.17, sw=3.2):
    """Slanting stripes over a part of a tile: what is forbidden has them besides its color."""
    out, k = "", x0 - y1 + step / 2
    while k < x1 - y0:
        a, b = max(x0, y0 + k), min(x1, y1 + k)  # where the line x - y = k enters and leaves
        if b - a > 0.02:
            out += line(*P(a, a - k, z), *P(b, b - k, z), color, sw, opacity=opacity)
        k += step
    return out


def inside(name, color, x0, y0, x1, y1, z, by, sw):
    """What tells the marks apart without their color: stripes where it is forbidden, a second line where it is allowed."""
    if name == "bad":
        return stripes(x0, y0, x1, y1, z, color, 0.42)
    if name == "good":
        ring = [P(x0 + by, y0 + by, z), P(x1 - by, y0 + by, z), P(x1 - by, y1 - by, z), P(x0 + by, y1 - by, z)]
        return poly(ring, "none", stroke=color, sw=sw, join="round", opacity=0.8)
    return ""


def marks(add):
    """What a space says while something is held: hatched, lit, legal, forbidden, empty."""
    add("hatch", rooms.hatch_tile(INK, 1))
    for name, c in (("accent", ACCENT), ("good", GOOD), ("bad", BAD)):
        t, q = WALL_T, WALL_T + 0.035
        add(
            "lit-" + name,
            poly([P(t, t), P(1 - t, t), P(1 - t, 1 - t), P(t, 1 - t)], c, opacity=0.2)
            + inside(name, c, q, q, 1 - q, 1 - q, 0, 0.09, 2)
            + poly([P(q, q), P(1 - q, q), P(1 - q, 1 - q), P(q, 1 - q)], "none", stroke=c, sw=4, join="round"),
        )
        pts = [P(0.03, 0.03), P(0.97, 0.03), P(0.97, 0.97), P(0.03, 0.97)]
        glow = poly(pts, c, opacity=0.2) + inside(name, c, 0.03, 0.03, 0.97, 0.97, 0, 0.1, 2)
        for w, a in ((12, 0.1), (8, 0.14), (5, 0.22)):
            glow += poly(pts, "none", stroke=c, sw=w, join="round", opacity=a)
        add("glow-" + name, glow + poly(pts, "none", stroke=c, sw=2.5, join="round"))
    tile = [P(0, 0), P(1, 0), P(1, 1), P(0, 1)]
    add("rim-forbidden", "".join(poly(tile, "none", stroke=BAD, sw=w, join="round", opacity=a) for w, a in ((14, 0.1), (9, 0.14), (5, 0.25))))
    ends = dict(north=((0.04, 0), (0.96, 0)), south=((0.04, 1), (0.96, 1)), west=((0, 0.04), (0, 0.96)), east=((1, 0.04), (1, 0.96)))
    for side in SIDES:
        (x0, y0), (x1, y1) = ends[side]
        a, b = P(x0, y0, 6), P(x1, y1, 6)
        add("bar-" + side, line(*a, *b, CARD, 9, cap="round") + line(*a, *b, BAD, 5, cap="round"))
    slots = dict(
        north=(0.3, -0.3, 0.7, -0.03), south=(0.3, 1.03, 0.7, 1.3), west=(-0.3, 0.3, -0.03, 0.7), east=(1.03, 0.3, 1.3, 0.7)
    )
    for name, c in (("accent", ACCENT), ("good", GOOD), ("bad", BAD)):
        for side, (x0, y0, x1, y1) in slots.items():  # outside, where an entrance may stand
            z = WALL_HIGH if side in ("north", "west") else -SLAB + 1.5  # over the wall that would hide it
            slot = [P(x0, y0, z), P(x1, y0, z), P(x1, y1, z), P(x0, y1, z)]
            glow = poly(slot, c, opacity=0.3) + inside(name, c, x0, y0, x1, y1, z, 0.06, 1.6)
            for w, a in ((10, 0.12), (6, 0.2)):
                glow += poly(slot, "none", stroke=c, sw=w, join="round", opacity=a)
            add("slot-%s-%s" % (side, name), glow + poly(slot, "none", stroke=c, sw=2.2, join="round"))
        add(  # around the foot of a person
            "spot-" + name,
            ellipse(1, -1, 25, 12.5, c, opacity=0.3)
            + (ellipse(1, -1, 19, 9.5, "none", stroke=c, sw=1.6) if name == "good" else "")
            + (line(-17, -9.6, 19, 7.6, c, 2.6) + line(-17, 7.6, 19, -9.6, c, 2.6) if name == "bad" else "")
            + ellipse(1, -1, 25, 12.5, "none", stroke=c, sw=2.6),
        )
    add("space-empty", poly(pts, CARD, opacity=0.38) + poly(pts, "none", stroke="#B3A9BC", sw=1.3, dash="5 5"))
    for name, fill, dash in (("filled", 0.06, None), ("missing", 0.16, "9 7")):  # of a plan
        plan = [P(0.03, 0.03), P(0.97, 0.03), P(0.97, 0.97), P(0.03, 0.97)]
        add("plan-" + name, poly(plan, ACCENT, opacity=fill) + poly(plan, "none", stroke=CARD, sw=5, join="round") + poly(plan, "none", stroke=ACCENT, sw=2.6, join="round", dash=dash))
    add("space-preview", poly(pts, "none", stroke=ACCENT, sw=1.6, dash="4 4"))
    for name, c in dict(HUES, garden=GARDEN).items():
        add("missing-" + name, at(icons.needs(c, 13), -16, 0))


def plots(add):
    """The pavement a clinic stands on and what grows around it, and the town."""
    z = -SLAB + 1.5
    for w, h in ((4, 3), (3, 3), (4, 2), (3, 2)):
        out = ""
        for k, a in ((0.5, 0.03), (0.4, 0.04), (0.3, 0.05), (0.18, 0.05)):
            out += poly([P(x + k * 0.7, y + k * 0.25, z - 9) for x, y in rrect(-0.34, -0.34, w + 0.34, h + 0.34, 0.2, 6)], SHADOW, opacity=a)
        out += prism(rrect(-0.34, -0.34, w + 0.34, h + 0.34, 0.16, 6), z - 9, z, KERB, t="#EDE6DA")
        ln = "#E2DACC"
        for i in range(1, 17):  # paving joints
            a = i * 0.27
            if a < w + 0.3:
                out += top(a, h, a + 0.008, h + 0.33, z, ln)
            if a < h + 0.3:
                out += top(w, a, w + 0.33, a + 0.008, z, ln)
        out += prism(rrect(-0.03, -0.03, w + 0.03, h + 0.03, 0.03), z, z + 1.5, "#D9D0C1")
        add("pavement-%dx%d" % (w, h), out)
    hedge = "#8DB26B"
    add("hedge-south", blob_shadow(0.5, 1.2, 0.05, z, 0.1) + prism(rrect(0.16, 1.15, 0.84, 1.25, 0.045), z, z + 8, hedge))
    add("hedge-east", prism(rrect(1.15, 0.16, 1.25, 0.84, 0.045), z, z + 8, hedge))
    add("tree-large", group(rooms.tree(0, 0, 0.9, FOLIAGE), transform="translate(0 %s)" % n(-z)))
    add("tree-small", group(rooms.tree(0, 0, 0.8, FOLIAGE), transform="translate(0 %s)" % n(-z)))
    add("soft-slab", soft(0, 0, HW * 1.12, HH * 1.12, 0.16))
    town(add)


BLOCK = 1.16  # side of a town block, in tiles


def town(add):
    """Low card blocks of an architect's site model; block-0 and -1 are parks. The game fades them towards the clinic.

    lit-2 and so on are the windows of the others that are lit at night."""
    rnd, night = random.Random(11), random.Random(5)
    for i in range(2):
        out = poly([P(*p) for p in rrect(0, 0, BLOCK, BLOCK, 0.12)], "#E3EBD3")
        for tx, ty in (((0.3, 0.3), (0.8, 0.45), (0.45, 0.85), (0.9, 0.95)), ((0.2, 0.6), (0.55, 0.25), (0.75, 0.75)))[i]:
            px, py = P(tx * BLOCK, ty * BLOCK)
            out += ellipse(px + 4, py, 8, 4, mix(GROUND, SHADOW, 0.08)) + rooms.leaf_ball(px, py - 9, 8, "#CFDDBA")
        add("block-%d" % i, out)
    for i in range(10):
        out = poly([P(*p) for p in rrect(-0.05, -0.05, BLOCK + 0.05, BLOCK + 0.05, 0.06)], "#F5EFE4")
        m = BLOCK * (0.4 + 0.2 * rnd.random())
        cuts = (
            [(0, 0, m - 0.04, BLOCK), (m + 0.04, 0, BLOCK, BLOCK)]
            if i < 5
            else [(0, 0, BLOCK, m - 0.04), (0, m + 0.04, BLOCK, BLOCK)]
            if i < 8
            else [(0, 0, BLOCK, BLOCK)]
        )
        lit = ""
        for x0, y0, x1, y1 in cuts:
            h = 7 + rnd.random() ** 2 * 34
            lit += windows(night, x0, y0, x1, y1, h)
            out += cast(x0, y0, x1, y1, h, a=0.04)
            out += box(x0, y0, x1, y1, 0, h, GROUND, t="#FBF8F1", s="#EAE1D2", e="#DFD5C4")
            out += top(x0 + 0.06, y0 + 0.06, x1 - 0.06, y1 - 0.06, h, DOOR_FRAME)
        add("block-%d" % (i + 2), out)
        add("lit-%d" % (i + 2), lit)


def windows(rnd, x0, y0, x1, y1, h):
    """The windows of a block that are lit, on both sides that are seen."""
    out = ""
    for z in range(4, max(5, int(h) - 6), 11):
        for i in range(int((x1 - x0) / 0.15)):
            if rnd.random() < 0.34:
                x = x0 + 0.06 + i * 0.15
                out += south(x, x + 0.07, y1, z, z + 5, "#F9D583")
        for i in range(int((y1 - y0) / 0.15)):
            if rnd.random() < 0.3:
                y = y0 + 0.06 + i * 0.15
                out += east(y, y + 0.07, x1, z, z + 5, "#EDBF6C")
    return out


def pieces(add):
    for level in (1, 2, 3, 4):
        add("doctor-%d" % level, people.doctor(level))
        add("patient-%d" % level, people.patient(level))
        add("patient-%d-cured" % level, people.patient(level, 1))
    add("patient-dead", people.dead_patient())
    add("nurse", people.nurse())
    add("orderly", people.orderly())
    add("left-meeple", people.outline())
    add("left-cube", rect(-15, -29, 30, 29, CARD, 8.5, opacity=0.75) + rect(-15, -29, 30, 29, "none", 8.5, stroke=ACCENT, sw=2, dash="4 3.5"))
    add("shadow-meeple", soft(5, -0.5, 22, 7.9, 0.42))
    add("shadow-cube", soft(5, -0.5, 25, 9, 0.42))
    add("shadow-held", ellipse(4, 0, 20, 8, SHADOW, opacity=0.16) + ellipse(2, 0, 13, 5, SHADOW, opacity=0.16))
    for i, c in enumerate(CARS):
        add("car-x-%d" % i, rooms.car(0, 0, "x", c))
        add("car-y-%d" % i, rooms.car(0, 0, "y", c))


def areas(add):
    """How a part of a board is marked."""
    add("mark-area", top(0, 0, 1, 1, 0, WHITE, opacity=0.42) + "".join(line(*P(*a), *P(*b), WHITE, 2.6) for a, b in (((0, 1), (1, 1)), ((1, 1), (1, 0)))))
    add("mark-area-south", south(0, 1, 1, -SLAB, 0, WHITE, opacity=0.85))
    add("mark-area-east", east(0, 1, 1, -SLAB, 0, shade(WHITE, 0.15), opacity=0.85))


def dot(x, y, r):
    return [(x + r * math.cos(a * math.pi / 6), y + r * math.sin(a * math.pi / 6)) for a in range(12)]


def bar(x0, y0, x1, y1):
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


# What a small block carries on its top, so that nobody needs its color to tell it: places on a square of side 1.
SMALL_SIGNS = dict(
    hub=[dot(0.5, 0.5, 0.24)],
    treatment=[bar(0.24, 0.42, 0.76, 0.58), bar(0.42, 0.24, 0.58, 0.76)],
    supply=[bar(0.26, 0.26, 0.42, 0.74), bar(0.58, 0.26, 0.74, 0.74)],
    special=[[(0.26, 0.74), (0.26, 0.26), (0.74, 0.26)]],
    emergencyhub=[bar(0.28, 0.28, 0.72, 0.72)],
    emergency1=[dot(0.5, 0.5, 0.13)],
    emergency2=[dot(0.34, 0.5, 0.13), dot(0.66, 0.5, 0.13)],
    emergency3=[dot(0.3, 0.66, 0.13), dot(0.66, 0.66, 0.13), dot(0.66, 0.3, 0.13)],
    breakroom=[bar(0.24, 0.42, 0.76, 0.58)],
    toilets=[bar(0.42, 0.24, 0.58, 0.76)],
    gift=[[(0.26, 0.26), (0.74, 0.26), (0.74, 0.74)]],
    garden=[dot(0.28, 0.3, 0.12), dot(0.72, 0.42, 0.12), dot(0.4, 0.74, 0.12)],
    parking=[bar(0.2, 0.46, 0.8, 0.54)],
    helipad=[bar(0.28, 0.25, 0.4, 0.75), bar(0.6, 0.25, 0.72, 0.75), bar(0.4, 0.44, 0.6, 0.56)],
)

PLAIN_SIGN = [[(0.5, 0.22), (0.78, 0.5), (0.5, 0.78), (0.22, 0.5)]]  # of whatever has none of its own


def small_block(c, z, k=11, signs=()):
    """A space of another player's clinic, 22 wide, as in the thumbnails."""
    h = k / 2
    q = lambda x, y, up=0: ((x - y) * k, (x + y) * h - up)
    out = (
        poly([q(0, 1, z), q(1, 1, z), q(1, 1, -3), q(0, 1, -3)], shade(c, 0.1))
        + poly([q(1, 0, z), q(1, 1, z), q(1, 1, -3), q(1, 0, -3)], shade(c, 0.26))
        + poly([q(0, 0, z), q(1, 0, z), q(1, 1, z), q(0, 1, z)], tint(c, 0.12))
    )
    if z:
        out += poly([q(0.14, 0.14, z), q(0.86, 0.14, z), q(0.86, 0.86, z), q(0.14, 0.86, z)], tint(c, 0.62))
    for sign in signs:
        out += poly([q(x, y, z) for x, y in sign], shade(c, 0.34))
    return out


def thumbnails(add):
    for name, c in HUES.items():
        signs = SMALL_SIGNS.get(name, PLAIN_SIGN)
        add("small-" + name, small_block(c, 5, signs=signs))
        add("small-%s-off" % name, small_block(grey(c, 0.72), 5, signs=signs))
    for name, c in dict(garden=GARDEN, parking=ASPHALT, helipad=DECK).items():
        add("small-" + name, small_block(c, 0, signs=SMALL_SIGNS[name]))
    q = lambda x, y: ((x - y) * 11, (x + y) * 5.5)
    add("small-street", poly([q(0.04, 0.04), q(0.96, 0.04), q(0.96, 0.96), q(0.04, 0.96)], KERB))
    for w, h in ((4, 3), (3, 3), (4, 2), (3, 2)):
        e = 0.3
        add("small-plot-%dx%d" % (w, h), at(poly([q(-e, -e), q(w + e, -e), q(w + e, h + e), q(-e, h + e)], "#E9E1D4"), 0, 3))


def signs(add):
    """icon-…: colored. mark-…: white, to be tinted by whoever draws it."""
    add("logo", logo())
    add("icon-money", icons.coin(12))
    add("icon-popularity", icons.popularity(12))
    add("icon-time", icons.clock(12))
    add("icon-cars", icons.car_sign(INK2, 12))
    add("icon-missing", icons.needs(SUPPLY, 17))
    add("icon-may", icons.check(GOOD, 1))
    add("icon-may-not", icons.cross(BAD, 1))
    add("icon-hand", icons.hand())
    add("icon-bag", icons.bag())
    for kind in actions.ACTION:
        add("action-" + kind, actions.action_tile(kind))
        add("action-%s-spent" % kind, actions.action_tile(kind, True))
        add("action-%s-sign" % kind, actions.action_sign(kind, actions.ACTION[kind], CARD))
    for name, draw in dict(
        check=icons.check,
        cross=icons.cross,
        next=icons.arrow_right,
        undo=icons.undo,
        redo=icons.redo,
        menu=icons.menu,
        floors=icons.layers,
        plus=icons.plus,
        minus=icons.minus,
        lock=icons.lock,
        bed=icons.in_bed,
        waiting=icons.no_service,
        star=icons.star,
        home=icons.house,
        settings=icons.gear,
        help=icons.question,
        search=icons.magnifier,
        sound=icons.speaker,
        play=icons.play,
        pause=icons.pause,
        trophy=icons.trophy,
        info=icons.info,
        down=icons.chevron,
    ).items():
        add("mark-" + name, draw(WHITE))
    add("mark-up", icons.chevron(WHITE, False))
    add("mark-silent", icons.speaker(WHITE, False))
    for service in icons.SERVICES:
        add("service-" + service, circle(0, 0, 18, HUB) + icons.emblem(service, 22.5, WHITE, HUB))
        add("service-%s-pale" % service, circle(0, 0, 18, PALE_HUB) + icons.emblem(service, 22.5, HUB, PALE_HUB))
        add("service-%s-plain" % service, icons.emblem(service, 24, HUB, WHITE))
    add("service-emergency", circle(0, 0, 18, annexes.EMERGENCY) + icons.life_star(WHITE))


def logo():
    return (
        poly([(0, -17), (17, -8.5), (0, 0), (-17, -8.5)], tint(TREAT, 0.25))
        + poly([(-17, -4.5), (0, 4), (17, -4.5), (17, -1), (0, 7.5), (-17, -1)], HUB)
        + poly([(-17, 3.5), (0, 12), (17, 3.5), (17, 7), (0, 15.5), (-17, 7)], SUPPLY)
    )


GROUPS = (shells, furniture, grounds, pictures, marks, plots, pieces, players.seats, areas, extensions.draw, thumbnails, signs)


def every():
    """{name: drawing}; names with nothing to draw are left out."""
    out = {}

    def add(name, svg):
        if svg:
            assert name not in out, "two sprites named " + name
            out[name] = svg

    for g in GROUPS:
        g(add)
    return out
