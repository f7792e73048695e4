"""Notebooks are laid out once, renewed where nobody touched them, and never written over somebody's work."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamelib.publish.parcel import MANIFEST, lay_out

NAME = "notebooks/start_here.ipynb"


@pytest.fixture
def parcel(tmp_path: Path) -> Path:
    for name, text in {NAME: "one", "notebooks/mark/walkthrough.ipynb": "two", "figures/mark/board.svg": "<svg/>"}.items():
        path = tmp_path / "parcel" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path / "parcel"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "here").mkdir()
    return tmp_path / "here"


def test_everything_is_laid_out_and_a_second_time_changes_nothing(parcel: Path, folder: Path) -> None:
    assert len(lay_out(folder, parcel).written) == 3
    assert (folder / "figures/mark/board.svg").read_text() == "<svg/>"
    assert lay_out(folder, parcel) == ((), ())


def test_a_newer_version_replaces_what_nobody_touched(parcel: Path, folder: Path) -> None:
    lay_out(folder, parcel)
    (parcel / NAME).write_text("newer")
    assert lay_out(folder, parcel).written == (NAME,)
    assert (folder / NAME).read_text() == "newer"


def test_what_somebody_changed_stays_and_is_named(parcel: Path, folder: Path) -> None:
    lay_out(folder, parcel)
    (folder / NAME).write_text("my notes")
    (parcel / NAME).write_text("newer")
    assert lay_out(folder, parcel) == ((), (NAME,))
    assert lay_out(folder, parcel) == ((), (NAME,))
    assert (folder / NAME).read_text() == "my notes"


def test_a_file_that_was_there_before_is_not_ours(parcel: Path, folder: Path) -> None:
    (folder / "notebooks").mkdir()
    (folder / NAME).write_text("theirs")
    assert lay_out(folder, parcel).kept == (NAME,)
    assert (folder / NAME).read_text() == "theirs"


def test_a_damaged_list_forgets_and_so_overwrites_nothing(parcel: Path, folder: Path) -> None:
    lay_out(folder, parcel)
    (folder / MANIFEST).write_text("[not a list of files")
    (parcel / NAME).write_text("newer")
    assert lay_out(folder, parcel).kept == (NAME,)
