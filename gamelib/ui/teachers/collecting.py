"""Where results are collected: what was handed in to the host, files that are chosen or dropped, and what becomes of them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ...drawing import escaped
from ...teach.gradebook import Folder
from ..markup import button, element, here
from . import roll_call
from .page import say

if TYPE_CHECKING:
    from .results import ResultsPage

FILE, MARK_ORDER = "results.csv", "\ufeff"
"""The file for a spreadsheet, and the sign at its beginning by which a spreadsheet knows how its letters are written."""
HANDED_IN, PUT_AWAY = "handed-in", "put-away"
"""What is asked to see what was handed in to the host, and to make room there for another class."""


def box(page: ResultsPage, folder: Folder) -> str:
    """How to collect, until there is something; then what can be done with it."""
    language = page.language
    told = page.told or (say("collected", language, files=len(folder.found)) if folder.found else _waiting(page))
    about = element("p", escaped(told), class_="count", role="status") if told else ""
    if not folder.found:
        about += element("ol", (element("li", escaped(say(f"collect-{at}", language))) for at in (1, 2, 3)))
    row = _sources(page, bool(folder.found)) + (_uses(page, folder) if folder.found else "")
    inside = about + element("div", row, class_="row") + roll_call.form(page.class_list, language)
    inside += element("p", escaped(say("stays-here", language)), class_="quiet")
    return element("div", inside, class_="collect", data_drop="collect")


def _waiting(page: ResultsPage) -> str:
    """How much lies in the tray of the host, before anybody has looked."""
    if page.tray is None:
        return ""
    count = len(page.tray.texts())
    return say("waiting-here" if count else "nobody-yet", page.language, files=count)


def unread(page: ResultsPage, folder: Folder) -> str:
    """A sentence for each file that could not be read, or of which something is left out."""
    told = [say("bad-file", page.language, file=file, why=why) for file, why in page.bad.items()]
    told += [say("left-out", page.language, file=file, names=", ".join(names)) for file, names in folder.unknown().items()]
    return element("ul", (element("li", f"✕ {escaped(one)}") for one in told), class_="unread", role="alert") if told else ""


def _sources(page: ResultsPage, has_some: bool) -> str:
    """The tray of the host, where there is one, and files."""
    language, strong = page.language, None if has_some else "strong"
    tray = page.tray is not None
    row = button(say(HANDED_IN, language), HANDED_IN, class_=strong, data_key=HANDED_IN) if tray else ""
    key = "choose-more" if has_some else "choose-files"
    row += here(say(key, language), "pick", class_=None if tray else strong, data_key="pick")
    row += '<input type="file" multiple accept=".results,text/plain" data-here="collect" tabindex="-1">'
    return row + element("span", escaped(say("or-drop", language)), class_="quiet")


def _uses(page: ResultsPage, folder: Folder) -> str:
    """A file for a spreadsheet, and a clear desk."""
    language = page.language
    saved = {"data_text": json.dumps(MARK_ORDER + folder.csv(page.chosen)), "data_done": say("saved-csv", language, file=FILE)}
    row = here(say("save-csv", language), "save", data_name=FILE, class_="strong", data_key="csv", **saved)
    row += button(say("clear", language), "clear", data_key="clear")
    if not page.handed_in:
        return row
    return row + button(say(PUT_AWAY, language), PUT_AWAY, title=say("put-away-help", language), data_key=PUT_AWAY)
