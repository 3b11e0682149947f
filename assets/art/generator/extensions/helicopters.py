"""A helicopter, and whom it brings."""
import guests


def draw(add):
    add("helicopter", guests.helicopter())
    add("patient-critical", guests.critical_patient())
