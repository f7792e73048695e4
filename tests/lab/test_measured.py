"""Measures, cells and small print at their limits, on tables that were made up."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from matplotlib import pyplot
from pandas import DataFrame

import gamelib
from gamelib import lab
from gamelib.lab.change import ladder, measures, own_measures, pairs
from gamelib.lab.estimate.units import NUMBER, SHARE, Unit
from gamelib.lab.report import cells, report
from gamelib.lab.report.report import Report

from . import made_up

NAN = float("nan")


def of(kind: Any = None, record: bool = False) -> Any:
    """A measure of one's own that says what kind it is."""
    said = {"kind": kind} if kind else {}
    return type("Own", (), {"__call__": lambda *_: 0.0, "__name__": "my_own", "of_record": record, **said})()


@pytest.mark.parametrize(
    ("values", "kind"),
    [
        ((), "number"), (([0, 1, 1],), "share"), (([0, 1], [1, 0]), "share"), (([0, 1], [0, 2]), "number"),
        (([0, 2], [0, 1]), "number"), (([-1, 0],), "number"), (([0.5, 1],), "rate"), (([0, 3], [0.5]), "rate"),
        (([0.5], [0, 3]), "rate"), (([2.0, NAN],), "number"), (([0.25, NAN],), "rate"),
    ],
)  # fmt: skip
def test_what_ones_own_numbers_are_is_looked_at(values: Any, kind: str) -> None:
    assert measures.kind_of(of(), *map(np.asarray, values)) == kind
    for told in ("number", "rate", "part", "share"):
        assert measures.kind_of(of(told), *map(np.asarray, values)) == told
    assert measures.kind_of(of("length"), *map(np.asarray, values)) == kind, "a kind that there is not is not believed"


def test_what_known_measures_are() -> None:
    assert [measures.kind_of(one) for one in ("turns", "first seat", "drama", "branching", "of nobody")] == [
        "number", "share", "part", "rate", "number",
    ]  # fmt: skip
    assert [measures.unit_of(one) for one in ("turns", "first seat", "drama", "branching", "gini")] == [
        NUMBER, SHARE, SHARE, NUMBER, NUMBER,
    ]  # fmt: skip
    assert [measures.unit_of(of(kind)) for kind in ("share", "part", "rate", None)] == [SHARE, SHARE, NUMBER, NUMBER]
    assert measures.shape_of(of(), "mark") is None
    assert measures.shape_of("turns", "mark") is not None
    assert measures.named(of()) == "my own"
    assert measures.named(SimpleNamespace()) == "measure"  # type: ignore[arg-type]


def test_which_measures_need_what_of_a_game() -> None:
    own, record = of(), of(record=True)
    asked = [own, record, "turns", "fill rate", "drama"]
    assert dict(measures.from_records(asked, "mark")) == {
        "my own": record,
        "fill rate": measures.ruleset_measures("mark")["fill rate"],
    }
    for some, needs in (
        ((own,), True),
        ((record,), False),
        (("turns",), False),
        (("turns", "drama"), True),
        ((record, own), True),
    ):
        assert measures.needs_details(some) == needs
    assert measures.measure_of(own) is own
    table = DataFrame({"my own": [1, 2], "fill rate": [0.5, 0.25], "skill": [1.0, 0.0]})
    assert measures.measure_of(record)(table).tolist() == [1, 2]
    assert measures.measure_of("skill")(table).tolist() == [1, 0]
    assert measures.measure_of("fill rate", "mark")(table).tolist() == [0.5, 0.25]
    with pytest.raises(lab.LabError, match="There is no measure 'fill rate'; the measures are turns, moves"):
        measures.measure_of("fill rate")


def test_the_first_seat_and_the_best_score() -> None:
    table = DataFrame({"winners": ["1", "2+3", "", "3"], "first": [1, 3, 2, 1]})
    table = table.assign(score_1=[9, 1, 4, 7], score_2=[8, 5, 6, 8], score_3=[1, 5, 3, 2])
    assert measures.first_seat(table).tolist() == [1, 0.5, 0, 0]
    assert measures.best_score(table).tolist() == [9, 5, 6, 2], "of a game without a winner the highest"


def test_own_measures_are_taken_by_name() -> None:
    plain = lambda record, curves: 1.0  # noqa: E731
    assert own_measures.taken({"mine": plain}, "mark") == (("mine", plain),)
    assert own_measures.taken([("mine", plain)], "mark") == (("mine", plain),)
    assert [name for name, _ in own_measures.taken("fill rate", "mark")] == ["fill rate"]
    assert [name for name, _ in own_measures.taken(["fill rate", "tests.lab.measures:bids"], "mark")] == [
        "fill rate", "tests.lab.measures:bids",
    ]  # fmt: skip
    for name in ("a,b", "a#b", "a\nb", " "):
        with pytest.raises(lab.LabError, match="A measure cannot be called"):
            own_measures.taken({name: plain}, "mark")
    with pytest.raises(lab.LabError, match="Two measures have the same name"):
        own_measures.taken([("mine", plain), ("mine", plain)], "mark")
    with pytest.raises(lab.LabError, match="There is no measure 'beauty' of a record; mark's are fill rate, first row closes"):
        own_measures.taken(["beauty"], "mark")
    with pytest.raises(lab.LabError, match="There is no function 'CASES' in"):
        own_measures.taken(["tests.lab.worked:CASES"], "mark")


