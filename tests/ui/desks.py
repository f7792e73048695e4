"""A desk and what it shows, for tests without a browser."""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import Any

import gamelib
from gamelib.ui.acts import handle
from gamelib.ui.desk import Desk
from gamelib.ui.lines import begun


def desk(name: str = "mark", folder: Path | None = None, seed: int = 0, **rules: Any) -> Desk:
    """A new game on a desk."""
    return Desk(begun(gamelib.ruleset(name).start(**rules), (), seed), folder=folder)


def ask(table: Desk, do: str, arg: object = "", **fields: str) -> Desk:
    """Ask something of a desk as the page does."""
    handle(table, {"do": do, "arg": arg, "fields": fields})
    return table


def played(table: Desk, *moves: str) -> Desk:
    """The same desk after these moves."""
    for move in moves:
        ask(table, "play", move)
        assert "refused" not in table.answer, table.answer
    return table


def done(table: Desk) -> Desk:
    """The same desk once its work is done."""
    while table.job is not None:
        ask(table, "more")
    return table


def shown(table: Desk, *names: str) -> str:
    """What the page shows, in these regions or in all."""
    regions = table.regions()
    return "".join(str(regions[name]) for name in names or regions)


def offered(table: Desk) -> list[str]:
    """Every move that can be made with the buttons, lists and fields beside the board, by its notation."""
    text = table.regions()["moves"]
    found = re.findall(r'data-do="play" data-arg="([^"]*)"', text) + re.findall(r'<option value="([^"]*)"', text)
    for kind, low, high in re.findall(r'data-arg="(\w+)"[^>]*><input type="number"[^>]*min="(\d+)" max="(\d+)"', text):
        found += [f"{kind} {number}" for number in range(int(low), int(high) + 1)]
    return [html.unescape(move) for move in found]
