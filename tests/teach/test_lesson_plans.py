"""The lesson plans name scenes that the lesson has, link to their chapters, and fit into their minutes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gamelib.cli import parser
from gamelib.teach import exercises, lesson
from gamelib.teach.lesson import ALLOWED, CHOICE, CLAUSE, NUMBER

from .taught import TAUGHT

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"
SHOWN, DRAWN = 1.5, 3
"""Minutes for a scene that is predicted and revealed, and for one that is drawn on paper first."""
each = pytest.mark.parametrize("name", TAUGHT)


def plan(name: str) -> str:
    return (NOTEBOOKS / name / "lesson_plan.md").read_text(encoding="utf-8")


def rows(name: str, minutes: int) -> list[tuple[int, str, str]]:
    """The rows of the plan for so many minutes: how long, what, and with what."""
    part = plan(name).partition(f"## {minutes} minutes")[2].partition("\n## ")[0]
    return [(int(long), what, where) for long, what, where in re.findall(r"^\| (\d+) \| (.*?) \| (.*?) ?\|$", part, re.M)]


@each
@pytest.mark.parametrize("minutes", [45, 90])
def test_the_minutes_add_up_and_every_scene_has_its_time(name: str, minutes: int) -> None:
    told = rows(name, minutes)
    assert sum(long for long, _, _ in told) == minutes
    named = 0
    for long, what, where in told:
        scenes = [scene for chapter, listed in chapters(where) for scene in known(name, chapter, listed)]
        named += len(scenes)
        assert len(scenes) * (DRAWN if what.startswith("Streets") else SHOWN) <= long, what
    assert named >= 12


def chapters(where: str) -> list[tuple[str, list[int]]]:
    """The chapters that a row links to, by the anchor of their heading, with the numbers of the scenes to show."""
    listed = re.findall(r"\]\(walkthrough\.ipynb#([^)]+)\) (\d+(?:(?:, |–)\d+)*)", where)
    return [(anchor, [number for part in numbers.split(", ") for number in run(part)]) for anchor, numbers in listed]


def run(part: str) -> range:
    """``3`` or ``2–5`` as numbers."""
    first, _, last = part.partition("–")
    return range(int(first), int(last or first) + 1)


def known(name: str, anchor: str, scenes: list[int]) -> list[int]:
    """The scenes, once the chapter of that heading is found to have as many."""
    (chapter,) = (one for one in lesson(name).chapters.values() if one.title().replace(" ", "-") == anchor)
    assert set(scenes) <= set(range(1, len(chapter.scenes) + 1)), anchor
    return scenes


@each
def test_it_says_what_a_teacher_needs(name: str) -> None:
    text = plan(name)
    for part in ("Before the lesson", "Aims", "What to ask", "What pupils get wrong", "Collecting results", "If time runs out"):
        assert part in text, part
    assert text.count("If time runs out") == 2
    assert "work.save" not in text
    assert ".reveal()" not in text


@each
def test_the_minutes_come_first_and_buttons_of_the_page_before_commands(name: str) -> None:
    told = ["## 45 minutes", "## 90 minutes", "## Before the lesson", "*Print*", "**On the wall", "*Luck by hand*"]
    told += ["gamelib app --ip", "*Results*", "## Notebooks and commands", "make lab", f"gamelib sheet {name}"]
    text = plan(name)
    places = [text.index(one) for one in told]
    assert places == sorted(places)
    assert "`" not in re.sub(r"\d+ \(`[\w-]+`\)", "", text.partition("## 90 minutes")[0]), "no command above the minutes"


CHOSEN, WRITTEN = (CHOICE, ALLOWED, CLAUSE), (NUMBER,)


@each
@pytest.mark.parametrize(("told", "kinds"), [("hands", CHOSEN), ("asks for a number", WRITTEN)])
def test_what_is_said_of_the_answers_to_a_scene_holds(name: str, told: str, kinds: tuple[str, ...]) -> None:
    titles = {chapter.title(): chapter for chapter in lesson(name).chapters.values()}
    for sentence in re.split(r"(?<=[.:])\s", plan(name)):
        if told in sentence:
            named = re.findall(rf"({'|'.join(map(re.escape, titles))}) (\d+)", sentence)
            assert named, f"which scene is meant? {sentence}"
            assert all(titles[title].scenes[int(number) - 1].ask in kinds for title, number in named), sentence


@each
def test_nothing_is_said_of_where_on_the_table_a_thing_is_drawn(name: str) -> None:
    """Every window has a drawing of its own: what lies in the middle of one lies at the edge of another."""
    scenes = [(scene.text(), scene.question(), *scene.options().values()) for scene in lesson(name).scenes()]
    for text in (plan(name), *(part for scene in scenes for part in scene)):
        assert not re.search(r"\b[Ii]n the middle\b(?! of)", text), text


@each
def test_every_number_of_the_analysis_is_there(name: str) -> None:
    book = (NOTEBOOKS / name / "analysis.ipynb").read_text(encoding="utf-8")
    headings = set(re.findall(r"## (\d+)\. ", book))
    pattern = r"analysis(?:\]\(analysis\.ipynb\))?,? (?:number |finding )?(\d+)(?: and (\d+))?"
    named = {number for found in re.findall(pattern, plan(name)) for number in found if number}
    assert named
    assert named <= headings


@each
def test_every_exercise_that_is_named_is_there(name: str) -> None:
    named = re.findall(r"\b(\d+) \(`([\w-]+)`\)", plan(name))
    assert len(named) > 3
    numbers = {task: str(number) for number, task in enumerate(exercises(name), start=1)}
    assert {(numbers.get(task), task) for _, task in named} == set(named)


@each
def test_both_doors_are_named(name: str) -> None:
    text = plan(name)
    assert "`make play` opens the page" in text
    assert "`make lab` opens JupyterLab" in text
    assert "*Projector*" in text
    assert "*Large*" not in text


@each
def test_the_commands_can_be_typed_as_they_stand(name: str) -> None:
    commands = [line for line in re.findall(r"`gamelib ([^`]+)`", plan(name)) if line.strip()]
    assert len(commands) >= 4
    for line in commands:
        parser().parse_args(line.split())
