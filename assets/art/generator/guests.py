"""Pieces and things the extensions bring: temps, visitors, ghosts, dogs, vehicles, tokens. They stand on the origin."""
import math

from iso import *
from palette import *
from people import FACE_INK, EDGE, RIM, cube, doctor, figure, nurse, pips, shine
import rooms

TEMP, VISITOR, FUR = "#B7A58C", "#C77F9C", "#C48F5A"
FIRE, LIGHT, MEDIUM, DARK = "#C8503F", "#E3E9E6", "#8FB3B8", "#4A6C7C"
CRITICAL, UNSORTED, VIRUS = "#7A2E4A", "#CFC8D6", "#7FA644"


CASE = "M9 -15H28V2H9Z"


def briefcase():
    """In the hand of who works for a round only."""
    out = path("M14 -15V-18.500H23V-15", stroke=shade(WOOD, 0.5), sw=2, join="round") + rect(9, -15, 19, 17, shade(WOOD, 0.25), 2.5)
    return out + path("M9 -7.500H28", stroke=shade(WOOD, 0.55), sw=1.8) + rect(16.5, -9.5, 4, 4, HONEY, 1)


def temp():
    """Works for a round: a tie and a briefcase."""
    c = TEMP
    out = figure(c, extra=CASE) + shine(c)
    out += path("M-4.5 -34L0 -29L4.500 -34L7 -33L0 -24L-7 -33Z", LINEN)
    return out + path("M-2 -28.5H2L1.300 -26L2.600 -14L0 -10.500L-2.600 -14L-1.300 -26Z", ACCENT) + briefcase()


def temp_doctor(level):
    """A temp who works as a doctor: in a brown coat, with the briefcase."""
    return doctor(level, TEMP, CASE) + briefcase()


def temp_nurse():
    return nurse(TEMP, CASE) + briefcase()


def visitor():
    """Brings flowers."""
    c = VISITOR
    out = figure(c) + shine(c)
    out += path("M-9.5 -46.500C-9.5 -54 9.5 -54 9.5 -46.500Z", shade(c, 0.35)) + path("M-12 -46.200H12", stroke=shade(c, 0.45), sw=2.6, cap="round")
    out += path("M8 -12L13 -22M11 -11L14.500 -22M13.500 -12L17 -21", stroke=LEAF, sw=1.7, cap="round")
    for x, y, f in ((12.5, -25, HONEY), (17.5, -23, CARD), (15.5, -28, ROSE)):
        out += circle(x, y, 3.4, f) + circle(x, y, 1.2, OCHRE)
    return out + path("M6.500 -13L16.500 -11.500L11.500 -3Z", LINEN)


def ghost():
    """A friendly one, without a shadow."""
    body = "M-14 -24C-14 -36 -8 -42 0 -42S14 -36 14 -24V-3C12 -6 9.500 -6 7 -3S2.500 -0.500 0 -3S-4.500 -6 -7 -3S-12 -0.500 -14 -3Z"
    out = ""
    for col, grow in ((EDGE, 2.9), (RIM, 2.2)):
        out += path(body, col, stroke=col, sw=grow * 2, join="round")
    out += path(body, "#E9E6F4") + path("M-14 -24C-14 -36 -8 -42 0 -42C-6 -39 -8 -33 -8 -24V-4.500C-10.5 -1.500 -12.5 -1.500 -14 -3Z", "#F8F6FC")
    out += path("M14 -24V-3C12 -6 10.500 -5.500 9 -4.500C10.500 -12 10.500 -20 9.500 -28C9 -33 7 -38 3 -41.500C10 -40.500 14 -34 14 -24Z", "#CFC8E2")
    return out + circle(-4.5, -28, 2.4, FACE_INK) + circle(5, -28, 2.4, FACE_INK) + ellipse(0.2, -20.5, 2.8, 3.6, FACE_INK)


