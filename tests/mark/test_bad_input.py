"""Corrupt and hostile records: one clear sentence, with the line, for whatever is wrong; nothing half read."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamelib import Record, RecordError

from .spoilt import GOOD, failing, swapped


def test_the_good_record_is_good() -> None:
    assert Record.read(GOOD).text() == GOOD


HEADS = {
    "empty": ("", 1, "the file is empty; expected 'gamelib record 1'."),
    "blank": ("\n  \n\n", 1, "the file is empty"),
    "only remarks": ("# nothing\n# at all\n", 1, "the file is empty"),
    "prose": ("Dear all,\nyesterday we played.\n", 1, "expected 'gamelib record 1', found 'Dear all,'."),
    "version": (swapped("record 1", "record 2"), 2, "this is format '2'; only format 1 can be read."),
    "no version": (swapped("record 1", "record"), 2, "expected 'gamelib record 1'"),
    "huge version": (swapped("record 1", "record " + "9" * 10**5), 2, "only format 1 can be read."),
    "ruleset": (swapped("ruleset: mark", "ruleset: chess"), 3, "There is no ruleset 'chess'; the rulesets are "),
    "no ruleset": (swapped("ruleset: mark\n", ""), 2, "expected a line 'ruleset: …'."),
    "no moves": (GOOD.partition("moves:")[0], 2, "expected a line 'moves:'; it may be the last."),
    "unknown part": (swapped("seed: 7", "sead: 7"), 8, "'sead' is not a part of a record; the parts are ruleset, "),
    "twice": (swapped("seed: 7", "seed: 7\nseed: 8"), 9, "'seed' is given twice."),
    "head twice": (swapped("seed: 7", "gamelib record 1"), 8, "expected 'key: value', found 'gamelib record 1'."),
    "no colon": (swapped("seed: 7", "seed 7"), 8, "expected 'key: value', found 'seed 7'."),
    "negative seed": (swapped("seed: 7", "seed: -7"), 8, "must be a whole number from 0 to 9223372036854775807, found '-7'."),
    "huge seed": (swapped("seed: 7", "seed: " + "7" * 10**5), 8, "the seed must be a whole number"),
    "seed in another script": (swapped("seed: 7", "seed: ٧"), 8, "the seed must be a whole number"),
    "indented": (swapped("seed: 7", "  seed: 7"), 8, "this line is indented, but nothing above it takes lines below it."),
    "inline rules": (swapped("rules:\n", "rules: none\n"), 4, "what belongs to 'rules' goes on indented lines below it."),
    "empty start": ("gamelib record 1\nruleset: mark\nstart:\nmoves:\n", 3, "expected a position on indented lines below"),
    "names missing": (swapped("Anna, Ben", "Anna"), 7, "there are 1 names for 2 players."),
    "names twice": (swapped("Anna, Ben", "Ben, Ben"), 7, "two players have the same name."),
    "long name": (swapped("Ben", "B" * 41), 7, "a name is 1 to 40 printable characters without comma or '#'"),
    "empty name": (swapped("Anna, Ben", "Anna,"), 7, "a name is 1 to 40 printable characters"),
    "unknown rule": (swapped("  cash: 20", "  gold: 20"), 6, "there is no rule named 'gold'; the rules are players, cash"),
    "rule twice": (swapped("  cash: 20", "  players: 3"), 6, "players is given twice."),
    "rule out of range": (swapped("players: 2", "players: 9"), 5, "players is 9; it must be from 2 to 4. [mark.setup]"),
    "rule no number": (swapped("cash: 20", "cash: twenty"), 6, "cash must be a whole number, found 'twenty'."),
    "huge rule": (swapped("cash: 20", "cash: " + "9" * 10**6), 6, "cash must be a whole number, found '9999"),
    "falling market": (swapped("cash: 20", "market: 5 4 3 2 1" + " / 1 2 3 4 5" * 4), 6, "Row A of the market is 5 4 3 2 1"),
    "endless market": (swapped("cash: 20", "market: " + "1 / " * 10**5), 6, "a table of numbers has at most 4,000."),
    "switch": (swapped("cash: 20", "zero_is_a_bid: perhaps"), 6, "zero_is_a_bid must be yes or no, found 'perhaps'."),
}  # fmt: skip


@pytest.mark.parametrize(("text", "line", "sentence"), HEADS.values(), ids=HEADS)
def test_a_bad_head_is_refused_at_its_line(text: str, line: int, sentence: str) -> None:
    error = failing(text)
    assert (error.line, sentence in str(error)) == (line, True), error


MOVES = {
    "no move": ("take white 2", "jump", 19, "'jump' is no move of MARK; a move begins with first, roll, take"),
    "half a move": ("take white 2", "take white", 19, "'take white' is not a move; 'take' is written like 'take red 2'."),
    "no square": ("take white 2", "take white 9", 19, "'take white 9' is not a move"),
    "no such die": ("roll red star", "roll star red", 18, "The first die has the hammer and the second the star"),
    "refused": ("take white 2", "take white 1", 19, "a red piece. [mark.take] You could play 'take white 2'."),
    "wrong phase": ("take white 2", "bid 3", 19, "refused: Player 1 must take, refine or sell now. [mark.one-action]"),
    "huge bid": ("take white 2", "bid " + "9" * 10**5, 19, "'bid' is written like 'bid 12'."),
    "try legal": ("take white 2", "try take white 2", 19, "'take white 2' is a legal move here; after 'try' one that"),
    "try nothing": ("take white 2", "try fly", 19, "'fly' is no move of MARK"),
    "control": ("take white 2", "take\x07white 2", 19, "the character U+0007 is not allowed; only printable text is."),
    "tab": ("take white 2", "take\twhite 2", 19, "the character U+0009 is not allowed"),
    "hidden comment": ("# a comment", "# a\u202ecomment", 18, "the character U+202E is not allowed"),
    "escape": ("# a comment", "# a\x1b[2Jcomment", 18, "the character U+001B is not allowed"),
    "zero": ("take white 2", "\0", 19, "the character U+0000 is not allowed"),
    "not indented": ("  take white 2", "take white 2", 19, "expected 'key: value', found 'take white 2'."),
    "one more": ("  take white 2\n", "  take white 2\n  take white 3\n", 20, "The dice have not been rolled yet. [mark.roll]"),
}  # fmt: skip


@pytest.mark.parametrize(("old", "new", "line", "sentence"), MOVES.values(), ids=MOVES)
def test_a_move_that_cannot_be_is_refused_at_its_line(old: str, new: str, line: int, sentence: str) -> None:
    error = failing(swapped(old, new))
    assert (error.line, sentence in str(error)) == (line, True), error


FILES = {
    "binary": (bytes(range(256)), "byte 0x80 is not UTF-8 text"),
    "latin": (GOOD.replace("Anna", "Chloé").encode("latin-1"), "line 7: byte 0xe9 is not UTF-8 text."),
    "utf-16": (GOOD.encode("utf-16"), "byte 0xff is not UTF-8 text"),
    "ten megabytes of nothing": (b"\0" * 10_000_000, "The file is too long; a record has at most 8,000,000 bytes."),
    "ten megabytes of spaces": (b" " * 10_000_000, "The file is too long"),
    "nearly four megabytes of spaces": (b" " * 3_999_999, "the file is empty"),
    "nearly four megabytes of zeros": (b"\0" * 3_999_999, "the character U+0000 is not allowed"),
    "nearly four megabytes of one word": (b"x" * 3_999_999, "expected 'gamelib record 1', found 'xxx"),
    "lines without end": (b"\n" * 1_000_000, "The text has 1,000,001 lines; a record has at most 400,000."),
}  # fmt: skip


@pytest.mark.parametrize(("data", "sentence"), FILES.values(), ids=FILES)
def test_a_file_that_is_no_record_is_refused(data: bytes, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "bad.record").write_bytes(data)
    with pytest.raises(RecordError) as caught:
        Record.load(tmp_path / "bad.record")
    assert sentence in str(caught.value)
    assert len(str(caught.value)) < 300


def test_a_file_of_many_remarks_is_read_whole() -> None:
    record = Record.read("gamelib record 1\nruleset: mark\nmoves:\n" + "  # a\n" * 200_000)
    assert record.remarks[0].count("\n") == 199_999


def test_windows_line_ends_and_a_mark_of_byte_order_are_read(tmp_path: Path) -> None:
    (tmp_path / "windows.record").write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert Record.load(tmp_path / "windows.record").text() == GOOD


def test_a_failed_save_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.record"
    path.write_text("kept")
    record = Record.read(GOOD)
    monkeypatch.setattr("os.replace", lambda *_: (_ for _ in ()).throw(OSError("no space left")))
    with pytest.raises(OSError, match="no space left"):
        record.save(path)
    assert [file.name for file in tmp_path.iterdir()] == ["game.record"]
    assert path.read_text() == "kept"
