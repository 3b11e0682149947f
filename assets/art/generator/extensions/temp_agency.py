"""Doctors and nurses who are hired for a round."""
import guests


def draw(add):
    add("temp", guests.temp())
    for level in (1, 2, 3, 4):
        add("temp-doctor-%d" % level, guests.temp_doctor(level))
    add("temp-nurse", guests.temp_nurse())
