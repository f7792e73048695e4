"""Thought experiments: one player is told something, and nothing else about the game changes."""

from __future__ import annotations

from typing import Any

import gamelib
from gamelib.core.moves import CHANCE, Move
from gamelib.core.state import State
from gamelib.mark.findings.auctions import see_bids
from gamelib.mark.notation import bids
from gamelib.players.sample import Sample, Story, played_on
from gamelib.players.told import Told, sealed_bids


def _as_ever(run: Told, state: State[Any, Any], wanted: Move) -> Move:
    return wanted


def test_a_seer_who_changes_nothing_leaves_the_game_as_it_was() -> None:
    for name in gamelib.RULESETS:
        run = Told(name, None, "sensible", 3, 1, _as_ever)
        run.play(60)
        assert run.record() == gamelib.playout(name, bots="sensible", seed=3, limit=60)


def test_a_look_ahead_tells_what_then_comes_and_costs_no_luck() -> None:
    run = Told("mark", None, "sensible", 5, 0, _as_ever)
    for _ in range(40):
        coming, state = run.ahead(), run.state
        expected = []
        for _ in range(4):
            expected.append(coming(state))
            state = state.play(expected[-1])
        run.play(len(run.moves) + 4)
        assert run.moves[-4:] == expected


def test_only_the_seat_that_is_told_asks_the_seer() -> None:
    asked: set[int | None] = set()

    def seer(run: Told, state: State[Any, Any], wanted: Move) -> Move:
        asked.add(state.actor)
        return wanted

    Told("mark", None, "sensible", 0, 2, seer).play()
    assert asked == {2}
    assert CHANCE not in asked


def test_the_least_bid_that_wins_wins_and_one_less_does_not() -> None:
    """Every auction of a game is tried with both bids."""
    tried = 0

    def seer(run: Told, state: State[Any, Any], wanted: Move) -> Move:
        nonlocal tried
        me, cash = state.actor or 0, state.table.cash[state.actor or 0]
        if state.phase == "bid":
            order = [(state.table.player + seat) % 3 for seat in range(3)]
            least = max(1, sealed_bids(run, state, bids(0)[0], order))
            for bid, wins in ((least, True), (least - 1, False)):
                if bid <= cash:
                    assert _bought(run, state.play(bids(cash)[bid]), me) == wins
                    tried += 1
        return wanted

    for seed in range(4):
        Told("mark", None, "sensible", seed, seed % 3, seer).play()
    assert tried > 20


def _bought(run: Told, state: State[Any, Any], me: int) -> bool:
    coming = run.ahead()
    while state.phase == "bid":
        state = state.play(coming(state))
    return any(event.key == "bids-shown" and event.values["player"] == me for event in state.events)


def test_gains_compare_the_same_seed_and_seat() -> None:
    sample = Sample("mark", 3, 0)
    told = sample.told_stories(see_bids)
    plain = sample.stories()
    cash = [story.final.table.cash for story in told], [story.final.table.cash for story in plain]

    def money(story: Story, player: int) -> float:
        return float(story.final.table.cash[player])

    assert sample.gains(told, money) == [cash[0][game][game] - cash[1][game][game] for game in range(3)]
    assert sample.gains(plain, Story.won) == [0, 0, 0]


def test_a_game_played_on_ends_and_a_story_forgets_only_what_it_can_have_again() -> None:
    story = Sample("mark", 1, 0).stories()[0]
    middle = story.states[30]
    end = played_on(middle, "sensible", 4)
    assert end.outcome is not None
    assert end == played_on(middle, "sensible", 4)
    final, count = story.final, story.count("fee")
    story.forget()
    assert (story.final, story.count("fee")) == (final, count)
    assert story.states[-1] == final
