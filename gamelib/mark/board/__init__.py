"""MARK's table as a drawing: the market in the middle, the companies round it, dice, bank and words beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ... import drawing
from ...core.moves import Place
from ...core.words import LANGUAGE
from ...drawing import Box
from ..engine.action import offered
from ..table import ACT, BANK, COLOURS, EMPTY, PLACE
from .company import draw_companies
from .corners import draw_corners
from .market import draw_market
from .scene import Scene
from .trail import draw_trail

__all__ = ["PORTRAIT", "draw"]

PORTRAIT = drawing.Portrait(("market",), 7, 110, margin=8)
"""The part of the board by which the game is recognised."""


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
) -> str:
    """A state or a view as SVG text; ``names`` are the players', ``targets`` the places to be ringed;
    None, where the drawing tells nothing of what comes: no fee that looms either.

    ``refused`` are the places to be crossed, ``shape`` is the screen it is drawn for: ``wide``, ``phone`` or ``projector``;
    beside the words of a lesson one for a projector is ``tall``.
    Every place of the table has an element with ``data-place``, the parts of the place joined by ``/``, and a title in words;
    within the bank, ``data-thing`` names the colour of a pile.
    """
    scene = Scene(state, names, language, shape, tall)
    scene.tells = targets is not None
    parts = [
        draw_corners(scene),
        draw_market(scene),
        *draw_companies(scene),
        draw_trail(scene),
        drawing.draw_targets(_ringed(scene), _by_colour(scene, targets or ())),
        drawing.draw_refused(scene.layout.places, refused),
    ]
    return drawing.svg(scene.layout.width, scene.layout.height, parts, *_described(scene), theme, shape)


def _ringed(scene: Scene) -> dict[Place, Box]:
    """What is ringed of each place: a piece that was won lies beside the dice, and not in the bank any more."""
    won = {BANK: scene.layout.lot} if scene.table.phase == PLACE else {}
    piles = {(*BANK, at): Box(x - 2, y - 4, wide + 5, high + 6) for at, (x, y, wide, high) in enumerate(scene.layout.stock)}
    return {**scene.layout.places, **won, **piles}


def _by_colour(scene: Scene, targets: Iterable[Place]) -> Iterator[Place]:
    """The places to ring; of the bank only the colours that can be taken."""
    rules, table = scene.rules, scene.table
    left = [colour for colour, count in enumerate(table.bank) if count] if table.phase == ACT else []
    piles = [(*BANK, colour) for colour in left if offered(rules, table, colour)]
    for place in targets:
        yield from piles if place == BANK and piles else (place,)


def _described(scene: Scene) -> tuple[str, str]:
    """The name of the drawing and what is to be seen, for those who hear it read."""
    table = scene.table
    cash = tuple(enumerate(table.cash))
    rows = tuple((row, COLOURS[colour], table.sold[colour]) for row, colour in enumerate(table.rows) if colour != EMPTY)
    about = scene.say("about", cash=cash, rows=rows) if rows else scene.say("about-empty", cash=cash)
    return scene.say("title" if table.turn else "title-start", turn=table.turn, due=table.phase), about
