"""A folder of results as one table."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamelib.cli import main
from gamelib.teach import Mark, Results
from gamelib.teach.gradebook import Folder, sign


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
    assert head[-2:] == ["extra", "solved"]
    assert (anna[0], anna[1], anna[-1]) == ("Anna", "(✓)", f"2/{len(head) - 2}")
    assert (ben[0], ben[1], ben[head.index("odds")], ben[-2]) == ("Ben", "✓", "✕", "·")
    assert (right[1], right[head.index("odds")], right[-2]) == ("2", "0", "1")


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
    assert lines[2].startswith('mark,Anna,"right, 2 tries, 2 hints, solution seen",')


def test_an_empty_folder_and_none_at_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["results", str(tmp_path)]) == 0
    assert "no files that end in .results" in capsys.readouterr().out
    assert main(["results", str(tmp_path / "none")]) == 2
    assert "There is no folder" in capsys.readouterr().err


def test_every_mark_has_its_sign() -> None:
    assert [sign(Mark(status)) for status in ("right", "wrong", "not attempted")] == ["✓", "✕", "·"]
    assert sign(Mark("wrong", 1, 0, True)) == "✕"
