"""Bots of the base play a changed rule, also one that allows less than the base."""

from __future__ import annotations

from pathlib import Path

import pytest

import gamelib
from gamelib.players.bots import bot_of
from gamelib.ui.table.game import Game, begun

EVEN = '''"""Even bids: MARK, where only an even number of dollars may be bid."""

from gamelib import mark
from gamelib.core.events import Refusal

BASE = "mark"
bids = mark.State.engine.phase("bid")


def legal(rules, table):
    """Every second bid."""
    return tuple(move for move in bids.legal(rules, table) if move.amount % 2 == 0)


def objections(rules, table, move):
    """An odd bid is no bid."""
    if move.amount % 2:
        yield Refusal("even_bids.even", "odd", {"amount": move.amount})


Bid = type(mark.parse("bid 2"))
engine = mark.State.engine.changed("bid", legal=legal, objections={**bids.objections, Bid: objections})
'''
WORDS = """[clauses.even]
title = "Even bids"
sentence = "Only an even number of dollars may be bid."
basis = "ruling"
note = "To see what it does."

[refusals]
odd = "${amount} is odd; only even bids count."
"""


@pytest.fixture
def even(tmp_path: Path) -> Path:
    folder = tmp_path / "even_bids"
    (folder / "words").mkdir(parents=True)
    (folder / "demos").mkdir()
    (folder / "__init__.py").write_text(EVEN, encoding="utf-8")
    (folder / "words" / "en.toml").write_text(WORDS, encoding="utf-8")
    return folder


@pytest.mark.parametrize("bot", ["beginner", "sensible", "search 4"])
def test_they_take_the_nearest_move_that_is_allowed(even: Path, bot: str) -> None:
    game = gamelib.ruleset(even)
    for seed in range(3):
        record = gamelib.playout("even_bids", bots=bot, seed=seed, limit=60 if bot.startswith("search") else None)
        bids = [move.amount for move in record.moves if move.kind == "bid"]
        assert bids
        assert not any(amount % 2 for amount in bids)
    assert bot_of(gamelib.mark, "sensible") is gamelib.mark.BOTS["sensible"]
    table = Game(begun(game.start(players=2)))
    table.seats, table.chance = ["sensible", "sensible"], "rolls"
    for _ in range(120):
        if table.state.actor is None:
            break
        table.append(table.decision())
