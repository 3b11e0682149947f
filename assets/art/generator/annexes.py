"""Rooms the extensions bring. Each is drawn by the rules of rooms.py."""
from iso import *
from palette import *
from rooms import FLOOR, Room, T

TOILET, GIFT, EMERGENCY, BREAK = "#6F8798", "#D0687A", SLATE_BLUE, "#A58A5E"
EMERGENCY_FLOOR = {1: (0.9, 0.82), 2: (0.68, 0.58), 3: (0.42, 0.32)}  # the darker the room, the darker its floor
EMERGENCY_ROOM = {1: "#A9CBBF", 2: "#5D95A8", 3: "#2C4257"}


def toilets(near="", functional=True, wash=None, lift=False):
    r = Room(TOILET, near, functional, wash)
    c = r.c
    r.window_w(0.66, 0.84)
    stalls = (0.2, 0.44) if lift else (0.2, 0.44, 0.68)
    for i, x in enumerate(stalls):
        r.box(x + 0.06, T, x + 0.16, T + 0.06, 0, 16, PORCELAIN, t=SNOW, shadow=False)  # tank
        r.add(
            x + 0.4,
            cylinder(x + 0.11, 0.2, 0.045, 0, 8, c("#F6F7FA"), r2=0.066)
            + disc(x + 0.11, 0.2, 0.066, 9, c(SNOW))
            + disc(x + 0.11, 0.2, 0.042, 9, c("#9EC3D6")),
        )
        r.add(x + 0.48, cast(x + 0.21, T, x + 0.23, 0.27, 14) + box(x + 0.21, T, x + 0.23, 0.27, 2, 15, c(FROSTED)))
        if i == 0:
            r.add(0.2, box(x - 0.02, T, x, 0.27, 2, 15, c(FROSTED)))
    # basins under a mirror
    r.box(T, 0.46, 0.19, 0.86, 9, 13, PORCELAIN, t=SNOW, shadow=False)
    r.add(0.55, cast(T, 0.46, 0.19, 0.86, 12))
    for y in (0.56, 0.76):
        r.add(0.9, disc(0.12, y, 0.045, 13.2, c("#B9D3E0")) + line(*P(0.07, y, 13), *P(0.07, y, 19), c(IRON), 2, cap="round"))
    if "W" not in near:
        r.add(-1.2, east(0.5, 0.82, T, 16, 24, c(MIRROR)))
    # a tiled strip and a bin
    r.add(FLOOR, top(0.36, 0.44, 0.96, 0.96, 0, tint(r.hue, 0.9)))
    r.add(1.5, cylinder(0.9, 0.46, 0.035, 0, 11, c(ZINC)))
    return r


def triage(near="", functional=True, wash=None, lift=False):
    r = Room(SPECIAL, near, functional, wash)
    c = r.c
    r.window_w(0.6, 0.84)
    # the board with the four levels
    if "N" not in near:
        s = south(0.12, 0.62, T, 9, 24, c(CARD))
        for i, level in enumerate((1, 2, 3, 4)):
            s += on_south(circle(0, 0, 5.2, c(LEVEL[level]), stroke=c(IRON), sw=1), 0.19 + i * 0.12, T, 16.5)
        r.add(-0.4, s)
    # counter in a corner, stools, a scale
    r.box(0.16, 0.28, 0.6, 0.38, 0, 14, COOL_WHITE, t=CARD, s=tint(SPECIAL, 0.35), e=tint(SPECIAL, 0.12))
    r.box(0.16, 0.34, 0.27, 0.6, 0, 14, COOL_WHITE, t=CARD, s=tint(SPECIAL, 0.3), e=tint(SPECIAL, 0.12))
    r.add(0.86, box(0.42, 0.31, 0.45, 0.33, 14, 17, c(LAVENDER_GREY)) + box(0.36, 0.305, 0.51, 0.325, 16, 26, c(SCREEN_FRAME), s=c(SCREEN)))
    if not lift:
        r.box(0.74, 0.12, 0.9, 0.26, 0, 3, PALE_BLUE)
        r.add(1.02, box(0.8, 0.12, 0.84, 0.15, 3, 26, c("#AEB8CC")) + on_south(circle(0, 0, 6, c(CARD), stroke=c(NAVY), sw=1.4) + path("M0 0L3 -3", stroke=c(BAD), sw=1.4), 0.82, 0.15, 28))
    # arrows on the floor: in and on
    d = "M-26 4L10 4V12L28 0L10 -12V-4L-26 -4Z"
    r.add(FLOOR, on_floor(path(d, tint(r.hue, 0.5)), 0.62, 0.66))
    return r


