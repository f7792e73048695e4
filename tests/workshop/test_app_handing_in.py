"""`gamelib app` takes what pupils hand in: it lies on disk, within bounds, and only whoever sits at the machine sees it."""

from __future__ import annotations

import json
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from gamelib.core.errors import RecordError
from gamelib.teach import Mark, Results
from gamelib.teach.results import LONGEST_ANSWER, MOST_EXERCISES, MOST_MISSED
from gamelib.ui.addresses import RESULTS
from gamelib.ui.door import DoorPage
from gamelib.ui.hosts.app import in_tray
from gamelib.ui.hosts.app.in_tray import FOLDER, MOST_EACH, InTray
from gamelib.ui.hosts.app.office import Office
from tests.workshop.guests import Guest, asked, heard, run

PRINTS = {"rules": str, "worksheets": str, "key": str}


def office(folder: Path | None) -> Office:
    return Office(DoorPage, "127.0.0.1", folder, prints=PRINTS)


class Elsewhere(Guest):
    """Somebody at another machine."""

    def _headers(self, more: dict[str, str]) -> dict[str, str]:
        return super()._headers({"X-Forwarded-For": "192.168.1.9", **more})


async def opened(guest: Guest, address: str) -> Any:
    await guest.get()
    socket = await guest.socket()
    await heard(socket)
    await asked(socket, "visit", address)
    return socket


async def handed_in(guest: Guest, pupil: str, answer: str = "5") -> dict[str, Any]:
    socket = await opened(guest, "/mark/exercises/1")
    await socket.write_message(json.dumps({"do": "name", "fields": {"text": pupil}}))
    await heard(socket)
    await socket.write_message(json.dumps({"do": "check", "fields": {"text": answer}}))
    await heard(socket)
    return await asked(socket, "hand-in")


def test_what_is_handed_in_is_there_for_whoever_sits_at_the_machine_also_after_a_restart(tmp_path: Path) -> None:
    async def pupils(port: int) -> None:
        told = unescape((await handed_in(Elsewhere(port), "Lena"))["dialog"])
        assert "Handed in, Lena." in told
        assert "✓</b> 1 What will Ben owe? · right" in told
        assert 'data-here="download"' in told
        await handed_in(Elsewhere(port), "Tom", "10")

    async def teacher(port: int) -> None:
        socket = await opened(Guest(port), RESULTS)
        shown = (await asked(socket, "handed-in"))["moves"]
        assert "Handed in here: 2 results." in shown
        assert shown.index("Lena") < shown.index("Tom")

    run(office(tmp_path), pupils)
    run(office(tmp_path), teacher)


