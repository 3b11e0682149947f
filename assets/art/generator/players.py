"""Who sits at the table: a plain meeple for a person, and the three bots, each with a face. The shirt has the color of the seat.

Every figure stands on the origin (0, 0): its feet are there, it reaches upwards, about 40 x 58.
"""
from iso import *
from palette import *
from people import FACE_INK, HEAD, figure, shine

LEFT = "M-6.2 -34.6C-10.5 -33 -13.6 -29.5 -15 -22L-16.4 -14.6C-17.1 -10.8 -13.7 -9.2 -12.2 -11.6L-13.4 -5.5H-6.2C-6.6 -14 -6.2 -20 -1.2 -25.5Z"
RIGHT = "M6.200 -34.6C10.500 -33 13.6 -29.5 15 -22L16.400 -14.6C17.100 -10.8 13.7 -9.2 12.2 -11.6L13.400 -5.5H6.200C6.600 -14 6.2 -20 1.2 -25.5Z"
TUFT = "M-8.8 -44.500C-10 -51.500 -5 -55 .5 -54.600C.4 -56.600 2 -58.600 4.600 -59.200C4 -57.300 4.600 -55.800 6.200 -54.400C9 -52 9.600 -48 8.800 -44.500"


def person(c):
    return figure(c) + shine(c)


def bot(c, skin, hair, face):
    """A meeple in a coat: hair is the shape that the rim goes around too, face draws what this one alone has."""
    out = figure(c, extra=hair)
    out += path(LEFT, LINEN, stroke=LINEN, sw=0.7) + path(RIGHT, shade(LINEN, 0.07), stroke=shade(LINEN, 0.07), sw=0.7)
    out += path("M-12.2 -11.6L-10.8 -20M12.200 -11.6L10.800 -20", stroke=COAT_LINE, sw=1.2, cap="round")
    out += path(
        "M-6 -34.6L-8.4 -29.5L-5 -28.5L-1.2 -25.5M6 -34.6L8.400 -29.5L5 -28.5L1.200 -25.5",
        stroke=COAT_LINE,
        sw=1.2,
        join="round",
        cap="round",
    )
    cheek = "M6 -37.4A8.600 8.6 0 0 0 8.6 -43.500A8.600 8.6 0 0 0 6.500 -49.1A12 12 0 0 1 6 -37.400Z"
    return out + circle(*HEAD, skin) + path(cheek, shade(skin, 0.16)) + face(skin)


def intern_face(skin):
    """A tuft, wide eyes, a lanyard, and a note pad with everything on it."""
    out = path(
        TUFT + "C7.600 -47 5.500 -48.600 3.500 -49.200C3.600 -48.200 3.200 -47.400 2.400 -47"
        "C.5 -47.400 -.8 -48.200 -1.6 -49.200C-2.600 -47.800 -6.500 -47.600 -8.800 -44.500Z",
        BLOND,
    )
    out += path("M-6.2 -50.500C-4.400 -52.400 -2 -53 0 -52.8", stroke=tint(BLOND, 0.4), sw=1.3, cap="round")
    out += circle(-3.2, -42.6, 1.9, LINEN) + circle(3.4, -42.6, 1.9, LINEN)
    out += circle(-2.9, -42.5, 1.15, FACE_INK) + circle(3.7, -42.5, 1.15, FACE_INK)
    out += path("M-2.4 -38.400C-1.2 -36.900 1.6 -36.900 2.8 -38.4", stroke=FACE_INK, sw=1.2, cap="round")
    out += circle(-5.6, -39.6, 1.3, CHEEKS, opacity=0.8) + circle(6, -39.6, 1.3, CHEEKS, opacity=0.8)
    out += path("M-4.8 -33.500L0 -21L4.800 -33.5", stroke=TREAT, sw=1.5, join="round")
    out += rect(-3, -21.5, 6, 7.5, LINEN, 1.2, stroke=STEAM, sw=0.8)
    out += circle(0, -18.9, 1.3, skin) + line(-1.6, -16, 1.6, -16, STEAM, 0.9)
    pad = rect(-6, -8, 12, 15, WOOD, 1.6) + rect(-4.8, -6, 9.6, 12, LINEN, 0.8) + rect(-2.4, -9.2, 4.8, 2.8, ASH, 1)
    pad += path("M-3 -3.200H3M-3 -.6H3M-3 2H1", stroke=WRITING, sw=0.9, cap="round")
    return out + group(pad, transform="translate(13.5 -13) rotate(10)") + circle(11.4, -8.2, 2.7, skin)


