"""Questions in plain words: may she take a red piece? The moves that are meant, with yes or no, and why."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.deeds import DO
from ...core.errors import NotationError
from ...core.events import Refusal
from ...core.moves import CHANCE, Move
from ...core.wishes import meant
from ...drawing import escaped
from ..markup import Tongue, button, chip, element
from . import brief, questions
from .choices import by_kind, named, slug, targets
from .moment import Moment

MOST, REASONS, EXAMPLES = 6, 3, 4
"""So many moves are offered, so many reasons given, so many examples where nothing was understood."""


def answered(now: Moment, text: str, tongue: Tongue) -> questions.Answer:
    """Whether a move may be made, asked in notation or in words; as far as these eyes can know."""
    try:
        now.game.ruleset.parse(text)
    except NotationError:
        return _in_words(now, text, tongue._replace(plain=True))
    return questions.asked(now, text, tongue)


def _in_words(now: Moment, text: str, tongue: Tongue) -> questions.Answer:
    ruleset = now.state.ruleset
    moves = meant(text, ruleset, now.game.ruleset.catalogue(now.state.rules), tongue.language)
    due = by_kind(now.moves)
    moves = [move for move in moves if move.kind in due] or moves
    if not moves:
        return _examples(now, tongue), []
    if len(moves) == 1 or now.apart or questions.unanswerable(now, tongue) is not None:
        return questions.asked(now, str(moves[0]), tongue)
    refusals = {move: why for move in moves if (why := now.seen.refusal(move)) is not None}
    allowed = [move for move in moves if move not in refusals]
    if not allowed and len({why.said() for why in refusals.values()}) == 1:
        return questions.refused(now, moves[0], refusals[moves[0]], tongue, named_too=False)
    return _listed(now, allowed, list(refusals.values()), tongue), [["instead", False, _ends(now, allowed)]] if allowed else []


def _ends(now: Moment, moves: Sequence[Move]) -> list[str]:
    actor = now.state.actor
    places = targets(moves, 0 if actor is None or actor == CHANCE else actor)
    return [slug(place) for place in places]


def _listed(now: Moment, allowed: Sequence[Move], refusals: Sequence[Refusal], tongue: Tongue) -> str:
    """Yes, with the moves; no, with the reasons; or both."""
    key = "may-not" if not allowed else "may-some" if refusals else "may"
    lines = [f"{'✓' if allowed else '✕'} {escaped(tongue.ui(key))}"]
    if allowed:
        ruleset = now.state.ruleset
        clauses = dict.fromkeys(now.imagined[0].play(move).events[0].clause for move in allowed)
        lines[0] += "".join(f" {chip(clause)}" for clause in clauses)
        lines.append(" ".join(button(named(move, tongue, ruleset), "play", str(move)) for move in allowed[:MOST]))
    likely = min((len(why.others) for why in refusals), default=0)
    reasons = {brief.said(why, tongue): why.clause for why in refusals if len(why.others) == likely}
    lines += [f"✕ {escaped(said)} {chip(clause)}" for said, clause in list(reasons.items())[: 1 if allowed else REASONS]]
    return element("div", "".join(f"<p>{line}</p>" for line in lines), class_="allowed" if allowed else "refused")


def _examples(now: Moment, tongue: Tongue) -> str:
    """Nothing was understood: how one may ask, with moves of this moment to press."""
    ruleset = now.state.ruleset
    doable = tongue.of(ruleset).texts.get(DO, {})
    firsts = [moves[0] for kind, moves in by_kind(now.moves).items() if kind in doable][:EXAMPLES]
    example = tongue.of(ruleset).texts.get("ask", {}).get("example", "")
    said = element("p", escaped(tongue.ui("not-understood", example=example)))
    listed = element("div", (button(named(move, tongue, ruleset), "why", str(move)) for move in firsts), class_="row")
    return element("div", said + (listed if firsts else ""), class_="note")
