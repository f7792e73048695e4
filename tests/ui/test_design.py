"""The designer's page, driven as a plain object: dials, games that come in, the odd game, and the code that is written down."""

from __future__ import annotations

import re
from typing import Any

import pytest

from gamelib.core.rulesets import known_names
from gamelib.lab.play.game import by_moves, play
from gamelib.lab.play.setup import Setup
from gamelib.ui.design import page as pages
from gamelib.ui.table.page import LAB, TablePage
from gamelib.ui.visit import Visit
from tests.ui.designs import SHORT, ask, grown, opened, width


def test_before_a_dial_is_turned_nothing_is_played() -> None:
    page = opened()
    shown = ask(page, "more")
    assert not page.running
    assert page.pairs is None
    assert not shown["facts"]["work"]
    assert "Turn a dial" in shown["answer"]


def test_a_dial_is_turned_and_the_interval_narrows_while_games_come_in() -> None:
    page = opened()
    shown = ask(page, "set rows_to_end", "3")
    assert page.running
    assert shown["facts"]["work"]
    assert page.fields == {"rows_to_end": 3}
    grown(page, 20)
    assert page.seen[0].measure == "turns"
    assert len(page.seen) == len(pages.PLAIN)
    first = width(page, "turns")
    assert first > 0
    grown(page, 45)
    assert width(page, "turns") < first
    assert '<svg class="strip"' in page.whole()["answer"]
    assert 'class="zero"' in page.whole()["answer"]


def test_pairs_that_differ_alike_are_clear_and_say_what_an_interval_needs() -> None:
    """Five dollars more at the start are five more at the end of nearly every game."""
    page = grown(opened(cash=35), 12)
    best = next(one for one in page.seen if one.measure == "best score")
    assert best.clear
    assert best.gap.needs
    why = "far more pairs go one way than the other; most are alike: an interval needs some"
    assert why in page.whole()["answer"]
    assert "Clearly different: best score." in page.whole()["answer"]


def test_it_stops_at_any_time_and_goes_on_from_there() -> None:
    page = grown(opened(rows_to_end=3), 3)
    ask(page, "stop")
    games = page.pairs.games if page.pairs else 0
    assert not page.running
    assert page.counted == games
    ask(page, "more")
    assert page.pairs is not None
    assert page.pairs.games == games
    ask(page, "go")
    assert page.running
    grown(page, games + 1)


def test_games_as_printed_are_played_once_for_all_questions() -> None:
    page = grown(opened(rows_to_end=3), 4)
    assert page.pairs is not None
    printed, spent = len(page.pairs.rows["printed"]), page.spent
    ask(page, "set rows_to_end", "4")
    grown(page, 3)
    assert page.pairs.games >= 3
    further = len(page.pairs.rows["printed"]) - printed
    assert page.spent - spent == page.pairs.games + further
    assert further <= max(0, page.pairs.games + 1 - printed)


def test_the_rows_are_those_of_any_study() -> None:
    setup = Setup.of("mark", bots="sensible", games=3)
    steps, moves = by_moves(setup, 1), 0
    row: dict[str, Any] = {}
    while not row:
        try:
            next(steps)
            moves += 1
        except StopIteration as ended:
            row = ended.value
    assert row == play(setup, 1)
    assert moves == row["moves"]


def test_the_odd_game_opens_and_is_that_game() -> None:
    page = grown(opened(rows_to_end=3), 12)
    ask(page, "stop")
    assert page.pairs is not None
    rows = page.pairs.rows
    gaps = {n: rows["changed"][n]["turns"] - rows["printed"][n]["turns"] for n in rows["changed"]}
    middle = sorted(gaps.values())
    half = (middle[(len(middle) - 1) // 2] + middle[len(middle) // 2]) / 2
    odd = max(gaps, key=lambda n: abs(gaps[n] - half))
    for side in ("changed", "printed"):
        visit = Visit(page, SHORT)
        visit.ask({"do": "odd", "arg": side})
        table = visit.page
        assert isinstance(table, TablePage)
        assert table.face == LAB
        record = table.game.record()
        assert record.seed == rows[side][odd]["seed"]
        assert len(record.moves) == rows[side][odd]["moves"]
        assert record.final().turn == rows[side][odd]["turns"]
        assert record.rules.differing() == ({"rows_to_end": 3} if side == "changed" else {})
        visit.ask({"do": "door"})
        assert visit.page is page


@pytest.mark.parametrize("slice", [SHORT, 0.15])
def test_what_is_written_down_gives_the_same_numbers(slice: float) -> None:
    page = opened(cash=40, rows_to_end=3)
    page.slice = slice
    grown(page, 21)
    shown = ask(page, "write")
    assert page.pairs is not None
    assert "lab.differences" in shown["dialog"]
    scope: dict[str, Any] = {}
    exec(page.pairs.code(), scope)
    table = scope["table"].set_index("what")
    assert list(table.index) == [one.measure for one in page.seen]
    for one in page.seen:
        row = table.loc[one.measure]
        assert (row.before, row.after, *row[["value", "low", "high"]]) == pytest.approx(
            (one.before.value, one.after.value, *one.gap[:3]), nan_ok=True
        )
        assert bool(row.clear) is one.clear


def test_rules_that_cannot_be_are_explained_with_their_clause_and_can_be_mended() -> None:
    page = opened()
    shown = ask(page, "set cash", text="a lot")
    assert page.error is not None
    assert not page.running
    assert page.error.clause.partition(".")[2] in shown["answer"]
    assert 'role="alert"' in shown["answer"]
    shown = ask(page, "set cash", text="50")
    assert page.error is None
    assert page.running
    assert "refused" not in shown["answer"]
    ask(page, "printed")
    assert not page.fields
    assert not page.running


@pytest.mark.parametrize("name", known_names())
def test_every_dial_of_every_ruleset_can_be_turned_by_its_own_button(name: str) -> None:
    page = opened(name)
    shown = page.whole()["moves"]
    for field in page.game.Rules.dials():
        control = re.search(rf'<(button|select)[^>]*data-do="set {field}"[^>]*>', shown)
        assert control, field
        given = re.search(r'data-arg="([^"]+)"', control[0])
        if given:
            ask(page, f"set {field}", given[1])
            assert field in page.fields, (field, given[1])
            ask(page, "printed")


def test_nonsense_gets_a_sentence() -> None:
    page = opened()
    asked: list[object] = [
        None,
        [],
        {"do": 3},
        {"do": "dance"},
        {"do": "set luck", "arg": "3"},
        {"do": "set "},
        {"do": "level", "arg": "champion"},
        {"do": "measure", "arg": "joy"},
        {"do": "odd", "arg": "changed"},
        {"do": "odd", "arg": "sideways"},
        {"do": "write"},
    ]
    for message in asked:
        page.trouble = ""
        page.ask(message)
        assert page.trouble.endswith("."), message
        assert page.whole()["facts"]["say"] == page.trouble
    for message in ({"do": "set market", "arg": "x / y"}, {"do": "set cash", "arg": "9" * 500}, {"do": "set cash"}):
        page.ask(message)
        assert page.error is not None
        assert "went wrong" not in page.trouble
        page.ask({"do": "printed"})
    page.ask({"do": "clause", "arg": "mark.nowhere"})
    page.ask({"do": "stop"})
    assert page.whole()["dialog"] == ""
