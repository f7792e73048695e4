"""How a class did, exercise by exercise: which went badly, how many found it, and which wrong answers came often."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...core.exercise import Exercise, exercises
from ...drawing import escaped
from ...teach.tally import BADLY, FIRST, GIVEN_UP, HELPED, LATER, LOOKED, MISSED, OPEN, SLOWLY, WELL, Tally, hardest, went
from ..addresses import EXERCISES
from ..markup import element
from ..page import VISIT
from .page import say
from .wrong_answers import in_words

MOST_ANSWERS = 3
"""So many different wrong answers are told at a glance; the others stand below, pupil by pupil."""
SIGNS = {BADLY: "✕", SLOWLY: "!", WELL: "✓"}
PARTS = {"first": (FIRST,), "later": (LATER,), "helped": (HELPED,), "not-found": (MISSED, GIVEN_UP), "none": (OPEN, LOOKED)}
"""What a bar is made of: the kinds of marks that each of its parts counts."""


def shown(ruleset: str, tallies: Sequence[Tally], language: str, on_wall: bool = False) -> str:
    """Every exercise that somebody did not find at once, the hardest first; of the others a line."""
    hard = hardest(tallies)
    items = [element("li", _line(exercises(ruleset)[one.name], one, language, on_wall), class_=went(one)) for one in hard]
    at_once = [one.name for one in tallies if one.tried and one not in hard]
    told = element("p", escaped(say("all-at-once", language, numbers=_numbers(ruleset, at_once)))) if at_once else ""
    if not (items or told):
        return ""
    means = element("p", escaped(say("went-means", language)))
    listed = element("ol", items, class_="hardest") + means if items else ""
    return element("h4", escaped(say("hardest", language))) + listed + told


def way_to(task: Exercise, language: str) -> str:
    """An exercise by its number and title: the way to it, to be talked about."""
    number, title = number_of(task), task.text("title", language)
    text = f"<b>{number}</b> <span>{escaped(title)}</span>"
    given = {"data_do": VISIT, "data_arg": f"/{task.ruleset}/{EXERCISES}/{number}", "class_": "to"}
    return element("button", text, type="button", title=say("show-exercise", language, title=title), **given)


def number_of(task: Exercise) -> int:
    """The number of an exercise on its page and on the sheets."""
    return list(exercises(task.ruleset)).index(task.name) + 1


def verdict(tally: Tally, language: str) -> str:
    """How it went, by a sign and a word; nothing where nobody tried."""
    if not tally.tried:
        return ""
    how = went(tally)
    is_mostly = how == WELL and tally.kinds[FIRST] + tally.kinds[LATER] < tally.tried  # somebody did not find it alone
    told = say("went-mostly" if is_mostly else f"went-{how}", language)
    return element("span", f"<b>{SIGNS[how]}</b> {escaped(told)}", class_=f"went {how}")


def _numbers(ruleset: str, names: Iterable[str]) -> str:
    return ", ".join(str(number_of(exercises(ruleset)[name])) for name in names)


def _line(task: Exercise, tally: Tally, language: str, on_wall: bool) -> str:
    values = {
        "first": tally.kinds[FIRST],
        "tried": tally.tried,
        "right": tally.right,
        "tries": f"{tally.tries / tally.tried:.1f}",
    }
    head = element("div", way_to(task, language) + verdict(tally, language), class_="about-exercise")
    told = element("span", escaped(say("hard", language, **values)), class_="quiet")
    return head + element("div", _bar(tally, language) + told) + _often(task, tally, language, on_wall)


def _bar(tally: Tally, language: str) -> str:
    """How many are of each kind, each part as wide as its number, with a word; the sentence beside it says the same."""
    parts = ((name, sum(tally.kinds[kind] for kind in kinds)) for name, kinds in PARTS.items())
    inside = [
        element("span", escaped(say(f"part-{name}", language, pupils=count)), class_=name, style=f"flex-grow:{count}")
        for name, count in parts
        if count
    ]
    return element("div", inside, class_="bar")


def _often(task: Exercise, tally: Tally, language: str, on_wall: bool) -> str:
    """The wrong answers that came most often, each with how many gave it; a wall has no list of the others."""
    common = tally.answers.most_common(MOST_ANSWERS)
    if not common:
        return ""
    lines = [element("li", _answer(in_words(task, answer), pupils, language)) for answer, pupils in common]
    more = 0 if on_wall else len(tally.answers) - len(common)
    lines += [element("li", escaped(say("more-wrong", language, answers=more)), class_="quiet")] if more else []
    return element("div", element("b", escaped(say("often", language))) + element("ul", lines), class_="often")


def _answer(answer: str, pupils: int, language: str) -> str:
    return f"{escaped(answer)} <small>{escaped(say('given-by', language, pupils=pupils))}</small>"
