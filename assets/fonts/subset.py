#!/usr/bin/python3
"""Cuts Inter and DejaVu to what a name or a text may have, without what only pixels of old screens needed: Inter to its letters and signs as they
are written, without their other shapes, and DejaVu to the characters that Inter lacks. DejaVu Bold has letters alone; signs have one weight.

    assets/fonts/subset.py FOLDER-WITH-INTER-AND-DEJAVUSANS

It needs fontTools, on Debian the package python3-fonttools, and is run only when Inter or DejaVu is renewed. What is cut already can be cut again.
"""
import pathlib
import sys

from fontTools import subset, ttLib

HERE = pathlib.Path(__file__).parent
# Letters of living scripts, and signs: no Braille, hexagrams, syllables of Canada, or alphabets of mathematics.
KEPT = [(0x20, 0x13FF), (0x1D00, 0x27FF), (0x2900, 0x297F), (0x2A7D, 0x2A7E), (0x2B00, 0x2BFF), (0x2C60, 0x2C7F), (0x2DE0, 0x2E7F), (0xA640, 0xA7FF),
        (0xFB00, 0xFEFF), (0xFFFD, 0xFFFD)]
SIGNS = [(0x2000, 0x2BFF)]
PRIVATE = [(0xE000, 0xF8FF)]  # where Inter has other shapes of its letters, which nobody can type
# What the shaping of texts asks for by itself, and figures of one width.
FEATURES = ["calt", "ccmp", "clig", "curs", "fina", "frac", "dnom", "numr", "init", "isol", "kern", "liga", "locl", "mark", "medi", "mkmk", "rclt", "rlig", "tnum"]


def within(character, ranges):
    return any(a <= character <= b for a, b in ranges)


def cut(name, kept, table):
    """Keeps the characters of a font for which kept is true, and of its tables of characters the one of a kind."""
    font = ttLib.TTFont(pathlib.Path(sys.argv[1]) / name)
    options = subset.Options(hinting=False, desubroutinize=True, layout_features=FEATURES, name_IDs=[1, 2, 4, 6, 13], name_languages=[0x409],
                             notdef_outline=True, glyph_names=False, recalc_timestamp=False)
    options.drop_tables += ["MATH", "gasp"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[c for c in font.getBestCmap() if kept(c)])
    cutter.subset(font)
    font["cmap"].tables = [t for t in font["cmap"].tables if t.platformID == 3 and t.format == table]
    font.save(HERE / name)
    return set(font.getBestCmap())


for weight in ("Regular", "SemiBold", "Bold"):
    inter = cut(f"Inter-{weight}.otf", lambda c: not within(c, PRIVATE), 12)
cut("DejaVuSans.ttf", lambda c: c not in inter and within(c, KEPT), 4)
cut("DejaVuSans-Bold.ttf", lambda c: c not in inter and within(c, KEPT) and not within(c, SIGNS), 4)