def test_measures_of_ones_own_leave_a_mark() -> None:
    known = own_measures.taken(["fill rate"], "mark")
    mine = own_measures.taken(["tests.lab.measures:bids"], "mark")
    assert own_measures.sources(known, "mark") == ""
    assert len(own_measures.sources(mine, "mark")) == 16
    assert own_measures.sources(mine, "mark") == own_measures.sources((*known, *mine), "mark")
    assert own_measures.sources(mine, "mark") != own_measures.sources(
        own_measures.taken(["tests.lab.measures:sales"], "mark"), "mark"
    )


def test_a_long_value_is_cut() -> None:
    assert pairs.short("x" * 24) == "x" * 24
    assert pairs.short("x" * 25) == "x" * 21 + "..."


def test_what_is_clear_goes_up_or_down() -> None:
    rows = [{"what": what, "value": by, "clear": clear} for what, by, clear in (("a", 0.5, 1), ("b", -0.5, 1), ("c", 9, 0))]
    assert pairs.signs(rows) == {"a": 1, "b": -1}
    one, other = (
        DataFrame({"game": games, "finished": cut}) for games, cut in (([0, 1, 2], [1, 1, 0]), ([2, 1, 3], [1, 1, 1]))
    )
    assert [list(side["game"]) for side in pairs.in_both(one, other)] == [[1, 2], [2, 1]]
    assert [list(side["game"]) for side in pairs.in_both(one, other, False)] == [[1], [1]]


