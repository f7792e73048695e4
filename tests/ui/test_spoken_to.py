"""Somebody alone at a table of bots is spoken to as *you*; others are named."""

from __future__ import annotations

from pathlib import Path

import pytest

import gamelib
from gamelib.core.words import words
from gamelib.ui.table.page import TablePage
from tests.ui.test_play import ask, begun, on

TOO_HIGH = {"mark": ("bid 31", "has $30 and cannot bid $31"), "city": ("bid 99", "and cannot bid 99")}


def at_a_bid(name: str, way: str = "bots") -> TablePage:
    """A table at which the first player is to lay a bid."""
    page = on(begun(name, way))
    for _ in range(40):
        if page.game.state.phase == "bid" and page.game.state.actor == 0:
            return page
        ask(page, "reveal") if page.moment.covered else ask(page, "play", str(page.moment.moves[-1]))
        on(page)
    raise AssertionError("nobody bids")


@pytest.mark.parametrize("name", TOO_HIGH)
def test_a_refusal_speaks_to_whoever_is_alone_and_names_others(name: str) -> None:
    bid, said = TOO_HIGH[name]
    page = at_a_bid(name)
    ask(page, "play", bid)
    assert "✕" in page.answer
    assert "You have" in page.answer
    assert said.replace("has", "have") in page.answer
    assert "Anna" not in page.answer
    ask(page, "projector")  # a class looks on: nobody in it is *you*
    ask(page, "play", bid)
    assert "Anna has" in page.answer
    assert said in page.answer


def test_the_tools_and_two_people_at_one_screen_name_the_player() -> None:
    page = on(begun("mark", "together", 2))
    assert page.tongue.you is None
    alone = on(begun("mark", "bots", 2))
    assert alone.tongue.you == 0
    ask(alone, "face", "lab")
    assert alone.tongue.you is None


def test_a_sentence_that_a_changed_rule_tells_anew_is_said_to_nobody_as_the_base_had_it(tmp_path: Path) -> None:
    changed = tmp_path / "poorer"
    (changed / "words").mkdir(parents=True)
    (changed / "__init__.py").write_text('"""Poorer: MARK told otherwise."""\n\nBASE = "mark"\n')
    texts = '[labels.game]\npoorer = "Poorer"\n\n[refusals]\nbid-too-high = "{player:player} has not got {amount:money}."\n'
    (changed / "words" / "en.toml").write_text(texts)
    gamelib.ruleset(changed)
    said = words("poorer")
    assert said.group("refusals", "bid-too-high", 0, 0) == "refusals"
    assert said.group("refusals", "due-act", 0, 0) == "refusals-you"
    assert words("mark").group("refusals", "bid-too-high", 0, 0) == "refusals-you"
    assert words("mark").group("refusals", "bid-too-high", 1, 0) == "refusals"
