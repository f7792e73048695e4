"""MARK's table as a drawing: the market in the middle, the companies round it, bank, dice and words in the corners."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ... import drawing
from ...core.moves import Place
from ...core.words import LANGUAGE
from ..table import COLOURS, EMPTY
from .company import draw_companies
from .corners import draw_bank, draw_dice, draw_log, draw_status
from .layout import WIDTH
from .market import draw_market
from .scene import Scene
from .trail import draw_targets, draw_trail

__all__ = ["draw"]


def draw(
    state: Any,
    *,
    names: Sequence[str] = (),
    language: str = LANGUAGE,
    theme: str = "auto",
    targets: Iterable[Place] | None = (),
    refused: Iterable[Place] = (),
    shape: str = "wide",
) -> str:
    """A state or a view as SVG text; ``names`` are the players', ``targets`` the places to be ringed, if any;
    ``refused`` are the places to be crossed, ``shape`` is the screen it is drawn for.

    Every place of the table has an element with ``data-place``, the parts of the place joined by ``/``, and a title in words.
    """
    scene = Scene(state, names, language, shape)
    parts = [
        draw_status(scene),
        draw_bank(scene),
        draw_dice(scene),
        draw_log(scene),
        draw_market(scene),
        *draw_companies(scene),
        draw_trail(scene),
        draw_targets(scene, targets or ()),
        drawing.draw_refused(scene.layout.places, refused),
    ]
    return drawing.svg(WIDTH, scene.layout.height, parts, *_described(scene), theme, shape)


def _described(scene: Scene) -> tuple[str, str]:
    """The name of the drawing and what is to be seen, for those who hear it read."""
    table = scene.table
    cash = tuple(enumerate(table.cash))
    rows = tuple((row, COLOURS[colour], table.sold[colour]) for row, colour in enumerate(table.rows) if colour != EMPTY)
    about = scene.say("about", cash=cash, rows=rows) if rows else scene.say("about-empty", cash=cash)
    return scene.say("title", turn=table.turn, due=table.phase), about