def dog():
    """Sits and waits."""
    c = FUR
    body = "M-10 0C-13 -9 -8 -19 -2 -20C-5 -30 4 -34 9 -30C13 -31 15 -25 12 -20C10.500 -17 10.500 -15 11 -12L12 0Z"
    out = ""
    for col, grow in ((EDGE, 2.9), (RIM, 2.2)):
        out += path(body, col, stroke=col, sw=grow * 2, join="round")
    out += path("M-9 -3C-17 -3 -17 -11 -13.500 -14", stroke=c, sw=3.4, cap="round") + path(body, c)
    out += path("M-10 0C-12 -6 -10 -13 -6 -16C-3 -11 0 -6 0 0Z", shade(c, 0.16)) + path("M3 0V-9M8.500 0V-9", stroke=tint(c, 0.3), sw=3.6, cap="round")
    out += path("M1 -30C-4 -31 -5 -24 -2.500 -20C0 -19 2 -22 2 -25Z", shade(c, 0.36))
    out += circle(6.5, -25.5, 1.6, FACE_INK) + ellipse(12.6, -23.5, 2.2, 1.8, FACE_INK) + path("M6 -19.500C8.500 -18 10.500 -18.500 12 -20.500", stroke=FACE_INK, sw=1.4, cap="round")
    return out + path("M-1 -17.500C3 -15 7 -14.500 10.500 -15.500", stroke=TREAT, sw=2.8, cap="round")


def wheelchair():
    """Stands before people, so it has their paper-white rim."""
    frame, wheel, back = "M-9 -30L-6 -15H8L11 -3H15", "M-3 -18A9 9 0 1 1 -3.100 -18Z", "M-8.500 -27L-6 -15"
    out = soft(3, 0, 20, 7, 0.3)
    for col, grow in ((EDGE, 2.9), (RIM, 2.2)):
        for d, width in ((frame, 3), (wheel, 2.6), (back + "M-5 -16H8", 5), ("M-12 -30H-8M12 -5V-1", 4)):
            out += path(d, stroke=col, sw=width + 2 * grow, cap="round", join="round")
    out += path(frame, stroke=PEWTER, sw=3, cap="round", join="round") + circle(-3, -9, 9, "#EDF3FA")
    out += path("M-12 -30H-8", stroke=TYRE, sw=3.4, cap="round") + path(back, stroke=CORNFLOWER, sw=5.6, cap="round")
    out += path("M-5 -16H8", stroke=CORNFLOWER, sw=5.6, cap="round") + circle(12, -3.2, 3.2, TYRE) + circle(12, -3.2, 1.2, HUBCAP)
    return out + circle(-3, -9, 9, "none", stroke=TYRE, sw=3) + circle(-3, -9, 2.4, TYRE) + path("M-3 -18V0M-12 -9H6", stroke=HEATHER, sw=1)


def unsorted_patient():
    """Nobody knows yet how ill."""
    return cube(UNSORTED, 0, 0) + path("M-4.500 -20C-4 -25.500 5 -26 5 -20C5 -16 .3 -15.500 .3 -11.500", stroke=FACE_INK, sw=3, cap="round") + circle(0.3, -6, 1.9, FACE_INK)


def critical_patient():
    return cube(CRITICAL, 4, 5, on=True) + path("M3 -11L13 -13.500", stroke=CARD, sw=2.2, cap="round") + circle(13.4, -13.6, 2.2, BAD)


def burn_victim():
    """Wrapped in bandages."""
    c = "#E7D6BC"
    out = cube(c, 0, 0)
    out += path("M-15 -22L15 -26M-15 -9L15 -13M-15 -3.500L15 -6", stroke=shade(c, 0.2), sw=1.4)
    out += path("M-13 -19.500H13V-14H-13Z", shade(c, 0.04)) + circle(-5.5, -17, 2, FACE_INK) + circle(5.5, -17, 2, FACE_INK)
    flame = "M0 0C-5 -1 -6 -6 -3 -9C-2.500 -7 -1.500 -6.500 -.5 -6.500C-1 -10 1 -12 3 -13C2.500 -10 6 -7.500 5.500 -4C5 -1 2.500 .3 0 0Z"
    return out + at(path(flame, FIRE) + path("M.4 -.5C-1.600 -1.200 -1.600 -3.500 .8 -5.500C2.600 -4 3 -1.200 .4 -.5Z", LEVEL[2]), 8, -1.5, 0.85)


