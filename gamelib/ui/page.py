"""What the stepper says, as HTML: where the game stands, what happened and by which clause, why a move is refused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

from ..core.errors import NotationError
from ..core.events import Refusal
from ..core.look import REFUSAL
from ..core.moves import CHANCE, Move
from ..core.rulesets import ruleset_of
from ..core.state import State
from ..core.words import words

Game = State[Any, Any]
TOLD = 12
"""So many moves are told at once, the last one first."""
STYLE = f"""<style>
.rulebook {{ color: var(--jp-ui-font-color1, inherit); font: 14px/1.45 system-ui, sans-serif }}
.rulebook {{ font-variant-numeric: tabular-nums }}
.rulebook h3 {{ margin: 0 0 4px; font-size: 17px; font-weight: 650 }}
.rulebook h4 {{ margin: 8px 0 2px; font-size: 13px; font-weight: 650; opacity: .75 }}
.rulebook ol {{ margin: 0; padding: 0; list-style: none }}
.rulebook li {{ padding: 3px 0 3px 8px; border-left: 3px solid transparent }}
.rulebook li.now {{ border-color: currentColor }}
.rulebook abbr {{ font: 12px ui-monospace, monospace; opacity: .8; text-decoration: underline dotted; cursor: help }}
.rulebook .refused {{ padding: 8px; color: {REFUSAL}; background: #FFF5F5; border-left: 3px solid {REFUSAL} }}
.rulebook .refused abbr {{ opacity: 1 }}
.rulebook .allowed {{ padding: 8px; border-left: 3px solid #009E73 }}
.rulebook-tell {{ max-height: 260px; overflow-y: auto }}
.rulebook-board {{ flex: 3 1 480px; min-width: 0 }}
.rulebook-panel {{ flex: 2 1 300px; min-width: 0 }}
</style>"""


def ui(key: str, names: Sequence[str] = (), **values: object) -> str:
    """A text of the stepper."""
    return words("core").say("ui", key, values, names)


def heading(state: Game, names: Sequence[str]) -> str:
    """Which game, which turn, and who must do what."""
    word = words(state.ruleset)
    due = word.label("phase", state.phase)
    who = "" if state.actor is None else ui("chance") if state.actor == CHANCE else ui("player", names, player=state.actor)
    parts = [ui("players", players=state.rules.players), ui("turn", turn=state.turn), f"{who}: {due}" if who else due]
    return _box(f"<h3>{escape(word.label('game', state.ruleset))} · {escape(' · '.join(parts))}</h3>", STYLE)


def tell(states: Sequence[Game], names: Sequence[str]) -> str:
    """What the last moves caused, each sentence with its clause, the latest move on top."""
    latest = [state for state in states[::-1][:TOLD] if state.events]
    items = "".join(_told(state, names, state is states[-1]) for state in latest)
    return _box(f"<ol>{items}</ol>")


def asked(state: Game, text: str, names: Sequence[str]) -> str:
    """Whether a move may be made now, or which clause forbids it and why."""
    try:
        why = state.refusal(text)
    except NotationError as error:
        return _box(f'<div class="refused" role="status">✕ {escape(str(error))}</div>')
    if why is None:
        return _box(f'<div class="allowed" role="status">✓ {escape(ui("allowed", move=text.strip()))}</div>')
    return refused(text, why, names)


def refused(move: Move | str, why: Refusal, names: Sequence[str]) -> str:
    """A refusal: the move, the reason with its clause, what else forbids it, and the nearest legal move."""
    said = f"✕ <b>{escape(str(move).strip())}</b>: {escape(why.said(names))} {_clause(why.clause)}"
    others = "".join(f"<br>{escape(ui('also'))} {escape(one.said(names))} {_clause(one.clause)}" for one in why.others)
    near = f"<br>{escape(ui('nearest', move=why.nearest))}" if why.nearest is not None else ""
    return _box(f'<div class="refused" role="status">{said}{others}{near}</div>')


def section(key: str) -> str:
    """A small heading."""
    return _box(f"<h4>{escape(ui(key))}</h4>")


def _told(state: Game, names: Sequence[str], now: bool) -> str:
    lines = "<br>".join(_sentences(state, names))
    return f'<li class="now">{lines}</li>' if now else f"<li>{lines}</li>"


def _sentences(state: Game, names: Sequence[str]) -> Iterator[str]:
    for event in state.events:
        yield f"{escape(event.sentence(names))} {' '.join(map(_clause, event.clauses))}"


def _clause(clause: str) -> str:
    text = ruleset_of(clause).rulebook[clause]
    return f'<abbr tabindex="0" title="{escape(text.title)}: {escape(text.sentence)}">[{escape(clause)}]</abbr>'


def _box(inside: str, style: str = "") -> str:
    return f'{style}<div class="rulebook">{inside}</div>'
