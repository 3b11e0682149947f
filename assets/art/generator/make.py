#!/usr/bin/env python3
"""Writes every sprite as an SVG file into the folder above this one, and index.txt with their sizes and anchors.

    python3 make.py

colors.json says which color of the pictures becomes which in every other look of the program: everything is drawn once more in each.
Python's standard library is enough. palette.py holds every number of the look, iso.py the projection and the solids,
rooms.py, people.py, guests.py, icons.py and actions.py the art, the folder extensions what each of those brings, sprites.py
the list of the sprites, flatten.py makes them plain.
The game needs no Python: the pictures are kept with it.
"""
import json
import math
import os
import pathlib
import re
import subprocess
import sys

from flatten import Flat
from iso import DEFS
from palette import LOOKS, rgb
from sprites import every

SAME = 5  # how far two colors may be apart, of 255, to count as one
MARGIN = 1.5  # pixels left free around a picture, so that soft edges are not cut off


def used():
    """The colors of every picture, in the order they are written in."""
    return {name: re.findall("#[0-9A-Fa-f]{6}", "".join(Flat(svg).out)) for name, svg in sorted(every().items())}


def exchanged(look, usual):
    """Which color of the usual pictures becomes which in a look. A color that would become two is an error, unless nobody sees how
    they differ."""
    said = subprocess.run(
        [sys.executable, "-B", __file__, "colors"], env=dict(os.environ, CLINIC_LOOK=look), check=True, capture_output=True
    )
    becomes, where = {}, {}
    for name, colors in json.loads(said.stdout).items():
        for old, new in zip(usual[name], colors, strict=True):
            other = becomes.setdefault(old, new)
            if any(abs(a - b) > SAME for a, b in zip(rgb(other), rgb(new))):
                raise ValueError("%s: %s becomes %s in %s and %s in %s" % (look, old, other, where[old], new, name))
            where.setdefault(old, name)
    return {old: new for old, new in sorted(becomes.items()) if old != new}


def main():
    folder = pathlib.Path(__file__).resolve().parent.parent
    for old in folder.glob("*.svg"):
        old.unlink()
    index = []
    for name, svg in sorted(every().items()):
        flat = Flat(svg)
        x0, y0 = (math.floor(v - MARGIN) for v in flat.box[:2])
        x1, y1 = (math.ceil(v + MARGIN) for v in flat.box[2:])
        w, h = x1 - x0, y1 - y0
        defs = DEFS if flat.soft else ""
        (folder / (name + ".svg")).write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="%d %d %d %d">\n%s%s\n</svg>\n'
            % (w, h, x0, y0, w, h, defs + "\n" if defs else "", "\n".join(flat.out)),
            encoding="utf-8",
        )
        index.append("%s %d %d %d %d\n" % (name, w, h, -x0, -y0))
    (folder / "index.txt").write_text("".join(index), encoding="utf-8")
    usual = used()
    looks = {look: exchanged(look, usual) for look in LOOKS if look}
    (folder / "colors.json").write_text(json.dumps(looks, indent=1) + "\n", encoding="utf-8")
    print(len(index), "sprites")


if __name__ == "__main__":
    if sys.argv[1:] == ["colors"]:
        json.dump(used(), sys.stdout)
    else:
        main()
