"""Long records: what is written can be read back, and what cannot is refused before it is written."""

from __future__ import annotations

from dataclasses import replace

import pytest

import gamelib
from gamelib.core import record
from gamelib.core.errors import RecordError
from gamelib.core.record import Try
from gamelib.core.text import MOST_LINES

GAME = gamelib.playout("mark", seed=1)
REFUSED = gamelib.ruleset("mark").parse("take red 1")


def test_more_lines_than_can_be_read_back_are_not_written() -> None:
    long = replace(GAME, tries=(Try(0, REFUSED),) * MOST_LINES)
    with pytest.raises(RecordError, match=r"too long to be kept: [\d,]+ bytes, 400,\d+ lines"):
        long.text()


def test_a_text_of_more_lines_is_refused_before_it_is_looked_at() -> None:
    with pytest.raises(RecordError, match="3,950,000 lines; a record has at most 400,000"):
        gamelib.Record.read("a\n" * 3_949_999)


def test_more_bytes_than_can_be_read_back_are_not_written() -> None:
    wordy = replace(GAME, remarks={0: "\n".join(["x" * 100] * 90_000)})
    with pytest.raises(RecordError, match=r"too long to be kept: 9,\d+,\d+ bytes"):
        wordy.text()


def test_a_record_of_exactly_the_most_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bytes are counted, not letters."""
    game = replace(GAME, remarks={0: "Zoë"})
    size, rows = len(game.text().encode()), game.text().count("\n")
    assert size == len(game.text()) + 1
    for bytes_, lines, good in ((size, rows, True), (size - 1, rows, False), (size, rows - 1, False)):
        monkeypatch.setattr(record, "MOST_BYTES", bytes_)
        monkeypatch.setattr(record, "MOST_LINES", lines)
        if good:
            assert game.text()
        else:
            with pytest.raises(RecordError, match=f"{size:,} bytes, {rows:,} lines; at most {bytes_:,} bytes and {lines:,}"):
                game.text()
