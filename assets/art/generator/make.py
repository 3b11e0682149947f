#!/usr/bin/env python3
"""Writes every sprite as an SVG file into the folder above this one, and index.json with their sizes and anchors.

    python3 make.py

Python's standard library is enough. palette.py holds every number of the look, iso.py the projection and the solids,
rooms.py, people.py, guests.py, pandemic.py, icons.py and actions.py the art, sprites.py the list of the sprites, flatten.py makes them plain.
The game needs no Python: the pictures are kept with it.
"""
import json
import math
import pathlib

from flatten import Flat
from iso import DEFS
from sprites import every

MARGIN = 1.5  # pixels left free around a picture, so that soft edges are not cut off


def main():
    folder = pathlib.Path(__file__).resolve().parent.parent
    for old in folder.glob("*.svg"):
        old.unlink()
    index = {}
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
        index[name] = dict(w=w, h=h, x=-x0, y=-y0)
    lines = ",\n".join(' "%s": %s' % (k, json.dumps(v)) for k, v in index.items())
    (folder / "index.json").write_text("{\n%s\n}\n" % lines, encoding="utf-8")
    print(len(index), "sprites")


if __name__ == "__main__":
    main()
