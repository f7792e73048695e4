"""Where two branches of a game part: said in words, with the way there, as far as these eyes may see it."""

from __future__ import annotations

from ...core.table import Table
from ...drawing import escaped
from ..markup import Tongue, button, element
from . import sight
from .game import AnyState, Branch
from .moment import Moment

STAR = "★ "
"""Before the name of a winner."""


def parting(now: Moment, pair: tuple[int, int]) -> int | None:
    """The first place at which two branches look different to these eyes; None where they do not as far as both go."""
    left, right = (now.game.branches[number] for number in pair)
    for at, (one, other) in enumerate(zip(left.states, right.states, strict=False)):
        if one is other:
            continue
        if _shown(now, left, at) != _shown(now, right, at):
            return at
    return None


def _shown(now: Moment, branch: Branch, at: int) -> Table:
    """The table of a branch at a place, or at its end, as these eyes see it."""
    place = min(at, len(branch.states) - 1)
    shown: Table = sight.seen(branch.states[place], now.eyes_for(branch, place)).table
    return shown


def told(now: Moment, pair: tuple[int, int], tongue: Tongue) -> str:
    """Where they part, or why nothing differs and what to do about it."""
    left, right = (now.game.branches[number] for number in pair)
    if left is right:
        return _said(tongue.ui("part-same-branch", branch=left.name))
    at, ends = parting(now, pair), _ends((left, right), tongue)
    if at is None:
        if _are_over(left, right):
            return _said(tongue.ui("part-never", branch=right.name)) + ends
        shorter = min(right, left, key=lambda branch: len(branch.states))
        return _said(tongue.ui("part-nowhere", branch=shorter.name, at=len(shorter.states) - 1))
    if at > now.game.at:
        return _said(tongue.ui("part-later", at=at), _way(now, at, tongue)) + ends
    if _shown(now, left, now.game.at) == _shown(now, right, now.game.at):
        return _said(tongue.ui("part-met", at=at), _way(now, at, tongue)) + ends
    return _said(tongue.ui("part-at", at=at), _way(now, at, tongue)) + _first(now, pair, at, tongue) + ends


def _are_over(*branches: Branch) -> bool:
    return all(branch.states[-1].actor is None for branch in branches)


def _ends(branches: tuple[Branch, Branch], tongue: Tongue) -> str:
    """How both games ended, where both are over: every score, the winners with a star."""
    if not _are_over(*branches):
        return ""
    lines = [f"<b>{escaped(branch.name)}:</b> {escaped(_scores(branch.states[-1], tongue))}" for branch in branches]
    return _said(tongue.ui("part-over")) + element("ul", (element("li", line) for line in lines), class_="parting")


def _scores(state: AnyState, tongue: Tongue) -> str:
    """Every player's score in a line; of a game that was cut short, that it was."""
    outcome = state.outcome
    if outcome is None:
        return tongue.ui("cut-short")
    words = tongue.of(state.ruleset)
    return ", ".join(
        f"{STAR if player in outcome.winners else ''}{tongue.player(player)} {words.say('labels', 'score', {'score': score})}"
        for player, score in enumerate(outcome.scores)
    )


def _said(sentence: str, way: str = "") -> str:
    return element("p", f"{escaped(sentence)} {way}".strip(), class_="parting")


def _way(now: Moment, at: int, tongue: Tongue) -> str:
    """The way to that place, unless it is shown."""
    return button(tongue.ui("go-to", at=at), "go", at, class_="quietly") if at != now.game.at and at <= now.game.last else ""


def _first(now: Moment, pair: tuple[int, int], at: int, tongue: Tongue) -> str:
    """What happened there first in each of the two."""
    lines = []
    for number in pair:
        branch = now.game.branches[number]
        events = sight.seen(branch.states[at], now.eyes_for(branch, at)).events
        sentence = events[0].sentence(tongue.names, tongue.language) if events else ""
        lines += [element("li", f"<b>{escaped(branch.name)}:</b> {escaped(sentence)}")] if sentence else []
    return element("ul", lines, class_="parting")
