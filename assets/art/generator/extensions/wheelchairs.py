"""Wheelchairs."""
import guests


def draw(add):
    add("wheelchair", guests.wheelchair())
