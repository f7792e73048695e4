"""A designer's questions: who plays, which value, which players, what a clause is for, one's own measures."""

from __future__ import annotations

import io
from typing import Any

import pandas as pd
import pytest

import gamelib
from gamelib import lab

SHORT = gamelib.mark.Rules(players=2, rows_to_end=2)
FEW: dict[str, Any] = {"games": 12, "seed": 3, "executor": 1, "bots": "beginner"}


def test_the_sensible_bot_plays_where_none_is_named() -> None:
    assert set(lab.Setup.of("mark").bots) == {"sensible"}
    table = lab.simulate("mark", SHORT, games=2, executor=1)
    assert set(table["bot_1"]) == {"sensible"}


def test_reports_name_who_played() -> None:
    found = lab.experiment("mark", SHORT, ["beginner", "random"], 6, executor=1, progress=False, rotate=True)
    assert "played by beginner, random, places changed from game to game" in lab.REPORTS["seats"](found).below
    assert lab.sweep("mark", {"cash": [30, 40]}, rules=SHORT, **FEW).below.endswith("played by beginner")


def test_a_seat_is_named_only_after_one_test_of_all() -> None:
    """Nine seats of ten wins and one of 18 is chance; the interval of that seat alone would not hold its fair share."""
    rows = [{"winners": str(1 + game % 5)} for game in range(50)] + [{"winners": "2"}] * 8
    rules = gamelib.shark.Rules(players=5)
    plain = {"turns": 9, "moves": 9, "first": 1, "end": "shark.end-value", "finished": True, "shared": False, "margin": 1}
    plain |= {f"score_{seat}": 1 for seat in range(1, 6)} | {f"bot_{seat}": "random" for seat in range(1, 6)}
    made = lab.Results(lab.Setup.of("shark", rules, "random", 58), [plain | {"game": i} | row for i, row in enumerate(rows)])
    found = lab.REPORTS["seats"](made)
    assert found.finding == "Too few games to tell whether a seat wins more than its share"


def test_a_sweep_names_all_that_cannot_be_told_from_the_lowest() -> None:
    found = lab.sweep("mark", {"rows_to_end": [1, 2], "zero_is_a_bid": [False]}, measures=["turns"], rules=SHORT, **FEW)
    assert "turns is lowest" in found.finding
    assert "highest" in found.finding
    assert (found.table["above_lowest"] >= 0).all()
    assert found.shows == {"rows_to_end = 1, zero_is_a_bid = no": -1, "rows_to_end = 2, zero_is_a_bid = no": 1}
    alike = lab.sweep(
        "mark", [{"turn_limit": 900}, {"turn_limit": 901}, {"rows_to_end": 1}], measures=["turns"], rules=SHORT, **FEW
    )
    assert "not to be told from it: turn_limit = 90" in alike.finding


def test_a_sweep_of_several_measures_says_of_which_its_finding_speaks() -> None:
    one, two = (
        lab.sweep("mark", {"rows_to_end": [1, 2]}, measures=asked, rules=SHORT, **FEW)
        for asked in (["turns"], ["turns", "margin"])
    )
    assert two.finding == f"{one.finding} (this is the first of 2 measures; the table has them all)"


def test_the_same_question_with_several_kinds_of_players() -> None:
    asked = {**FEW, "bots": [["beginner"], ["random"]]}
    found = lab.compare("mark", {"rows_to_end": 1}, {"rows_to_end": 2}, rules=SHORT, measures=["turns"], **asked)
    assert list(found.table["bots"]) == ["beginner", "random"]
    assert found.finding.startswith("The same with all players. With beginner: Clearly different: turns.")
    assert "players random" in found.text()
    found.plot()
    assert lab.dials("mark", rules=SHORT, **{**asked, "games": 2}).table["bots"].nunique() == 2


def test_a_clause_is_switched_off_with_all_of_its_numbers() -> None:
    found = lab.ablate("mark", ["turns"], rules=SHORT, **{**FEW, "games": 2})
    fees = found.table[found.table["clause"] == "mark.storage-fee"]
    assert list(fees["what"]) == ["fee_one_row = 0, fee_both_rows = 0"]
    assert "Not to be switched off alone: " in found.means
    assert "mark.market-values" in found.means
    assert "turn_limit" not in " ".join(found.table["what"]), "a limit is no rule"


