#!/usr/bin/python3
"""Cuts DejaVu to the characters that Inter lacks and that a name or a text may have, without what only pixels of old screens needed.

    assets/fonts/subset.py FOLDER-WITH-DEJAVUSANS.TTF-AND-DEJAVUSANS-BOLD.TTF

It needs fontTools, on Debian the package python3-fonttools, and is run only when Inter or DejaVu is renewed.
"""
import pathlib
import sys

from fontTools import subset, ttLib

HERE = pathlib.Path(__file__).parent
# Letters of living scripts, and signs: no Braille, hexagrams, syllables of Canada, or alphabets of mathematics.
KEPT = [(0x20, 0x13FF), (0x1D00, 0x27FF), (0x2900, 0x297F), (0x2A7D, 0x2A7E), (0x2B00, 0x2BFF), (0x2C60, 0x2C7F), (0x2DE0, 0x2E7F), (0xA640, 0xA7FF),
        (0xFB00, 0xFEFF), (0xFFFD, 0xFFFD)]

inter = set(ttLib.TTFont(HERE / "Inter-Regular.otf").getBestCmap())
for name in ("DejaVuSans", "DejaVuSans-Bold"):
    font = ttLib.TTFont(pathlib.Path(sys.argv[1]) / (name + ".ttf"))
    options = subset.Options(hinting=False, name_IDs=[1, 2, 4, 6, 13], notdef_outline=True, recalc_timestamp=False)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[c for c in font.getBestCmap() if c not in inter and any(a <= c <= b for a, b in KEPT)])
    cutter.subset(font)
    font.save(HERE / (name + ".ttf"))
