"""What is asked of two worlds alike: what a page can ask, what somebody could write by hand, and when to stop."""

from __future__ import annotations

import math
import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import gamelib
from gamelib.ui.table import advice
from gamelib.ui.table.page import TablePage
from tests.ui.worlds import look_alike

SEED = int(os.environ.get("GAMELIB_WORLDS", "0"))
"""Where seeds begin: another number gives other worlds and other questions."""
ODD: tuple[Any, ...] = (
    None,
    [],
    "go",
    7,
    {},
    {"do": None},
    {"do": "go"},
    {"do": "go", "arg": {"at": 1}},
    {"do": "go", "arg": "1e9"},
    {"do": "look", "arg": "\u0000"},
    {"do": "look", "arg": "bid"},
    {"do": "place", "arg": "/" * 50},
    {"do": "seats", "fields": [1]},
    {"do": "number", "arg": "bid", "fields": {"number": "1" * 400}},
    {"do": "earlier", "arg": -5},
    {"do": "tick", "ahead": {"tick": 1}},
    {"do": "__class__"},
)
"""What no page asks."""
BOUND: tuple[Any, ...] = (
    {"do": "viewer", "arg": "open"},
    {"do": "viewer", "arg": "0"},
    {"do": "lift"},
    {"do": "turn"},
    {"do": "back"},
    {"do": "language", "arg": "en"},
)
"""What could open the eyes of a page that is not bound to a seat."""


def counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let advice and long work end by a count, never by a clock, so that two worlds end alike."""
    monkeypatch.setattr(advice, "MOST_GAMES", 1)
    monkeypatch.setattr(advice, "SECONDS", math.inf)
    monkeypatch.setattr(advice, "LONGEST", 3)
    monkeypatch.setattr(TablePage, "slice", math.inf)


def questions(page: TablePage, rng: Random, bound: bool = False) -> Iterator[Any]:
    """What a page can ask, and what somebody could write by hand; more of it to a page that is bound to a seat."""
    game = page.game
    catalogue = gamelib.ruleset(game.state.ruleset).catalogue(game.state.rules)
    places = ["/".join(map(str, place)) for move in rng.sample(catalogue, min(30, len(catalogue))) for place in move.places(0)]
    groups = list(game.ruleset.series(game.record(0)).curves)
    while True:
        move = str(rng.choice(catalogue))
        yield rng.choice(
            [
                {"do": "go", "arg": str(rng.randint(0, game.last))},
                {"do": "go", "arg": str(game.last)},
                {"do": "ahead", "arg": str(rng.randint(-1, game.last + 1))},
                {"do": "look", "arg": move},
                {"do": "play", "arg": move},
                {"do": "why", "arg": move},
                {"do": "question", "fields": {"move": move}},
                {"do": "question", "fields": {"move": f"May she {move}, or {rng.choice(move.split())}?"}},
                {"do": "question", "fields": {"move": f"What did Player {rng.randint(1, 3)} {move.split()[0]}?"}},
                {"do": "chosen", "fields": {"move": move}},
                {"do": "number", "arg": "bid", "fields": {"number": str(rng.randint(0, 40))}},
                {"do": "place", "arg": rng.choice(places or ["nowhere/1"])},
                {"do": "fork"},
                {"do": "undo"},
                {"do": "branch", "arg": str(rng.randint(0, len(game.branches)))},
                {"do": "dialog", "arg": rng.choice(["save", "load", "position", "compare", "seats", "rules", "", "odd"])},
                {"do": "side-0", "arg": str(rng.randint(0, 3))},
                {"do": "save", "fields": {"name": "stolen"}},
                {"do": "curve", "arg": rng.choice(groups)},
                {"do": "earlier"},
                {"do": "step"},
                {"do": "step", "run": True},
                {"do": "advise"},
                {"do": "hint"},
                {"do": "face", "arg": rng.choice(["play", "lab"])},
                {"do": "width", "arg": rng.choice(["phone", "wide"])},
                {"do": "curves"},
                {"do": "projector"},
                {"do": "luck"},
                {"do": "dice", "arg": rng.choice(["roll", "dice"]), "fields": {"first": "1", "second": "6"}},
                {"do": rng.choice(["stop", "more", "lift!", "reopen", "forget", "speed"]), "arg": "7"},
                {"do": "load-file", "arg": "game.kept"},
                {"do": "position", "fields": {"text": "phase: bid"}},
                {"do": "draft", "fields": {"1.0| phase": "bid"}},
                {"do": "draft", "arg": "guessed"},
                {"do": "thing", "arg": rng.choice(["red", "1", "nothing", ""])},
                {"do": "put", "arg": rng.choice(places or ["nowhere/1"])},
                rng.choice(ODD),
                *(BOUND if bound else ()),
            ]
        )


def alike(one: TablePage, other: TablePage, eyes: int) -> bool:
    """Whether the true games still look the same: what is played on may bring to light what was hidden."""
    first, second = one.game.branches[0].states, other.game.branches[0].states
    return len(first) == len(second) and all(look_alike(a, b, eyes) for a, b in zip(first, second, strict=True))
