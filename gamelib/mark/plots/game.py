"""One game: how the market filled, and how the cash went."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.record import Record
from ...core.words import words
from ...drawing import HUES, INK, PLAYERS, Hue
from ...drawing.plotting import RULED, beside, disc, outlined, panel, source, spread, styled, titled
from ..table import COLOURS
from .rates import Game, closing_turns, full, series

if TYPE_CHECKING:
    from matplotlib.axes import Axes


@styled
def market_fill(game: Game, ax: Axes | None = None, squares: int | None = None) -> Axes:
    """How many pieces of each colour lie on the market after each turn; a disc is a sale.

    ``game`` is a record or its series; ``squares``, the length of a market row, is asked for only where a
    series comes from other rules than the default.
    """
    ax = panel(ax)
    squares = full([game], squares)
    curves = series(game).after_turns("fill")
    last = max(curves[COLOURS[0]])
    for place, (name, curve) in enumerate(curves.items()):
        _climb(ax, name, curve, (place - 2) * 0.07)
    _name_curves(ax, {name: curve[last] for name, curve in curves.items()}, closing_turns([game], "colour", squares), squares)
    ax.set(
        xlim=(0, last),
        ylim=(-0.3, squares + 0.35),
        yticks=range(squares + 1),
        xlabel=_label("turn"),
        ylabel=_label("on-market"),
    )
    ax.grid(axis="y", color=RULED, linewidth=0.8)
    ax.spines["left"].set_visible(False)
    titled(ax, _first_closed(game, squares, last), source([game]))
    return ax


@styled
def cash_curves(game: Game, ax: Axes | None = None) -> Axes:
    """Each player's cash as each turn begins, its storage paid, and at the end; ``game`` is a record or its series."""
    ax = panel(ax)
    found = series(game)
    starts = [i for i, turn in enumerate(found.turns) if i == 0 or found.turns[i - 1] != turn]
    names = game.names if isinstance(game, Record) else ()
    cash, end = found.curves["cash"], found.turns[-1] + 1
    most = max(max(curve) for curve in cash.values())
    heights = spread([curve[-1] for curve in cash.values()], max(most, 1) * 0.075)
    for player, curve in enumerate(cash.values()):
        look = PLAYERS[player]
        turns = [*(found.turns[i] for i in starts), end]
        ax.step(turns, [*(curve[i] for i in starts), curve[-1]], where="post", color=look.line, clip_on=False)
        disc(ax, end, curve[-1], Hue(look.tint, str(player + 1), INK), 8.5)
        beside(ax, heights[player], words("mark").say("plots", "has", {"player": player, "cash": curve[-1]}, names))
    ax.set(xlim=(found.turns[0], end), ylim=(0, most * 1.06 + 1), xlabel=_label("turn"), ylabel=_label("cash"))
    ax.grid(axis="y", color=RULED, linewidth=0.8)
    titled(ax, _richest([curve[-1] for curve in cash.values()], names), source([game]))
    return ax


def _climb(ax: Axes, name: str, curve: dict[int, int], nudge: float) -> None:
    """A colour's steps, a hair above or below the others where they run together, and a disc at each sale."""
    turns, heights = list(curve), list(curve.values())
    ax.step(turns, [height + nudge for height in heights], where="post", **outlined(HUES[name].fill))
    sales = [i for i in range(1, len(turns)) if heights[i] > heights[i - 1]]
    for i in sales:
        disc(ax, turns[i], heights[i] + nudge, HUES[name], 6.5)


def _name_curves(ax: Axes, sold: dict[str, int], closings: dict[str, list[float]], squares: int) -> None:
    """The colours at the right, those that closed first on top, with their turn or how far they got."""
    names = sorted(sold, key=lambda name: (closings[name][0], -sold[name]))
    heights = spread([sold[name] for name in names], 0.45, squares)
    for name, height in zip(names, heights, strict=True):
        values = {"colour": name, "sold": sold[name], "squares": squares, "turn": closings[name][0]}
        disc(ax, 1.045, height, HUES[name], 7, beside=True)
        beside(ax, height, "     " + words("mark").say("plots", "closed" if sold[name] == squares else "sold", values))


def _first_closed(game: Game, squares: int, turns: int) -> str:
    closed = {name: found[0] for name, found in closing_turns([game], "colour", squares).items()}
    first = min(closed, key=closed.__getitem__)
    key = "closed-first" if closed[first] < float("inf") else "none-closed"
    return words("mark").say("plots", key, {"colour": first, "turn": closed[first], "turns": turns})


def _richest(cash: list[int], names: tuple[str, ...]) -> str:
    best = tuple(player for player, amount in enumerate(cash) if amount == max(cash))
    key = "richest" if len(best) == 1 else "equally-rich"
    return words("mark").say("plots", key, {"players": best, "cash": max(cash)}, names)


def _label(key: str) -> str:
    return words("mark").template("plots", key)
