"""One game: what each merchant is worth over time, by kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.record import Record
from ...core.words import words
from ...drawing import HUES, INK
from ...drawing.plotting import PEN, RULED, panel, source, styled, titled
from ..curves import series
from .measures import checked, own_rules

if TYPE_CHECKING:
    from matplotlib.axes import Axes

KINDS = ("cash", "goods", "table", "secret")
FILLS = {"cash": PEN, "goods": HUES["green"].fill, "table": HUES["yellow"].fill, "secret": HUES["red"].fill}
HATCHES = {"cash": "", "goods": "//", "table": "..", "secret": "xx"}


@styled
def wealth(game: Record, player: int | None = None, ax: Axes | None = None) -> Axes:
    """Cash, goods, Table and Secret of one merchant over the turns, one on the other, with the sum that wins.

    Without ``player`` it is the winner, or else whoever is worth most at the end.
    """
    checked([game])
    curves = series(game)
    ends = [i for i, turn in enumerate(curves.turns) if i + 1 == len(curves.turns) or curves.turns[i + 1] != turn]
    who = _chosen(game) if player is None else player
    if not 0 <= who < game.rules.players:
        raise ValueError(f"There is no player {who}; the players are 0 to {game.rules.players - 1}.")
    ax = panel(ax)
    turns = [curves.turns[i] for i in ends]
    floor = [0] * len(ends)
    say = words("marco_polo").say
    for kind in KINDS:
        values = [curves.curves[kind][str(who + 1)][i] for i in ends]
        top = [low + value for low, value in zip(floor, values, strict=True)]
        fill: dict[str, Any] = {
            "facecolor": FILLS[kind],
            "hatch": HATCHES[kind],
            "edgecolor": INK,
            "linewidth": 0.4,
            "alpha": 0.8,
        }
        ax.fill_between(turns, floor, top, step="post", label=words("marco_polo").label("wealth", kind), **fill)
        floor = top
    goal = own_rules(game).goal
    ax.axhline(goal, color=INK, linewidth=1.2, linestyle="--")
    ax.annotate(say("plots", "goal", {"goal": goal}), (turns[0], goal), (4, 4), textcoords="offset points", fontsize=9)
    ax.legend(loc="upper left", bbox_to_anchor=(1.01, 1), frameon=False, reverse=True)
    most = max(*floor, goal)
    ax.set(
        xlim=(turns[0], max(turns[-1], turns[0] + 1)), ylim=(0, most * 1.08), xlabel=_label("turn"), ylabel=_label("besants")
    )
    ax.grid(axis="y", color=RULED, linewidth=0.8)
    key = "wealth-won" if game.final().table.winner == who else "wealth"
    titled(ax, say("plots", key, {"player": who, "worth": floor[-1], "turn": turns[-1]}, game.names), source([game]))
    return ax


def _chosen(game: Record) -> int:
    last = game.final()
    if last.table.winner >= 0:
        return int(last.table.winner)
    curves = series(game).curves["worth"]
    return max(range(game.rules.players), key=lambda player: curves[str(player + 1)][-1])


def _label(key: str) -> str:
    return words("marco_polo").template("plots", key)
