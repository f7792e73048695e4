"""The designer's page, driven as a plain object: dials, games that come in, the odd game, and the code that is written down."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import gamelib
from gamelib.core.rulesets import known_names
from gamelib.lab.play.game import by_moves, play
from gamelib.lab.play.setup import Setup
from gamelib.ui import design_page, kinds
from gamelib.ui.design import page as pages
from gamelib.ui.design import warming
from gamelib.ui.design.allowance import Together
from gamelib.ui.design.page import DesignPage
from gamelib.ui.door import DoorPage
from gamelib.ui.table.page import LAB, TablePage
from gamelib.ui.visit import Visit

SHORT = 0.03
warming.is_warm(None)


def opened(name: str = "mark", **fields: Any) -> DesignPage:
    """The page as a server shows it."""
    page = design_page(name, **fields)
    page.slice = SHORT
    page.whole()
    return page


def ask(page: DesignPage, do: str, arg: object = None, **fields: str) -> dict[str, Any]:
    """Ask something as a host does, and take what it shows then."""
    page.ask({"do": do, "arg": arg, "fields": fields})
    return page.whole()


def grown(page: DesignPage, pairs: int) -> DesignPage:
    """The same page once so many pairs of games have come in."""
    for _ in range(20_000):
        if page.pairs is not None and page.pairs.games >= pairs:
            break
        ask(page, "more")
    assert page.pairs is not None
    assert page.pairs.games >= pairs
    page.contents()
    return page


def width(page: DesignPage, measure: str) -> float:
    """How wide the interval of a measure is."""
    gap = next(one.gap for one in page.seen if one.measure == measure)
    return gap.high - gap.low


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


def test_a_page_plays_only_so_many_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "MOST_GAMES", 6)
    page = opened(rows_to_end=3)
    for _ in range(2000):
        ask(page, "more")
        if not page.running:
            break
    assert not page.running
    assert page.spent >= 6
    assert "notebook" in page.trouble
    ask(page, "set rows_to_end", "4")
    assert not page.running


def test_what_a_visitor_spent_goes_along_from_page_to_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "MOST_GAMES", 6)
    visit = Visit(DoorPage(), SHORT)
    visit.ask({"do": "design", "arg": "mark"})
    visit.ask({"do": "set rows_to_end", "arg": "3"})
    for _ in range(2000):
        visit.ask({"do": "more"})
    visit.ask({"do": "door"})
    visit.ask({"do": "design", "arg": "marco_polo"})
    assert isinstance(visit.page, DesignPage)
    assert visit.page.spent >= 6
    visit.ask({"do": "set cash", "arg": "250"})
    assert not visit.page.running, "another page is no new purse"
    other = opened(rows_to_end=3)
    assert other.running, "another visitor has a purse of their own"


def test_what_a_visitor_spent_is_put_away_with_any_page_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Away from the designer's page, from the odd game on a table, and from the front door where nothing waits."""
    visit = Visit(DoorPage(), SHORT)
    visit.ask({"do": "design", "arg": "mark"})
    visit.ask({"do": "set rows_to_end", "arg": "3"})
    for _ in range(400):
        visit.ask({"do": "more"})
    spent = visit.page.purse["games"]
    assert spent >= 6
    monkeypatch.setattr(pages, "MOST_GAMES", spent)
    for left in ([], [{"do": "odd", "arg": "changed"}], [{"do": "door"}, {"do": "door"}]):
        for message in left:
            visit.ask(message)
        again = Visit(kinds.restored(json.loads(json.dumps(kinds.put_away(visit.page)))), SHORT)
        assert type(again.page) is type(visit.page)
        assert again.page.purse["games"] == spent
        again.ask({"do": "door"})
        again.ask({"do": "design", "arg": "shark"})
        again.ask({"do": "set cash", "arg": "1500"})
        assert isinstance(again.page, DesignPage)
        assert not again.page.running, "coming back is no new purse"
    for purse in (3, {"games": -1}, {"games": "many"}):
        with pytest.raises(ValueError, match="no purse"):
            kinds.restored({**(kinds.put_away(visit.page) or {}), "purse": purse})


def test_all_visitors_of_a_process_share_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(pages, "TOGETHER", together := Together(4, lambda: now[0]))
    page = opened(rows_to_end=3)
    for _ in range(2000):
        ask(page, "more")
        if not page.running:
            break
    assert together.is_spent
    assert "within the hour" in page.trouble
    assert not opened(rows_to_end=4).can_go
    alone = design_page("mark", rows_to_end=4)
    assert alone.can_go, "a notebook is nobody else's"
    now[0] = 3600.0
    assert opened(rows_to_end=4).can_go


def test_while_the_libraries_come_the_games_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    warmth = [False]
    monkeypatch.setattr(pages, "is_warm", lambda wait=0.0: warmth[0] or wait is None)
    page = opened(rows_to_end=3)
    grown(page, 2)
    assert not page.seen, "nobody waits for pandas while games come in"
    assert "Intervals come from 5 pairs on." in page.whole()["answer"]
    grown(page, 5)
    assert "what the games show is being worked out" in ask(page, "stop")["answer"]
    assert page.pairs is not None
    assert f"{page.pairs.games} of 1000 pairs" in ask(page, "stop")["time"]
    assert not page.seen
    assert ask(page, "more")["facts"]["work"], "the page asks again by itself"
    warmth[0] = True
    assert not ask(page, "more")["facts"]["work"]
    assert page.seen, "and shows what is known once it can"


def test_it_is_put_away_and_comes_back_with_its_dials() -> None:
    page = opened(rows_to_end=3, market=tuple((1, 2, 3, 4, 5) for _ in range(5)))
    ask(page, "level", "beginner")
    data = json.loads(json.dumps(kinds.put_away(page)))
    again = kinds.restored(data)
    assert isinstance(again, DesignPage)
    assert again.bots == "beginner"
    assert not again.running
    assert again.game.Rules.of(**again.fields) == page.game.Rules.of(**page.fields)
    for broken in ({}, {"ruleset": "chess"}, {"ruleset": "mark", "fields": 3}):
        with pytest.raises(ValueError):
            kinds.restored({"kind": "design", **broken})


def test_the_front_door_leads_to_it_and_back() -> None:
    visit = Visit(DoorPage(), SHORT)
    visit.ask({"do": "design", "arg": "shark"})
    assert isinstance(visit.page, DesignPage)
    assert visit.page.name == "shark"
    assert "strong" not in visit.page.levels()
    visit.ask({"do": "door"})
    assert isinstance(visit.page, DoorPage)


def test_the_lab_opens_it_in_a_notebook() -> None:
    explorer = gamelib.lab.live("mark", rows_to_end=3)
    assert isinstance(explorer.page, DesignPage)
    assert explorer.page.fields == {"rows_to_end": 3}
    assert explorer.facts["work"]
    assert "strong" in explorer.page.levels()
    assert "rows to end 3" in explorer.page.still()
