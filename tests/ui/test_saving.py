"""Records and positions through the explorer: saved, loaded, kept, and refused with the line at fault."""

from __future__ import annotations

from pathlib import Path

import pytest

import gamelib
from gamelib.ui import Explorer, files
from gamelib.ui.desk import Desk
from tests.ui.desks import ask, desk, played, shown


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_a_record_is_saved_and_loaded_whole(name: str, tmp_path: Path) -> None:
    record = gamelib.playout(name, seed=3, limit=25)
    table = Desk(record, folder=tmp_path)
    ask(table, "save", name="mine")
    assert gamelib.Record.load(tmp_path / "mine.record").moves == record.moves
    assert "already a file" in ask(table, "save", name="mine.record").answer
    other = desk(folder=tmp_path)
    assert 'data-arg="mine.record"' in shown(ask(other, "dialog", "load"), "dialog")
    ask(other, "load-file", "mine.record")
    assert (other.game.branch.moves, other.game.at, other.dialog) == (record.moves, 0, "")


@pytest.mark.parametrize("name", ["../mine", "a/b", ".hidden"])
def test_files_stay_in_the_folder(name: str, tmp_path: Path) -> None:
    table = desk(folder=tmp_path)
    assert "no file name" in ask(table, "save", name=name).answer
    assert list(tmp_path.iterdir()) == []


def test_a_bad_record_is_refused_with_its_line_and_the_game_stays() -> None:
    table = played(desk(), "first 1")
    bad = table.game.record().text().replace("first 1", "first 1\n  take red 1")
    ask(table, "dialog", "load")
    ask(table, "load", text=bad)
    number = next(i for i, line in enumerate(bad.split("\n"), 1) if "take red 1" in line)
    page = shown(table, "dialog")
    assert f'data-line="{number}"' in page
    assert f"line {number}" in page
    assert "take red 1" in page
    assert [str(move) for move in table.game.branch.moves] == ["first 1"]


def test_a_position_is_edited_and_a_bad_one_shown_at_its_line() -> None:
    table = played(desk(), "first 1", "roll red blue")
    text = table.game.state.position()
    ask(table, "dialog", "position")
    lines = text.split("\n")
    ask(table, "position", text="\n".join([lines[0], "nonsense: 1", *lines[1:]]))
    assert 'data-line="2"' in shown(table, "dialog")
    assert "nonsense: 1" in shown(table, "dialog")
    ask(table, "position", text=text.replace("dice: red blue", "dice: red green"))
    assert table.dialog == ""
    assert table.game.last == 0
    assert "take green 1" in map(str, table.game.state.moves())
    assert table.game.record().start == table.game.state


def test_the_running_game_is_kept_and_offered_again(tmp_path: Path) -> None:
    kept = files.kept_file(tmp_path, "mark")
    explorer = Explorer(Desk(desk().game.record(), 0, tmp_path, kept))
    assert not kept.exists()
    explorer._asked(None, {"do": "play", "arg": "first 2"}, None)
    assert kept.is_file()
    again = Desk(desk().game.record(), 0, tmp_path, kept)
    assert "A game of 1 move was kept" in shown(again, "head")
    ask(again, "reopen")
    assert [str(move) for move in again.game.branch.moves] == ["first 2"]
    assert "was kept" not in shown(again, "head")
    kept.write_text("spoilt")
    assert Desk(desk().game.record(), 0, tmp_path, kept).offer is None


def test_demonstrations_are_not_kept_as_the_game(tmp_path: Path) -> None:
    kept = files.kept_file(tmp_path, "mark")
    explorer = Explorer(Desk(desk().game.record(), 0, tmp_path, kept))
    explorer._asked(None, {"do": "demo", "arg": "mark.refine"}, None)
    assert not kept.exists()


def test_the_still_picture_shows_the_board_and_the_last_events() -> None:
    table = played(desk(), "first 1")
    assert 'src="data:image/svg+xml;base64,' in table.still()
    assert "The draw falls on" in table.still()
