"""Air conditioners on each side of a room."""
import guests


def draw(add):
    for side in ("north", "east", "south", "west"):
        add("air-conditioner-" + side, guests.air_conditioner(side))
    add("snowflake", guests.snowflake(9, guests.COOL, 2.4))
