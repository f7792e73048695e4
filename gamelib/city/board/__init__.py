"""The city as a drawing: the board with its roads, the players beside it, and on demand reasons, routes and what-ifs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ... import drawing
from ...core.moves import Place
from ...core.words import LANGUAGE
from ..plot_sets import Square
from .land import draw_land
from .overlays import draw_routes, draw_targets, draw_trail, draw_what_if, draw_why
from .scene import Scene
from .seats import draw_players
from .supply import draw_supply
from .turn import draw_drawn, draw_log, draw_status

__all__ = ["AT_THE_END", "BESIDE_A_KEY", "PORTRAIT", "draw"]

PORTRAIT = drawing.Portrait(("plot",), 3, 120)
"""The part of the board by which the game is recognised."""
AT_THE_END: Mapping[str, object] = {"routes": True}
"""What else a table shows of its board once the game is over: the roads that made the scores."""
BESIDE_A_KEY: Mapping[str, object] = {"close_up": "plots"}
"""How the board is drawn on a wall where a key tells its parts apart: the key has the room of what the parts do not concern."""


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
    close_up: str = "",
    why: str | Square | None = None,
    routes: bool | Iterable[tuple[int, str]] = False,
    what_if: bool | str | Square = False,
) -> str:
    """A state or a view as SVG text; ``names`` are the players', ``targets`` the places to be ringed, if any.

    ``refused`` are the places that are the reason of a refusal; ``shape`` is the screen that it is drawn for: ``wide``,
    ``phone`` or ``projector``;
    beside the words of a lesson one for a projector is ``tall``, and as a ``close_up`` it shows the ``plots`` alone, or at a
    table the plots and the players.

    ``why="A3"`` shows what building there would part and cut off; ``routes=True`` the shortest road of every shop, or of
    ``[(0, "fish")]`` only; ``what_if=True`` how many plots a building would expropriate, on every plot, and ``what_if="B2"``
    which ones. Every place of the table has an element with ``data-place``, its parts joined by ``/``, and a title.
    """
    scene = Scene(state, names, language, shape, tall, close_up)
    parts = [draw_land(scene), draw_status(scene), *([] if scene.layout.alone else _beside(scene))]
    parts.append(draw_trail(scene) if why is None and what_if is False else "")
    parts += [draw_why(scene, why)] if why is not None else []
    parts += [draw_what_if(scene, what_if)] if what_if is not False else []
    parts += [draw_routes(scene, routes), draw_targets(scene, targets or ())]
    parts.append(drawing.draw_refused(scene.layout.places, refused))
    return drawing.svg(scene.layout.width, scene.layout.height, parts, *_described(scene), theme, shape)


def _beside(scene: Scene) -> list[str]:
    """What lies beside the plots; beside a close-up of them on a wall the players alone, and room for a key."""
    if scene.close_up and scene.layout.few_words:
        return [draw_players(scene)]
    return [draw_players(scene), draw_supply(scene), draw_drawn(scene), draw_log(scene)]


def _described(scene: Scene) -> tuple[str, str]:
    """The name of the drawing and what is to be seen, for those who hear it read."""
    table = scene.table
    free = (scene.rules.ground.plots & ~(table.built | table.roads)).bit_count()
    coins = tuple(enumerate(table.coins))
    about = scene.say("about", coins=coins, roads=table.roads.bit_count(), free=free, pile=sum(table.pile))
    return scene.say("title" if table.turn else "title-start", turn=table.turn, due=scene.due), about
