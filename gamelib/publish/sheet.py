"""Pages to print, black and white: the rules on two pages with the board, and a worksheet of one page for each exercise."""

from __future__ import annotations

from html import escape

from ..core.exercise import CLAUSE, FUNCTION, MOVES, NUMBER, PLACES, Exercise, exercises
from ..core.rulebook import Clause
from ..core.rulesets import ruleset
from ..core.words import words
from ..teach.page import marked_up
from . import black_and_white

STYLE = """
@page { size: A4; margin: 10mm 11mm }
* { box-sizing: border-box }
body { max-width: 188mm; margin: 0 auto; padding: 8px; color: #000; background: #fff }
body { font: 11pt/1.4 Arial, Helvetica, "Liberation Sans", sans-serif }
h1 { font-size: 17pt; margin: 0 0 2mm } h2 { font-size: 13pt; margin: 5mm 0 2mm; break-after: avoid }
svg { filter: grayscale(1); display: block } code { font: .9em ui-monospace, monospace }
.page { break-after: page; break-inside: avoid; overflow: hidden }
@media print { body { padding: 0 } .work { height: 276mm } }
.both { break-inside: auto; overflow: visible }
.rules { columns: 3; column-gap: 5mm; line-height: 1.22 }
.rules p { margin: 0 0 .45em; break-inside: avoid } .rules figure { margin: 0 0 3mm; column-span: all }
.rules figure svg { width: 100% }
.quiet { color: #444; font-size: 9pt; margin: 0 0 2mm }
.who { display: flex; gap: 6mm; margin: 0 0 4mm; font-size: 10pt } .who span { flex: 1; border-bottom: .3mm solid #777 }
.work svg { width: 100%; max-height: 152mm; margin: 0 0 4mm }
.work .asked { font-size: 12.5pt; line-height: 1.45; margin: 0 0 3mm }
.choices { list-style: none; padding: 0; margin: 0 0 3mm } .choices li { margin: 0 0 1.5mm }
.line { border-bottom: .25mm solid #999; height: 9mm }
.key { font-size: 9.5pt; line-height: 1.3 } .key .one { break-inside: avoid; margin: 0 0 2.5mm }
.key b.answer { background: #eee }
.pick { display: grid; grid-template-columns: repeat(auto-fill, minmax(56mm, 1fr)); gap: 2mm 4mm }
.pick { margin: 0 0 4mm; padding: 2mm 3mm; border: .3mm solid #777 } .pick p { grid-column: 1 / -1; margin: 0 }
.pick label { display: flex; gap: 1mm; align-items: baseline }
.pick:has(:checked) ~ .work { display: none }
@media print { .pick { display: none } }
@media screen and (max-width: 760px) {
  body { padding: 8px 14px; font-size: 16px } h1 { font-size: 22px; line-height: 1.25 } .quiet { font-size: 14px }
  .rules { columns: 1; font-size: 16px !important; line-height: 1.45 } .rules p { margin-bottom: .8em }
  .page { overflow: visible } .who { flex-wrap: wrap } .key { font-size: 15px } .pick { display: block }
}
"""
SCREEN = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
"""On a small screen a sheet is as wide as that, and not as wide as paper."""
SMALLEST, LARGEST, ROOM = 9.0, 10.5, 715_000
"""The rules are set in so many points: the more letters there are, the smaller, so that all have room on two pages."""
LINES, FEWER = {NUMBER: 5, CLAUSE: 5, PLACES: 5, MOVES: 8, FUNCTION: 7}, 4
"""So many lines to write on, by what is asked for; fewer below a question that offers answers to tick."""
BASES = {"ruling": "°", "rebuilt": "*"}


def sheet(name: str, part: str = "") -> str:
    """The whole print: the rules on two pages, then a page for each exercise; or one ``part``, ``rules`` or ``exercises``."""
    pages = [rule_pages(name)] if part != "exercises" else []
    pages += [] if part == "rules" else [_pick(name), *worksheets(name)]
    return printed(_say("title", game=_game(name)), pages)


def printed(title: str, pages: list[str]) -> str:
    """Pages as one file that needs nothing else."""
    head = f"{SCREEN}<title>{escape(title)}</title><style>{STYLE}{black_and_white.style()}</style>"
    return f'<!doctype html>\n<html lang="en"><head>{head}</head>\n<body>\n' + "\n".join(pages) + "\n</body></html>\n"


def rule_pages(name: str) -> str:
    """Every clause and the board: two pages, the front and the back of one sheet of paper."""
    clauses = list(ruleset(name).rulebook.values())
    letters = sum(len(clause.title) + len(clause.sentence) + 8 for clause in clauses)
    points = max(SMALLEST, min(LARGEST, (ROOM / letters) ** 0.5))
    board = f"<figure>{_board(name)}</figure>"
    rules = f'<div class="rules" style="font-size:{points:.2f}pt">{board}{"".join(map(_rule, clauses))}</div>'
    about = f'<p class="quiet">{escape(_say("about"))}</p>'
    title = f"<h1>{escape(_say('rules', game=_game(name)))}</h1>"
    return f'<section class="page both">{title}{about}{rules}</section>'


def worksheets(name: str) -> list[str]:
    """A page for each exercise."""
    tasks = exercises(name)
    return [_worksheet(task, number, len(tasks)) for number, task in enumerate(tasks.values(), start=1)]


def _pick(name: str) -> str:
    """Which worksheets are printed, by number and title: all of them until one is ticked. It needs no script."""
    titles = {at: task.text("title") for at, task in enumerate(exercises(name).values(), start=1)}
    shows = "".join(f".pick:has(#pick-{at}:checked) ~ #sheet-{at} {{ display: block }}" for at in titles)
    ticks = (_tick(at, title) for at, title in titles.items())
    return f'<style>{shows}</style><form class="pick"><p>{escape(_say("pick"))}</p>{"".join(ticks)}</form>'


def _tick(number: int, title: str) -> str:
    box = f'<input type="checkbox" id="pick-{number}" autocomplete="off">'
    return f"<label>{box} {number} {escape(title)}</label>"


def _board(name: str) -> str:
    """A table in the middle of a game."""
    from .figures import offered

    return str(offered(name)["board.svg"]())


def _rule(clause: Clause) -> str:
    sign = "".join(mark for basis, mark in BASES.items() if basis in clause.basis)
    return f"<p><b>{escape(clause.title)}{sign}</b> {escape(clause.sentence)}</p>"


def _worksheet(task: Exercise, number: int, total: int) -> str:
    who = "".join(f"{escape(_say(key))} <span></span>" for key in ("name", "date"))
    head = f"<h1>{number}/{total} {escape(task.text('title'))}</h1>"
    drawing = task.state.svg(names=task.record.names, theme="light", targets=None)
    asked = f'<p class="asked">{marked_up(task.plain("question"))}</p>'
    if task.among:
        asked += f'<ul class="choices">{"".join(f"<li>☐ {escape(text)}</li>" for text in task.options().values())}</ul>'
    how = f'<p class="quiet">{escape(_say("how-offered" if task.among else f"how-{task.field}"))}</p>'
    lines = (FEWER if task.among else LINES.get(task.field, 6)) * '<div class="line"></div>'
    inside = f'<div class="who">{who}</div>{head}{drawing}{asked}{how}{lines}'
    return f'<section class="page work" id="sheet-{number}">{inside}</section>'


def _game(name: str) -> str:
    return words(name).label("game", name)


def _say(key: str, **values: object) -> str:
    return words("teach").say("sheet", key, values)
