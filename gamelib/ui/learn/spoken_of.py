"""What a board is told of the words beside it, so that it names the places that they speak of."""

from __future__ import annotations

from inspect import signature

from ...core.rulesets import part
from ...teach.lesson import Scene


def spoken_of(ruleset: str, *texts: str, wide: bool = False, close_up: str = "") -> dict[str, str | bool]:
    """How the board is asked to name what these texts speak of; boards that have room for all names are not asked.

    Beside the wide words of a wall there is more room above and below than at the side, and the part of the board that they
    are about may be enough.
    """
    board = part(ruleset, "board")
    asked: dict[str, str | bool] = {"said": " ".join(texts), **({"tall": True} if wide else {})}
    asked |= {"close_up": close_up} if wide and close_up else {}
    known = signature(board.draw).parameters if board is not None else {}
    return {key: value for key, value in asked.items() if key in known}


def in_scene(scene: Scene, language: str, has_ended: bool, wide: bool = False) -> dict[str, str | bool]:
    """The same for a scene: its question and choices, and at its end what is told then."""
    texts = [scene.text(language), scene.question(language), *scene.options(language).values()]
    if has_ended:
        texts += [scene.after(language), *map(str, scene.moment.told())]
    return spoken_of(scene.ruleset, *texts, wide=wide, close_up=str(scene.given.get("close_up", "")))
