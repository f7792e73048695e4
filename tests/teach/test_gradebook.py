"""A folder of results as one table."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gamelib.cli import main
from gamelib.core.exercise import FUNCTION
from gamelib.teach import Mark, Results, exercises
from gamelib.teach.gradebook import Folder, sign
from gamelib.teach.tally import LOOKED, kind


def write(folder: Path, file: str, pupil: str, **marks: Mark) -> None:
    Results("mark", pupil, marks).save(folder / file)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(tmp_path, "b.results", "Ben", fee=Mark("right", 1), odds=Mark("wrong", 3, 2))
    write(tmp_path, "a.results", "Anna", fee=Mark("right", 2, 2, True), extra=Mark("right", 1))
    (tmp_path / "notes.txt").write_text("not a result")
    return tmp_path


def test_a_line_a_pupil_and_a_column_an_exercise(folder: Path) -> None:
    head, anna, ben, right = Folder.read(folder).table("mark")
    assert head[:2] == ["pupil", "fee"]
    assert head[-1] == "solved"
    assert (anna[0], anna[1], anna[-1]) == ("Anna", "(✓)", "1/2")
    assert (ben[0], ben[1], ben[head.index("odds")], ben[-2]) == ("Ben", "✓", "✕", "·")
    assert (right[1], right[head.index("odds")]) == ("2", "0")


def test_two_files_of_one_pupil_are_told_apart(folder: Path) -> None:
    write(folder, "c.results", "Anna")
    assert [row[0] for row in Folder.read(folder).table("mark")][1:4] == ["Anna (a.results)", "Anna (c.results)", "Ben"]


def test_bad_files_are_named_and_not_fatal(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "bad.results").write_text("gamelib results 1\nruleset: chess\npupil: Cy\nexercises:\n")
    (folder / "worse.results").write_bytes(b"\xff\x00")
    (folder / "folder.results").mkdir()
    assert main(["results", str(folder)]) == 0
    out = capsys.readouterr().out
    assert "Anna" in out
    assert "Ben" in out
    assert "Could not read bad.results: line 2: there is no ruleset 'chess'" in out
    assert "Could not read worse.results: line 1: byte 0xff" in out
    assert "Could not read folder.results" in out


def test_a_spreadsheet_gets_words_and_no_formulas(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(folder, "x.results", "=1+1")
    assert main(["results", str(folder), "--csv"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("ruleset,pupil,fee,")
    assert lines[1].startswith("mark,'=1+1,not attempted")
    assert lines[1].endswith(",0,2,nothing tried")
    assert lines[2].startswith('mark,Anna,"right, 2 tries, 2 hints, solution seen",')
    assert lines[2].endswith(",1,2,"), "two numbers: a spreadsheet takes 1/2 for a date"


def test_a_spreadsheet_says_who_handed_in_more_than_once(folder: Path) -> None:
    write(folder, "c.results", "anna ".strip())
    lines = Folder.read(folder).csv().splitlines()
    assert [line.rpartition(",")[2] for line in lines] == [
        "note",
        "handed in more than once",
        "nothing tried; handed in more than once",
        "",
    ]
    assert Folder.read(folder).repeated("mark") == {"Anna": ["a.results", "c.results"]}


def test_an_empty_folder_and_none_at_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["results", str(tmp_path)]) == 0
    assert "no files that end in .results" in capsys.readouterr().out
    assert main(["results", str(tmp_path / "none")]) == 2
    assert "There is no folder" in capsys.readouterr().err


def test_every_mark_has_its_sign() -> None:
    assert [sign(Mark(status)) for status in ("right", "wrong", "not attempted")] == ["✓", "✕", "·"]
    assert sign(Mark("wrong", 1, 0, True)) == "(✕)"
    assert sign(Mark("not attempted", 0, 0, True)) == "(·)", "a look at the solution without a try shows as that"
    assert kind(Mark("not attempted", 0, 0, True)) == LOOKED


def test_the_table_counts_what_the_page_counts(folder: Path) -> None:
    here = sum(task.field != FUNCTION for task in exercises("mark").values())
    assert here < len(exercises("mark"))
    assert [row[-1] for row in Folder.read(folder).table("mark")[1:-1]] == ["1/2", "1/2"], "those that somebody began"
    assert [row[-1] for row in Folder.read(folder).table("mark", None, ["fee"])[1:-1]] == ["1/1", "1/1"], "those chosen"
    nobody = Folder.of({"a.results": Results("mark", "Anna", {}).text()})
    assert len(nobody.asked("mark")) == here, "all that need no Python, where nobody began any"
    assert nobody.table("mark")[1][-1] == "nothing tried"


def test_an_exercise_that_there_is_not_makes_no_column(folder: Path) -> None:
    read = Folder.read(folder)
    assert "extra" not in read.table("mark")[0]
    assert "a.results speaks of exercises that there are not: extra." in read.text()


def test_what_was_not_attempted_has_no_tries_and_what_was_has_some(folder: Path) -> None:
    head = "gamelib results 1\nruleset: mark\npupil: Cy\nexercises:\n"
    for mark in ("not attempted, 3 tries", "right", "wrong, 1 hint"):
        (folder / "c.results").write_text(f"{head}  fee: {mark}\n")
        assert "line 5" in Folder.read(folder).bad["c.results"], mark


def test_a_file_that_is_too_long_is_not_read(folder: Path) -> None:
    (folder / "c.results").write_text("gamelib results 1\nruleset: mark\npupil: Cy\nexercises:\n" + "# x\n" * 600_000)
    assert "it has 2,400,0" in Folder.read(folder).bad["c.results"]


def test_what_is_no_file_is_named_and_nothing_waits_for_it(folder: Path) -> None:
    os.mkfifo(folder / "pipe.results")
    assert Folder.read(folder).bad == {"pipe.results": "it is not a file."}


def test_no_file_name_gives_orders_to_a_terminal(folder: Path) -> None:
    (folder / "\x1b[2Jred.results").write_text("nonsense")
    write(folder, "\x1b]0;x\x07.results", "Anna")
    assert "\x1b" not in Folder.read(folder).text()
    assert "Could not read ?[2Jred.results" in Folder.read(folder).text()
