"""A board made of a scene and its parts, with all that every board can be asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ..core.moves import Place
from ..core.words import LANGUAGE
from .notes import draw_refused, draw_targets
from .scene import Scene
from .shapes import svg

Draw = Callable[..., str]


def board(kind: type[Scene[Any, Any, Any]], parts: Callable[[Any], Iterable[str]]) -> Draw:
    """The ``draw`` of a ruleset: its scene, whose layout has ``width``, ``height`` and ``places``, and the parts drawn of it.

    The words of its board have a ``title``, which is told the ``turn``.
    """

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
        """A state or a view as SVG text; ``targets`` are the places to be ringed, ``refused`` those to be crossed."""
        scene = kind(state, names, language, shape)
        places = scene.layout.places
        marks = (draw_targets(places, targets or ()), draw_refused(places, refused))
        title, told = scene.say("title", turn=scene.table.turn), " ".join(scene.told)
        return svg(scene.layout.width, scene.layout.height, (*parts(scene), *marks), title, told, theme, shape)

    return draw
