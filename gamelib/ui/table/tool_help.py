"""What the tools of the lab face do, and what the keyboard does, each in a line."""

from __future__ import annotations

from ...drawing import escaped
from ..markup import Tongue, element

TOOLS = {
    "looking": ("eyes", "curves", "log"),
    "change": ("seats", "rules", "position", "chance"),
    "what-if": ("fork", "other-luck", "compare", "why-not", "ask-bot"),
    "keep": ("save", "load"),
}
"""The tools by what they are for."""
NAMED = {"compare": "compare", "other-luck": "other-luck"}
"""What the button is called where its dialog bears another name."""
KEYS = ("arrows", "ends", "walk", "leap", "do", "hint", "escape", "list")
PLAY_KEYS = ("tab", "deeds", "walk", "leap", "do", "hint", "ask", "undo", "redo", "turns", "escape", "list")
"""What the keys do among the tools, and while one plays."""
ABOVE = ("how-to-play", "projector", "lab-tools")
"""The buttons above the table, with what each is for."""


def told(tongue: Tongue) -> str:
    """Every tool under the word for what it is for; then the keys."""
    parts = [_group(tongue.ui(f"tools-{group}"), names, "help", tongue) for group, names in TOOLS.items()]
    return "".join(parts) + _group(tongue.ui("tools-keys"), KEYS, "key", tongue)


def keys(tongue: Tongue) -> str:
    """What the keys do while one plays, and what the buttons above the table are for."""
    above = "".join(element("dt", escaped(tongue.ui(one))) + element("dd", escaped(tongue.ui(f"{one}-help"))) for one in ABOVE)
    keyed = element("dl", (_line(name, "key", tongue) for name in PLAY_KEYS))
    return keyed + element("h3", escaped(tongue.ui("buttons-above"))) + element("dl", above)


def _group(title: str, names: tuple[str, ...], kind: str, tongue: Tongue) -> str:
    lines = (_line(name, kind, tongue) for name in names)
    return element("section", element("h3", escaped(title)) + element("dl", lines, class_="helps"))


def _line(name: str, kind: str, tongue: Tongue) -> str:
    named = NAMED.get(name, f"title-{name}") if kind == "help" else f"key-{name}"
    said = f"help-{name}" if kind == "help" else f"key-{name}-does"
    return element("dt", escaped(tongue.ui(named))) + element("dd", escaped(tongue.ui(said)))
