"""The actions of a round: their signs, and the wooden tiles that carry them (without their names: text is not art)."""
import extensions
import icons
from iso import *
from palette import *

ACTION = dict(build=BUILD, hire=HIRE, admit=ACCENT, **{name: color for name, (color, _) in extensions.actions().items()})
SIGNS = {name: sign for name, (_, sign) in extensions.actions().items()}
SIDE = 72  # of a tile, in pixels at 100 %


def action_sign(kind, c=CARD, k=None):
    """48 x 40, centred."""
    k = k or ACTION[kind]
    if kind == "build":
        # a small room with a plus
        a = path("M0 -17L19 -7.5V8L0 17.5L-19 8V-7.5Z", c)
        a += path("M-19 -7.5L0 2L19 -7.5M0 2V17.500", stroke=k, sw=2, join="round")
        a += circle(14, -13, 9.5, k) + path("M14 -18V-8M9 -13H19", stroke=c, sw=3, cap="round")
        return a
    if kind == "hire":
        a = circle(-4, -9, 7, c) + path(
            "M-4 -1C3 -1 7 3 8.2 10L9.200 15C9.500 16.6 8.6 17.5 7 17.5H-15C-16.6 17.5 -17.5 16.6 -17.2 15L-16.2 10C-15 3 -11 -1 -4 -1Z",
            c,
        )
        a += path("M-8 -.5L-4 6L0 -.5", stroke=k, sw=2, join="round", cap="round")
        return a + circle(14, -10, 9.5, k) + path("M14 -15V-5M9 -10H19", stroke=c, sw=3, cap="round")
    if kind in SIGNS:
        return SIGNS[kind](c, k)
    a = path(
        "M2 -18H17C18.700 -18 20 -16.7 20 -15V15C20 16.7 18.7 18 17 18H2", stroke=c, sw=3.4, cap="round", join="round"
    )
    a += (
        rect(-18, -11, 21, 20, c, 6)
        + circle(-11, -3, 1.8, k)
        + circle(-4, -3, 1.8, k)
        + path("M-11 2.2C-9.5 4.5 -5.5 4.5 -4 2.2", stroke=k, sw=2, cap="round")
    )
    return a + path("M7 -1H13M10.500 -4.5L14 -1L10.500 2.5", stroke=c, sw=2.6, cap="round", join="round")


def action_tile(kind, spent=False):
    """A tile with its top left corner at the origin; a spent one lies flat and pale."""
    c, s = ACTION[kind], SIDE
    if spent:
        pale = mix(c, CARD_LOW, 0.76)
        out = rect(0, 3, s, s, shade(mix(c, CARD_LOW, 0.72), 0.16), 14) + rect(0, 0, s, s, pale, 14)
        return out + at(action_sign(kind, mix(c, CARD_LOW, 0.35), pale), s / 2, s * 0.4, s / 84)
    out = rect(1, 5, s, s, SHADOW, 14, opacity=0.12) + rect(0, 3, s, s, shade(c, 0.34), 14) + rect(0, 0, s, s, c, 14)
    out += path("M14 2H%s" % n(s - 14), stroke=tint(c, 0.35), sw=1.6, cap="round")
    return out + at(action_sign(kind), s / 2, s * 0.4, s / 84)