def test_nobody_elsewhere_sees_what_was_handed_in(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        await handed_in(Elsewhere(port), "Lena")
        guest = Elsewhere(port)
        socket = await opened(guest, RESULTS)
        for act in ("handed-in", "put-away", "clear"):
            shown = str(await asked(socket, act))
            assert "only on the machine" in shown
            assert "Lena" not in shown
        for path in (f"/{FOLDER}", f"/{FOLDER}/", f"/print/mark/{FOLDER}", f"/../{FOLDER}"):
            assert b"Lena" not in (await guest.get(path)).body
        assert len(list((tmp_path / FOLDER).iterdir())) == 1

    run(office(tmp_path), story)


def test_two_pupils_of_one_name_have_a_line_each_and_whoever_hands_in_again_has_one(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        tom = Elsewhere(port)
        await handed_in(tom, "Tom", "10")
        await handed_in(tom, "tom ", "5")
        await handed_in(Elsewhere(port), "Tom", "10")
        socket = await opened(Guest(port), RESULTS)
        shown = (await asked(socket, "handed-in"))["moves"]
        assert "Handed in here: 2 results." in shown
        assert "Tom (tom-mark.results)" in shown
        assert "Tom (tom-mark-2.results)" in shown
        await asked(socket, "handed-in")
        await asked(socket, "visit", "/")
        assert (await asked(socket, "visit", RESULTS))["moves"].count("<tbody>") == 1

    run(office(tmp_path), story)


def test_another_class_finds_an_empty_tray_and_nothing_is_lost(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        socket = await opened(Guest(port), RESULTS)
        assert "Nothing has been handed in here yet." in (await asked(socket, "handed-in"))["moves"]
        for number in (1, 2):
            await handed_in(Elsewhere(port), "Lena")
            assert "Put away" in (await asked(socket, "handed-in"))["moves"]
            shown = (await asked(socket, "put-away"))["moves"]
            assert f"before-{number}" in shown
            assert "<table" not in shown
            (file,) = (tmp_path / FOLDER / f"before-{number}").iterdir()
            assert Results.load(file).pupil == "Lena"

    run(office(tmp_path), story)


@pytest.mark.parametrize("name", ["../../evil", "/etc/passwd", "<b>x</b>", "a" * 60, "CON", "..", "\\\\x"])
def test_a_name_is_no_path_and_no_markup(tmp_path: Path, name: str) -> None:
    async def story(port: int) -> None:
        await handed_in(Elsewhere(port), name)
        socket = await opened(Guest(port), RESULTS)
        shown = (await asked(socket, "handed-in"))["moves"]
        assert "<b>x" not in shown
        assert name in unescape(shown)

    before = set(tmp_path.parent.iterdir())
    run(office(tmp_path), story)
    (file,) = (tmp_path / FOLDER).iterdir()
    assert file.name.replace("-", "").removesuffix(".results").isalnum()
    assert set(tmp_path.parent.iterdir()) == before


def test_without_a_folder_work_is_downloaded(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        told = (await handed_in(Elsewhere(port), "Lena"))["dialog"]
        assert "Press Download" in told
        assert "Handed in" not in told

    run(office(None), story)


def test_there_is_an_end_to_what_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(in_tray, "MOST", MOST_EACH + 1)
    greedy, other = InTray(tmp_path, "x"), InTray(tmp_path, "y")
    assert all(greedy.take(Results("mark", f"P{at}", {})) for at in range(MOST_EACH))
    assert not greedy.take(Results("mark", "one more", {}))
    assert greedy.take(Results("mark", "p0", {"fee": Mark("right", 1)})), "whoever is there already may hand in again"
    assert other.take(Results("mark", "Lena", {}))
    assert not other.take(Results("mark", "Tom", {}))
    assert len(list(tmp_path.iterdir())) == MOST_EACH + 1
    assert len(other.texts()) == MOST_EACH + 1


def test_who_starts_afresh_and_hands_in_nothing_loses_nothing(tmp_path: Path) -> None:
    tray = InTray(tmp_path, "x")
    assert tray.take(Results("mark", "Lena", {"fee": Mark("right", 1)}))
    assert tray.take(Results("mark", "lena", {}))
    (text,) = tray.texts().values()
    assert "fee: right, 1 try" in text
    assert tray.take(Results("mark", "Lena", {"fee": Mark("wrong", 1)})), "work takes the place of work"
    assert "fee: wrong" in next(iter(tray.texts().values()))


def test_results_that_are_too_long_are_not_taken(tmp_path: Path) -> None:
    missed = tuple("ä" * (LONGEST_ANSWER - 2) + str(at) for at in range(10, 10 + MOST_MISSED))
    marks = {f"e{at}": Mark("wrong", 1, missed=missed) for at in range(MOST_EXERCISES)}
    assert not InTray(tmp_path, "x").take(Results("mark", "Lena", marks))
    assert list(tmp_path.iterdir()) == []


def test_a_disk_that_is_full_is_said_and_a_file_that_is_broken_stops_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tray = InTray(tmp_path, "x")
    assert tray.take(Results("mark", "Lena", {}))
    (tmp_path / "0.results").write_bytes(b"\xff\xfe")
    with pytest.raises(RecordError):
        Results.load(tmp_path / "0.results")
    assert list(tray.texts()) == ["0.results", "lena-mark.results"]

    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(in_tray, "write", full)
    assert not tray.take(Results("mark", "Tom", {}))
