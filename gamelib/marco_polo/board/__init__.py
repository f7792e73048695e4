"""Marco Polo's table as a drawing: the map with its routes, and below it merchants, piles, roulette and the last move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ... import drawing
from ...core.moves import Place
from ...core.words import LANGUAGE
from .chart import draw_ground, draw_names, draw_pawns, draw_spaces
from .halves import at_the_table, in_a_small_window
from .lettering import lettering
from .merchants import draw_merchants
from .panels import draw_log, draw_parts, draw_status, draw_stocks
from .roulette import draw_roulette
from .scene import Scene
from .trail import draw_changed, draw_reach, draw_targets, draw_trail, reached

__all__ = ["ABOVE_CURVES", "CLOSE_UPS", "PORTRAIT", "at_the_table", "draw", "in_a_small_window"]

PORTRAIT = drawing.Portrait(("space",), 7, 110, margin=26, wordless=True)
"""The part of the board by which the game is recognised."""
CLOSE_UPS = {"marco_polo.roulette": ("ring",)}
"""What alone is shown of the board beside a clause: places of these kinds."""
ABOVE_CURVES = {"close_up": "broad"}
"""How the board is drawn in a low window, where curves stand below it: as wide as the window lets it, with smaller letters."""


def draw(
    state: Any,
    *,
    names: Sequence[str] = (),
    language: str = LANGUAGE,
    theme: str = "auto",
    targets: Iterable[Place] | None = (),
    refused: Iterable[Place] = (),
    shape: str = "wide",
    said: str = "",
    tall: bool = False,
    close_up: str = "",
) -> str:
    """A state or a view as SVG text; ``names`` are the players', ``targets`` the places to be ringed.

    ``refused`` are the places that are the reason of a refusal; ``shape`` is the screen that it is drawn for: ``wide``,
    ``phone`` or ``projector``.

    Every place of the table has an element with ``data-place``, the parts of the place joined by ``/``, and a title in words.
    Where a pawn is to move, every space it may reach is ringed with the number of steps, and the way shows under the pointer;
    with ``targets=None`` nothing tells where it may go, so that it can be asked. Where there is no room for every name, those
    of the spaces that are ``said`` beside the drawing are written first. A ``tall`` drawing for a projector is
    narrower: much is written beside it. As a ``close_up`` it may show the ``west`` or the ``east`` of the map alone, or be
    ``broad`` or ``snug``, with smaller letters, or ``snug-west`` or ``snug-east``.
    """
    scene = Scene(state, names, language, shape, tall, close_up)
    within, look = reached(scene) if targets is not None else [], scene.layout.look
    targets = tuple(targets or ())
    written = lettering(scene, within, targets, said)
    parts = [
        draw_ground(scene),
        draw_parts(scene),
        draw_trail(scene),
        draw_spaces(scene),
        draw_reach(scene, within, written),
        draw_pawns(scene, written),
        draw_names(scene, within, written),
        draw_status(scene),
        draw_merchants(scene),
        draw_stocks(scene),
        draw_roulette(scene),
        draw_log(scene),
        draw_changed(scene),
        draw_targets(scene, targets, within),
        drawing.draw_refused(scene.layout.places, refused),
    ]
    return drawing.svg(look.width, look.height, parts, *_described(scene), theme, shape, "felt")


def _described(scene: Scene) -> tuple[str, str]:
    """The name of the drawing and what is to be seen, for those who hear it read."""
    table = scene.table
    where = tuple((player, scene.space(player)) for player in range(scene.rules.players))
    cash = tuple(enumerate(table.cash))
    return scene.say("title" if table.turn else "title-start", turn=table.turn, due=table.phase), scene.say(
        "about", where=where, cash=cash
    )
