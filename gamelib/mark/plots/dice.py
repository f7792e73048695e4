"""What the next roll may bring, computed exactly: every outcome of the dice is played and its events are read."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from ...core.words import words
from ...drawing import HUES, INK
from ...drawing.plotting import PEN, RULED, disc, panel, percent, styled, titled
from .. import State, start
from ..notation import Refine, Sell, Take
from ..rules import Rules
from ..table import COLOURS, ROLL, STAR

if TYPE_CHECKING:
    from matplotlib.axes import Axes

BROUGHT = {
    "closed-roll": "lost",
    "closed-hammer-ends": "hammer-lost",
    "nothing-possible": "idle",
    "name": "hammer-star",
    "auction": "auction",
    "closed-hammer": "again",
    "bank-empty": "again",
    "none-to-auction": "again",
}
"""What a roll brings, by the event that it causes; without any of these it brings an action."""
KINDS = ("two-colours", "star", "double", "auction", "hammer-star", "again", "lost", "hammer-lost", "idle")

HAMMERS, LOSSES = ("auction", "hammer-star"), ("lost", "hammer-lost", "idle")


def roll_odds(state: State) -> dict[str, Fraction]:
    """What the next roll brings, each kind with its exact probability; together they are 1."""
    found = dict.fromkeys(KINDS, Fraction(0))
    for move, odds in _before_roll(state).odds():
        found[_brought(state.play(move))] += odds
    return {kind: odds for kind, odds in found.items() if odds}


def colour_odds(state: State) -> dict[str, Fraction]:
    """For each colour, how likely it is that the next roll lets the player act with it."""
    found = dict.fromkeys(COLOURS, Fraction(0))
    for move, odds in _before_roll(state).odds():
        after = state.play(move)
        usable = {action.colour for action in after.moves() if isinstance(action, Take | Refine | Sell)}
        for colour in usable:
            found[COLOURS[colour]] += odds
    return found


@styled
def dice_odds(rules: Rules | None = None, state: State | None = None, ax: Axes | None = None) -> Axes:
    """Bars with the exact odds of what the dice bring and of each colour; of a fresh game, or of a state before a roll."""
    state = start(rules).play("first 1") if state is None else state
    kinds, colours = roll_odds(state), colour_odds(state)
    ax = panel(ax, 0.3 * (len(kinds) + len(colours)) + 2.0)
    say = words("mark").say
    names = [words("mark").label("brings", kind) for kind in kinds]
    _bars(ax, 0, names, list(kinds.values()), [PEN] * len(kinds))
    below = len(kinds) + 1.6
    names = [say("plots", "act-with", {"colour": colour}) for colour in colours]
    _bars(ax, below, names, list(colours.values()), [HUES[colour].fill for colour in colours])
    for place, colour in enumerate(colours):
        disc(ax, -0.03, below + place, HUES[colour], 8, beside=True)
    for height, key in ((-0.85, "brings"), (below - 0.85, "colours")):
        ax.annotate(say("plots", key, {}), (0, height), fontweight="bold", fontsize=9.5, va="center", annotation_clip=False)
    _ticks(ax, max(*kinds.values(), *colours.values()))
    titled(ax, _finding(kinds), say("plots", "exact", {"outcomes": len(state.odds())}), 10)
    return ax


def _before_roll(state: State) -> State:
    if state.phase != ROLL:
        raise ValueError(f"The phase is '{state.phase}': the dice have odds only where the phase is '{ROLL}'.")
    return state


def _brought(after: State) -> str:
    kind = next((BROUGHT[event.key] for event in after.events if event.key in BROUGHT), None)
    if kind is not None:
        return kind
    first, second = after.table.dice
    return "star" if second == STAR else "double" if first == second else "two-colours"


def _bars(ax: Axes, top: float, names: list[str], odds: list[Fraction], hues: list[str]) -> None:
    heights = [top + place for place in range(len(names))]
    ax.barh(heights, [float(one) for one in odds], 0.66, color=hues, edgecolor=INK, linewidth=0.6)
    for height, name, one in zip(heights, names, odds, strict=True):
        shown = f" {one.numerator}/{one.denominator}  ({percent(float(one))})" if one else " 0"
        ax.annotate(shown, (float(one), height), (4, 0), textcoords="offset points", va="center", fontsize=9.5)
        ax.annotate(name, (0, height), (-22, 0), textcoords="offset points", va="center", ha="right", annotation_clip=False)


def _ticks(ax: Axes, most: Fraction) -> None:
    ax.set_ylim(max(ax.get_ylim()), -1.5)
    ax.set_yticks([])
    ax.set_xticks([])
    ax.set_xlim(0, float(most) * 1.25)
    for side in ("left", "bottom", "top", "right"):
        ax.spines[side].set_visible(False)
    ax.axvline(0, color=RULED, linewidth=1, zorder=0)


def _finding(kinds: dict[str, Fraction]) -> str:
    lost, auction = (sum((kinds.get(kind, Fraction(0)) for kind in some), Fraction(0)) for some in (LOSSES, HAMMERS))
    key = "odds-lost" if lost else "odds"
    return words("mark").say("plots", key, {"auction": auction, "lost": lost})
