"""A vending machine, and what comes out of it."""
import guests


def draw(add):
    add("vending-machine", guests.vending_machine())
    add("token-cigarette", guests.cigarette())
