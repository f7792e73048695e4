"""What is hidden in a game does not come out by other ways: an onlooker's eyes, what-ifs, the seed, advice, luck by hand."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest

import gamelib
from gamelib.core.moves import CHANCE
from gamelib.ui.table import advice, own_luck
from gamelib.ui.table.game import PERSON, ROLLS, Luck
from gamelib.ui.table.page import TablePage
from gamelib.ui.table.sight import NOBODY, OPEN, hides, seen
from tests.ui.pages import ask, done, offered, played, shown, table
from tests.ui.worlds import HIDING

AUCTION = ("first 1", "roll hammer red")


def seatings() -> Iterator[tuple[str, int]]:
    for name in HIDING:
        low, high = gamelib.ruleset(name).Rules.dials()["players"]["range"]
        yield from ((name, players) for players in range(max(2, low), high + 1))


def against_bots(name: str, seed: int, level: str = "sensible") -> TablePage:
    """A table at which the first player is a person and the two others are bots."""
    page = table(name, seed=seed, players=3)
    page.game.seats, page.game.chance = [PERSON, level, level], ROLLS
    return page


@pytest.mark.parametrize(("name", "players"), list(seatings()))
def test_nobody_sees_more_than_what_every_seat_sees(name: str, players: int) -> None:
    hidden = 0
    for seed in range(3):
        record = gamelib.playout(name, gamelib.ruleset(name).Rules(players=players), "sensible", seed, limit=120)
        for at, state in enumerate(record.states()):
            if state.actor is None or not hides(state, NOBODY):
                continue
            common = seen(state, NOBODY)
            for seat in range(players):
                world = state.seen_by(seat).guess(own_luck.derived(seed, at, seat))
                assert seen(world, NOBODY).table == common.table
                hidden += world.table != state.table
    assert hidden


def bid(page: TablePage, *coins: int) -> TablePage:
    """The same page after people at one screen have bid."""
    for one in coins:
        played(ask(page, "lift"), f"bid {one}")
    return page


@pytest.mark.parametrize("forks", [True, False])
@pytest.mark.parametrize("name", ["mark", "city"])
def test_a_what_if_does_not_repeat_the_sealed_bids_of_bots(name: str, forks: bool) -> None:
    same, tried = 0, 0
    for seed in range(12):
        page = against_bots(name, seed, "beginner")  # they bid by luck
        for _ in range(300):
            game = page.game
            if game.state.actor is None or (game.state.actor == 0 and hides(game.state, 0)):
                break
            ask(page, "step")
        if game.state.actor is None:
            continue
        first = next(at for at in range(game.at, 0, -1) if not hides(game.states[at], NOBODY))
        laid = [str(state.last_move) for state in game.states[first + 1 :]]
        ask(page, "go", str(first))
        if forks:
            ask(page, "fork")
        for _ in laid:
            ask(page, "step")
        assert page.game.current
        again = [str(state.last_move) for state in page.game.states[first + 1 :]]
        tried += 1
        same += laid == again
    assert tried >= 8
    assert same < tried / 2  # they may bid alike by accident


def test_a_what_if_of_a_journey_does_not_bring_the_cards_of_the_true_one() -> None:
    same = 0
    for seed in range(3):
        page = against_bots("marco_polo", seed)
        for _ in range(60):
            ask(page, "step")
        hands = page.game.state.table.hands
        at = page.game.at
        ask(page, "go", "0")
        ask(page, "fork")
        done(ask(page, "finish"))
        same += page.game.states[min(at, page.game.last)].table.hands == hands
    assert not same


def test_where_nothing_is_hidden_two_branches_meet_the_same_dice() -> None:
    for name in ("shark", "mark"):
        page = table(name, seed=3)
        assert own_luck.of_branch(page.game, NOBODY) == Luck()
        ask(page, "step")
        ask(page, "fork")
        luck = own_luck.of_branch(page.game, NOBODY)
        assert luck.dice == ()
        assert bool(luck.bots) is (name == "mark")  # who bids in secret has luck of its own there
        assert own_luck.of_branch(page.game, OPEN) == Luck()


@pytest.mark.parametrize("way", ["rules", "save"])
def test_the_seed_is_told_only_when_nothing_is_hidden(way: str) -> None:
    page = played(table("mark", seed=204260648), *AUCTION)
    assert "204260648" in shown(ask(page, "dialog", way))
    bid(page, 1)
    assert "204260648" not in shown(ask(page, "dialog", way))
    ask(page, "dialog", "")
    ask(page, "go", "0")
    assert "204260648" not in shown(page)
    bid(ask(page, "go", "3"), 2, 3)
    assert "204260648" in shown(ask(page, "dialog", way))


def test_a_new_game_and_a_set_up_position_have_another_luck_while_something_is_hidden() -> None:
    page = played(table("mark", seed=7), *AUCTION)
    position = page.moment.seen.position()
    rules = {name: str(getattr(page.game.state.rules, name)) for name in type(page.game.state.rules).dials()}
    rules["market"] = "\n".join(" ".join(map(str, row)) for row in page.game.state.rules.market)
    for do, fields in (("new", {**rules, "seed": ""}), ("position", {"text": position})):
        page = bid(played(table("mark", seed=7), *AUCTION), 1)
        ask(page, do, **fields)
        assert page.game.last == 0
        assert page.game.seed != 7
    page = played(table("mark", seed=7), *AUCTION)
    assert ask(page, "position", text=position).game.seed == 7


def test_a_saved_what_if_does_not_tell_the_seed_of_a_game_that_is_still_secret() -> None:
    page = against_bots("marco_polo", 5)
    for _ in range(40):
        ask(page, "step")
    ask(page, "fork")
    done(ask(page, "finish"))
    assert page.game.state.actor is None
    text = shown(ask(page, "dialog", "save"), "dialog")
    assert "marco_polo" in text
    assert "seed:" not in text


def test_undo_in_a_finished_what_if_leads_to_an_imagined_table() -> None:
    tried = 0
    for seed in range(6):
        page = against_bots("marco_polo", seed)
        for _ in range(70):
            ask(page, "step")
        ask(page, "fork")
        done(ask(page, "finish"))
        base, main = page.game.branch.base, page.game.branches[0].states
        ask(page, "go", str(base))
        ask(page, "undo")
        at = page.game.at
        if at >= base or not hides(main[at], 0):
            continue
        tried += 1
        assert page.game.branches[0].states is main
        assert page.game.branch.base == at
        assert page.game.state.table.hands != main[at].table.hands
        assert seen(page.game.state, 0).table == seen(main[at], 0).table
    assert tried


def test_advice_ends_when_the_screen_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "SECONDS", math.inf)
    monkeypatch.setattr(advice, "MOST_GAMES", 10**6)
    monkeypatch.setattr(advice, "LONGEST", 3)
    monkeypatch.setattr(TablePage, "slice", 0.002)
    page = played(table("mark"), *AUCTION)
    ask(page, "lift")
    ask(page, "advise")
    for _ in range(400):
        ask(page, "more")
        if "advice" in page.answer:
            break
    assert page.job is not None
    assert "advice" in page.answer
    ask(page, "play", "bid 2")
    done(page)
    assert page.moment.covered
    assert "advice" not in shown(page)


@pytest.mark.parametrize(("seed", "at", "eyes"), [(0, 203, 1), (3, 186, 0), (3, 186, NOBODY)])
def test_what_lies_face_down_is_never_offered_to_be_chosen(seed: int, at: int, eyes: int) -> None:
    page = table("marco_polo", players=2, seed=seed)
    for _ in range(at):
        ask(page, "step")
    page.chosen = eyes
    assert page.game.state.actor == CHANCE
    assert page.game.state.moves()[0].kind == "draw"
    assert not page.moment.moves
    assert not offered(page)


def test_what_falls_openly_can_be_chosen_also_where_other_things_are_hidden() -> None:
    page, rings = table("marco_polo", players=3, seed=1), 0
    for _ in range(120):
        ask(page, "step")
        state = page.game.state
        if state.actor == CHANCE and hides(state, NOBODY):
            fallen = state.play(state.moves()[0])
            rings += seen(fallen, NOBODY).events == fallen.events and page.moment.moves == state.moves()
    assert rings > 5
