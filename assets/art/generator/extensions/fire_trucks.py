"""A fire truck on both sides of a clinic, and whom it brings."""
import guests


def draw(add):
    add("patient-burned", guests.burn_victim())
    for o in "xy":
        add("fire-truck-" + o, guests.fire_truck(o))
