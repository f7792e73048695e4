"""A file of sentences is read once; what lies beside it counts only for as long as the file is the same."""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path

import pytest

import gamelib
from gamelib.core import textfile

FIRST, SECOND = '[labels]\nmoney = "$#"\n', '[labels]\nmoney = "#€"\n'


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    path = tmp_path / "en.toml"
    path.write_text(FIRST, encoding="utf-8")
    return path


def beside(path: Path) -> Path:
    return path.parent / textfile.FOLDER / f"{path.name}.json"


def test_what_was_read_is_not_read_again(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = textfile.read(file)
    assert told == tomllib.loads(FIRST)
    monkeypatch.setattr(textfile, "_parsed", lambda path: pytest.fail("it was read again"))
    assert textfile.read(file) == told


def test_a_file_that_was_changed_is_read_again(file: Path) -> None:
    textfile.read(file)
    file.write_text(SECOND, encoding="utf-8")
    os.utime(file, ns=(1, 1))
    assert textfile.read(file) == tomllib.loads(SECOND)
    os.utime(file, ns=(2, 2))
    assert textfile.read(file) == tomllib.loads(SECOND)


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", "null", '{"of": [1, 2], "tables": {"labels": {}}}', "\ud800"])
def test_what_lies_there_and_is_of_no_use_does_no_harm(file: Path, text: str) -> None:
    beside(file).parent.mkdir()
    beside(file).write_bytes(text.encode("utf-8", "surrogatepass"))
    assert textfile.read(file) == tomllib.loads(FIRST)
    assert [path.name for path in beside(file).parent.iterdir()] == ["en.toml.json"]


def test_a_folder_that_cannot_be_written_to_is_no_fault(file: Path) -> None:
    beside(file).parent.write_text("a file where the folder should be")
    assert textfile.read(file) == tomllib.loads(FIRST)


def test_nothing_is_written_where_python_writes_nothing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    textfile.read(file)
    assert not beside(file).exists()


def test_every_file_of_sentences_comes_back_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    for number, path in enumerate(sorted(Path(str(gamelib.__file__)).parent.rglob("words/*.toml"))):
        copy = tmp_path / f"{number}.toml"
        copy.write_bytes(path.read_bytes())
        assert textfile.read(copy) == textfile.read(copy) == tomllib.loads(path.read_text(encoding="utf-8"))
