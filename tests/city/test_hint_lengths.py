"""A length that a hint of the city game told differently before: what was built on the way since."""

from __future__ import annotations

from random import Random
from typing import Any

import gamelib
from gamelib.city.bots.outlook import Outlook
from gamelib.city.plot_sets import square
from gamelib.city.table import SHOPS
from gamelib.core.moves import CHANCE
from gamelib.core.words import words
from gamelib.players.hints import Hint, hint


def followed(seed: int) -> list[tuple[Any, Hint]]:
    """The hints of a game that the first player plays by them."""
    state, rng, told = gamelib.ruleset("city").start(players=3), Random(seed), list[tuple[Any, Hint]]()
    while state.actor is not None:
        if state.actor == CHANCE:
            state = state.play(state.chance(rng))
            continue
        view = state.seen_by(state.actor)
        if state.actor or len(state.moves()) == 1:
            state = state.play(gamelib.ruleset("city").BOTS["sensible"](view, rng))
            continue
        told.append((state, hint(view, rng, [one for _, one in told])))
        state = state.play(told[-1][1].move)
    return told


def spoken_of(found: Hint) -> bool:
    """Whether it tells the way of a shop of one's own."""
    return bool(found.values.get("way")) and "kept" not in found.values and found.key != "takes-away"


def test_a_way_that_was_told_shorter_says_what_stands_on_it_now() -> None:
    told = compared = 0
    for seed in range(6):
        hints = followed(seed)
        for number, (state, found) in enumerate(hints):
            before = [one for _, one in hints[:number] if spoken_of(one) and one.values["shop"] == found.values.get("shop")]
            if not spoken_of(found) or not before:
                continue
            then, here = before[-1].values, state.rules.ground
            now, good, plot = Outlook(state.rules, state.table), SHOPS.index(then["shop"]), here.at(*square(str(then["plot"])))
            lost = not state.table.marks[state.actor] >> plot & 1 and state.table.shops[state.actor][good] != plot
            if not lost and now.length(good, plot) != then["length"]:
                compared += 1
                assert found.change is not None, "no other length without a word"
            if found.change is not None and found.change[0] == "changed-length":
                assert not lost
                assert found.change[1]["length"] == then["length"] < now.length(good, plot)  # type: ignore[operator]
                built = found.change[1]["built"]
                assert built
                assert all(state.table.built >> here.at(*square(one)) & 1 for one in built)  # type: ignore[attr-defined]
                assert {("plot", *square(one)) for one in built} <= set(then["way"])  # type: ignore[attr-defined,call-overload]
                assert "until somebody built on" in words("city").say("hints", *found.change)
                told += 1
    assert compared >= told > 2