def test_skill_is_asked_of_plain_games_against_beginners(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def played(setup: Any, executor: Any, progress: bool) -> Any:
        asked.append((setup.bots, setup.rotate, setup.details, setup.measures, executor, progress))
        return made_up.played(setup, executor, progress)

    monkeypatch.setattr(pairs, "of_setup", played)
    for name, weak in (("mark", "beginner"), ("city", None)):
        game = gamelib.ruleset(name)
        setup = lab.Setup.of(name, game.Rules(players=3), "random", 6, details=True)
        table = pairs.with_skill(DataFrame({"game": [1, 5]}), setup, 7)
        weak = weak or ("beginner" if "beginner" in game.BOTS else "random")
        assert asked.pop() == (("sensible", weak, weak), True, False, (), 7, False)
        assert len(table["skill"]) == 2
        assert set(table["skill"]) <= {0.0, 1.0}


def shown(table: DataFrame, units: Any = ()) -> list[str]:
    return cells.lines(Report("ties", "", table, "", lambda *_: None, "", units))


def test_how_many_games_is_told_where_rows_differ_or_there_is_one() -> None:
    rows: list[dict[str, Any]] = [{"what": "a", "value": 1.0, "low": 0.5, "high": 1.5, "n": 9}]
    assert shown(DataFrame(rows)) == ["  a   1.0 (0.5 to 1.5)   games 9"]
    assert shown(DataFrame([*rows, {**rows[0], "what": "long"}])) == ["  a      1.0 (0.5 to 1.5)", "  long   1.0 (0.5 to 1.5)"]
    assert shown(DataFrame([*rows, {**rows[0], "n": 1200}]))[1] == "  a   1.0 (0.5 to 1.5)   games 1,200"
    assert shown(DataFrame(columns=["what", "value", "low", "high", "n"])) == []


def test_cells_are_told_by_what_they_are() -> None:
    row = {"what": "a", "before": 20.0, "after": 21.5, "value": 1.5, "low": -3.0, "high": 6.0, "n": 9, "clear": False}
    assert shown(DataFrame([row]), [NUMBER.change()]) == ["  a   before 20.0   after 21.5   +2 (-3 to +6)   games 9   clear no"]
    row |= {"clear": True, "forced": 0.25, "uses": 2.5, "uses_low": 2.0, "uses_high": 3.0}
    assert shown(DataFrame([row]), [SHARE.change()])[0].endswith("clear yes   only one move in 25 %   made 2.5 (2.0 to 3.0)")
    bare = {**row, "low": NAN, "high": NAN}
    assert shown(DataFrame([bare]), [NUMBER.change()])[0].startswith("  a   before 20   after 21.5   +1.50   games 9")


def test_names_of_a_sentence_are_cut_after_three() -> None:
    few = {"a": 10, "b": 1200, "c": 30}
    assert report.too_few(few) == [
        "no interval yet, as games are too few or too much alike, for a (needs some 10 games), b (needs some 1,200 games), "
        "c (needs some 30 games)"
    ]
    assert report.too_few({**few, "d": 1})[0].endswith("c (needs some 30 games), 1 more")
    assert report.too_few({"a": 0, "b": -1}) == ["all pairs came out exactly alike in b"]
    assert report.too_few({"a": 0}) == []
    assert report.few_games(5) == []
    assert report.few_games(4) == ["fewer than 5 games: no intervals, and nothing is called clear"]
    assert (report.few(99, "even"), report.few(100, "even")) == ("even-few", "even")


def test_games_that_were_cut_are_counted_or_left_out() -> None:
    tables = [DataFrame({"finished": [True, False]}), DataFrame({"turns": [1]}), DataFrame({"finished": [False, False]})]
    assert report.cut_short(tables)[0].startswith("3 games cut short at a limit and left out")
    assert report.cut_short(tables, True)[0].startswith("3 games cut short at a limit, counted as far as played")
    assert report.cut_short(tables[1:2]) == []


def test_who_played() -> None:
    setup = lab.Setup.of("mark", bots="greedy", rotate=True)
    assert report.who(setup) == "greedy"
    mixed = lab.Setup.of("mark", bots=["greedy", "random", "greedy"])
    assert report.who(mixed) == "greedy, random, greedy"
    assert report.who(mixed.with_(rotate=True)) == "greedy, random, greedy, places changed from game to game"


@pytest.mark.parametrize(
    ("rows", "height"), [(1, 2.2), (2, 2.2), (3, 1.5 + 3 * 0.34), (30, 1.5 + 30 * 0.34), (31, 1.5 + 30 * 0.34)]
)
def test_a_plot_grows_with_its_table(rows: int, height: float, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []
    panel = report.panel
    monkeypatch.setattr(report, "panel", lambda ax, high: (asked.append(high), panel(ax, high))[1])
    table = DataFrame([{"what": str(n), "value": 1.0, "n": 9} for n in range(rows)])
    twice = DataFrame([{"measure": one, "what": str(n)} for n in range(rows) for one in ("turns", "moves", "margin")][:-1])
    drawn: list[Any] = []
    for some in (table, twice):
        Report("ties", "finding", some, "below", lambda ax, given: drawn.append(given)).plot(bare=True)
    assert asked == pytest.approx([height, height])
    assert [len(one) for one in drawn] == [len(table), len(twice)]
    pyplot.close("all")


def test_the_finding_stands_above_a_plot_in_lines_that_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[str, str]] = []
    monkeypatch.setattr(report, "titled", lambda ax, finding, below: told.append((finding, below)))
    table = DataFrame([{"what": "a", "value": 1.0}])
    for extra in ("", "x"):
        finding, below = f"{'y' * 30} {'y' * 31}{extra}", f"{'z' * 50} {'z' * 41}{extra}"
        Report("ties", finding, table, below, lambda *_: None).plot()
    assert [one.count("\n") for pair in told for one in pair] == [0, 0, 1, 1]
    Report("ties", "", table, "", lambda *_: None).plot(bare=True)
    assert len(told) == 2
    pyplot.close("all")


def test_a_report_of_one_unit_has_it_in_every_row() -> None:
    found = made_up.games({}, {})
    lines = [("a", report.Estimate(1.0, 0.5, 1.5, 9, 12)), ("b", report.Estimate(2.0, 1.5, 2.5, 9))]
    table = report.table_of(lines, more=[3, 4])
    one = report.made("ties", found, "finding", table, lambda *_: None, SHARE)
    assert list(one.units) == [SHARE, SHARE]
    each = [NUMBER, Unit("# FT")]
    assert list(report.made("ties", found, "finding", table, lambda *_: None, each).units) == each
    assert table.attrs["needs"] == {"a": 12}
    assert list(table["more"]) == [3, 4]
    assert "a (needs some 12 games)" in one.below
    assert Report("ties", "finding", table, "", lambda *_: None).text().splitlines()[-1].startswith("  b")


def test_kinds_of_moves_are_looked_for_in_four_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only where a player decides between several kinds; what comes in one of the four games is enough."""
    asked: list[int] = []

    def playout(name: str, rules: Any, bot: str, seed: int) -> Any:
        asked.append(seed)
        state = lambda actor, *kinds: SimpleNamespace(actor=actor, moves=lambda: [SimpleNamespace(kind=one) for one in kinds])  # noqa: E731
        states = [state(0, "bid", "bid"), state(-1, "roll", "throw"), state(1, "sell", f"take {seed}"), state(None, "a", "b")]
        return SimpleNamespace(states=lambda: states)

    monkeypatch.setattr(ladder, "playout", playout)
    assert ladder._kinds("mark", made_up.RULES, "greedy") == ["sell", "take 0", "take 1", "take 2", "take 3"]
    assert asked == [0, 1, 2, 3]


def test_bots_who_are_not_named_are_all_there_are() -> None:
    with made_up.no_games():
        whole = lab.ladder("mark", games=5, executor=1)
        names = list(gamelib.mark.BOTS)
        assert len(whole.table) == len(names) * (len(names) - 1) // 2
        assert whole.table["what"][0] == f"{names[1]} against {names[0]}"
        assert "50 % is even" in whole.means
        own = lab.restricted("mark", kinds=["sell"], games=5, executor=1)
        assert own.finding == "Too few games to tell whether sensible misses anything"