def gift_shop(near="", functional=True, wash=None, lift=False):
    r = Room(GIFT, near, functional, wash)
    c = r.c
    r.window_w(0.62, 0.84)
    # shelf with parcels and toys along the north wall
    x1 = 0.64 if lift else 0.8
    r.box(0.16, T, x1, 0.19, 0, 12, "#EBC9A4", t="#F7E6CC")
    for i, (x, col, rib) in enumerate(((0.2, MINT, CARD), (0.32, APRICOT, BAD), (0.44, "#8FA7D8", CARD), (0.56, ROSE, CARD), (0.68, "#9BC07A", BAD))):
        if x + 0.09 < x1:
            h = (10, 7, 12, 8, 9)[i]
            r.add(0.75 + x / 10, box(x, 0.08, x + 0.09, 0.16, 12, 12 + h, c(col)) + south(x + 0.035, x + 0.055, 0.16, 12, 12 + h, c(rib)) + top(x + 0.035, 0.08, x + 0.055, 0.16, 12 + h, c(rib)))
    # counter with a till, and a bear
    r.box(0.14, 0.36, 0.26, 0.7, 0, 14, "#F3DCC9", t=CARD, s=tint(GIFT, 0.35), e=tint(GIFT, 0.15))
    r.add(0.82, box(0.16, 0.42, 0.23, 0.5, 14, 19, c(SCREEN_FRAME)) + box(0.165, 0.425, 0.19, 0.495, 19, 24, c(LAVENDER_GREY), e=c(SCREEN)))
    bx, by = P(0.2, 0.62, 14)
    f = c(LEATHER)
    r.add(0.9, circle(bx, by - 5, 5.5, f) + circle(bx, by - 13, 4.6, f) + circle(bx - 4, by - 16.5, 1.9, f) + circle(bx + 4, by - 16.5, 1.9, f) + circle(bx, by - 12, 1.9, tint(f, 0.5)))
    # a bunch of balloons and a bucket of flowers
    fx, fy = P(0.6, 0.42)
    s = blob_shadow(0.6, 0.42, 0.05) + cylinder(0.6, 0.42, 0.03, 0, 6, c(HEATHER))
    for dx, dy, col in ((-7, -40, MINT), (7, -42, SUNFLOWER), (0, -50, CORAL)):
        s += path("M%s %sL%s %s" % (n(fx), n(fy - 6), n(fx + dx), n(fy + dy)), stroke=c(INK3), sw=1) + ellipse(fx + dx, fy + dy, 6.5, 7.8, c(col)) + ellipse(fx + dx - 2, fy + dy - 2.5, 2, 2.6, tint(c(col), 0.5))
    r.add(1.02, s)
    if not lift:
        gx, gy = P(0.89, 0.2)
        s = blob_shadow(0.89, 0.2, 0.05) + cylinder(0.89, 0.2, 0.04, 0, 9, c(ZINC), r2=0.05)
        for dx, dy, col in ((-5, -13, ROSE), (4, -14, HONEY), (0, -18, CARD), (7, -18, CORAL), (-6, -19, HONEY)):
            s += circle(gx + dx, gy + dy, 3.6, c(col)) + circle(gx + dx, gy + dy, 1.2, c(OCHRE))
        r.add(1.09, s)
    return r


