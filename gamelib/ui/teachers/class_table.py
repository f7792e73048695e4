"""The table of a class as HTML: a line a pupil, a column an exercise, every mark by a sign and a word; what was hardest."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from ...core.errors import NotationError
from ...core.exercise import CLAUSE, MOVE, MOVES, Exercise, exercises
from ...core.words import LANGUAGE
from ...drawing import escaped
from ...teach.gradebook import Folder
from ...teach.results import LONGEST_ANSWER, Mark, Results
from ...teach.tally import FIRST, KINDS, Tally, asked, hardest, kind, tallied
from ..addresses import EXERCISES
from ..markup import button, element, here
from ..page import VISIT
from .page import say

SIGNS = dict(zip(KINDS, ("✓", "✓", "(✓)", "✕", "(·)", "·"), strict=True))
FILE, MARK_ORDER = "results.csv", "\ufeff"
"""The file for a spreadsheet, and the sign at its beginning by which a spreadsheet knows how its letters are written."""
OFTEN = 2
"""A wrong answer of so many pupils is worth a word."""


def collecting(folder: Folder, language: str = LANGUAGE) -> str:
    """Where files are chosen or dropped; once there are some, also what can be done with the table."""
    key, strong = ("choose-more", None) if folder.found else ("choose-files", "strong")
    row = here(say(key, language), "pick", class_=strong, data_key="pick")
    row += '<input type="file" multiple accept=".results,text/plain" data-here="collect" tabindex="-1">'
    row += element("span", escaped(say("or-drop", language)), class_="quiet")
    about = element("ol", (element("li", escaped(say(f"collect-{at}", language))) for at in (1, 2, 3)))
    if folder.found:
        text = json.dumps(MARK_ORDER + folder.csv())
        row += here(say("save-csv", language), "save", data_name=FILE, data_text=text, class_="strong", data_key="csv")
        row += button(say("clear", language), "clear", data_key="clear")
        about = element("p", escaped(say("collected", language, files=len(folder.found))), class_="count")
    inside = about + element("div", row, class_="row") + element("p", escaped(say("stays-here", language)), class_="quiet")
    return element("div", inside, class_="collect", data_drop="collect")


def unread(folder: Folder, bad: Mapping[str, str], language: str = LANGUAGE) -> str:
    """A sentence for each file that could not be read, or of which something is left out."""
    told = [say("bad-file", language, file=file, why=why) for file, why in bad.items()]
    told += [say("left-out", language, file=file, names=", ".join(names)) for file, names in folder.unknown().items()]
    return element("ul", (element("li", f"✕ {escaped(one)}") for one in told), class_="unread", role="alert") if told else ""


def shown(folder: Folder, ruleset: str, language: str = LANGUAGE) -> str:
    """The table of one game, how the class did, and what to talk about."""
    from ..learn.heading import game

    pupils = folder.of_ruleset(ruleset)
    results = [one for _, one in pupils]
    tasks = asked(ruleset, results)
    tallies = tallied((task.name for task in tasks), results)
    title = element("h3", escaped(game(ruleset, language)))
    mean = sum(one.right for one in tallies) / len(results)
    about = say("class", language, pupils=len(results), mean=f"{mean:.1f}", all=len(tasks))
    table = _head(ruleset, tasks, language) + _body(pupils, tasks, language) + _foot(tallies, len(results), language)
    rolled = element("div", element("table", table), class_="rows", tabindex="0", role="group", aria_label=title_of(ruleset))
    inside = title + element("p", escaped(about)) + rolled + _legend(language) + _hard(ruleset, tallies, language)
    return element("section", inside, class_="plan class")


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


def in_words(task: Exercise, answer: str) -> str:
    """A wrong answer as the pupil saw it: moves in words, a rule by its title."""
    if task.field == CLAUSE:
        book = task.game.rulebook
        found = next((one for one in (answer, f"{task.ruleset}.{answer}") if one in book), "")
        return str(book[found].title) if found else answer
    if task.field not in (MOVE, MOVES):
        return answer
    moves, is_cut = answer.split(","), len(answer) >= LONGEST_ANSWER
    try:
        told = [str(task.spoken(task.game.parse(one.strip()))) for one in (moves[:-1] if is_cut else moves)]
    except NotationError:
        return answer
    return "; ".join([*told, "…"] if is_cut else told)
