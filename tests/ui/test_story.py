"""The story beside the board: what others did since one's own move, and one's own moves set off."""

from __future__ import annotations

import re

import pytest

import gamelib
from gamelib.ui.play import story
from gamelib.ui.table.game import PERSON, ROLLS, Game
from gamelib.ui.table.moment import Moment
from gamelib.ui.table.page import TablePage
from gamelib.ui.table.sight import NOBODY
from tests.ui.pages import shown


def seated(name: str, people: int = 1) -> TablePage:
    """A game of three that bots have played, where the first seats are people's."""
    rules = gamelib.ruleset(name).Rules(players=3)
    page = TablePage(gamelib.playout(name, rules=rules, bots="sensible", seed=5, limit=160), face="play")
    page.game.seats = [PERSON] * people + ["sensible"] * (3 - people)
    page.game.chance = ROLLS
    return page


def returns(game: Game, player: int) -> list[int]:
    """The places where a player decides after others did."""
    actors = [state.actor for state in game.states]
    return [at for at in range(1, len(actors)) if actors[at] == player != actors[at - 1] and player in actors[:at]]


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_a_few_lines_tell_what_others_did_since_ones_own_move(name: str) -> None:
    page = seated(name)
    told = 0
    for at in returns(page.game, 0):
        page.game.go(at)
        events = story.since(page.moment, 0)
        log = shown(page, "log")
        assert len(events) <= story.LINES
        told += "data-since" in log
        assert all(event.flows for event in events)
        assert log.index("data-heading") > log.find("data-since")
    assert told


def test_what_touches_oneself_comes_before_what_others_did_among_themselves() -> None:
    page = seated("city")
    for at in returns(page.game, 0):
        page.game.go(at)
        now: Moment = page.moment
        events = story.since(now, 0)
        weights = [story._matters(event, 0) for event, _ in story._of_others(now, 0)]
        kept = [story._matters(event, 0) for event in events]
        assert kept.count(story.MINE) == min(weights.count(story.MINE), story.LINES)


def test_ones_own_moves_are_set_off_and_no_others() -> None:
    page = seated("mark")
    actors = [state.actor for state in page.game.states]
    own = [int(at) for at in re.findall(r'<li data-at="(\d+)" data-own', shown(page, "log"))]
    every = [int(at) for at in re.findall(r'<li data-at="(\d+)"', shown(page, "log"))]
    assert own == [at for at in every if actors[at - 1] == 0]
    assert own


def test_among_several_people_it_speaks_to_whoever_decides_and_to_nobody_behind_a_cover() -> None:
    page = seated("mark", people=3)
    page.chosen = NOBODY
    for at in range(len(page.game.states)):
        page.game.go(at)
        now = page.moment
        assert story.oneself(now) == (None if now.covered else now.state.actor if (now.state.actor or 0) >= 0 else None)


def test_what_befell_somebody_before_the_first_move_is_told_as_that() -> None:
    page = TablePage(gamelib.playout("shark", seed=0, limit=40), face="play")
    page.game.seats = [PERSON, "sensible", "sensible"]
    page.game.go(next(at for at, state in enumerate(page.game.states) if state.actor == 0))
    page.clear()
    log = page.contents()["log"]
    assert page.tongue.ui("since-beginning") in log
    assert page.tongue.ui("since") not in log
