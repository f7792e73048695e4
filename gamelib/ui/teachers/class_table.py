"""The table of a class as HTML: a line a pupil, a column an exercise, every mark by a sign and a word; what was hardest."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ...core.exercise import Exercise, exercises
from ...core.words import LANGUAGE
from ...drawing import escaped
from ...teach.gradebook import Folder
from ...teach.results import Mark, Results
from ...teach.tally import FIRST, KINDS, Tally, hardest, kind, tallied
from ..addresses import EXERCISES
from ..markup import button, element
from ..page import VISIT
from . import wrong_answers
from .page import say
from .wrong_answers import in_words

SIGNS = dict(zip(KINDS, ("✓", "✓", "(✓)", "✕", "(✕)", "(·)", "·"), strict=True))
OFTEN = 2
"""A wrong answer of so many pupils is worth a word."""


def shown(folder: Folder, ruleset: str, language: str = LANGUAGE, chosen: Collection[str] = ()) -> str:
    """The table of one game, how the class did, and what to talk about."""
    from ..learn.heading import game

    pupils = folder.of_ruleset(ruleset)
    results = [one for _, one in pupils]
    tasks = folder.asked(ruleset, chosen)
    tallies = tallied((task.name for task in tasks), results)
    title = element("h3", escaped(game(ruleset, language)))
    mean = sum(one.right for one in tallies) / len(results)
    about = say("class", language, pupils=len(results), mean=f"{mean:.1f}", all=len(tasks))
    table = _head(ruleset, tasks, language) + _body(pupils, tasks, language) + _foot(tallies, len(results), language)
    rolled = element("div", element("table", table), class_="rows", tabindex="0", role="group", aria_label=title_of(ruleset))
    head = title + element("p", escaped(about)) + _set(ruleset, tasks, language)
    below = _legend(language) + _hard(ruleset, tallies, language) + wrong_answers.by_pupil(pupils, tasks, language)
    return element("section", head + rolled + below, class_="plan class")


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


def _head(ruleset: str, tasks: Sequence[Exercise], language: str) -> str:
    cells = [element("th", escaped(say("pupil", language)), scope="col")]
    cells += [element("th", _to(ruleset, task, language), scope="col") for task in tasks]
    return element("thead", element("tr", [*cells, element("th", escaped(say("solved", language)), scope="col")]))


def _to(ruleset: str, task: Exercise, language: str) -> str:
    """An exercise by its number and title: the way to it, to be talked about."""
    number, title = list(exercises(ruleset)).index(task.name) + 1, task.text("title", language)
    text = f"<b>{number}</b> <span>{escaped(title)}</span>"
    given = {"data_do": VISIT, "data_arg": f"/{ruleset}/{EXERCISES}/{number}", "class_": "to"}
    return element("button", text, type="button", title=say("show-exercise", language, title=title), **given)


def _body(pupils: Sequence[tuple[str, Results]], tasks: Sequence[Exercise], language: str) -> str:
    names = [task.name for task in tasks]
    rows = []
    for pupil, results in pupils:
        cells = [element("th", escaped(pupil), scope="row")]
        cells += [_cell(results.marks.get(name, Mark()), language) for name in names]
        cells.append(element("td", f"{results.solved_of(names)}/{len(names)}", class_="sum"))
        rows.append(element("tr", cells))
    return element("tbody", rows)


def _cell(mark: Mark, language: str) -> str:
    """A sign with its word, and the whole mark for those who point at it."""
    which = kind(mark)
    word = say(f"mark-{which}", language, tries=mark.tries)
    word += say("mark-hints", language, hints=mark.hints) if mark.hints else ""
    return element("td", f"<b>{SIGNS[which]}</b> <small>{escaped(word)}</small>", class_=f"mark {which}", title=str(mark))


def _foot(tallies: Sequence[Tally], pupils: int, language: str) -> str:
    cells = [element("th", escaped(say("right", language)), scope="row")]
    cells += [element("td", f"{one.right}/{pupils}", class_="sum") for one in tallies]
    total = f"{sum(one.right for one in tallies)}/{pupils * len(tallies)}"
    return element("tfoot", element("tr", [*cells, element("td", total, class_="sum")]))


def _legend(language: str) -> str:
    told = (element("span", f"<b>{SIGNS[one]}</b> {escaped(say(f'legend-{one}', language))}") for one in KINDS)
    return element("p", told, class_="quiet legend")


def _hard(ruleset: str, tallies: Sequence[Tally], language: str) -> str:
    """The hardest exercises, with the wrong answer that came most often, each the way to its board."""
    hard = hardest(tallies)
    if not hard:
        return ""
    tasks = exercises(ruleset)
    items = [element("li", _told(tasks[one.name], one, ruleset, language)) for one in hard]
    return element("h4", escaped(say("hardest", language))) + element("ol", items, class_="hardest")


def _told(task: Exercise, tally: Tally, ruleset: str, language: str) -> str:
    values = {
        "first": tally.kinds[FIRST],
        "tried": tally.tried,
        "right": tally.right,
        "tries": f"{tally.tries / tally.tried:.1f}",
    }
    text = _to(ruleset, task, language) + element("span", escaped(say("hard", language, **values)))
    for answer, pupils in tally.answers.most_common(1):
        key = "often" if pupils >= OFTEN else "once"
        said = say(key, language, pupils=pupils, answer=in_words(task, answer))
        text += element("span", escaped(said), class_="often")
    return text
