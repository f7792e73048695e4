"""The script and the style of a page, joined from files by what they do; nothing is built, nothing is fetched."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from .regions import REGIONS

HERE = Path(__file__).parent
PARTS = (
    "parts", "morph", "connection", "ready", "regions", "marks", "board", "motion", "log", "sheet", "tabs", "asking",
    "pointing", "dragging", "focus", "keys", "clicker", "collecting", "search", "room", "letters", "window", "page",
)  # fmt: skip
"""The files of the script that every host joins, in this order; its own stand behind them."""
OWN = {"notebook": ("notebook",), "socket": ("address", "socket")}
"""The files of one host: in a notebook the address is not the page's."""
SHEETS = ("page", "play", "room", "ending", "lab", "door", "phone", "short")
LIST = "/* the one list of regions */ []"


@cache
def script(host: str) -> str:
    """The whole script for a host."""
    text = "\n".join((HERE / "script" / f"{name}.js").read_text(encoding="utf-8") for name in (*PARTS, *OWN[host]))
    return text.replace(LIST, json.dumps(REGIONS))


@cache
def style() -> str:
    """The style sheet of every page."""
    return "\n".join((HERE / f"{name}.css").read_text(encoding="utf-8") for name in SHEETS)
