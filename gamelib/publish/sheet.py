"""Pages to print: the rule sheet of a ruleset, worksheets with positions to think about, and the answers for the teacher."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Any

from ..core.exercise import Exercise, exercises
from ..core.rulebook import Clause
from ..core.rulesets import ruleset
from ..core.words import words
from ..teach.moment import Moment, sentence
from ..teach.page import marked_up

STYLE = """
@page { size: A4; margin: 14mm }
body { max-width: 182mm; margin: 0 auto; padding: 12px; color: #22262B; background: #fff }
body { font: 10.5pt/1.4 system-ui, sans-serif }
h1 { font-size: 17pt; margin: 0 0 4pt } h2 { font-size: 13pt; margin: 14pt 0 4pt; break-after: avoid }
.rules { columns: 2; column-gap: 8mm } .rule { break-inside: avoid; margin: 0 0 7pt } .rule b { font-size: 10.5pt }
.quiet { color: #5C6168; font-size: 9pt } code { font: 9pt ui-monospace, monospace }
.task { break-inside: avoid; margin: 0 0 6mm; display: grid; grid-template-columns: 122mm 1fr; gap: 5mm }
.task svg { display: block; width: 100% } .line { border-bottom: 1px solid #9a9a9a; height: 9mm }
.new { break-before: page } @media print { body { padding: 0 } }
.key, .key .rule b { font-size: 9pt; line-height: 1.25 } .key .rule { margin: 0 0 4pt } .key code { font-size: 8pt }
"""
LINES = 4 * '<div class="line"></div>'
"""To write on, beside a position."""


def sheet(name: str) -> str:
    """The whole page: rules, worksheets from the demonstrations, worksheets from the exercises, and the answers."""
    game = ruleset(name)
    title = _say("title", game=words(name).label("game", name))
    shown = _positions(game)
    tasks = [*_predictions(shown), *_questions(exercises(name).values())]
    parts = [f"<h1>{title}</h1>", *_rules(game), *tasks, *_key(shown)]
    head = f'<meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
    return f'<!doctype html>\n<html lang="en"><head>{head}</head>\n<body>\n' + "\n".join(parts) + "\n</body></html>\n"


def _rules(game: Any) -> Iterator[str]:
    yield f'<p class="quiet">{escape(_say("about"))}</p><div class="rules">'
    yield from (_rule(clause) for clause in game.rulebook.values())
    yield "</div>"


def _rule(clause: Clause) -> str:
    note = f'<div class="quiet">{escape(clause.note)}</div>' if clause.note else ""
    cited = f'<span class="quiet"><code>{escape(clause.id)}</code> · {escape(clause.basis)}</span>'
    return f'<div class="rule"><b>{escape(clause.title)}</b> {cited}<br>{escape(clause.sentence)}{note}</div>'


def _positions(game: Any) -> dict[str, list[Moment]]:
    """Every demonstration just before its last move, by its drawing and question, so that none is asked twice."""
    found: dict[str, list[Moment]] = {}
    for one in map(Moment.of, game.rulebook):
        if one.move is not None:
            found.setdefault(f"{one.drawing(theme='light')}{one.question()}", []).append(one)
    return found


def _predictions(shown: dict[str, list[Moment]]) -> Iterator[str]:
    """The pupils say what will happen and by which clause; the topic tells what to look at."""
    yield f'<h2 class="new">{escape(_say("predict"))}</h2><p>{escape(_say("predict-how"))}</p>'
    for number, together in enumerate(shown.values(), start=1):
        topic = _say("about-rules", titles=" · ".join(one.clause.title for one in together))
        text = f"<b>{number}.</b> {escape(topic)}<br>{marked_up(together[0].question())}"
        yield _task(text, together[0].drawing(theme="light"))


def _questions(found: Iterable[Exercise]) -> Iterator[str]:
    for number, task in enumerate(found, start=1):
        if number == 1:
            yield f'<h2 class="new">{escape(_say("exercises"))}</h2>'
        title = f"<b>{number}. {escape(task.text('title'))}</b> <code>{escape(task.name)}</code>"
        drawing = task.state.svg(names=task.record.names, theme="light", targets=None)
        yield _task(f"{title}<br>{marked_up(task.text('question'))}", drawing)


def _key(shown: dict[str, list[Moment]]) -> Iterator[str]:
    """What the engine says to each position, on a page of its own."""
    yield f'<h2 class="new">{escape(_say("key"))}</h2><p>{marked_up(_say("key-how"))}</p><div class="rules key">'
    for number, together in enumerate(shown.values(), start=1):
        yield f'<div class="rule"><b>{number}.</b> {_answer(together)}</div>'
    yield "</div>"


def _answer(together: Sequence[Moment]) -> str:
    """All that is said about the clauses that the position is for."""
    first = together[0]
    verdict = "refused" if first.asks else "chance" if first.by_chance else "allowed"
    return _say(verdict, said=" ".join(map(_cited, together)))


def _cited(one: Moment) -> str:
    """The sentences that rest on the clause, and its name once."""
    mine = [sentence(told, one.record.names) for told in one.told() if one.clause.id in told.clauses]
    return f"{escape(' '.join(mine))} <code>[{escape(one.clause.id)}]</code>"


def _task(text: str, board: str) -> str:
    return f'<div class="task">{board}<div>{text}{LINES}</div></div>'


def _say(key: str, **values: object) -> str:
    return words("teach").say("sheet", key, values)
