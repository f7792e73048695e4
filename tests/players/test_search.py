"""The search bot: legal, the same from the same seed, blind to what is hidden, within its budget, and stronger."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import gamelib
from gamelib.core.state import Outcome
from gamelib.players import search
from gamelib.players.bots import bot_of
from gamelib.players.restricted import Restricted
from gamelib.players.search import Search


def decisions(name: str, seed: int, most: int) -> list[Any]:
    """States in which a player has a choice, spread over a game."""
    states = gamelib.playout(name, seed=seed, limit=400).states()
    found = [state for state in states if state.actor is not None and state.actor >= 0 and len(state.moves()) > 1]
    return found[:: max(len(found) // most, 1)][:most]


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search as it is in a ruleset that says nothing about how its strong bot thinks."""
    monkeypatch.setattr(search, "thinking", lambda name, rules: search.PLAIN)


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_it_plays_legally_and_alike_in_every_ruleset(name: str) -> None:
    for number, state in enumerate(decisions(name, 3, 4)):
        view = state.seen_by(state.actor)
        answer = Search(6)(view, Random(number))
        assert answer in state.moves()
        assert answer == Search(6)(view, Random(number))


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_it_sees_no_more_than_its_view(name: str) -> None:
    for number, state in enumerate(decisions(name, 4, 4)):
        view = state.seen_by(state.actor)
        other = view.guess(Random(number + 100)).seen_by(state.actor)
        assert Search(6)(other, Random(number)) == Search(6)(view, Random(number))


