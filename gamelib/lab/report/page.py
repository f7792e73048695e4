"""Pages of the lab: HTML of which every line says one thing, so that two pages can be compared by eye and by ``diff``."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

from ...core.window import LITERAL
from ...drawing import INK, PAPER
from ...drawing.plotting import QUIET, RULED, styled
from .cells import heads, rows

if TYPE_CHECKING:
    from .report import Report

MANY_ROWS = 14
"""Rows from which a table stands beside its plot rather than below."""
LONG = 40
"""Characters from which a cell is prose."""
SHEET = f"""
.gamelib-lab {{ color: {INK}; background: {PAPER}; font: 14px/1.45 system-ui, sans-serif; padding: 16px 24px; }}
.gamelib-lab h1 {{ font-size: 26px; margin: 0 0 4px; }}
.gamelib-lab h2 {{ font-size: 17px; font-weight: 600; margin: 0 0 2px; }}
.gamelib-lab .grid {{ display: grid; grid-template-columns: repeat(auto-fit, minmax(420px, 1fr)); gap: 24px 32px; }}
.gamelib-lab section {{ border-top: 1px solid {RULED}; padding-top: 12px; min-width: 0; }}
.gamelib-lab section.wide {{ grid-column: 1 / -1; display: grid; grid-template-columns: 1fr 1fr; gap: 0 32px; }}
.gamelib-lab section.wide > * {{ grid-column: 1; }}
.gamelib-lab section.wide > .table {{ grid-column: 2; grid-row: 1 / span 8; }}
.gamelib-lab .plot svg {{ width: 100%; max-width: 640px; height: auto; }}
.gamelib-lab p {{ margin: 0 0 8px; }}
.gamelib-lab .quiet {{ color: {QUIET}; font-size: 13px; }}
.gamelib-lab .table {{ overflow-x: auto; }}
.gamelib-lab table {{ border-collapse: collapse; font-size: 13px; font-variant-numeric: tabular-nums; }}
.gamelib-lab th, .gamelib-lab td {{ text-align: right; padding: 2px 10px 2px 0; border: 0; background: none; color: inherit; }}
.gamelib-lab th:first-child, .gamelib-lab td:first-child {{ text-align: left; }}
.gamelib-lab td {{ white-space: nowrap; vertical-align: top; }}
.gamelib-lab td.long {{ white-space: normal; min-width: 320px; text-align: left; }}
.gamelib-lab thead th {{ border-bottom: 1px solid {RULED}; font-weight: 600; }}
""".strip()


def report(found: Report) -> str:
    """A report by itself, as a notebook shows it."""
    return wrapped([section(found)])


def section(found: Report) -> str:
    """What a report is about, its plot, what the numbers mean, and the numbers; a long table stands beside its plot."""
    wide = ' class="wide"' if len(found.table) > MANY_ROWS else ""
    lines = [f"<section{wide}>", f"<h2>{escape(found.title)}</h2>", f"<p>{escape(found.finding)}</p>"]
    lines += [f'<div class="plot">{plot(found)}</div>'] if len(found.table) else []
    lines += [f'<p class="quiet">{escape(found.means)}</p>', *table(found), f'<p class="quiet">{escape(found.below)}</p>']
    return "\n".join([*lines, "</section>"])


def table(found: Report) -> list[str]:
    """A table with a line a row."""
    head = "".join(f"<th>{escape(column)}</th>" for column in heads(found))
    body = ["<tr>" + "".join(map(_cell, row)) + "</tr>" for row in rows(found)]
    return ['<div class="table"><table>', f"<thead><tr>{head}</tr></thead>", "<tbody>", *body, "</tbody></table></div>"]


def _cell(text: str) -> str:
    said = escape(text)
    return f'<td class="long">{said}</td>' if len(said) > LONG else f"<td>{said}</td>"


def plot(found: Report) -> str:
    """A report's plot as SVG that is the same whenever the numbers are."""
    return drawn(lambda: found.plot(bare=True))


@styled
def drawn(draw: Any) -> str:
    """What a function draws, as SVG for the middle of a page; its figure is closed again."""
    from matplotlib import pyplot, rc_context

    with rc_context({"svg.hashsalt": "gamelib"}):
        with pyplot.ioff():
            axes = draw()
        target = io.StringIO()
        axes.figure.savefig(target, format="svg", metadata={"Date": None, "Creator": None})
        pyplot.close(axes.figure)
    svg = target.getvalue()
    return re.sub(r"[ \t]+\n", "\n", svg[svg.index("<svg") :]).strip()


def wrapped(lines: Sequence[str]) -> str:
    """A piece of a page with the style it needs, as notebooks show it."""
    return "\n".join([f'<div class="gamelib-lab {LITERAL}"><style>{SHEET}</style>', *lines, "</div>"])


def whole(title: str, head: Iterable[str], sections: Iterable[str]) -> str:
    """A page of its own."""
    top = ["<!DOCTYPE html>", '<html lang="en">', "<head>", '<meta charset="utf-8">', f"<title>{escape(title)}</title>"]
    return (
        "\n".join(
            [
                *top,
                f"<style>body {{ margin: 0; background: {PAPER}; }}</style>",
                "</head>",
                "<body>",
                body(title, head, sections),
                "</body>",
                "</html>",
            ]
        )
        + "\n"
    )


def body(title: str, head: Iterable[str], sections: Iterable[str]) -> str:
    """Title, head and sections, without the page around them."""
    said = [f'<p class="quiet">{escape(line)}</p>' for line in head]
    return wrapped([f"<h1>{escape(title)}</h1>", *said, '<div class="grid">', *sections, "</div>"])