def emergency_doctor(level):
    """Light or medium: a jacket with a reflecting stripe instead of a coat."""
    c = (LIGHT, MEDIUM)[level - 1]
    out = figure(c) + shine(c)
    out += path("M-14 -22L-15.500 -15M14 -22L15.500 -15", stroke=YELLOW_STRIPE, sw=3) + path("M-12 -17.500H12", stroke=YELLOW_STRIPE, sw=4)
    out += path("M-8.600 -46.500C-9 -54.500 9 -54.500 8.600 -46.500Z", FIRE) + path("M-10.5 -46.200H10.500", stroke=shade(FIRE, 0.3), sw=2.4, cap="round")
    return out + path("M0 -34V-20", stroke=shade(c, 0.35), sw=1.2) + pips(level, -4, 5.2, 1.9, INK)


def emergency_nurse():
    return nurse() + path("M-9 -16H9.500", stroke=YELLOW_STRIPE, sw=3.4)


def emergency_patient(level):
    c = (LIGHT, MEDIUM, DARK)[level - 1]
    return cube(c, (1, 2, 3)[level - 1], level, on=level == 3)


# --- vehicles and machines, in the tiles of the floor ------------------------------------------------
def wheels(cx, cy, o, places, w):
    out = ""
    for t in places:
        if o == "x":
            out += on_south(circle(0, 0, 4.2, TYRE) + circle(0, 0, 1.9, HUBCAP), cx + t, cy + w - 0.004, 4)
        else:
            out += on_east(circle(0, 0, 4.2, shade(TYRE, 0.2)) + circle(0, 0, 1.9, HUBCAP_SHADED), cx + w - 0.004, cy + t, 4)
    return out


def fire_truck(o="x"):
    """Longer than a car; nose to the east or to the south."""
    L, W = 0.215, 0.1

    def b(a0, a1, z0, z1, c, w=W, **kw):
        return box(a0, -w, a1, w, z0, z1, c, **kw) if o == "x" else box(-w, a0, w, a1, z0, z1, c, **kw)

    s = cast(-L, -W, L, W, 22) if o == "x" else cast(-W, -L, W, L, 22)
    s += b(-L, L, 3, 6, shade(FIRE, 0.35)) + b(-L, L, 5, 15, FIRE) + wheels(0, 0, o, (-0.13, 0.12), W)
    s += b(-L, 0.08, 15, 19, tint(FIRE, 0.08)) + b(0.08, L - 0.01, 15, 22, FIRE) + b(0.1, L, 15.5, 20.5, CAR_WINDOW, W * 0.9, t=FIRE)
    stripe = CARD
    s += south(-L, L, W, 9, 11, stripe) if o == "x" else east(-L, L, W, 9, 11, shade(stripe, 0.12))
    p = (lambda a, q, z: P(a, q, z)) if o == "x" else (lambda a, q, z: P(q, a, z))
    for q in (-0.045, 0.045):
        s += line(*p(-L - 0.01, q, 22), *p(0.12, q, 25), ROTOR, 2)
    for k in range(7):
        t = -L + 0.02 + k * 0.045
        s += line(*p(t, -0.045, 22 + (t + L) * 9), *p(t, 0.045, 22 + (t + L) * 9), ROTOR, 1.6)
    x, y = p(0.15, 0, 22)
    return s + ellipse(x - 3, y - 2, 4, 3, "#6FA8E0") + ellipse(x - 4, y - 3, 1.6, 1.2, "#E8F2FB")


