"""Photographs of the play face in a real browser, which draws them: so their bytes differ from machine to machine."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from queue import Queue
from threading import Thread

from ..core.record import Record
from ..core.rulesets import RULESETS, ruleset
from ..players.bots import sensible_name
from ..players.playout import playout
from ..ui.hosts.app.office import Office
from ..ui.hosts.app.server import served
from ..ui.jupyter.server import HOST, bound
from ..ui.table.game import PERSON, ROLLS, Game
from ..ui.table.page import PLAY, TablePage
from ..ui.table.sight import secret
from .chromium import launched

FILE = "play.png"
NAMES = ("Anna", "Ben", "Chloé")
SEED, MOVES, FARTHEST = 7, 110, 60
WINDOW = {"width": 1280, "height": 800}


def photographed(folder: Path, only: str | None = None) -> Iterator[Path]:
    """Open a game of every ruleset, or of one, as somebody plays it, and save what it looks like as ``folder/<ruleset>``."""
    with launched() as browser:
        for name in RULESETS if only is None else (only,):
            target = folder / name / FILE
            target.parent.mkdir(parents=True, exist_ok=True)
            page = browser.new_page(viewport=WINDOW)
            page.goto(_served(name))
            page.locator("[data-region=board] svg").first.wait_for()
            page.wait_for_timeout(800)
            page.screenshot(path=target)
            page.close()
            yield target


def _served(name: str) -> str:
    """The address of a server with this one game, which ends with this process."""
    told: Queue[str] = Queue()
    port = bound(0)
    office = Office(lambda: table(name), HOST, None)
    Thread(target=lambda: asyncio.run(served(office, HOST, port, told.put)), daemon=True).start()
    return told.get(timeout=20)


def table(name: str) -> TablePage:
    """A game of bots up to a decision of the first player, who is the person before the page."""
    game = Game(_record(name))
    bot = sensible_name(ruleset(name))
    game.seats, game.chance = [PERSON, *[bot] * (len(game.seats) - 1)], ROLLS
    page = TablePage(None, face=PLAY)
    page.door = True
    page.open(game)
    return page


def _record(name: str) -> Record:
    for limit in range(MOVES, MOVES + FARTHEST):
        bot = sensible_name(ruleset(name))
        rules = ruleset(name).Rules(players=len(NAMES))
        record = playout(name, rules, bots=bot, seed=SEED, limit=limit)
        state = record.final()
        if state.actor == 0 and len(state.moves()) > 1 and not secret(state):
            return Record(name, rules, record.moves, NAMES, SEED)
    raise ValueError(f"In {name} the first player is not asked within {FARTHEST} moves.")
