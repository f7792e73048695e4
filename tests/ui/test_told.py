"""What the card beside the board says: of an auction, of the board, and of the end."""

from __future__ import annotations

import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

import gamelib
from gamelib import mark
from gamelib.core.record import Record
from gamelib.mark.table import COLOURS
from gamelib.ui.play import ending, phrases, podium
from gamelib.ui.play.scores import place_among
from gamelib.ui.table.game import PERSON
from gamelib.ui.table.page import TablePage
from tests.ui.test_play import begun, on


def auction(name: str, **rules: Any) -> Any:
    """A state of a game in which somebody bids."""
    for seed in range(20):
        for state in gamelib.playout(name, gamelib.ruleset(name).Rules(**rules), seed=seed).states():
            if state.phase == "bid":
                return state
    raise AssertionError("nothing is ever auctioned")


@pytest.mark.parametrize(("zero", "wanted"), [(False, "A bid of 0 is to pass."), (True, "A bid of 0 is a bid as well.")])
def test_an_auction_of_mark_names_the_piece_and_what_a_bid_of_nothing_is(zero: bool, wanted: str) -> None:
    state = auction("mark", zero_is_a_bid=zero)
    colour = COLOURS[state.table.lot]
    asked = phrases.asked(state, begun("mark").tongue)
    assert f"What is the {colour} piece worth to you? {wanted}" in asked


def test_an_auction_of_the_city_names_the_shop() -> None:
    asked = phrases.asked(auction("city"), begun("city").tongue)
    assert re.search("All who lack a (waste dump|fishmonger|petrol station|toy shop) bid for it in secret[.]", asked)


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_every_question_is_whole(name: str) -> None:
    tongue = begun(name).tongue
    for state in gamelib.playout(name, seed=2).states():
        if state.actor is not None:
            assert not set("{}") & set(phrases.asked(state, tongue))


def test_the_board_is_named_once() -> None:
    page = on(begun("city"))
    moves = page.whole()["moves"]
    assert "click one of the" in moves
    assert "You can also click on the board" not in moves
    assert "learn why not" in moves


def ended(name: str, people: tuple[int, ...], players: int = 3, seed: int = 1) -> TablePage:
    """The end of a game in which these seats were people."""
    record: Record = gamelib.playout(name, gamelib.ruleset(name).Rules(players=players), "sensible", seed)
    page = TablePage(record, len(record.moves), face="play")
    page.game.seats = [PERSON if seat in people else "sensible" for seat in range(players)]
    return page


UNITS = {"mark": r"[$][\d,]+", "city": r"-?[\d,]+ points?", "shark": r"[\d,]+ FT", "marco_polo": r"[\d,]+ besants"}


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_a_lone_person_is_told_how_it_went_and_every_score_has_its_unit(name: str) -> None:
    page = ended(name, (0,))
    outcome = page.game.state.outcome
    assert outcome is not None
    heads = []
    for seat in range(3):
        page = ended(name, (seat,))
        card = ending.card(page.moment, page.tongue)
        heads.append(re.findall("<h3[^>]*>(.*?)</h3>", card)[0])
        assert f'data-arg="{outcome.clause}"' in card
        assert re.search(rf'class="asked"><b>[^<]*{page.tongue.player(outcome.winners[0])}[^<]*</b> <button', card)
        assert card.count('class="step') == 3
        assert len(re.findall('class="step[^"]* own"', card)) == 1
        assert card.count("<small>you</small>") == 1
        assert len(re.findall(f"<td>{UNITS[name]}</td>", card)) == 3
    assert heads[outcome.winners[0]] == "You won!"
    assert set(heads) <= {"You won!", "You came second.", "You came third."}
    assert len(set(heads)) == len(set(outcome.scores))


def test_at_equal_scores_the_panel_says_what_decided_with_its_clause() -> None:
    record = gamelib.ruleset("city").demos.faces("city.tie")["shared"]
    page = TablePage(record, len(record.moves), face="play")
    for told in (ending.card(page.moment, page.tongue), ending.summary(page.moment, page.tongue)):
        assert "also have the same money and share the win." in told
        assert 'data-arg="city.tie"' in told
    assert "city.tie" not in ending.card(ended("city", ()).moment, page.tongue)


@pytest.mark.parametrize("people", [(), (0, 1), (0, 1, 2)])
def test_nobody_is_called_you_where_none_or_several_play(people: tuple[int, ...]) -> None:
    page = ended("mark", people)
    assert "You " not in re.findall("<h3[^>]*>(.*?)</h3>", ending.card(page.moment, page.tongue))[0]


@pytest.mark.parametrize(
    ("scores", "winners", "lowest", "places"),
    [
        ((5, 9, 7), (1,), False, {0: 3, 2: 2}),
        ((4, 1, 4), (1,), True, {0: 2, 1: 1, 2: 2}),
        ((4, 1, 7), (1,), False, {0: 3, 2: 2}),
        ((8, 8, 3), (0, 1), False, {2: 3}),
        ((6, 6, 1), (0,), False, {1: 2, 2: 3}),
    ],
)
def test_places_follow_the_scores(
    scores: tuple[int, ...], winners: tuple[int, ...], lowest: bool, places: dict[int, int]
) -> None:
    assert {player: place_among(scores, winners, lowest, player) for player in places} == places


@pytest.mark.parametrize(("dice", "actions", "asked"), [("red red", 2, "2 actions with"), ("red blue", 1, "1 action with")])
def test_a_double_is_asked_for_as_two_actions(dice: str, actions: int, asked: str) -> None:
    described = gamelib.ruleset("mark").demos["mark.one-action"].final().position()
    dealt = re.sub("dice: .*", f"dice: {dice}", re.sub("actions: .*", f"actions: {actions}", described))
    state = mark.position(dealt, mark.Rules(players=2))
    assert phrases.asked(state, begun("mark").tongue).startswith(asked)


@pytest.mark.parametrize(("players", "steps"), [(2, 2), (3, 3), (5, 3)])
def test_the_podium_has_the_winner_in_front_and_at_most_three_steps(players: int, steps: int) -> None:
    page = ended("city", (0,), players)
    drawn = podium.steps(page.moment, page.tongue, 0)
    assert drawn.count('class="step') == steps
    assert drawn.count('class="step first') == len(page.moment.state.outcome.winners)


def test_players_who_are_level_stand_equally_high() -> None:
    page = ended("city", (0,))
    now = page.moment
    level = replace(now.state.outcome, scores=(6, 6, 3), winners=(2,))
    now.state = SimpleNamespace(outcome=level, ruleset="city", engine=now.state.engine)
    assert re.findall(r"--place:(\d)", drawn := podium.steps(now, page.tongue)) == ["2", "1", "2"]
    assert re.findall(r"<b>(.*?)</b>", drawn) == ["2nd", "1st", "2nd"], "no place looks like the number of a seat"


def test_players_who_are_level_behind_the_winner_share_their_place() -> None:
    page = ended("city", (0,))
    now = page.moment
    level = replace(now.state.outcome, scores=(6, 6, 3), winners=(2,))
    now.state = SimpleNamespace(outcome=level, ruleset="city", engine=now.state.engine)
    assert "level with" in ending._own(now, 0, page.tongue)
    assert "level" not in ending._own(now, 2, page.tongue)
