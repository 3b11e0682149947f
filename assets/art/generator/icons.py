"""Flat signs in a 24 x 24 box, origin at the top left: emblems of the five services and the signs of the interface.
Each takes the color of the sign and the color of its cut-outs."""
import math
from iso import path, circle, ellipse, rect, group, line, poly, at, scaled, n
from palette import *


def psychiatry(c, k):
    head = "M10.4 2.2C5.4 2.2 2.4 5.6 2.4 9.9c0 3.3 1.4 5.3 3.2 6.9V22h8.3v-3.1h2.2c1.7 0 2.6-.9 2.6-2.5v-2.5h1.7c.9 0 1.2-.8.8-1.5L19 8.9C18.6 4.8 15.3 2.2 10.4 2.2Z"
    swirl = "M10.9 10.3c-.9-.2-1.4-1-1-1.8.6-1.2 2.6-1 3.3.4.9 1.9-.5 4.1-2.7 4.3-2.7.2-4.6-2-4.2-4.4.5-2.7 3.3-4.2 5.9-3.5"
    return path(head, c) + path(swirl, stroke=k, sw=1.7, cap="round")


def cardiology(c, k):
    heart = "M12 21.2C5.200 16.1 2 12.7 2 8.7 2 5.5 4.4 3.2 7.3 3.2c2 0 3.7 1.1 4.7 2.9 1-1.8 2.7-2.9 4.7-2.9C19.600 3.2 22 5.5 22 8.7c0 4-3.2 7.4-10 12.5Z"
    return path(heart, c) + path(
        "M3.500 11.3H8l1.900-3.5 3.1 7 2-3.5h5.500", stroke=k, sw=1.7, cap="round", join="round"
    )


def ophthalmology(c, k):
    eye = "M1 12C4.600 6.6 8 4.6 12 4.6S19.400 6.6 23 12c-3.6 5.4-7 7.4-11 7.4S4.600 17.4 1 12Z"
    return path(eye, c) + circle(12, 12, 5.1, k) + circle(12, 12, 2.9, c) + circle(13.6, 10.3, 1.3, k)


def orthopedics(c, k):
    return (
        path("M8.2 15.8L15.8 8.2", stroke=c, sw=4.6, cap="round")
        + circle(5.1, 15.6, 3.1, c)
        + circle(8.4, 18.9, 3.1, c)
        + circle(15.6, 5.1, 3.1, c)
        + circle(18.9, 8.4, 3.1, c)
    )


def neurology(c, k):
    left = "M11.300 3.6c-1.6-1.5-4.3-1.1-5 .9-2.1.2-3.3 2.2-2.6 4-1.7 1-2.1 3.3-.9 4.8-.7 2 .5 4.1 2.5 4.5.6 2.7 3.9 3.7 6 1.9Z"
    right = "M12.700 3.6c1.600-1.5 4.3-1.1 5 .9 2.1.2 3.3 2.2 2.6 4 1.7 1 2.1 3.3.9 4.8.7 2-.5 4.1-2.5 4.5-.6 2.7-3.9 3.7-6 1.9Z"
    s = dict(stroke=k, sw=1.4, cap="round")
    return (
        path(left, c)
        + path(right, c)
        + path("M8.900 7.3c-1.3-.3-2.3.4-2.5 1.6M5.800 13c1.300-.6 2.7-.1 3.1 1.1", **s)
        + path("M15.100 7.3c1.300-.3 2.3.4 2.5 1.6M18.200 13c-1.3-.6-2.7-.1-3.1 1.1", **s)
    )


SERVICES = ["psychiatry", "cardiology", "ophthalmology", "orthopedics", "neurology"]
EMBLEM = dict(
    psychiatry=psychiatry,
    cardiology=cardiology,
    ophthalmology=ophthalmology,
    orthopedics=orthopedics,
    neurology=neurology,
)


