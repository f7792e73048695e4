"""Measures of one's own in a study's folder: its rows have them, and they are checked against the definition as bots are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gamelib import lab
from gamelib.lab.study.folder import Study

from .measures import bids, sales

BY_NAME = f"{bids.__module__}:bids"


def new(folder: Path, measures: Any) -> Study:
    return Study.new(folder, "mark", bots="random", games=6, seed=9, part=3, measures=measures)


def test_a_study_keeps_them_by_name_by_module_and_as_functions(tmp_path: Path) -> None:
    study = new(tmp_path / "study", ["fill rate", BY_NAME, sales]).run(1)
    table = study.table()
    played = [lab.reopen(table, game) for game in range(6)]
    assert list(table[BY_NAME]) == [bids(one, None) for one in played]
    assert list(table["sales"]) == [sales(one, None) for one in played]
    assert table["fill rate"].notna().all()
    assert f"measures: fill rate, {BY_NAME}, sales" in (tmp_path / "study" / "study.txt").read_text()


def test_the_folder_is_opened_with_those_that_are_handed_over(tmp_path: Path) -> None:
    study = new(tmp_path / "study", [BY_NAME, sales]).run(1)
    again = Study.open(tmp_path / "study", measures=[BY_NAME, sales])
    assert again.run(1).table().equals(study.table())
    with pytest.raises(lab.StudyError, match=r"there is no measure .*bids.* must be handed over"):
        Study.open(tmp_path / "study")
    with pytest.raises(lab.StudyError, match="there is no measure 'sales'"):
        Study.open(tmp_path / "study", measures=[BY_NAME])


def test_a_measure_that_changed_is_not_mixed_with_what_it_was(tmp_path: Path) -> None:
    new(tmp_path / "study", {"pieces": bids}).run(1)
    other = Study.open(tmp_path / "study", measures={"pieces": sales})
    assert other.table()["pieces"].notna().all(), "what is there can be read"
    with pytest.raises(lab.StudyError, match="games of two versions are not mixed"):
        other.run(1)


def test_an_edited_line_is_refused(tmp_path: Path) -> None:
    new(tmp_path / "study", [bids]).run(1)
    path = tmp_path / "study" / "study.txt"
    path.write_text(path.read_text().replace("measures: bids", "measures: sales"))
    with pytest.raises(lab.StudyError, match="measures: bids"):
        list(Study.open(tmp_path / "study", measures=[sales]).rows())


def test_nothing_that_a_file_names_is_imported(tmp_path: Path) -> None:
    new(tmp_path / "study", [bids])
    path = tmp_path / "study" / "study.txt"
    path.write_text(path.read_text().replace("measures: bids", "measures: antigravity:fly"))
    with pytest.raises(lab.StudyError, match="there is no measure 'antigravity:fly'"):
        Study.open(tmp_path / "study")


@pytest.mark.parametrize(
    ("measures", "told"),
    [
        (["no such"], "There is no measure 'no such' of a record; mark's are fill rate"),
        (["no_such_module:f"], "cannot be had: No module named"),
        (["json:no_such"], "There is no function 'no_such' in json"),
        ([bids, bids], "Two measures have the same name"),
        ({"a, b": bids}, "A measure cannot be called 'a, b'"),
    ],
)
def test_what_cannot_be_kept_is_said_before_a_folder_is_made(tmp_path: Path, measures: Any, told: str) -> None:
    with pytest.raises(lab.LabError, match=told):
        new(tmp_path / "study", measures)
    assert not (tmp_path / "study").exists()
