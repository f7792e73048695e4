"""Pages to print, black and white: the rules on one page with the board, and a worksheet of one page for each exercise."""

from __future__ import annotations

from html import escape

from ..core.exercise import CLAUSE, FUNCTION, MOVES, NUMBER, PLACES, Exercise, exercises
from ..core.rulebook import Clause
from ..core.rulesets import ruleset
from ..core.words import words
from ..teach.page import marked_up

STYLE = """
@page { size: A4; margin: 10mm 11mm }
* { box-sizing: border-box }
body { max-width: 188mm; margin: 0 auto; padding: 8px; color: #000; background: #fff }
body { font: 11pt/1.4 Arial, Helvetica, "Liberation Sans", sans-serif }
h1 { font-size: 17pt; margin: 0 0 2mm } h2 { font-size: 13pt; margin: 5mm 0 2mm; break-after: avoid }
svg { filter: grayscale(1); display: block } code { font: .9em ui-monospace, monospace }
.page { break-after: page; break-inside: avoid; overflow: hidden }
@media print { body { padding: 0 } .page { height: 276mm } }
.rules { columns: 3; column-gap: 4.5mm; line-height: 1.22 }
.rules p { margin: 0 0 .5em; break-inside: avoid } .rules figure { margin: 0 0 2mm; column-span: all }
.rules figure svg { margin: 0 auto; width: auto; max-width: 100% }
.quiet { color: #444; font-size: 9pt; margin: 0 0 2mm }
.who { display: flex; gap: 6mm; margin: 0 0 4mm; font-size: 10pt } .who span { flex: 1; border-bottom: .3mm solid #777 }
.work svg { width: 100%; max-height: 132mm; margin: 0 0 4mm }
.work .asked { font-size: 12.5pt; line-height: 1.45; margin: 0 0 3mm }
.line { border-bottom: .25mm solid #999; height: 9mm }
.key { font-size: 9.5pt; line-height: 1.3 } .key .one { break-inside: avoid; margin: 0 0 2.5mm }
.key b.answer { background: #eee }
"""
LARGEST, ROOM = 8.6, 335_000
"""The rules are set in at most so many points: the more letters there are, the smaller, so that all have room on one page."""
LONG = 6_500
LINES = {NUMBER: 5, CLAUSE: 5, PLACES: 5, MOVES: 8, FUNCTION: 8}
BASES = {"ruling": "°", "rebuilt": "*"}


def sheet(name: str, part: str = "") -> str:
    """The whole print: the rules on one page, then a page for each exercise; or one ``part``, ``rules`` or ``exercises``."""
    pages = [rule_page(name)] if part != "exercises" else []
    pages += [] if part == "rules" else worksheets(name)
    return printed(_say("title", game=_game(name)), pages)


def printed(title: str, pages: list[str]) -> str:
    """Pages as one file that needs nothing else."""
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    return f'<!doctype html>\n<html lang="en"><head>{head}</head>\n<body>\n' + "\n".join(pages) + "\n</body></html>\n"


def rule_page(name: str) -> str:
    """Every clause and the board, on one page."""
    game = ruleset(name)
    clauses = list(game.rulebook.values())
    letters = sum(len(clause.title) + len(clause.sentence) + 8 for clause in clauses)
    points = min(LARGEST, (ROOM / letters) ** 0.5)
    board = f'<figure style="height:{_height(letters)}mm">{_board(name, _height(letters))}</figure>'
    rules = f'<div class="rules" style="font-size:{points:.2f}pt">{board}{"".join(map(_rule, clauses))}</div>'
    about = f'<p class="quiet">{escape(_say("about"))}</p>'
    title = f"<h1>{escape(_say('rules', game=_game(name)))}</h1>"
    return f'<section class="page">{title}{about}{rules}</section>'


def worksheets(name: str) -> list[str]:
    """A page for each exercise."""
    tasks = exercises(name)
    return [_worksheet(task, number, len(tasks)) for number, task in enumerate(tasks.values(), start=1)]


def _height(letters: int) -> int:
    """How high the board may be, in millimetres."""
    return 72 if letters < LONG else 56


def _board(name: str, height: int) -> str:
    """A table in the middle of a game, as high as there is room."""
    from .figures import offered

    drawing = str(offered(name)["board.svg"]())
    return drawing.replace("<svg ", f'<svg style="height:{height}mm" ', 1)


def _rule(clause: Clause) -> str:
    sign = "".join(mark for basis, mark in BASES.items() if basis in clause.basis)
    return f"<p><b>{escape(clause.title)}{sign}</b> {escape(clause.sentence)}</p>"


def _worksheet(task: Exercise, number: int, total: int) -> str:
    who = "".join(f"{escape(_say(key))} <span></span>" for key in ("name", "date"))
    head = f"<h1>{number}/{total} {escape(task.text('title'))}</h1>"
    drawing = task.state.svg(names=task.record.names, theme="light", targets=None)
    asked = f'<p class="asked">{marked_up(task.plain("question"))}</p>'
    if task.among:
        asked += f"<ul>{''.join(f'<li>☐ {escape(text)}</li>' for text in task.options().values())}</ul>"
    how = f'<p class="quiet"><code>{escape(task.name)}</code> · {escape(_say(f"how-{task.field}"))}</p>'
    lines = LINES.get(task.field, 6) * '<div class="line"></div>'
    return f'<section class="page work"><div class="who">{who}</div>{head}{drawing}{asked}{how}{lines}</section>'


def _game(name: str) -> str:
    return words(name).label("game", name)


def _say(key: str, **values: object) -> str:
    return words("teach").say("sheet", key, values)