def emblem(service, size, c=HUB, k=WHITE, disc=None, rim=None):
    """Centred on the origin; with a disc behind it when asked."""
    s = size / 24
    out = ""
    if disc:
        out += circle(0, 0, size * 0.72, disc, stroke=rim, sw=(size * 0.07 if rim else None))
    return out + at(EMBLEM[service](c, k), -size / 2, -size / 2, s)


def life_star(c=WHITE):
    """Three bars across each other, about 24 high, centred: the emergency department."""
    bar = "M-3.400 -11.500H3.400V11.500H-3.400Z"
    return "".join(group(path(bar, c), transform="rotate(%d)" % turn) for turn in (0, 60, 120))


# --- small signs, centred on the origin, about 24 high ----------------------------------------------


def coin(r=12, text=None):
    """A gold coin with its own dollar sign."""
    s = r / 12
    d = "M3.500 -3.7C2.800 -5 1.5 -5.5 0 -5.5C-2 -5.5 -3.5 -4.5 -3.5 -2.9C-3.5 -1.2 -2 -.6 0 -.1C2 .4 3.6 1 3.6 2.8C3.600 4.5 2 5.5 0 5.5C-1.8 5.5 -3.2 4.8 -3.8 3.4M0 -7.5V7.500"
    return group(
        circle(0, 1.2, 12, shade(GOLD, 0.38))
        + circle(0, 0, 12, GOLD)
        + circle(0, 0, 9.6, tint(GOLD, 0.28))
        + path(d, stroke=shade(GOLD, 0.55), sw=1.9, cap="round"),
        transform=scaled(s),
    )


def star(c=POPULAR, r=12):
    pts = []
    for i in range(10):
        a = -math.pi / 2 + i * math.pi / 5
        q = r if i % 2 == 0 else r * 0.5
        pts.append((q * math.cos(a), q * math.sin(a) + r * 0.06))
    return poly(pts, c, stroke=c, sw=r * 0.22, join="round")


def popularity(r=12):
    """Popularity: a star on a rosette."""
    return circle(0, r * 0.1, r, shade(POPULAR, 0.35)) + circle(0, 0, r, POPULAR) + star(CARD, r * 0.56)


def clock(r=12):
    return (
        circle(0, r * 0.1, r, shade(TIME, 0.4))
        + circle(0, 0, r, TIME)
        + circle(0, 0, r * 0.76, CARD)
        + path(
            "M0 %s V0 L%s %s" % (n(-r * 0.5), n(r * 0.36), n(r * 0.22)),
            stroke=TIME,
            sw=r * 0.18,
            cap="round",
            join="round",
        )
    )


def car_sign(c=INK2, r=12):
    s = r / 12
    return group(
        path(
            "M-11 5.5V0.500C-11 -1 -10 -1.6 -8.7 -1.8L-6.5 -5.6C-6 -6.5 -5.2 -7 -4.2 -7H3.400C4.300 -7 5 -6.7 5.6 -6L8.700 -2L10.400 -1.4C11.200 -1.1 11.6 -.5 11.6 .3V5.500C11.600 6 11.2 6.3 10.7 6.3H-10.2C-10.7 6.3 -11 6 -11 5.5Z",
            c,
        )
        + path("M-4.8 -2L-3.6 -4.8H-.4V-2ZM1.400 -2V-4.8H3.200L5.400 -2Z", CARD)
        + circle(-5.6, 6, 3.1, CARD)
        + circle(6, 6, 3.1, CARD)
        + circle(-5.6, 6, 2.2, c)
        + circle(6, 6, 2.2, c),
        transform=scaled(s),
    )


def check(c=GOOD, s=1.0):
    return path("M-6 .5L-1.8 4.8L6.500 -4.8", stroke=c, sw=3 * s, cap="round", join="round", transform=scaled(s))


def cross(c=BAD, s=1.0):
    return path("M-5 -5L5 5M5 -5L-5 5", stroke=c, sw=3 * s, cap="round", transform=scaled(s))


