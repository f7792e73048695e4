"""The table of a class as HTML: how it went, a line a pupil, a column an exercise, every mark by a sign and a word."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ...core.exercise import Exercise, exercises
from ...core.words import LANGUAGE
from ...drawing import escaped
from ...teach.gradebook import Folder
from ...teach.results import Mark, Results
from ...teach.tally import BADLY, GIVEN_UP, KINDS, MISSED, Tally, kind, tallied, went
from ..markup import button, element
from . import by_exercise, roll_call, wrong_answers
from .page import say

SIGNS = dict(zip(KINDS, ("✓", "✓", "(✓)", "✕", "(✕)", "(·)", "·"), strict=True))
LEGEND = {"right": "✓", "wrong": "✕", "open": "·", "looked": "( )"}
"""The signs of which all others are made."""


def shown(
    folder: Folder,
    ruleset: str,
    language: str = LANGUAGE,
    chosen: Collection[str] = (),
    class_list: Sequence[str] = (),
) -> str:
    """What to talk about, who has handed in, and the table of one game; who tried nothing is shown and not counted."""
    from ..learn.heading import game

    pupils = folder.of_ruleset(ruleset)
    at_work = [one for _, one in pupils if one.has_tried]
    tasks = folder.asked(ruleset, chosen)
    tallies = tallied((task.name for task in tasks), at_work)
    title = element("h3", escaped(game(ruleset, language)))
    about = element("p", escaped(_about(at_work, tallies, language)))
    head = title + about + roll_call.told(folder, ruleset, class_list, language) + _set(ruleset, tasks, language)
    table = _head(tasks, tallies, language) + _body(pupils, tasks, language) + _foot(tallies, language)
    rolled = element("div", element("table", table), class_="rows", tabindex="0", role="group", aria_label=title_of(ruleset))
    heading = element("h4", escaped(say("by-pupil", language)))
    below = heading + rolled + _legend(language) + wrong_answers.by_pupil(pupils, tasks, language)
    return element("section", head + by_exercise.shown(ruleset, tallies, language) + below, class_="plan class")


def for_the_wall(folder: Folder, ruleset: str, language: str = LANGUAGE, chosen: Collection[str] = ()) -> str:
    """What a class may see of one game: how the exercises went and the common wrong answers, and nobody's name."""
    from ..learn.heading import game

    at_work = [one for _, one in folder.of_ruleset(ruleset) if one.has_tried]
    tallies = tallied((task.name for task in folder.asked(ruleset, chosen)), at_work)
    head = element("h3", escaped(game(ruleset, language))) + element("p", escaped(_about(at_work, tallies, language)))
    return element("section", head + by_exercise.shown(ruleset, tallies, language, on_wall=True), class_="plan class")


def _about(at_work: Sequence[Results], tallies: Sequence[Tally], language: str) -> str:
    """How many pupils tried something, and how many exercises they solved."""
    if not at_work:
        return say("nobody-tried", language)
    mean = sum(one.right for one in tallies) / len(at_work)
    return say("class", language, pupils=len(at_work), mean=f"{mean:.1f}", all=len(tallies))


def _set(ruleset: str, tasks: Sequence[Exercise], language: str) -> str:
    """Every exercise by its number, those that count pressed: a press counts one, or leaves it out."""
    counted = {task.name for task in tasks}
    numbers = [
        button(
            str(at), "set", f"{ruleset}/{task.name}", aria_pressed=str(task.name in counted).lower(), title=task.text("title")
        )
        for at, task in enumerate(exercises(ruleset).values(), start=1)
    ]
    return element("p", [escaped(say("were-set", language)), *numbers], class_="set")


def title_of(ruleset: str) -> str:
    """What a table is called for those who hear it read."""
    from ..learn.heading import game

    return say("table-of", game=game(ruleset, LANGUAGE))


def _head(tasks: Sequence[Exercise], tallies: Sequence[Tally], language: str) -> str:
    cells = [element("th", escaped(say("pupil", language)), scope="col")]
    cells += [
        element("th", by_exercise.way_to(task, language), scope="col", class_=_tint(tally))
        for task, tally in zip(tasks, tallies, strict=True)
    ]
    return element("thead", element("tr", [*cells, element("th", escaped(say("solved", language)), scope="col")]))


def _body(pupils: Sequence[tuple[str, Results]], tasks: Sequence[Exercise], language: str) -> str:
    names = [task.name for task in tasks]
    rows = []
    for pupil, results in pupils:
        cells = [element("th", _called(pupil, results), scope="row")]
        cells += [_cell(results.marks.get(name, Mark()), language) for name in names]
        cells.append(_solved(results, names, language))
        rows.append(element("tr", cells))
    return element("tbody", rows)


def _called(pupil: str, results: Results) -> str:
    """A name; the file that tells two of one name apart stands below it."""
    file = pupil.removeprefix(results.pupil).strip()
    return escaped(results.pupil) + (f" <small>{escaped(file)}</small>" if file else "")


def _solved(results: Results, names: Sequence[str], language: str) -> str:
    if not results.has_tried:
        return element("td", escaped(say("nothing-tried", language)), class_="sum blank")
    return element("td", f"{results.solved_of(names)}/{len(names)}", class_="sum")


def _cell(mark: Mark, language: str) -> str:
    """A sign with its word, and the whole mark for those who point at it."""
    which = kind(mark)
    word = say(f"mark-{which}", language, tries=mark.tries)
    word += say("mark-tries", language, tries=mark.tries) if which in (MISSED, GIVEN_UP) and mark.tries > 1 else ""
    word += say("mark-hints", language, hints=mark.hints) if mark.hints else ""
    return element("td", f"<b>{SIGNS[which]}</b> <small>{escaped(word)}</small>", class_=f"mark {which}", title=str(mark))


def _foot(tallies: Sequence[Tally], language: str) -> str:
    """How many have each right, of those who tried it, and how it went."""
    cells = [element("th", escaped(say("right", language)), scope="row")]
    for one in tallies:
        inside = f"{one.right}/{one.tried} {by_exercise.verdict(one, language)}" if one.tried else "–"
        cells.append(element("td", inside, class_="sum" + (f" {BADLY}" if _tint(one) else "")))
    total = f"{sum(one.right for one in tallies)}/{sum(one.tried for one in tallies)}"
    return element("tfoot", element("tr", [*cells, element("td", total, class_="sum")]))


def _tint(tally: Tally) -> str | None:
    """A column that went badly is seen from afar; its foot says so in words."""
    return BADLY if tally.tried and went(tally) == BADLY else None


def _legend(language: str) -> str:
    """What the signs mean; each cell says the rest in a word."""
    told = (element("span", f"<b>{sign}</b> {escaped(say(f'legend-{key}', language))}") for key, sign in LEGEND.items())
    return element("p", told, class_="legend")