def helicopter():
    """Stands in the middle of a helipad's tile."""
    sx, sy = P(0.5, 0.5)
    c = "#E9E4DA"
    s = soft(sx + 8, sy + 2, 46, 18, 0.45)
    s += path("M%s %sL%s %s" % (n(sx - 24), n(sy - 3), n(sx + 14), n(sy + 10)), stroke=PEWTER, sw=2.6, cap="round")
    s += path("M%s %sL%s %s" % (n(sx - 8), n(sy - 11), n(sx + 28), n(sy + 2)), stroke=PEWTER, sw=2.6, cap="round")
    s += path("M-12 -8L-10 -2M12 -2L14 5", stroke=PEWTER, sw=2.4, transform="translate(%s %s)" % (n(sx), n(sy)))
    tail = "M8 -24L52 -38L56 -46L60 -46L58 -32L14 -10Z"
    body = "M-30 -12C-30 -26 -14 -36 4 -34C18 -32 26 -24 24 -14C22 -4 8 0 -8 -1C-22 -2 -30 -5 -30 -12Z"
    move = dict(transform="translate(%s %s)" % (n(sx), n(sy)))
    s += group(
        path(tail, shade(c, 0.1))
        + path(body, c)
        + path("M-30 -12C-29 -6 -20 -2 -8 -1C8 0 22 -4 24 -14C14 -8 -10 -6 -30 -12Z", shade(c, 0.16))
        + path("M-29 -14C-28 -25 -16 -33 -2 -34L2 -17C-8 -13 -20 -12 -29 -14Z", "#8FB7CC")
        + path("M-22 -25C-17 -30 -10 -33 -2 -34L-1 -30C-9 -29 -16 -27 -22 -25Z", WINDOW)
        + path("M4 -17L22 -20", stroke=FIRE, sw=3.4, cap="round")
        + path("M1 -34V-42", stroke=PEWTER, sw=3)
        + ellipse(1, -43, 52, 15, POST, opacity=0.16)
        + path("M-48 -47L50 -39", stroke=SCREEN_FRAME, sw=2.6, cap="round")
        + path("M-22 -34L24 -52", stroke=SCREEN_FRAME, sw=2.6, cap="round")
        + circle(1, -43, 3, TYRE)
        + circle(58, -40, 5, "none", stroke=HEATHER, sw=1.6),
        **move,
    )
    return s


def rimmed(points, body):
    """Something made of solids with the paper-white rim of the pieces around its outline."""
    return "".join(poly(points, col, stroke=col, sw=grow * 2, join="round") for col, grow in ((EDGE, 2.9), (RIM, 2.2))) + body


def outline_of(x0, y0, x1, y1, z0, z1):
    """The outline of a box on the screen."""
    return [P(x0, y0, z1), P(x1, y0, z1), P(x1, y0, z0), P(x1, y1, z0), P(x0, y1, z0), P(x0, y1, z1)]


def vending_machine():
    """Takes a parking place, its front to the south: so high that it is seen over the wall of a room before it."""
    a, b, high = 0.115, 0.085, 56
    case = "#7C3F6E"
    s = box(-a, -b, a, b, 0, high, case, t=tint(case, 0.35)) + south(-a, a, b, high - 9, high, HONEY) + east(-b, b, a, high - 9, high, shade(HONEY, 0.22))
    s += south(-a + 0.018, 0.045, b, 13, high - 12, "#FFF6DC")
    for j in range(3):
        for i, col in enumerate((CORAL, MUSTARD, JADE, POPULAR)):
            z = high - 21 - j * 10.5
            s += south(-a + 0.026 + i * 0.034, -a + 0.05 + i * 0.034, b, z, z + 7, col if (i + j) % 4 else MAUVE)
    s += south(0.06, a - 0.014, b, 24, high - 14, NAVY) + south(-a + 0.03, 0.05, b, 4, 9, NAVY)
    s += on_south(path("M-9 0H4", stroke=CARD, sw=4) + path("M4 0H9", stroke=TANGERINE, sw=4), 0, b, high - 4.5)
    return cast(-a, -b, a, b, high) + rimmed(outline_of(-a, -b, a, b, 0, high), s)


def snowflake(r, c, sw):
    """Six arms, centred."""
    out = ""
    for i in range(6):
        t = math.pi / 3 * i + math.pi / 6
        arm = lambda q, turn=0.0: (n(q * r * math.cos(t + turn)), n(q * r * math.sin(t + turn)))
        out += path("M0 0L%s %sM%s %sL%s %sL%s %s" % (*arm(1), *arm(0.85, 0.42), *arm(0.5), *arm(0.85, -0.42)), stroke=c, sw=sw, cap="round")
    return out


COOL, ICE, ICE_RIM = "#2F86BE", "#8AD3F0", PAINT["IceRim"]  # cold air, and the floor it lies on