def resident_face(skin):
    """Hair tied up, half-closed eyes, a cup that is never empty."""
    out = circle(5.6, -54.4, 3.6, DARK_HAIR) + circle(4.8, -55.2, 1.6, tint(DARK_HAIR, 0.25))
    out += path(
        "M-8.9 -43.500C-10 -50.500 -5.500 -53.200 0 -53.2S10 -50.500 8.9 -43.5C8.200 -46.5 6 -48.5 3 -49C0 -46.8 -6 -47 -8.9 -43.500Z",
        DARK_HAIR,
    )
    out += path("M-5.400 -43.4H-1.4M1.600 -43.4H5.600", stroke=FACE_INK, sw=1.3, cap="round")
    out += path("M-4.700 -43.2A1.400 1.5 0 0 0 -2.1 -43.200ZM2.300 -43.2A1.400 1.5 0 0 0 4.9 -43.200Z", FACE_INK)
    out += path(
        "M-5 -40.600C-4 -40 -2.8 -40 -2 -40.4M2 -40.400C3 -40 4.2 -40 5 -40.6", stroke=shade(skin, 0.3), sw=0.8, cap="round"
    )
    out += path("M-1.8 -37.900C-.8 -37.2 1.2 -37.200 2.4 -38.2", stroke=FACE_INK, sw=1.2, cap="round")
    out += path(
        "M-6 -34.5C-7 -27 -3.5 -23.5 0 -22.5C3.500 -23.5 7 -27 6 -34.5", stroke=INK, sw=1.5, cap="round", opacity=0.85
    )
    out += circle(0, -20.6, 2.4, INK) + circle(0, -20.6, 1.1, BADGE)
    out += path(
        "M12 -27.500C10.600 -29.500 13.400 -30.5 12 -32.5M15.600 -27.500C14.200 -29.500 17 -30.5 15.6 -32.5",
        stroke=STEAM,
        sw=1.2,
        cap="round",
    )
    out += path("M9.600 -25.500H18V-18.500C18 -16.6 16.600 -15.500 15 -15.500H12.600C11 -15.5 9.6 -16.6 9.600 -18.500Z", TERRACOTTA)
    out += path("M18 -23.500C21 -23.600 21 -18.6 17.800 -18.800", stroke=TERRACOTTA, sw=1.6) + ellipse(13.8, -25.4, 4.2, 1.3, COFFEE)
    return out + circle(10.8, -17.4, 2.8, skin)


def chief_face(skin):
    """Grey hair, round glasses, a bow tie, a rolled plan under the arm."""
    out = path(
        "M-8.900 -41C-11 -48 -8.500 -50.5 -7.4 -50.400C-8 -47.500 -7.600 -45 -6.8 -43.500Z"
        "M8.900 -41C11 -48 8.500 -50.5 7.4 -50.400C8 -47.5 7.600 -45 6.8 -43.500Z",
        GREY_HAIR,
    )
    out += path(
        "M-7.900 -46.500C-8.6 -51.500 -4 -53.600 0.500 -53.500C5 -53.400 8.6 -51 7.900 -46.500"
        "C5.500 -50 3 -50.4 -.5 -49.800C-3.500 -49.4 -6.4 -49.2 -7.9 -46.500Z",
        GREY_HAIR,
    )
    out += circle(-3.3, -43, 2.9, LINEN, opacity=0.55) + circle(3.5, -43, 2.9, LINEN, opacity=0.55)
    out += circle(-3.3, -43, 2.9, "none", stroke=FACE_INK, sw=1.1) + circle(3.5, -43, 2.9, "none", stroke=FACE_INK, sw=1.1)
    out += path("M-.5 -43.300H.7", stroke=FACE_INK, sw=1.1) + circle(-3.1, -42.8, 1.1, FACE_INK) + circle(3.7, -42.8, 1.1, FACE_INK)
    out += path("M-5.400 -47.600L-1.6 -47M5.600 -47.600L1.8 -47", stroke=shade(GREY_HAIR, 0.3), sw=1.2, cap="round")
    out += path("M-2.600 -38.300C-1 -38.900 1.200 -38.900 2.8 -38.3", stroke=FACE_INK, sw=1.2, cap="round")
    out += path("M0 -31.500L-4.800 -34.2V-28.800ZM0 -31.500L4.800 -34.2V-28.800Z", BAD, stroke=BAD, sw=0.8, join="round")
    out += circle(0, -31.5, 1.4, shade(BAD, 0.25))
    plan = rect(-3.4, -13, 6.8, 26, BLUEPRINT, 3.4) + rect(-3.4, -13, 2.6, 26, BLUEPRINT_LIGHT, 1.3) + rect(-3.4, -1.6, 6.8, 3, TERRACOTTA)
    out += group(plan, transform="translate(12.6 -17) rotate(24)") + circle(12.8, -11.6, 2.8, skin)
    out += path("M-10.8 -20.500H-6.800V-17C-6.8 -15.900 -7.7 -15.4 -8.800 -15.4S-10.800 -15.9 -10.800 -17Z", POCKET)
    return out + line(-9.4, -23.5, -9.4, -19, ACCENT, 1.1) + line(-8, -23, -8, -19, BAD, 1.1)


BOTS = dict(
    intern=(FAIR_SKIN, TUFT + "Z", intern_face),
    resident=(BROWN_SKIN, "M-9.3 -44C-10.5 -52.5 -5 -55 1 -54.6C7 -54.200 10.5 -50 9.3 -44Z", resident_face),
    chief=(PALE_SKIN, "M-9.5 -44C-11 -52 -6 -55 0 -55S11 -52 9.5 -44Z", chief_face),
)


def seats(add):
    """player-… for each seat: "person" or a bot, and the number of the seat's color."""
    for i, c in enumerate(PLAYERS.values()):
        add("player-person-%d" % i, person(c))
        for kind, how in BOTS.items():
            add("player-%s-%d" % (kind, i), bot(c, *how))
