"""People and the action tile of the emergency department; its rooms stand in annexes.py."""
import guests
import icons
from iso import *
from palette import *


def sign(c, k):
    """The star of those who come quickly, above a double arrow: two halves in either order."""
    a = at(icons.life_star(c), 0, -4, 1.15)
    return a + path("M-15 15H15M-10.500 11L-15 15L-10.500 19M10.500 11L15 15L10.500 19", stroke=c, sw=2.6, cap="round", join="round")


ACTIONS = dict(emergency=(SLATE_BLUE, sign))


def draw(add):
    for level in (1, 2):
        add("emergency-doctor-%d" % level, guests.emergency_doctor(level))
    for level in (1, 2, 3):
        add("emergency-patient-%d" % level, guests.emergency_patient(level))
    add("emergency-nurse", guests.emergency_nurse())