def emergency_hub(near="", functional=True, wash=None, lift=False):
    r = Room(EMERGENCY, near, functional, wash)
    c = r.c
    r.window_w(0.58, 0.84)
    r.window_n(0.66, 0.9)
    r.add(FLOOR, disc(0.6, 0.64, 0.27, 0, tint(r.hue, 0.5)) + disc(0.6, 0.64, 0.25, 0, tint(r.hue, 0.9)) + on_floor(path("M-20 0H-9L-4 -13L4 13L9 0H20", stroke=tint(r.hue, 0.12), sw=5, join="round", cap="round"), 0.6, 0.64))
    r.box(0.14, 0.28, 0.62, 0.4, 0, 14, COOL_PAPER, t=CARD, s=tint(EMERGENCY, 0.35), e=tint(EMERGENCY, 0.15))
    r.box(0.14, 0.38, 0.26, 0.58, 0, 14, COOL_PAPER, t=CARD, s=tint(EMERGENCY, 0.3), e=tint(EMERGENCY, 0.15))
    # a blue beacon and two screens
    r.add(0.88, cylinder(0.2, 0.34, 0.03, 14, 17, c(IRON)) + cylinder(0.2, 0.34, 0.026, 17, 23, c("#5FA0E6"), t=c("#CFE4F8")))
    for x in (0.34, 0.48):
        r.add(0.9, box(x, 0.325, x + 0.11, 0.345, 15, 25, c(SCREEN_FRAME), s=c(SCREEN)))
    if not lift:
        r.plant(0.88, 0.14, 1.0)
    return r


def emergency_room(level):
    """One bed on a carpet of the level's color, and a sign with as many dots as its level, like a die. Light: a chair to sit and wait on.
    Medium: a drip. Dark: a lamp over the bed and all the machines."""

    def draw(near="", functional=True, wash=None, lift=False):
        r = Room(EMERGENCY_ROOM[level], near, functional, wash, floor=EMERGENCY_FLOOR[level])
        c = r.c
        r.window_w(0.62, 0.84)
        r.add(FLOOR, poly([P(*p) for p in rrect(0.14, 0.12, 0.66, 0.8, 0.07)], tint(r.hue, (0.45, 0.3, 0.15)[level - 1])))
        x0, y0, x1, y1 = 0.24, 0.2, 0.5, 0.7
        s = cast(x0, y0, x1, y1, 12) + box(x0 + 0.02, y0 + 0.03, x1 - 0.02, y1 - 0.03, 0, 6, c(STEEL))
        s += prism(rrect(x0, y0, x1, y1, 0.04), 6, 11, c("#F4F6F8")) + prism(rrect(x0 + 0.005, y0 + 0.2, x1 - 0.005, y1 - 0.005, 0.03), 10.5, 13, c(("#F5D9A8", "#E2866F", "#B0434A")[level - 1]))
        s += prism(rrect(x0 + 0.04, y0 + 0.04, x1 - 0.04, y0 + 0.15, 0.03), 11, 14, c(SNOW))
        r.add(0.9, s)
        if level == 1:
            r.box(0.58, 0.18, 0.74, 0.32, 0, 8, SKY_CUSHION)
            r.add(0.84, box(0.58, 0.16, 0.74, 0.18, 8, 20, c(SKY_CUSHION)))
        if level == 2:
            px, py = P(0.57, 0.24)
            r.add(1.0, line(px, py, px, py - 38, c(PEWTER), 2.2) + rect(px - 5, py - 42, 10, 13, c(PULSE), 2.5) + line(px - 5, py, px + 5, py, c(PEWTER), 2))
        if level == 3:
            r.box(0.56, 0.12, 0.76, 0.26, 0, 18, "#DDE4EC", t=CARD)
            r.add(1.0, box(0.57, 0.16, 0.75, 0.19, 18, 34, c(MONITOR), s=c(PULSE)))
            px, py = P(0.42, 0.3)
            r.add(1.3, line(*P(0.18, 0.16), *P(0.18, 0.16, 46), c(LAMP_ARM), 3, cap="round") + line(*P(0.18, 0.16, 46), px, py - 42, c(LAMP_ARM), 3, cap="round") + ellipse(px, py - 41, 15, 6.5, c(LAMP_HEAD)) + ellipse(px, py - 39.5, 11, 4.2, c(LAMP)))
        if not lift:
            r.box(0.8, T, 0.94, 0.16, 0, 22, COOL_WHITE, t=CARD, s=PALE_BLUE)
        sx, sy = P(0.1, 0.1)
        sign = line(sx, sy, sx, sy - 12, c(PEWTER), 3.4)
        for side, col in ((44, c(LINE)), (41, c(CARD)), (36, shade(r.hue, 0.25))):
            sign += rect(sx - side / 2, sy - 28 - side / 2, side, side, col, side / 4)
        for d in ((0,), (-7.5, 7.5), (-10, 0, 10))[level - 1]:  # like a die
            sign += circle(sx + d, sy - 28 + d, (7, 5.8, 5)[level - 1], c(CARD))
        r.add(1.4, sign)  # before all the furniture
        return r

    return draw


