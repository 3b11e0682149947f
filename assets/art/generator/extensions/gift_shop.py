"""Visitors."""
import guests


def draw(add):
    add("visitor", guests.visitor())
