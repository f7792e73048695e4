"""Whole games in which every decision of a seat asks for a hint, with the hints before it, as the page does."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import gamelib
from gamelib.core.moves import CHANCE
from gamelib.marco_polo.bots import reasons
from gamelib.players.search import sensible
from gamelib.ui.table.game import PERSON, begun
from gamelib.ui.table.page import TablePage
from tests.marco_polo.tables import at
from tests.ui.pages import ask

NAMES = ("Anna", "Ben", "Cleo", "Dan")
SEEDS = {"marco_polo": range(6)}
HAND = "60 tea,coconuts,hides table on:Mandalay"
OTHERS = ("Buda 240 -", "Kiev 240 -")
STATES = at("announce", f"Aden {HAND}", *OTHERS), at("move", f"Baghdad {HAND}", *OTHERS, spun=4)
TABLES = re.compile(r"<table.*?</table>")
CELLS = re.compile(r"<t[dh][^>]*>(.*?)</t[dh]>")


def seated(state: Any, seed: int = 0) -> TablePage:
    """The page of one person among bots."""
    players = state.rules.players
    page = TablePage(begun(state, NAMES[:players], seed))
    page.game.seats = [PERSON, *["sensible"] * (players - 1)]
    return page


def followed(name: str, seed: int) -> TablePage:
    """The page of a game in which a seat asks for every hint and does what it says, against sensible bots."""
    luck, bot = Random(seed), sensible(name)
    page = seated(gamelib.ruleset(name).start(players=2 + seed % 3), seed)
    game = page.game
    while (state := game.state).actor is not None:
        move = state.chance(luck) if state.actor == CHANCE else bot(state.seen_by(state.actor), luck)
        if state.actor == 0:
            ask(page, "hint")
            assert page.hinted in state.moves(), page.answer
            move = page.hinted
        game.branch.states.append(state.play(move))
        game.at = game.last
    return page


def counted(page: TablePage) -> list[list[list[str]]]:
    """The tables below a hint, each cell by cell."""
    ask(page, "hint")
    return [[CELLS.findall(row) for row in table.split("</tr>")[:-1]] for table in TABLES.findall(page.answer)]


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_no_hint_of_a_whole_game_fails(name: str) -> None:
    legs = set[object]()
    for seed in SEEDS.get(name, range(1)):
        page = followed(name, seed)
        assert page.last_hint is not None
        legs |= {one.hint.values.get("leg") for one in page.last_hint.before}
    assert name != "marco_polo" or {0, 1, 2, 3} <= legs, "outward without and with the gift, on a mission, homeward"


@pytest.mark.parametrize(("state", "columns"), [(STATES[0], [3, 2]), (STATES[1], [2, 2])])
def test_on_a_mission_the_sum_for_venice_has_a_table_of_its_own(state: Any, columns: list[int]) -> None:
    tables = counted(seated(state))
    assert [len(table[0]) for table in tables] == columns
    assert all(len(row) == len(table[0]) for table in tables for row in table)
    assert tables[-1][0][-1] == "For Venice"
    assert tables[-1][-1][0] == "You lack"


def test_a_hint_whose_reason_fails_tells_the_move_alone_and_logs_why(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: object) -> None:
        raise ValueError("zip() argument 2 is shorter than argument 1")

    page = seated(STATES[0])
    ask(page, "hint")
    best = page.hinted
    page.clear()
    monkeypatch.setattr(reasons, "reason", fails)
    ask(page, "hint")
    assert page.hinted == best
    assert "Why this is good cannot be told this time." in page.answer
    assert f'data-do="play" data-arg="{best}"' in page.answer
    assert "zip" not in page.answer
    assert [one.exc_info is not None and str(one.exc_info[1])[:3] for one in caplog.records] == ["zip"]
    caplog.clear()
    monkeypatch.setattr(reasons, "settled", fails)
    ask(page, "hint")
    assert "There is no hint for this decision." in page.answer
    assert "zip" not in page.answer
    assert len(caplog.records) == 2
    caplog.clear()
