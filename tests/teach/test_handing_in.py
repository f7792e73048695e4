"""Handing in: what is handed in stands there in words, the file is folded, and either way is confirmed."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from gamelib.teach import Mark, Results, exercises
from gamelib.ui.learn import handing_in
from gamelib.ui.learn.opening import exercise_page

MARKS = {
    "fee": Mark("right", 2, 1, missed=("10",)),
    "forbidden": Mark("wrong", 1),
    "actions": Mark("not attempted", 0, 0, True),
}


class Pocket:
    """A tray that takes everything, or nothing."""

    def __init__(self, has_room: bool) -> None:
        self.has_room, self.taken = has_room, list[Results]()

    def take(self, results: Results) -> bool:
        self.taken += [results] if self.has_room else []
        return self.has_room

    def texts(self) -> dict[str, str]:
        return {}

    def put_away(self) -> str:
        return ""


def words(html: str) -> str:
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", html))).strip()


def test_every_exercise_that_was_begun_stands_there_by_its_title_with_its_mark() -> None:
    told = handing_in.sheet(Results("mark", "Anna <b>", MARKS), handing_in.HERE, "en")
    tasks = exercises("mark")
    for at, (name, mark) in enumerate(
        [("fee", "right, 2 tries, 1 hint"), ("forbidden", "wrong"), ("actions", "only solution seen")], 1
    ):
        assert f"{at} {tasks[name].text('title')} · {mark}" in words(told)
    assert "7 exercises not tried." in words(told), "of those that need no Python"
    assert "Anna <b>" not in told
    assert told.index("<details>") < told.index("gamelib results 1")
    assert "Handed in, Anna <b>." in words(told)


@pytest.mark.parametrize(
    ("became", "sentence", "is_strong"),
    [("here", "✓ Handed in, Anna.", False), ("no-room", "has no room", True), ("", "Press Download", True)],
)
def test_a_sentence_says_what_became_of_it_and_the_file_is_the_other_way(became: str, sentence: str, is_strong: bool) -> None:
    told = handing_in.sheet(Results("mark", "Anna", {}), became, "en")
    assert sentence in words(told)
    (get,) = re.findall(r'<button[^>]*data-here="download"[^>]*>', told)
    assert 'data-done="✓ Done: anna-mark.results is among your downloads."' in get
    assert ("strong" in get) is is_strong


@pytest.mark.parametrize(("has_room", "sentence"), [(True, "✓ Handed in, Anna."), (False, "has no room")])
def test_the_host_gets_it_where_it_takes_something(has_room: bool, sentence: str) -> None:
    page = exercise_page("mark")
    page.tray = pocket = Pocket(has_room)
    page.ask({"do": "name", "fields": {"text": "Anna"}})
    page.ask({"do": "hand-in"})
    assert sentence in words(str(page.contents()["dialog"]))
    assert [one.pupil for one in pocket.taken] == ["Anna"] * has_room


def test_who_hands_in_without_an_answer_is_told_so() -> None:
    looked = {"fee": Mark("not attempted", 0, 1, True)}
    for marks, is_told in (({}, True), (looked, True), (MARKS, False)):
        told = words(handing_in.sheet(Results("mark", "Anna", marks), handing_in.HERE, "en"))
        assert ("you have not answered any exercise yet" in told) is is_told


def test_beside_a_notebook_it_is_the_file_that_counts(tmp_path: Path) -> None:
    page = exercise_page("mark", folder=tmp_path)
    page.ask({"do": "name", "fields": {"text": "Anna"}})
    page.ask({"do": "hand-in"})
    assert "in the file anna-mark.results beside this notebook" in words(str(page.contents()["dialog"]))
    assert (tmp_path / "anna-mark.results").is_file()
