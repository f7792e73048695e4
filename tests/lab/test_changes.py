"""Changed rules and changed bots, on the same seeds: what must come out, comes out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from matplotlib import pyplot
from pandas import DataFrame

import gamelib
from gamelib import lab
from gamelib.lab.change.dials import _finding
from gamelib.lab.change.measures import DETAILED, MEASURES
from gamelib.lab.estimate.units import NUMBER, SHARE, Unit
from gamelib.lab.report.cells import rows

SHORT = gamelib.mark.Rules(players=2, rows_to_end=2)
FEW: dict[str, Any] = {"bots": "greedy", "games": 12, "executor": 1}


@pytest.fixture(autouse=True)
def close() -> Any:
    yield
    pyplot.close("all")


def test_the_same_rules_differ_in_nothing() -> None:
    found = lab.compare("mark", SHORT, {"players": 2, "rows_to_end": 2}, **FEW)
    assert list(found.table["what"]) == [*MEASURES, *DETAILED]
    assert set(found.table["value"]) == {0.0}
    assert found.finding == "Both sides have the same rules and the same players, so that nothing can differ"
    assert "all pairs came out exactly alike in turns, moves, margin, " in found.below
    assert "needs some" not in found.below, "no number of games would show a difference"


def test_a_change_that_no_game_feels_is_said_to_be_one() -> None:
    """No game comes near its limit of turns, be it a little higher or not."""
    found = lab.compare("mark", {}, {"turn_limit": 9999}, rules=SHORT, **FEW)
    assert found.finding == "All 12 pairs came out alike"
    assert "needs some" not in found.below


def test_more_cash_at_the_start_is_more_at_the_end() -> None:
    """Nobody is short of cash here, so that each game goes the same way with $20 more for everybody."""
    found = lab.compare("mark", {"cash": 500}, {"cash": 520}, rules=SHORT, **FEW, measures=["best score", "turns"])
    best = found.table.set_index("what").loc["best score"]
    assert best["value"] == pytest.approx(20, abs=10)
    assert best["clear"]
    assert found.finding.startswith("Clearly different: best score")
    assert "Before: mark, players = 2, cash = 500" in found.means
    assert "12 games a side, paired by seed" in found.below


def test_what_not_every_game_has_is_left_out_and_the_report_says_so() -> None:
    found = lab.compare("city", {}, {"coins": 25}, games=3, executor=1)
    assert "gini" not in set(found.table["what"])
    assert "Left out, as not every game has it: gini." in found.means
    with pytest.raises(lab.LabError, match="nothing to compare: not every game has gini"):
        lab.compare("city", {}, {"coins": 25}, games=1, executor=1, measures=["gini"])


@pytest.mark.parametrize(
    ("unit", "numbers", "said"),
    [
        (NUMBER, (157.4, 154.1, -3.3, -50.0, 40.0), ["157", "154", "0 (-50 to +40)"]),
        (
            NUMBER,
            (525_400.0, 434_200.0, -91_200.0, -150_000.0, -30_000.0),
            ["525,000", "434,000", "-90,000 (-150,000 to -30,000)"],
        ),
        (NUMBER, (62.4, 59.6, -2.8, -7.0, 1.4), ["62.4", "59.6", "-3 (-7 to +1)"]),
        (SHARE, (0.516, 0.474, -0.042, -0.1, 0.02), ["51.6 %", "47.4 %", "-4 (-10 to +2) % points"]),
        (NUMBER, (25.0, 25.0, 0.0, 0.0, 0.0), ["25", "25", "0"]),
    ],
)
def test_before_and_after_do_not_contradict_their_difference(unit: Unit, numbers: tuple[float, ...], said: list[str]) -> None:
    row = dict(zip(("before", "after", "value", "low", "high"), numbers, strict=True))
    report = lab.Report(
        "compare", "", DataFrame([{"what": "it", **row, "n": 9}]), "", lambda ax, table: None, "", [unit.change()]
    )
    assert rows(report)[0][1:4] == said


def test_the_values_of_a_sweep_are_told_as_finely_as_their_differences() -> None:
    base = {"low": 100.0, "high": 190.0, "n": 9}
    near = {"difference": 3.2, "difference_low": 2.0, "difference_high": 4.4}
    table = DataFrame(
        [
            {"what": "a", "value": 144.6, **base, **dict.fromkeys(near, 0.0), "measure": "margin"},
            {"what": "b", "value": 147.8, **base, **near, "measure": "margin"},
        ]
    )
    found = rows(lab.Report("sweep", "", table, "", lambda ax, table: None, "", [NUMBER] * 2))
    assert [(row[1], row[2]) for row in found] == [
        ("144.6 (100.0 to 190.0)", "0"),
        ("147.8 (100.0 to 190.0)", "+3.2 (+2.0 to +4.4)"),
    ]


def test_a_sweep_says_where_it_is_lowest_and_highest() -> None:
    found = lab.sweep("mark", {"rows_to_end": [2, 1, 3]}, measures=["turns"], rules=SHORT, **FEW)
    two, one, three = found.table["value"]
    assert one < two < three
    said = re.fullmatch(r"turns is lowest, (\S+), at rows_to_end = 1, and highest, (\S+), at rows_to_end = 3", found.finding)
    assert said
    assert [float(end) for end in said.groups()] == pytest.approx([one, three], abs=0.5)
    alone = lab.sweep("mark", {"rows_to_end": [1]}, measures=["turns"], rules=SHORT, **FEW)
    assert re.fullmatch(r"turns is \S+ at rows_to_end = 1", alone.finding)


def test_two_bots_are_compared() -> None:
    found = lab.compare("mark", "random", "greedy", rules=SHORT, games=8, executor=1, measures=["turns"])
    assert found.table["value"][0] < 0, "greedy ends the game sooner"
    assert found.players == "random, and after the change by greedy"
    assert f"played by {found.players}" in found.below
    found.plot()


def test_a_sweep_plays_every_combination() -> None:
    found = lab.sweep("mark", {"rows_to_end": [1, 2], "cash": [30, 40]}, measures=["turns", "margin"], rules=SHORT, **FEW)
    turns = found.table[found.table["measure"] == "turns"]
    assert list(turns["what"]) == [f"rows_to_end = {rows}, cash = {cash}" for rows in (1, 2) for cash in (30, 40)]
    assert turns["above_lowest"].iloc[0] == 0
    alone = lab.simulate("mark", gamelib.mark.Rules(players=2, rows_to_end=2, cash=40), **FEW)
    assert turns["value"].iloc[3] == pytest.approx(alone["turns"].mean())
    assert turns["above_lowest"].iloc[2] > 0, "two rows take longer than one"
    found.plot()


def test_a_sweep_over_a_list() -> None:
    found = lab.sweep("mark", [{"rows_to_end": 1}, {"zero_is_a_bid": True}], measures=["turns"], rules=SHORT, **FEW)
    assert list(found.table["what"]) == ["rows_to_end = 1", "zero_is_a_bid = yes"]
    same = lab.sweep("mark", [{}, {"rows_to_end": 2}], measures=["turns"], rules=SHORT, **FEW)
    assert list(same.table["what"]) == ["Rules as printed", "rows_to_end = 2"]
    assert same.finding == "Too few games to tell whether a value changes turns"


def test_dials_turn_every_number_one_step() -> None:
    found = lab.dials("mark", "turns", rules=SHORT, **FEW)
    numbers = {name for name, facts in gamelib.mark.Rules.dials().items() if facts["kind"] in ("number", "grid")}
    assert set(found.table["what"]) <= numbers
    assert {"cash", "rows_to_end", "pieces"} <= set(found.table["what"])
    steps = found.table[found.table["what"] == "cash"].set_index("way")["to"]
    assert (steps["down"], steps["up"]) == ("25", "35")
    players = found.table[found.table["what"] == "players"]
    assert list(players["way"]) == ["up"], "one player is not possible and is left out"
    assert found.table["value"].abs().iloc[:2].max() == found.table["value"].abs().max(), "the widest first"
    assert found.table["what"].iloc[0] == "rows_to_end"
    ax = found.plot()
    assert ax.get_yticklabels()[0].get_text() == "rows to end", "said in words; the table keeps the field"


def test_dials_leave_the_number_of_players_where_bots_are_given_one_by_one() -> None:
    found = lab.dials("mark", "turns", rules=SHORT, bots=["greedy", "random"], games=2, executor=1)
    assert "players" not in set(found.table["what"])


def test_ablation_switches_every_option_and_says_what_it_is_for() -> None:
    found = lab.ablate("mark", ["turns"], rules=SHORT, **FEW)
    assert {"closed_hammer_ends_turn = yes", "zero_is_a_bid = yes", "fee_one_row = 0, fee_both_rows = 0", "cash = 0"} <= set(
        found.table["what"]
    )
    row = found.table.set_index("what").loc["fee_one_row = 0, fee_both_rows = 0"]
    assert row["there for"] == gamelib.mark.rulebook["mark.storage-fee"].sentence
    found.plot()


def test_ablation_takes_every_other_choice_in_turn() -> None:
    rules = gamelib.city.Rules(players=2, size=4)
    found = lab.ablate("city", ["turns"], rules=rules, bots="random", games=2, executor=1)
    row = found.table.set_index("what").loc["setup = hard"]
    assert row["clause"] == "city.distributors"
    assert "setup = easy" not in set(found.table["what"]), "what is played already is not switched to"


@pytest.mark.parametrize(
    ("clear", "games", "finding"),
    [
        ([False, False, False], 12, "Too few games to tell which dial changes turns"),
        ([False, False, False], 1000, "No dial is shown to change turns"),
        ([True, True, False], 12, "pieces clearly changes turns"),
        ([True, False, True], 12, "Clearly changing turns, largest estimate first: pieces, cash"),
    ],
)
def test_the_finding_of_dials_names_what_is_clear(clear: list[bool], games: int, finding: str) -> None:
    table = DataFrame({"what": ["pieces", "pieces", "cash"], "clear": clear})
    assert _finding(table, "turns", games) == finding


def test_who_may_not_sell_loses() -> None:
    found = lab.restricted("mark", "greedy", ["sell"], games=8, executor=1)
    assert found.table["value"][0] == 0
    assert found.finding == "greedy is shown to miss something without sell"


def test_only_kinds_that_stand_beside_others_are_denied() -> None:
    found = lab.restricted("mark", "greedy", games=2, executor=1)
    assert list(found.table["what"]) == ["without refine", "without sell", "without take"]


def test_the_ladder_has_every_pair() -> None:
    found = lab.ladder("mark", ["random", "greedy"], [2], rules=SHORT, games=6, executor=1)
    pairs = ["greedy against random", "search 2 against random", "search 2 against greedy"]
    assert list(found.table["what"]) == pairs
    assert found.table["value"][0] > 0.5
    found.plot()


def test_a_bot_against_itself_is_even() -> None:
    found = lab.versus("mark", "greedy", "greedy", games=40, executor=1)
    assert found.low <= 0.5 <= found.high
    assert found.n == 40


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (
            lambda: lab.compare("mark", {}, {"fees": 3}),
            "There is no rule named 'fees'; did you mean fee_one_row or fee_both_rows?",
        ),
        (lambda: lab.sweep("mark", {"cash": [-5]}), "cash is -5; it must be from 0 to 1000"),
        (lambda: lab.sweep("mark", {}), "There is nothing to sweep"),
        (lambda: lab.dials("mark", "beauty"), "There is no measure 'beauty'; the measures are turns"),
        (lambda: lab.ladder("mark", ["clever", "random"]), "There is no bot 'clever'"),
        (lambda: lab.restricted("mark", "greedy", ["fly"]), "There is no kind of move 'fly'"),
    ],
)
def test_a_mistake_gets_one_sentence(asked: Any, said: str) -> None:
    with pytest.raises(ValueError) as caught:
        asked()
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_report_shows_itself_in_a_notebook(tmp_path: Path) -> None:
    found = lab.sweep("mark", {"rows_to_end": [1]}, measures=["turns"], rules=SHORT, **FEW)
    html = found._repr_html_()
    assert "<svg" in html
    assert "<td>rows_to_end = 1</td>" in html
    found.save(tmp_path / "sweep.html")
    page = (tmp_path / "sweep.html").read_text(encoding="utf-8")
    assert page.startswith("<!DOCTYPE html>")
    assert "<td>rows_to_end = 1</td>" in page
    with pytest.raises(lab.LabError, match=r"sweep\.html cannot be written \(No such file or directory\)\.$"):
        found.save(tmp_path / "nowhere" / "sweep.html")
