"""Time: steps, play and pause, the slider with its turns, forks, and the small tree of branches."""

from __future__ import annotations

from ...drawing import escaped
from ..markup import Tongue, button, element, grouped, here, select
from .game import Branch, Game
from .moment import Moment

RUN = "▷▷"
"""The sign of what lets the game run by; a single triangle is one step."""
SPEEDS = (("2000", "½×"), ("1000", "1×"), ("400", "2×"), ("120", "8×"))
FAR = ("to-start", "to-last")
"""The steps that the slider makes as well: where room is scarce they give way to it, as does the speed."""
DEEPEST = 6
"""A branch is set in by no more steps: its name must still fit into the list."""


def bar(now: Moment, tongue: Tongue, speed: str, unfolded: bool) -> str:
    """The whole bar below the board."""
    game = now.game
    signs = (("|◀", "to-start", 0), ("◀", "back", game.at - 1), ("▶", "on", game.at + 1), ("▶|", "to-last", game.last))
    steps = "".join(
        button(
            sign,
            "go",
            at,
            aria_label=tongue.ui(key),
            title=tongue.ui(key),
            disabled=at == game.at or not 0 <= at <= game.last,
            data_key=key,
            class_="spare" if key in FAR else None,
        )
        for sign, key, at in signs
    )
    run = here(RUN, "run", title=tongue.ui("run"), aria_label=tongue.ui("run"), data_key="run")
    pace = select("speed", SPEEDS, speed, tongue.ui("speed"), class_="spare")
    count = element("output", f"{game.at}/{game.last}")
    fork = button(tongue.ui("fork"), "fork", title=tongue.ui("help-fork"), data_key="fork")
    slide = f'<div class="slide">{_ticks(game)}{slider(game, tongue)}</div>'
    time = grouped("time", steps + run + pace, tongue)
    lines = button(
        tongue.ui("curves"), "curves", aria_pressed=str(unfolded).lower(), data_key="curves", title=tongue.ui("help-curves")
    )
    return f"{time}{slide}{count}{lines}{grouped('what-if', fork + _luck(game, tongue) + tree(now, tongue), tongue)}"


def _luck(game: Game, tongue: Tongue) -> str:
    """In a what-if, whether other dice fall than in the branch it left."""
    if not game.current:
        return ""
    pressed = str(game.branch.other_luck).lower()
    return button(
        tongue.ui("other-luck"), "other-luck", aria_pressed=pressed, title=tongue.ui("help-other-luck"), data_key="other-luck"
    )


def slider(game: Game, tongue: Tongue) -> str:
    """The place in the game, to be dragged."""
    label = escaped(tongue.ui("move-number"))
    return (
        f'<input type="range" data-do="go" data-key="slider" min="0" max="{game.last}" value="{game.at}" '
        f'aria-label="{label}" title="{label}">'
    )


def _ticks(game: Game) -> str:
    """A fine stroke where each turn begins."""
    starts = game.branch.turn_starts()
    strokes = "".join(f"M{1000 * i / max(game.last, 1):.1f} 0V10" for i in starts[:: max(1, len(starts) // 100)])
    return f'<svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true"><path d="{strokes}"/></svg>'


def tree(now: Moment, tongue: Tongue) -> str:
    """The branches that may be seen, each under the one it left. Two can be laid side by side."""
    options = [(number, _named(branch, depth, tongue)) for number, branch, depth in _ordered(now.game) if now.may_look(branch)]
    if len(options) == 1:
        return ""
    pick = select("branch", options, now.game.current, tongue.ui("branches"), class_="tree")
    return pick + button(tongue.ui("compare"), "dialog", "compare", data_key="compare", title=tongue.ui("help-compare"))


def _ordered(game: Game) -> list[tuple[int, Branch, int]]:
    """Every branch behind the one it left, with how many it lies below the first; a loop, as they may lie deep."""
    left: dict[int | None, list[int]] = {}
    for number, branch in enumerate(game.branches):
        left.setdefault(branch.parent, []).append(number)
    ordered, waiting = [], [(number, 0) for number in reversed(left.get(None, []))]
    while waiting:
        number, depth = waiting.pop()
        ordered.append((number, game.branches[number], depth))
        waiting += [(other, depth + 1) for other in reversed(left.get(number, []))]
    return ordered


def _named(branch: Branch, depth: int, tongue: Tongue) -> str:
    """A branch by its name and where it begins; how long it is stands beside the slider once it is shown."""
    name = tongue.ui("branch-from", branch=branch.name, at=branch.fork - 1) if depth else branch.name
    return "\u00a0\u00a0" * min(depth - 1, DEEPEST) + name
