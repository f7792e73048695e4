"""Pages to print: the rule sheet of a ruleset, and a worksheet with a position to think about on each half page."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from ..core.exercise import Exercise, exercises
from ..core.rulebook import Clause
from ..core.rulesets import ruleset
from ..core.words import words
from .page import marked_up

STYLE = """
@page { size: A4; margin: 14mm }
body { max-width: 182mm; margin: 0 auto; padding: 12px; color: #22262B; background: #fff }
body { font: 10.5pt/1.4 system-ui, sans-serif }
h1 { font-size: 17pt; margin: 0 0 4pt } h2 { font-size: 13pt; margin: 14pt 0 4pt; break-after: avoid }
.rules { columns: 2; column-gap: 8mm } .rule { break-inside: avoid; margin: 0 0 7pt } .rule b { font-size: 10.5pt }
.quiet { color: #5C6168; font-size: 9pt } code { font: 9pt ui-monospace, monospace }
.task { break-inside: avoid; margin: 0 0 9mm }
.task svg { display: block; width: 100%; max-width: 120mm !important; margin: 4pt 0 }
.line { border-bottom: 1px solid #9a9a9a; height: 9mm } .new { break-before: page }
"""


def sheet(name: str) -> str:
    """The whole page: rules, worksheets from the demonstrations, worksheets from the exercises."""
    game = ruleset(name)
    title = _say("title", game=words(name).label("game", name))
    parts = [f"<h1>{title}</h1>", *_rules(game), *_predictions(game), *_questions(exercises(name).values())]
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


def _predictions(game: Any) -> Iterator[str]:
    """Each demonstration just before its last move: the pupils say what will happen and by which clause."""
    yield f'<h2 class="new">{escape(_say("predict"))}</h2><p>{escape(_say("predict-how"))}</p>'
    shown = [(clause, game.demos[clause]) for clause in game.rulebook]
    for number, (_, record) in enumerate(((clause, one) for clause, one in shown if one.moves or one.tries), start=1):
        asks = any(one.at == len(record.moves) for one in record.tries)
        state = record.states()[-1 if asks else -2]
        question = _say("may", move=record.tries[-1].move) if asks else _say("then", move=record.moves[-1])
        yield _task(f"{number}. {marked_up(question)}", state.svg(names=record.names, theme="light"))


def _questions(found: Any) -> Iterator[str]:
    tasks: list[Exercise] = list(found)
    if not tasks:
        return
    yield f'<h2 class="new">{escape(_say("exercises"))}</h2>'
    for number, task in enumerate(tasks, start=1):
        text = f"<b>{number}. {escape(task.text('title'))}</b><br>{marked_up(task.text('question'))}"
        yield _task(text, task.state.svg(names=task.record.names, theme="light"))


def _task(text: str, board: str) -> str:
    return f'<div class="task"><div>{text}</div>{board}<div class="line"></div><div class="line"></div></div>'


def _say(key: str, **values: object) -> str:
    return words("teach").say("sheet", key, values)
