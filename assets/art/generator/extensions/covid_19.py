"""What COVID-19 brings besides its tile: masks, the quarantine tent, the two areas of the Propagation board, the plaque."""
from iso import *
from palette import *
from guests import VIRUS
from people import RIM, EDGE
import guests
import icons

CANVAS, BRASS = "#F2EEE4", "#D9A441"


def mask():
    """A token: a folded mask with its two loops."""
    c = "#5FA8C4"
    out = circle(0, 1, 11, shade(c, 0.35)) + circle(0, 0, 11, c) + circle(0, 0, 9.2, tint(c, 0.14))
    out += path("M-5 -3.500C-10.5 -5 -10.5 4 -5 3M5 -3.500C10.500 -5 10.500 4 5 3", stroke=CARD, sw=1.5, cap="round")
    out += path("M-6 -3.800C-2 -5.500 2 -5.500 6 -3.800V2.500C4 6 -4 6 -6 2.500Z", CARD)
    return out + path("M-5 -1.200H5M-5 1.600H5", stroke=tint(c, 0.2), sw=1.2, cap="round")


def tent():
    """Where people stay in quarantine: a white tent with a warning on its roof, its door to the south."""
    a, b, h, r = 0.17, 0.14, 22, 40
    wall, roof = CANVAS, CARD
    s = cast(-a, -b, a, b, 30) + box(-a, -b, a, b, 0, h, wall)
    s += poly([P(a, -b, h), P(a, b, h), P(a, 0, r)], shade(wall, 0.2))
    s += poly([P(-a, b, h), P(a, b, h), P(a, 0, r), P(-a, 0, r)], shade(roof, 0.08))
    s += poly([P(-a, -b, h), P(a, -b, h), P(a, 0, r), P(-a, 0, r)], roof)
    s += poly([P(-0.06, b, 0), P(0.06, b, 0), P(0.06, b, 15), P(0, b, 19), P(-0.06, b, 15)], shade(WARN, 0.5))
    s += poly([P(0, b, 19), P(0.06, b, 15), P(0.06, b, 0), P(0.045, b, 0)], tint(WARN, 0.55))
    for x in (-a, a):
        s += line(*P(x, b, 0), *P(x, b, h), shade(wall, 0.3), 1.2)
    s += line(*P(-a, b, h - 2), *P(a, b, h - 2), WARN, 3) + line(*P(a, b, h - 2), *P(a, -b, h - 2), shade(WARN, 0.2), 3)
    x, y = P(0, 0, r + 13)
    s += line(x, y + 12, x, y + 4, PEWTER, 1.8) + circle(x, y, 9.5, shade(WARN, 0.3)) + circle(x, y - 0.8, 9.5, WARN)
    return s + path("M%s %sV%s" % (n(x), n(y - 5.8), n(y + 0.4)), stroke=CARD, sw=2.6, cap="round") + circle(x, y + 4, 1.5, CARD)


def survivors():
    """Got over it: a heart with a tick."""
    c = GOOD
    heart = "M0 10C-7.5 4.500 -11 1 -11 -3.500C-11 -7 -8.4 -9.500 -5.3 -9.500C-3 -9.500 -1.1 -8.300 0 -6.300C1.100 -8.300 3 -9.500 5.3 -9.500C8.400 -9.500 11 -7 11 -3.500C11 1 7.5 4.500 0 10Z"
    out = at(path(heart, shade(c, 0.35)), 0, 1.2) + path(heart, c)
    return out + path("M-4.5 -1.500L-1 2L5 -4.5", stroke=CARD, sw=2.6, cap="round", join="round")


def deceased():
    """A candle for those who did not."""
    out = ellipse(1, 9.5, 9, 3, SHADOW, opacity=0.2) + path("M-9 8.500C-9 6.500 9 6.500 9 8.500C9 11 -9 11 -9 8.500Z", POST)
    out += path("M-4 -2.500H4V8C2.500 9 -2.500 9 -4 8Z", GAUZE) + path("M1 -2.500H4V8C3.200 8.500 2 8.700 1 8.800Z", shade(GAUZE, 0.18))
    out += path("M-4 -2.500C-4 -1 -2 -1 -2 1C-2 -1.500 4 -1 4 -2.500Z", CARD)
    out += path("M0 -3V-5", stroke=TYRE, sw=1.4, cap="round")
    out += path("M0 -3.800C-3.2 -4.500 -3.500 -7.500 0 -12C3.500 -7.500 3.200 -4.500 0 -3.800Z", LEVEL[3])
    return out + path("M0 -4.200C-1.500 -4.700 -1.600 -6.300 0 -8.500C1.600 -6.300 1.500 -4.700 0 -4.200Z", "#FFE08A")


def plaque():
    """The brass plate for the vaccine; the name is written into its middle."""
    w, h = 300, 132
    out = rect(-w / 2 + 3, -h / 2 + 6, w, h, SHADOW, 14, opacity=0.16)
    out += rect(-w / 2, -h / 2 + 3, w, h, shade(BRASS, 0.45), 14) + rect(-w / 2, -h / 2, w, h, BRASS, 14)
    out += rect(-w / 2 + 7, -h / 2 + 7, w - 14, h - 14, tint(BRASS, 0.3), 9) + rect(-w / 2 + 10, -h / 2 + 10, w - 20, h - 20, tint(BRASS, 0.52), 7)
    out += path("M%s %sL%s %sL%s %sZ" % (-w / 2 + 10, -h / 2 + 60, -w / 2 + 10, -h / 2 + 10, -w / 2 + 150, -h / 2 + 10), "#FFF6DF", opacity=0.5)
    for x in (-w / 2 + 20, w / 2 - 20):
        for y in (-h / 2 + 20, h / 2 - 20):
            out += circle(x, y + 1, 4.5, shade(BRASS, 0.5)) + circle(x, y, 4.5, shade(BRASS, 0.12)) + path("M%s %sL%s %s" % (n(x - 2.5), n(y - 2.5), n(x + 2.5), n(y + 2.5)), stroke=shade(BRASS, 0.5), sw=1.4)
    return out + at(syringe(), 0, -h / 2 + 30, 0.9)


def syringe():
    c = shade(BRASS, 0.55)
    out = path("M-22 0H-14M22 0H30", stroke=c, sw=2.4, cap="round") + path("M-22 -6V6", stroke=c, sw=3, cap="round")
    out += rect(-14, -7, 36, 14, "none", 3, stroke=c, sw=2.4) + rect(0, -5, 20, 10, VIRUS, 2)
    return out + path("M-8 -7V-2M-2 -7V-2M4 -7V-2M10 -7V-2", stroke=c, sw=1.5)


def draw(add):
    for token in ("virus", "quarantine"):
        add("token-" + token, getattr(guests, token)())
    add("token-mask", mask())
    add("quarantine-tent", tent())
    add("icon-survivors", survivors())
    add("icon-deceased", deceased())
    add("vaccine-plaque", plaque())
