"""What a board is told of the words beside it, so that it names the places that they speak of."""

from __future__ import annotations

from inspect import signature

from ...core.rulesets import part
from ...teach.lesson import Scene


def spoken_of(ruleset: str, *texts: str) -> dict[str, str]:
    """How the board is asked to name what these texts speak of; boards that have room for all names are not asked."""
    board = part(ruleset, "board")
    return {"said": " ".join(texts)} if board is not None and "said" in signature(board.draw).parameters else {}


def in_scene(scene: Scene, language: str, has_ended: bool) -> dict[str, str]:
    """The same for a scene: its question and choices, and at its end what is told then."""
    texts = [scene.text(language), scene.question(language), *scene.options(language).values()]
    if has_ended:
        texts += [scene.after(language), *map(str, scene.moment.told())]
    return spoken_of(scene.ruleset, *texts)
