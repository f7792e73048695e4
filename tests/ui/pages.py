"""A page and what it shows, for tests without a browser."""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import Any

import gamelib
from gamelib.ui.table.game import begun
from gamelib.ui.table.page import TablePage


def table(name: str = "mark", folder: Path | None = None, seed: int = 0, **rules: Any) -> TablePage:
    """The page of a new game."""
    return TablePage(begun(gamelib.ruleset(name).start(**rules), (), seed), folder=folder)


def ask(page: TablePage, do: str, arg: object = "", **fields: str) -> TablePage:
    """Ask something as a host does."""
    page.ask({"do": do, "arg": arg, "fields": fields})
    return page


def played(page: TablePage, *moves: str) -> TablePage:
    """The same page after these moves."""
    for move in moves:
        ask(page, "play", move)
        assert "refused" not in page.answer, page.answer
    return page


def done(page: TablePage) -> TablePage:
    """The same page once its work is done."""
    while page.job is not None:
        ask(page, "more")
    return page


def shown(page: TablePage, *names: str) -> str:
    """What the page shows, in these regions or in all."""
    regions = page.contents()
    return "".join(str(regions[name]) for name in names or regions)


def offered(page: TablePage) -> list[str]:
    """Every move that can be made with the buttons, lists and fields beside the board, by its notation."""
    text = page.contents()["moves"]
    moves = re.findall(r'data-do="play" data-arg="([^"]*)"', text) + re.findall(r'<option value="([^"]*)"', text)
    for kind, low, high in re.findall(r'data-arg="(\w+)"[^>]*><input type="number"[^>]*min="(\d+)" max="(\d+)"', text):
        moves += [f"{kind} {number}" for number in range(int(low), int(high) + 1)]
    return [html.unescape(move) for move in moves]