def arrow_right(c=INK2, sw=2.2):
    return path("M-5 0H5M1 -4.5L5.500 0L1 4.5", stroke=c, sw=sw, cap="round", join="round")


def undo(c=INK2):
    return path(
        "M-7 -3H3C6.500 -3 8.5 -.6 8.5 2.2C8.500 5 6.5 7 3 7H-2M-3 -7.5L-7.5 -3L-3 1.5",
        stroke=c,
        sw=2.3,
        cap="round",
        join="round",
    )


def redo(c=INK2):
    return group(undo(c), transform="scale(-1 1)")


def menu(c=INK2):
    return path("M-8 -6H8M-8 0H8M-8 6H8", stroke=c, sw=2.4, cap="round")


def layers(c=INK2):
    return path("M0 -9L9 -4.5L0 0L-9 -4.5Z", c) + path(
        "M-9 .5L0 5L9 .5M-9 5L0 9.5L9 5", stroke=c, sw=1.9, join="round", cap="round"
    )


def plus(c=INK2):
    return path("M-6 0H6M0 -6V6", stroke=c, sw=2.4, cap="round")


def minus(c=INK2):
    return path("M-6 0H6", stroke=c, sw=2.4, cap="round")


def hand(closed=True):
    """The pointer while something is held."""
    d = (
        "M-7 2C-8.6 .4 -10.6 1.6 -9.8 3.6L-6.5 10.5C-5.2 13.4 -3 15 .3 15H3C7 15 9.6 12.4 9.6 8.5V0"
        "C9.600 -2.4 6.4 -2.5 6.2 -.3C6.200 -3 2.8 -3.4 2.5 -1C2.300 -3.6 -1.2 -3.6 -1.3 -.9C-1.7 -3.2 -5 -2.9 -5 -.4V4.200Z"
    )
    return path(d, CARD, stroke=INK, sw=1.7, join="round") + path(
        "M-1.3 -.8V3M2.500 -.8V3M6.200 -.2V3", stroke=INK, sw=1.4, cap="round"
    )


def lock(c=INK2):
    return path("M-5 -1V-4.5C-5 -7.5 -3 -9 0 -9S5 -7.5 5 -4.5V-1", stroke=c, sw=2.4) + rect(-7.5, -1.5, 15, 11, c, 3)


def mini_tile(c, s=12):
    """A module as a colored block, as in the thumbnails; centred."""
    h = s / 2
    z = s * 0.42
    return (
        poly([(-s, 0), (0, h), (0, h + z), (-s, z)], shade(c, 0.1))
        + poly([(s, 0), (0, h), (0, h + z), (s, z)], shade(c, 0.26))
        + poly([(0, -h), (s, 0), (0, h), (-s, 0)], tint(c, 0.12))
        + poly([(0, -h * 0.66), (s * 0.66, 0), (0, h * 0.66), (-s * 0.66, 0)], tint(c, 0.62))
    )


def needs(c, r=14):
    """Over a room that doesn't work: what is missing, in the color of the missing module."""
    return (
        circle(1, 3, r + 1, SHADOW, opacity=0.18)
        + rect(-r, -r, r * 3.9, r * 2, CARD, r, stroke=WARN, sw=1.6)
        + circle(0, 0, r * 0.7, WARN)
        + path("M0 %sV%s" % (n(-r * 0.38), n(r * 0.08)), stroke=CARD, sw=r * 0.2, cap="round")
        + circle(0, r * 0.36, r * 0.12, CARD)
        + at(mini_tile(c, r * 0.82), r * 1.75, -2)
    )


