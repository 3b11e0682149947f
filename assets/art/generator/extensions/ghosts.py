"""Ghosts."""
import guests


def draw(add):
    add("ghost", guests.ghost())