@pytest.mark.usefixtures("plain")
def test_a_sealed_bid_stays_sealed_in_its_head(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables that differ in a bid that the searcher cannot see: it imagines the very same games."""
    thought: list[dict[Any, list[float]]] = []
    monkeypatch.setattr(search._Contest, "_clearly_better", lambda self, move: thought.append(dict(self.worths)) or False)
    auction = gamelib.ruleset("mark").start(players=2).play("first 1").play("roll hammer red")
    for bid in ("bid 0", "bid 25"):
        state = auction.play(bid)
        assert state.phase == "bid"
        Search(40)(state.seen_by(state.actor), Random(1))
    assert len(thought) == 2
    assert thought[0] == thought[1]


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("budget", [1, 2, 5, 12, 40])
def test_it_keeps_to_its_budget(budget: int, monkeypatch: pytest.MonkeyPatch) -> None:
    spent: list[int] = []
    monkeypatch.setattr(search._Contest, "_playout", lambda self, state, luck: spent.append(1) or Random(luck).random())
    for number, state in enumerate(decisions("mark", 5, 12)):
        spent.clear()
        Search(budget)(state.seen_by(state.actor), Random(number))
        assert len(spent) <= budget
        if budget >= 12:
            assert len(spent) > budget // 2, "and makes use of it"


@pytest.mark.usefixtures("plain")
def test_it_finds_the_move_that_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """The guide plays at random, so whatever is good comes from thinking ahead: one sale ends the game and wins it."""
    mark = gamelib.ruleset("mark")
    monkeypatch.setattr(search, "sensible", lambda name: mark.BOTS["random"])
    rules = mark.Rules(players=2, rows_to_end=1, market_squares=1, market=((90,),) * 5)
    state = mark.start(rules)
    for move in (
        "first 1",
        "roll red blue",
        "take red 1",
        "roll green green",
        "take green 1",
        "refine green 1-1",
        "roll red red",
    ):
        state = state.play(move)
    state = state.play("refine red 1-1")
    wins = [move for move in state.moves() if str(move).startswith("sell red")]
    assert wins
    assert 0 < len(wins) < len(state.moves())
    for seed in range(5):
        assert Search(60)(state.seen_by(0), Random(seed)) in wins


@pytest.mark.usefixtures("plain")
def test_it_beats_a_random_guide_that_it_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    mark = gamelib.ruleset("mark")
    monkeypatch.setattr(search, "sensible", lambda name: mark.BOTS["random"])
    rules, won = mark.Rules(players=2, rows_to_end=1, market_squares=2, market=((10, 90),) * 5), 0
    for seed in range(12):
        bots = ["search 32", "random"] if seed % 2 == 0 else ["random", "search 32"]
        won += seed % 2 in gamelib.playout("mark", rules, bots, seed).final().outcome.winners
    assert won >= 9


@pytest.mark.usefixtures("plain")
def test_a_single_choice_is_made_without_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(
        s for s in gamelib.playout("mark", seed=1).states() if s.actor is not None and s.actor >= 0 and len(s.moves()) == 1
    )
    monkeypatch.setattr(search, "sensible", lambda name: pytest.fail)
    assert Search(10)(state.seen_by(state.actor), Random(0)) == state.moves()[0]


@pytest.mark.usefixtures("plain")
def test_without_an_estimate_games_are_played_to_their_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "standing_of", lambda name: (None, float("inf")))
    state = decisions("mark", 2, 1)[0]
    assert Search(4)(state.seen_by(state.actor), Random(0)) in state.moves()


def test_bots_are_found_by_name() -> None:
    mark = gamelib.ruleset("mark")
    assert bot_of(mark, "search 12").budget == 12
    denied = bot_of(mark, "greedy without take")
    assert isinstance(denied, Restricted)
    assert denied.__name__ == "greedy without take"


def test_a_restricted_bot_keeps_off_while_it_can() -> None:
    record = gamelib.playout("mark", bots="greedy without take", seed=3)
    for state, move in zip(record.states(), record.moves, strict=False):
        if move.kind == "take":
            assert {other.kind for other in state.moves()} == {"take"}
    assert "greedy without take 1" in record.names


@pytest.mark.usefixtures("plain")
def test_luck_alone_seldom_changes_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of many candidates that are all alike one looks best by luck; fresh luck then shows that it is not."""
    noise = Random(1)
    monkeypatch.setattr(search._Contest, "_playout", lambda self, state, luck: noise.random())
    state = max(decisions("mark", 5, 40), key=lambda one: len(one.moves()))
    assert len(state.moves()) > 15
    view = state.seen_by(state.actor)
    guides = [search.sensible("mark")(view, Random(number)) for number in range(200)]
    found = [Search(128)(view, Random(number)) for number in range(200)]
    assert sum(one != guide for one, guide in zip(found, guides, strict=True)) < 60


def test_all_candidates_meet_the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much chance the bots ask for in the head, the rolls stay the same."""
    mark = gamelib.ruleset("mark")
    state = next(state for state in decisions("mark", 2, 9) if state.phase == "act")
    rolls: list[list[str]] = []
    chance = mark.State.chance
    monkeypatch.setattr(mark.State, "chance", lambda self, rng: rolls[-1].append(str(move := chance(self, rng))) or move)
    monkeypatch.setattr(search, "standing_of", lambda name: (None, 3))
    for asked in (0, 1, 7):
        rolls.append([])
        contest = search._Contest(state.seen_by(state.actor), _distracted(asked), state.moves()[0], Random(0))
        contest._playout(state.play(state.moves()[asked % 2]), 5)
    assert len(rolls[0]) >= 4
    assert all(one[:4] == rolls[0][:4] for one in rolls)


def _distracted(asked: int) -> Any:
    """A bot that plays its first move and asks for chance that it does not need."""

    def bot(view: Any, rng: Random) -> Any:
        for _ in range(asked):
            rng.random()
        return view.moves()[0]

    return bot


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("name", ["city", "mark", "shark"])
def test_a_standing_that_looks_ahead_itself_is_asked_where_chance_decides_next(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    standing, ahead = search.standing_of(name)
    assert standing is not None
    assert ahead == 0
    judged: list[Any] = []
    monkeypatch.setattr(
        search, "standing_of", lambda name: (lambda rules, table: judged.append(table) or standing(rules, table), 0)
    )
    for number, state in enumerate(decisions(name, 6, 4)):
        Search(8)(state.seen_by(state.actor), Random(number))
    assert gamelib.CHANCE in {table.actor for table in judged} <= {gamelib.CHANCE, None}


@pytest.mark.usefixtures("plain")
def test_what_is_certain_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    spent: list[int] = []
    monkeypatch.setattr(search._Contest, "_playout", lambda self, state, luck: spent.append(1) or float(hash(state) % 97))
    state = next(state for state in decisions("shark", 5, 40) if state.phase == "place" and len(state.moves()) > 4)
    worth = {move: hash(state.play(move)) % 97 for move in state.moves()}
    found = Search(1000)(state.seen_by(state.actor), Random(1))
    assert len(spent) == 2 * len(state.moves())
    assert worth[found] == max(worth.values())


@pytest.mark.parametrize(
    ("viewer", "winners", "worth"),
    [(0, (0,), 3 + 17), (1, (0,), -3 - 17), (0, (0, 1), 3), (0, (), 3)],
)
def test_a_win_counts_as_much_again_as_the_whole_table(viewer: int, winners: tuple[int, ...], worth: float) -> None:
    """By an estimate of 10 against 7 the lead is 3 and 17 lies on the table; a shared win is worth no more than its lead."""
    contest = object.__new__(search._Contest)
    contest.view = SimpleNamespace(viewer=viewer)  # type: ignore[assignment]
    contest.standing = lambda rules, table: (10.0, 7.0)
    ended: Any = SimpleNamespace(rules=None, table=None, outcome=Outcome("mark.end", (10, 7), winners))
    assert contest._worth(ended) == worth
    ended.outcome = None
    assert contest._worth(ended) == (3 if viewer == 0 else -3)