def bag(c=LEATHER):
    """The bag the patients are drawn from."""
    return (
        path("M-5 -6C-10 -2 -12 4 -11 8C-10 11 -6 12 0 12S10 11 11 8C12 4 10 -2 5 -6Z", c)
        + path("M-11 8C-10 11 -6 12 0 12S10 11 11 8C11.3 6.6 11.2 5 10.9 3.6C8 8 -4 9 -11.2 6Z", shade(c, 0.16))
        + path("M-6 -7.5C-7 -10 -5 -12 -2.5 -10.5C-1 -12.5 1 -12.5 2.5 -10.5C5 -12 7 -10 6 -7.5Z", tint(c, 0.25))
        + path("M-6.5 -6.8H6.5", stroke=shade(c, 0.45), sw=2.2, cap="round")
    )


def in_bed(c=INK2):
    """A patient lies in a bed."""
    return (
        path("M-11 -7V8M-11 4H11V8M11 4V0C11 -2 10 -3 8 -3H-3V4", stroke=c, sw=2.2, cap="round", join="round")
        + circle(-6.8, -0.8, 2.6, c)
    )


def no_service(c=INK2):
    """A person or a room that waits: three dots."""
    return circle(-6, 0, 2.2, c) + circle(0, 0, 2.2, c) + circle(6, 0, 2.2, c)


def house(c=INK2):
    return path("M-9 0L0 -8.5L9 0M-6.5 -1V8H6.500V-1", stroke=c, sw=2.3, cap="round", join="round")


def gear(c=INK2):
    d = ""
    for i in range(8):
        a = i * math.pi / 4
        d += "M%s %sL%s %s" % (n(6 * math.cos(a)), n(6 * math.sin(a)), n(9 * math.cos(a)), n(9 * math.sin(a)))
    return path(d, stroke=c, sw=3.4, cap="round") + path(
        "M6 0A6 6 0 1 1 -6 0A6 6 0 1 1 6 0Z", stroke=c, sw=3.4
    )


def question(c=INK2):
    return path("M-4 -5C-3.4 -9 4 -9.500 4.2 -4.6C4.300 -1.5 .2 -1.2 .2 2.4", stroke=c, sw=2.6, cap="round") + circle(
        0.2, 7.2, 1.7, c
    )


def magnifier(c=INK2):
    return path("M4.500 -2A6.500 6.500 0 1 1 -8.5 -2A6.500 6.500 0 1 1 4.500 -2ZM3 3L8.500 8.5", stroke=c, sw=2.4, cap="round")


def speaker(c=INK2, on=True):
    out = path("M-9 -3H-5L0 -7.5V7.500L-5 3H-9Z", c, stroke=c, sw=1.5, join="round")
    if on:
        return out + path("M4 -4C6 -2 6 2 4 4M7 -7C10.500 -3.5 10.500 3.500 7 7", stroke=c, sw=2.2, cap="round")
    return out + path("M4 -3.5L10 3.500M10 -3.5L4 3.500", stroke=c, sw=2.2, cap="round")


def play(c=INK2):
    return path("M-5 -7.500L7 0L-5 7.500Z", c, stroke=c, sw=2, join="round")


def pause(c=INK2):
    return path("M-4 -7V7M4 -7V7", stroke=c, sw=4, cap="round")


def trophy(c=INK2):
    return path("M-6 -8H6V-2C6 2 3 4 0 4S-6 2 -6 -2ZM-1.5 4H1.500V8H5V9.500H-5V8H-1.500Z", c) + path(
        "M-6 -6H-10C-10 -2 -8.5 0 -5.5 0M6 -6H10C10 -2 8.500 0 5.500 0", stroke=c, sw=2
    )


def info(c=INK2):
    return circle(0, -6.8, 1.9, c) + path("M-2 -1.5H0V7M-2.5 7H2.500", stroke=c, sw=2.6, cap="round", join="round")


def chevron(c=INK2, down=True):
    return path("M-5.5 -2.5L0 3L5.500 -2.5" if down else "M-5.5 2.500L0 -3L5.500 2.500", stroke=c, sw=2.5, cap="round", join="round")
