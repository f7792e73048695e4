"""Why nothing can be built on a square, at a plain table: one clear reason, about the colour that the die shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import gamelib
from gamelib.shark.map import COLUMNS, ROWS, name
from gamelib.shark.table import COMPANIES, PLACE
from gamelib.ui.table.game import begun
from gamelib.ui.table.page import TablePage
from tests.ui.pages import ask


def too_small() -> Iterator[tuple[Any, str, str]]:
    """Tables at which the die shows one colour, and squares where its chain would be smaller than a rival's."""
    for seed in range(2):
        for state in gamelib.playout("shark", gamelib.ruleset("shark").Rules(players=3), bots="sensible", seed=seed).states():
            colours = {move.company for move in state.moves()} if state.phase == PLACE else set()
            for square in (
                (name(column, row) for column in range(len(COLUMNS)) for row in range(ROWS)) if len(colours) == 1 else ()
            ):
                colour = COMPANIES[min(colours)]
                why = state.refusal(f"place {colour} {square}")
                if why is not None and why.key == "smaller":
                    yield state, colour, square


TOO_SMALL = list(too_small())[::12]


def answered(state: Any, do: str, arg: str) -> str:
    page = ask(TablePage(begun(state, (), 0)), "face", "play")
    return " ".join(re.sub(r"<[^>]+>", " ", ask(page, do, arg).answer).split())


@pytest.mark.parametrize("words", ["why can't i build on {}", "why can't i build {} on {}", "can i build on {}"])
def test_a_square_beside_a_larger_chain_has_one_reason_and_no_other_colour(words: str) -> None:
    assert len(TOO_SMALL) > 3
    for state, colour, square in TOO_SMALL[:6]:
        told = answered(state, "why", words.format(*(square,) if words.count("{}") == 1 else (colour, square)))
        assert f"On {square} a {colour} chain of" in told
        assert "must be larger" in told
        assert "sacrificed" not in told
        assert "The die shows" not in told


def test_a_move_that_is_made_there_is_refused_in_the_same_words() -> None:
    state, colour, square = TOO_SMALL[0]
    told = answered(state, "play", f"place {colour} {square}")
    assert "must be larger" in told
    assert "sacrificed" not in told
    refusal = state.refusal(f"place {colour} {square}")
    assert (refusal.key, refusal.others[0].key) == ("smaller", "not-larger"), "the engine says both"


def test_a_colour_that_is_asked_about_has_the_die_for_a_reason() -> None:
    state, colour, square = TOO_SMALL[0]
    other = next(one for one in COMPANIES if one != colour)
    assert "The die shows" in answered(state, "why", f"why can't i build {other} on {square}")
