"""Maps: the journeys of a game, and what networkx says about the spaces."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from ...core.record import Record
from ...core.words import words
from ...drawing import HUES, INK, PLAYERS
from ...drawing.plotting import PEN, disc, panel, percent, source, styled, titled
from ..atlas import world
from ..table import COLOURS, VENICE
from ..world import CITY, POST, World
from .labels import Spot, name_spots
from .measures import checked, own_rules

if TYPE_CHECKING:
    from matplotlib.axes import Axes

MEASURES = ("betweenness", "distance", "dead-ends")
NAMED = 8
"""Spaces that are named on a map, at most, where every space has a number."""


def _ground(ax: Axes, here: World, alpha: float = 0.45) -> None:
    """Lines firm by land and dotted by sea, posts with their letters, ports and circles small."""
    for kind, style in enumerate(("-", ":")):
        for a, b in here.chart.lines[kind]:
            one, other = here.spaces[a], here.spaces[b]
            where = [one.longitude, other.longitude], [one.latitude, other.latitude]
            ax.plot(*where, style, color=PEN, linewidth=1.1, alpha=alpha, zorder=1)
    ax.set_aspect(1.12)
    ax.set(xticks=[], yticks=[])
    ax.margins(0.04)
    for side in ax.spines.values():
        side.set_visible(False)


def _spaces(ax: Axes, here: World, size: float = 6.2) -> None:
    for one in here.spaces:
        if one.kind == POST:
            disc(ax, one.longitude, one.latitude, HUES[COLOURS[one.colour]], size)
        else:
            mark: dict[str, Any] = {"marker": "^" if one.port else "o", "ms": 4.5 if one.kind != CITY else 8}
            ax.plot(one.longitude, one.latitude, mfc="white", mec=INK, mew=0.8, zorder=3, **mark)
    radii = {POST: 0.9 * size, CITY: 4.0}
    names = {one.name: one.name for one in here.spaces if one.kind == CITY}
    spots = [Spot(one.longitude, one.latitude, radii.get(one.kind, 2.5), names.get(one.name, "")) for one in here.spaces]
    name_spots(ax, spots, 8.5)


@styled
def journeys(game: Record, ax: Axes | None = None) -> Axes:
    """The way of every merchant in one game; the more often a line was taken, the thicker it is."""
    checked([game])
    here, players = world(own_rules(game).map), game.rules.players
    ax = panel(ax, 4.6)
    _ground(ax, here, 0.25)
    walked = _walked(game, players)
    for player, lines in enumerate(walked):
        shift = (player - (players - 1) / 2) * 0.5
        for (one, other), times in lines.items():
            a, b = here.spaces[here.index[one]], here.spaces[here.index[other]]
            across = [a.longitude + shift, b.longitude + shift]
            down = [a.latitude + shift, b.latitude + shift]
            ax.plot(across, down, color=PLAYERS[player].line, linewidth=1.1 + 0.7 * times, alpha=0.75, zorder=2)
    _spaces(ax, here)
    for player in range(players):
        steps = sum(walked[player].values())
        said = words("marco_polo").say("plots", "steps", {"player": player, "steps": steps}, game.names)
        badge: dict[str, Any] = {"boxstyle": "circle", "fc": PLAYERS[player].tint, "ec": PLAYERS[player].line, "lw": 2}
        ax.text(0.02 + player * 0.25, -0.03, str(player + 1), fontsize=8, va="center", transform=ax.transAxes, bbox=badge)
        ax.text(0.05 + player * 0.25, -0.03, said, fontsize=8.5, va="center", transform=ax.transAxes)
    most = max(range(players), key=lambda player: sum(walked[player].values()))
    steps = sum(walked[most].values())
    titled(ax, words("marco_polo").say("plots", "farthest", {"player": most, "steps": steps}, game.names), source([game]), 26)
    return ax


def _walked(game: Record, players: int) -> list[dict[tuple[str, str], int]]:
    """For each player, every line he took and how often."""
    found: list[dict[tuple[str, str], int]] = [{} for _ in range(players)]
    for state in game.states():
        for event in state.events:
            path = event.witness.get("path")
            if isinstance(path, tuple):
                player = event.values["player"]
                assert isinstance(player, int)
                names = [str(place[1]) for place in path]
                for pair in pairwise(names):
                    line = (min(pair), max(pair))
                    found[player][line] = found[player].get(line, 0) + 1
    return found


@styled
def spaces(name: str = "orient", by: str = "betweenness", ax: Axes | None = None) -> Axes:
    """A map with its spaces by what networkx says.

    ``by`` is ``betweenness`` (how many shortest ways lead through a space), ``distance`` (steps from Venice) or
    ``dead-ends`` (how many kinds of line end there).
    """
    here = world(name)
    values = _measured(here, by)
    ax = panel(ax, 4.6)
    _ground(ax, here)
    most = max(values.values()) or 1
    top = [space for space in sorted(values, key=lambda space: -values[space]) if values[space]]
    named = {*(top if by == "dead-ends" else top[:NAMED])}
    spots = []
    for one in here.spaces:
        value = values[one.name]
        share = value / most
        pen: dict[str, Any] = {"ms": 4 + 16 * share, "mfc": PEN, "mec": INK, "mew": 0.6, "alpha": 0.35 + 0.6 * share}
        ax.plot(one.longitude, one.latitude, "o", zorder=2, **pen)
        shown = f"{one.name} {percent(value) if by == 'betweenness' else round(value)}" if one.name in named else ""
        spots.append(Spot(one.longitude, one.latitude, pen["ms"] / 2, shown))
    name_spots(ax, spots)
    say, first = words("marco_polo").say, top[0]
    ties = ", ".join(space for space in top if values[space] == values[first])
    finding = {"space": first, "share": percent(values[first]), "steps": int(values[first]), "spaces": len(top), "ties": ties}
    titled(ax, say("plots", f"spaces-{by}", finding), say("plots", "reconstructed", {"map": name}), 8)
    return ax


def _measured(here: World, by: str) -> dict[str, float]:
    from ..survey import betweenness, dead_ends, distances

    if by not in MEASURES:
        raise ValueError(f"Spaces are measured by {', '.join(MEASURES)}, not by '{str(by)[:60]}'.")
    if by == "betweenness":
        return betweenness(here.chart)
    if by == "distance":
        return dict(distances(here.chart, VENICE))
    ends = dead_ends(here.chart)
    return {one.name: float(len(ends.get(one.name, ()))) for one in here.spaces}