def air_conditioner(side):
    """On the outside of a wall, one for a floor of a building: on brackets, with a fan and a snowflake."""
    turned = side in ("east", "west")
    t0, t1 = 0.26, 0.74
    y0, y1 = (1.0, 1.13) if side in ("south", "east") else (-0.13, 0.0)
    z0, z1 = (-15, 12) if side in ("south", "east") else (15, 42)
    x = (y0, t0, y1, t1) if turned else (t0, y0, t1, y1)
    lay = (lambda body, t: on_east(body, y1, t, (z0 + z1) / 2)) if turned else (lambda body, t: on_south(body, t, y1, (z0 + z1) / 2))
    fan = circle(0, 0, 10, "#8E99AE") + circle(0, 0, 8.2, "#D5E8F4")
    for i in range(3):
        turn = math.pi * 2 / 3 * i
        q = lambda r, more: (n(r * math.cos(turn + more)), n(r * math.sin(turn + more)))
        fan += path("M0 0C%s %s %s %s %s %sZ" % (*q(6, -0.5), *q(8.5, 0.1), *q(6.5, 0.9)), PEWTER)
    fan += circle(0, 0, 2, TYRE)
    left, right = (t1 - 0.13, t0 + 0.12) if turned else (t0 + 0.13, t1 - 0.12)
    s = box(*x, z0, z1, "#EAF4FA") + (east(t0, t1, y1, z1 - 3, z1, COOL) if turned else south(t0, t1, y1, z1 - 3, z1, COOL))
    s += lay(fan, left) + lay(snowflake(9, COOL, 2.2), right)
    brackets = ""
    for t in (t0 + 0.06, t1 - 0.06):
        a, b = ((y0, t), (y1, t)) if turned else ((t, y0), (t, y1))
        brackets += line(*P(*b, z0), *P(*a, z0 - 7), PEWTER, 2.4, cap="round")
    return (brackets if side in ("south", "east") else "") + rimmed(outline_of(*x, z0, z1), s)


# --- tokens, centred ------------------------------------------------------------------------------------
def disc(c, body):
    return circle(0, 1, 11, shade(c, 0.35)) + circle(0, 0, 11, c) + circle(0, 0, 9.2, tint(c, 0.12)) + body


def virus():
    spikes = ""
    for i in range(8):
        a = i * math.pi / 4
        spikes += path("M%s %sL%s %s" % tuple(n(v) for v in (4 * math.cos(a), 4 * math.sin(a), 8.4 * math.cos(a), 8.4 * math.sin(a))), stroke=CARD, sw=1.8)
        spikes += circle(8.2 * math.cos(a), 8.2 * math.sin(a), 1.5, CARD)
    return disc(VIRUS, spikes + circle(0, 0, 5.2, CARD) + circle(-1.5, -1, 1.2, VIRUS) + circle(1.8, 1.2, 1.4, VIRUS))


def cigarette():
    return disc("#8A7F86", path("M-7 3H4", stroke=CARD, sw=3.4) + path("M4 3H7", stroke=TANGERINE, sw=3.4) + path("M6 -1C8 -3 4 -4 6 -6.500", stroke=CARD, sw=1.4, cap="round"))


def poop():
    c = "#8C6444"
    return ellipse(1.5, 8, 12, 4.5, SHADOW, opacity=0.2) + path(
        "M-10 8C-13 4 -9.500 1.500 -8 1.500C-10 -2 -6 -4.500 -4 -4.500C-5.500 -8 -1 -9 0.500 -12C3 -10 4 -7 3.500 -4.500C7 -4 8 -1 7 1.500C10.500 2 12 5 10 8Z", c
    ) + path("M-6.500 2.500C-3 4.500 3 4.500 6.500 2.500M-3 -3.800C-1 -2.500 2 -2.500 3.500 -4", stroke=tint(c, 0.3), sw=1.4, cap="round")


def toilet():
    bowl = "M-5.400 -0.200L6 -0.200C6 2.600 4.400 4.400 2.200 4.800L2.800 7L-3 7L-2.600 4.600C-4.400 3.800 -5.400 2 -5.400 -0.200Z"
    return disc("#5F7488", path("M-5.400 -6.600L-2.200 -6.600L-2.200 -1.200L-5.400 -1.200Z", CARD) + path(bowl, CARD))


def quarantine():
    return disc(WARN, path("M0 -6.500V1", stroke=CARD, sw=3.2, cap="round") + circle(0, 5.2, 1.9, CARD))
