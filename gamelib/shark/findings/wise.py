"""A thought experiment: a trader who knows how the next dice fall and what will be built with them."""

from __future__ import annotations

from typing import Any

from ...core.moves import Move
from ...core.state import State
from ...drawing.estimates import mean_interval
from ...drawing.findings import Estimates, finding, points
from ...players.sample import Sample, Story
from ...players.told import Told
from ..notation import DONE, SELLS, Buy
from ..table import AFTER, BEFORE, HUES, ROLL, THOUSAND
from .money import WORDS


def next_values(run: Told, state: State[Any, Any]) -> tuple[int, ...] | None:
    """The values of all companies after the next roll and the building that comes of it; None where the game ends first."""
    due = state
    while due.actor is not None and due.phase in (BEFORE, AFTER):
        due = due.play(DONE)
    if due.phase != ROLL:
        return None
    turn, coming = due.turn, run.ahead()
    due = due.play(coming(due))
    while due.actor is not None and due.turn == turn and due.phase not in (AFTER, ROLL):
        due = due.play(coming(due))
    values: tuple[int, ...] = due.table.values
    return values


def know_dice(run: Told, state: State[Any, Any], wanted: Move) -> Move:
    """Sell what the next building lowers, buy what it raises; otherwise trade as ever, but buy nothing that falls."""
    if state.phase not in (BEFORE, AFTER):
        return wanted
    moment = state.turn, state.phase
    if moment not in run.notes:
        run.notes[moment] = next_values(run, state)
    after = run.notes[moment]
    if after is None:
        return wanted
    table, player = state.table, state.table.player
    moved = [new - old for new, old in zip(after, table.values, strict=True)]
    falling = [hue for hue in HUES if table.shares[player][hue] and table.values[hue] and moved[hue] < 0]
    if falling:
        return SELLS[min(falling, key=lambda hue: moved[hue])]
    buys = [move for move in state.moves() if isinstance(move, Buy) and moved[move.company] > 0]
    if buys:
        left, cash = state.rules.buy_limit - table.bought, table.cash[player]
        return max(buys, key=lambda buy: moved[buy.company] * min(left, cash // (table.values[buy.company] * THOUSAND)))
    return DONE if isinstance(wanted, Buy) and moved[wanted.company] < 0 else wanted


@finding(WORDS, 0.0, 0.25, say=points, line=0.0)
def known_dice(sample: Sample) -> Estimates:
    """How many more games a trader wins who knows the next roll, against the same seeds without that."""
    return {"wins": mean_interval(sample.gains(sample.told_stories(know_dice), Story.won))}