def break_room(near="", functional=True, wash=None, lift=False):
    r = Room(BREAK, near, functional, wash)
    c = r.c
    r.window_w(0.3, 0.56)
    r.window_n(0.5, 0.66)
    r.add(FLOOR, disc(0.54, 0.56, 0.25, 0, tint(r.hue, 0.55)) + disc(0.54, 0.56, 0.22, 0, tint(r.hue, 0.68)))
    # sofa along the west wall
    s = cast(0.1, 0.3, 0.3, 0.76, 10) + prism(rrect(0.1, 0.3, 0.3, 0.76, 0.04), 2, 9, c("#5E8F86")) + prism(rrect(0.09, 0.3, 0.15, 0.76, 0.02), 8, 18, c(SAGE))
    s += prism(rrect(0.1, 0.28, 0.3, 0.34, 0.02), 8, 13, c(SAGE)) + prism(rrect(0.1, 0.72, 0.3, 0.78, 0.02), 2, 13, c(SAGE))
    r.add(0.72, s)
    # kitchen with a coffee machine
    r.box(0.18, T, 0.66, 0.19, 0, 14, "#EBDCC4", t=CARD, s="#D9BD93")
    r.add(0.62, box(0.24, 0.08, 0.33, 0.15, 14, 25, c(SCREEN_FRAME)) + south(0.255, 0.315, 0.15, 16, 20, c(INK)) + cylinder(0.44, 0.13, 0.02, 14, 18, c(CORAL)) + cylinder(0.5, 0.11, 0.02, 14, 18, c(MINT)) + cylinder(0.57, 0.14, 0.02, 14, 18, c(SUNFLOWER)))
    # round table with cups
    s = blob_shadow(0.54, 0.56, 0.09) + cylinder(0.54, 0.56, 0.02, 0, 9, c(OAK)) + cylinder(0.54, 0.56, 0.12, 9, 11.5, c(BIRCH))
    s += cylinder(0.5, 0.54, 0.018, 11.5, 15, c(SNOW)) + cylinder(0.58, 0.6, 0.018, 11.5, 15, c(CORAL))
    r.add(1.1, s)
    if not lift:
        r.plant(0.88, 0.14, 1.15)
    return r


MODULES = dict(
    toilets=toilets,
    triage=triage,
    gift=gift_shop,
    emergencyhub=emergency_hub,
    emergency1=emergency_room(1),
    emergency2=emergency_room(2),
    emergency3=emergency_room(3),
    breakroom=break_room,
)
FLOORS = {"emergency%d" % level: tones for level, tones in EMERGENCY_FLOOR.items()}
HUES = dict(
    toilets=TOILET,
    gift=GIFT,
    emergencyhub=EMERGENCY,
    emergency1=EMERGENCY_ROOM[1],
    emergency2=EMERGENCY_ROOM[2],
    emergency3=EMERGENCY_ROOM[3],
    breakroom=BREAK,
)
