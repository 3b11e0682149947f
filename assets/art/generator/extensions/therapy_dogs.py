"""Dogs, and what they leave behind."""
import guests


def draw(add):
    add("dog", guests.dog())
    add("token-poop", guests.poop())
