"""Records: what a person writes is read, checked and written back; bad files are refused with the line."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import gamelib
from gamelib import Record, RecordError

BY_HAND = """\
# A lesson about the yard.
# Two lines at the head.
gamelib record 1
ruleset: mark
rules:
  players: 2
  zero_is_a_bid: yes
names: Anna, Zoë O'Neil
seed: 7
moves:
  first 1
  # watch the square
  roll red blue  # no luck
  try take red 9-1
"""

GOOD = """\
# A lesson about the yard.
# Two lines at the head.
gamelib record 1
ruleset: mark
rules:
  players: 2
  zero_is_a_bid: yes
names: Anna, Zoë O'Neil
seed: 7
moves:
  first 1
  # watch the square
  # and the colour
  roll red blue  # no luck
  take red 2
  roll red star
  # nothing more
  try bid 3  # may she bid?
"""


def test_comments_remarks_and_questions_are_kept_to_the_letter() -> None:
    record = Record.read(GOOD)
    assert record.text() == GOOD
    assert record.names == ("Anna", "Zoë O'Neil")
    assert record.seed == 7
    assert record.rules == gamelib.ruleset("mark").Rules(players=2, zero_is_a_bid=True)
    assert record.comments == {1: "no luck"}
    assert record.remarks[1] == "watch the square\nand the colour"
    assert [(one.at, str(one.move), one.comment) for one in record.tries] == [(4, "bid 3", "may she bid?")]


def test_windows_line_ends_tabs_of_space_and_blank_lines_do_no_harm() -> None:
    loose = GOOD.replace("\n", "\r\n").replace("moves:", "\r\n\r\nmoves:   ")
    assert Record.read(loose) == Record.read(GOOD)


def test_a_question_is_answered_with_its_refusal() -> None:
    [(at, move, refusal)] = Record.read(GOOD).refusals()
    assert (at, str(move), refusal.clause) == (4, "bid 3", "mark.one-action")
    assert list(Record.read(GOOD).story())[-1].startswith("'bid 3' is refused: Zoë O'Neil must")


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("gamelib record 1", "gamelib record 2", 3, "only format 1 can be read"),
        ("gamelib record 1", "chess record 1", 3, "expected 'gamelib record 1'"),
        ("ruleset: mark", "ruleset: chess", 4, "the rulesets are"),
        ("ruleset: mark\n", "", 3, "expected a line 'ruleset: …'"),
        ("players: 2", "players: 12", 6, "players is 12; it must be from 2 to 4"),
        ("players: 2", "players: two", 6, "players must be a whole number, found 'two'"),
        ("players: 2", "players: 2\n  players: 2", 7, "players is given twice"),
        ("zero_is_a_bid: yes", "zero_is_a_bid: maybe", 7, "zero_is_a_bid must be yes or no"),
        ("zero_is_a_bid", "zero", 7, "there is no rule named 'zero'"),
        ("names: Anna,", "names: Anna, Ben,", 8, "there are 3 names for 2 players"),
        ("names: Anna,", "names: Zoë O'Neil,", 8, "two players have the same name"),
        ("names: Anna,", "names: ,", 8, "a name is 1 to 40"),
        ("seed: 7", "seed: -7", 9, "the seed must be a whole number"),
        ("seed: 7", "seed: 7\nseed: 8", 10, "'seed' is given twice"),
        ("seed: 7", "sneed: 7", 9, "'sneed' is not a part of a record"),
        ("seed: 7", "seed: 7\n  more", 10, "nothing above it takes lines below it"),
        ("moves:", "moves: first 1", 10, "goes on indented lines"),
        ("take red 2", "take red 2 3", 15, "'take' is written like 'take red 2'"),
        (
            "take red 2",
            "take green 2",
            15,
            "'take green 2' is refused: The dice show red and blue: there is no action",
        ),
        ("try bid 3", "try take red 1", 18, "is a legal move here"),
        ("take red 2", "take red \x07 2", 15, "U+0007 is not allowed"),
    ],
)
def test_a_bad_file_is_refused_with_the_line_and_what_was_expected(old: str, new: str, line: int, said: str) -> None:
    assert old in GOOD
    with pytest.raises(RecordError) as caught:
        Record.read(GOOD.replace(old, new, 1))
    assert said in str(caught.value)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}")


def test_a_misspelt_question_is_refused() -> None:
    with pytest.raises(RecordError, match="line 14"):
        Record.read(BY_HAND)


@pytest.mark.parametrize("text", ["", "\n\n", "# only a remark", "\x00" * 50, "gamelib record 1"])
def test_nothing_is_not_a_record(text: str) -> None:
    with pytest.raises(RecordError):
        Record.read(text)


def test_files_that_are_too_large_or_not_text_are_refused(tmp_path: Path) -> None:
    (tmp_path / "large").write_bytes(b"\n" * 10_000_000)
    (tmp_path / "binary").write_bytes(b"gamelib record 1\nruleset: \xff\xfe\n")
    with pytest.raises(RecordError, match="too long; a record has at most 8,000,000 bytes"):
        Record.load(tmp_path / "large")
    with pytest.raises(RecordError, match=r"line 2.*not UTF-8"):
        Record.load(tmp_path / "binary")


def test_saving_writes_the_file_whole_or_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.record"
    Record.read(GOOD).save(path)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(OSError, match="No space left"):
        gamelib.playout("mark", seed=1).save(path)
    assert path.read_text(encoding="utf-8") == GOOD
    assert os.listdir(tmp_path) == ["game.record"]


@pytest.mark.parametrize("names", [("A",), ("A", "A"), ("A", "x" * 41), ("A", "b,c"), ("A", "b#"), ("A", "b\n"), ("A", " b")])
def test_names_that_a_file_could_not_hold_are_refused(names: tuple[str, ...]) -> None:
    with pytest.raises(RecordError):
        Record("mark", gamelib.ruleset("mark").Rules(players=2), names=names)


def test_comments_that_a_file_could_not_hold_are_refused() -> None:
    with pytest.raises(RecordError, match="one line of printable text"):
        Record("mark", gamelib.ruleset("mark").Rules(), comments={0: "two\nlines"})


@pytest.mark.parametrize("seed", [-1, 2**63])
def test_a_seed_that_a_file_could_not_hold_is_refused(seed: int) -> None:
    with pytest.raises(RecordError, match="the seed must be a whole number from 0"):
        Record("mark", gamelib.ruleset("mark").Rules(), seed=seed)
