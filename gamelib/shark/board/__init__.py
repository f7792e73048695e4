"""SHARK's table as a drawing: the map, the value ladder with the bank, dice and words beside it, the players below."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ... import drawing
from ...core.moves import Place
from ...core.words import LANGUAGE
from ..table import BANK, HUES, PLACE, portfolio
from ..table import ladder as lane_of
from .chart import draw_map
from .corners import draw_corners
from .ladder import draw_ladder
from .scene import Scene, counted
from .seats import draw_seats
from .sizes import draw_sizes
from .trail import draw_trail

__all__ = ["PORTRAIT", "draw", "in_one_deed"]

PORTRAIT = drawing.Portrait(("map",), 3, 260)
"""The part of the board by which the game is recognised."""
TRADE = ("buy", "sell")
"""The moves of which several are made at once."""


def draw(
    state: Any,
    *,
    names: Sequence[str] = (),
    language: str = LANGUAGE,
    theme: str = "auto",
    targets: Iterable[Place] | None = (),
    refused: Iterable[Place] = (),
    shape: str = "wide",
    tall: bool = False,
    changes: Mapping[int, int] | None = None,
    close_up: str = "",
) -> str:
    """A state or a view as SVG text; ``names`` are the players', ``targets`` the places to be ringed.

    ``refused`` are the places to be crossed, ``shape`` is the screen it is drawn for: ``wide``, ``phone`` or ``projector``;
    beside the words of a lesson one for a projector is ``tall``, and as a ``close_up`` it shows little but the ``map``.
    Every place of the table has an element with ``data-place``, the parts of the place joined by ``/``, and a title in words.
    While a building is due, the legal squares are ringed and the others of the zone crossed; their titles say why;
    with ``targets=None`` nothing tells where one may build, so that it can be asked. ``changes`` is what everybody's money
    changed by, where that is the work of more than the last move.
    """
    scene = Scene(state, names, language, shape, tall, close_up)
    if changes is not None:
        scene.earned = dict(changes)
    parts = [
        draw_corners(scene),
        draw_ladder(scene),
        draw_map(scene, targets is not None),
        *draw_seats(scene),
        draw_trail(scene),
        drawing.draw_targets(scene.layout.places, _rings(scene, targets or ())),
        drawing.draw_refused(scene.layout.places, refused),
        draw_sizes(scene),
    ]
    return drawing.svg(scene.layout.width, scene.layout.height, parts, *_described(scene), theme, shape)


def in_one_deed(states: Sequence[Any]) -> dict[str, object]:
    """How the last of these tables is drawn where shares were bought or sold one after the other: what all of them changed."""
    last, first = states[-1], len(states) - 1
    while first and states[first].last_move == last.last_move and states[first].turn == last.turn:
        first -= 1
    if first >= len(states) - 2 or getattr(last.last_move, "kind", "") not in TRADE:
        return {}
    before = states[first].table.cash
    return {"changes": {player: cash - before[player] for player, cash in enumerate(last.table.cash) if cash != before[player]}}


def _rings(scene: Scene, targets: Iterable[Place]) -> list[Place]:
    """The targets to be ringed; while a building is due, the map rings its squares itself.

    Where shares are traded, the lane of a company tells it apart: bank and portfolio only list the same trades again.
    """
    places = [place for place in targets if scene.table.phase != PLACE or place[0] != "map"]
    lists = {BANK, *map(portfolio, range(scene.rules.players))}
    has_lanes = any(place in places for place in map(lane_of, HUES))
    return [place for place in places if place not in lists] if has_lanes else places


def _described(scene: Scene) -> tuple[str, str]:
    """The name of the drawing and what is to be seen, for those who hear it read."""
    table = scene.table
    built = counted(squares.bit_count() for squares in table.built)["named"]
    about = scene.say("about", values=counted(table.values)["named"], buildings=built, cash=tuple(enumerate(table.cash)))
    return scene.say("title" if table.turn else "title-start", turn=table.turn, due=table.phase), about