def test_games_that_are_cut_are_left_out_and_counted() -> None:
    rules = gamelib.mark.Rules(players=2, turn_limit=40)
    found = lab.compare("mark", {}, {"cash": 40}, rules=rules, measures=["turns", "finished"], **FEW)
    cut = sum(
        (~lab.simulate("mark", one, "beginner", 12, 3, 1)["finished"]).sum()
        for one in (rules, gamelib.mark.Rules(players=2, turn_limit=40, cash=40))
    )
    assert cut
    assert f"{cut} game" in found.below
    assert "cut short at a limit and left out" in found.below
    assert found.table.set_index("what")["n"]["turns"] < 12 == found.table.set_index("what")["n"]["finished"]


def test_skill_is_a_measure() -> None:
    found = lab.compare("mark", {"rows_to_end": 1}, {"rows_to_end": 2}, rules=SHORT, measures=["skill"], **FEW)
    assert 0 <= found.table["before"][0] <= 1
    assert found.table["n"][0] == 12


@lab.of_record
def bids(record: Any, curves: Any) -> float:
    """How many bids there were."""
    assert set(curves.curves) >= {"cash", "fill"}
    return float(sum(move.kind == "bid" for move in record.moves))


def test_own_measures_see_the_record_and_its_curves() -> None:
    found = lab.compare("mark", {}, {"cash": 60}, rules=SHORT, measures=[bids, "fill rate"], **{**FEW, "executor": 2})
    assert list(found.table["what"]) == ["bids", "fill rate"]
    assert (found.table["before"] > 0).all()


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_measures_are_listed_and_can_be_taken(name: str) -> None:
    listed = lab.measures(name)
    own = list(lab.change.measures.ruleset_measures(name))
    assert own
    assert set(own) | {"turns", "drama", "skill"} <= set(listed["measure"])
    assert listed["says"].str.len().min() > 5
    found = lab.sweep(name, [{}], measures=own, bots="random", games=2, executor=1)
    assert list(found.table["measure"]) == own


def mine(view: Any, rng: Any) -> Any:
    return rng.choice(view.moves())


def test_every_row_can_be_opened_again_from_a_file_and_with_own_bots() -> None:
    rules = gamelib.mark.Rules(players=2, cash=55)
    table = lab.simulate("mark", rules, [mine, "random"], 3, 4, 1, rotate=True)
    file = pd.read_csv(io.StringIO(table.to_csv(index=False)))
    assert not file.attrs
    for one in (table, file):
        record = lab.reopen(one, 1, bots={"mine": mine})
        assert record.rules == rules
        assert list(record.final().outcome.scores) == [table["score_1"][1], table["score_2"][1]]
    with pytest.raises(lab.LabError, match=r"no bot 'mine'.* handed over by its name: bots=\{'mine': …\}"):
        lab.reopen(file, 1)
    with pytest.raises(lab.LabError, match="comes out otherwise than its row says"):
        lab.reopen(file.drop(columns="rules"), 1, bots={"mine": mine})


def test_wins_can_be_computed_with() -> None:
    table = lab.simulate("mark", SHORT, "random", 5, executor=1)
    assert (table["won_1"] + table["won_2"] == 1).all()
    file = pd.read_csv(io.StringIO(table.to_csv(index=False)))
    assert lab.wins(file).equals(table[["won_1", "won_2"]])


def test_rows_and_failures_stay_together() -> None:
    with pytest.warns(UserWarning, match="did not end the game within 500 moves"):
        found = lab.experiment("mark", None, "random", 6, 2, 1, progress=False, limit=500, on_failure="go on")
    assert (found.n, len(found.failures)) == (3, 3)
    assert found.failures
    assert not found.interrupted


def test_a_difference_grows_while_games_come_in() -> None:
    looks = lab.growing("mark", {"rows_to_end": 1}, rules=SHORT, bots="beginner", games=60, step=4)
    first = next(looks)
    assert first.games == 4
    assert first.difference.low != first.difference.low, "no interval below 5 games"
    assert next(looks).difference.low < 0, "an interval from 5 games on"
    later = [next(looks), next(looks), next(looks), next(looks)]
    looks.close()
    assert [one.games for one in later] == [12, 16, 20, 24]
    width = [one.difference.high - one.difference.low for one in later]
    assert width[0] > width[-1]
    assert lab.reopen(later[-1].changed, later[-1].odd()).rules.rows_to_end == 1
    assert later[-1].code.splitlines()[1].startswith("lab.compare('mark', {}, {'rows_to_end': 1}, rules=")
    with pytest.raises(lab.LabError, match="step is 0"):
        lab.growing("mark", {}, step=0)
