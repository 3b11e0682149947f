"""The pictures that extensions bring: a file for each, which says in draw(add) what it adds to the list of sprites, and in
ACTIONS, if it has action tiles of its own, their color and the sign on them: sign(color, ground)."""
import importlib
import pkgutil

EVERY = [importlib.import_module("extensions." + module.name) for module in pkgutil.iter_modules(__path__)]


def draw(add):
    for extension in EVERY:
        extension.draw(add)


def actions():
    """The action tiles of all extensions: color and sign by name."""
    return {name: tile for extension in EVERY for name, tile in getattr(extension, "ACTIONS", {}).items()}
