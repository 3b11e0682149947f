"""The sign of a toilet."""
import guests


def draw(add):
    add("token-toilet", guests.toilet())
