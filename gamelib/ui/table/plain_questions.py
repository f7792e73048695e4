"""Questions in plain words: may she take a red piece? The moves that are meant, with yes or no, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...core.deeds import DO
from ...core.errors import NotationError
from ...core.events import Refusal
from ...core.moves import CHANCE, Move
from ...core.wishes import Wish, details, further, wished
from ...drawing import escaped
from ..markup import Tongue, button, chip, element
from . import brief, questions
from .choices import by_kind, named, slug, targets
from .marks import DUE, Mark
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
    """Yes is said only where all was understood and whoever decides now is meant."""
    ruleset, actor = now.state.ruleset, now.state.actor
    names = [tongue.player(player) for player in range(now.state.rules.players)]
    catalogue = now.game.ruleset.catalogue(now.state.rules)
    wish = wished(text, ruleset, catalogue, names, by_kind(now.moves), tongue.language)
    moves = list(wish.moves)
    others = [player for player in wish.subjects if player != actor]
    if others and actor is not None and actor != CHANCE:
        return _reminded(now, tongue.ui("not-turn", actor=actor, player=others[0]), tongue), []
    if wish.strange:
        game = tongue.of(ruleset).label("game", ruleset)
        return _reminded(now, tongue.ui("no-such-move", verb=wish.strange, game=game), tongue), []
    if not moves:
        return _examples(now, tongue), []
    if wish.unknown or not wish.verbal:
        return _in_part(now, wish, tongue)
    if now.apart or questions.unanswerable(now, tongue) is not None:
        return questions.asked(now, str(moves[0]), tongue)
    if len(moves) == 1 and _closer(now, moves) is None:
        return questions.asked(now, str(moves[0]), tongue)
    return _judged(now, moves, tongue)


def _judged(now: Moment, moves: Sequence[Move], tongue: Tongue, alone: str = "") -> questions.Answer:
    """Which of these moves are allowed, and why not the others; ``alone`` is what was understood, if that is not all."""
    refusals = {move: why for move in moves if (why := now.seen.refusal(move)) is not None}
    allowed = [move for move in moves if move not in refusals]
    if not allowed and (closer := _closer(now, moves)) is not None:
        return questions.refused(now, moves[0], closer, tongue)
    if not allowed and len({why.said() for why in refusals.values()}) == 1:
        return questions.refused(now, moves[0], refusals[moves[0]], tongue, named_too=False)
    marked: list[Mark] = [["instead", False, _ends(now, allowed)]] if allowed else []
    return _listed(now, allowed, list(refusals.values()), tongue, alone), marked


def _in_part(now: Moment, wish: Wish, tongue: Tongue) -> questions.Answer:
    """What was understood and what was not, then what holds for the first alone; this is never a yes to the question."""
    missed = ", ".join(tongue.ui("quoted", words=words) for words in wish.unknown)
    head = element("p", escaped(tongue.ui("in-part" if missed else "no-verb", known=wish.known, unknown=missed)))
    if now.apart or questions.unanswerable(now, tongue) is not None:
        return element("div", head, class_="note"), []
    answer, marked = _judged(now, wish.moves, tongue, alone=wish.known)
    return element("div", head, class_="note") + answer, marked


def _reminded(now: Moment, sentence: str, tongue: Tongue) -> str:
    """A sentence, then what is due now with its clause."""
    world = now.imagined[0]
    any_move = next(iter(now.game.ruleset.catalogue(now.state.rules)))
    why = world.engine.not_now(world.rules, world.table, any_move)
    return questions.refused_by(f"{sentence} {brief.said(why, tongue)}", why.clause, tongue)


def _closer(now: Moment, moves: Sequence[Move]) -> Refusal | None:
    """Of a first move that is not due, what forbids its like at that very place: to build there, as to lay a road there.

    Kinds of move that share a further verb are alike; what they lack counts where it names the place that was asked about.
    """
    move = moves[0]
    late, ruleset = now.seen.refusal(move), now.state.ruleset
    if late is None or not late.key.startswith(DUE):
        return None
    places, verbs = set(details(move)), further(move.kind, ruleset)
    for other in now.game.ruleset.catalogue(now.state.rules):
        alike = other.kind != move.kind and verbs & further(other.kind, ruleset) and places <= set(details(other))
        for why in _all(now.seen.refusal(other)) if alike and places else ():
            if places <= {str(value).lower() for value in why.values.values()}:
                return replace(why, nearest=None, others=(replace(late, others=()),))
    return None


def _all(why: Refusal | None) -> tuple[Refusal, ...]:
    return () if why is None else (why, *why.others)


def _ends(now: Moment, moves: Sequence[Move]) -> list[str]:
    actor = now.state.actor
    places = targets(moves, 0 if actor is None or actor == CHANCE else actor)
    return [slug(place) for place in places]


def _listed(now: Moment, allowed: Sequence[Move], refusals: Sequence[Refusal], tongue: Tongue, alone: str = "") -> str:
    """Yes, with the moves; no, with the reasons; or both. Of a question understood in part, what holds for that part."""
    key = "may-not" if not allowed else "may-some" if refusals else "may"
    if allowed and alone:
        lines = [escaped(tongue.ui("part-some" if refusals else "part-all", known=alone[:1].upper() + alone[1:]))]
    else:
        lines = [f"{'✓' if allowed else '✕'} {escaped(tongue.ui(key))}"]
    if allowed:
        ruleset = now.state.ruleset
        clauses = dict.fromkeys(now.imagined[0].play(move).events[0].clause for move in allowed)
        lines[0] += "".join(f" {chip(clause)}" for clause in clauses)
        lines.append(" ".join(button(named(move, tongue, ruleset), "play", str(move)) for move in allowed[:MOST]))
    likely = min((len(why.others) for why in refusals), default=0)
    reasons = {brief.said(why, tongue): why.clause for why in refusals if len(why.others) == likely}
    lines += [f"✕ {escaped(said)} {chip(clause)}" for said, clause in list(reasons.items())[: 1 if allowed else REASONS]]
    return element(
        "div", "".join(f"<p>{line}</p>" for line in lines), class_="refused" if not allowed else "note" if alone else "allowed"
    )


def _examples(now: Moment, tongue: Tongue) -> str:
    """Nothing was understood: how one may ask, with moves of this moment to press."""
    ruleset = now.state.ruleset
    doable = tongue.of(ruleset).texts.get(DO, {})
    firsts = [moves[0] for kind, moves in by_kind(now.moves).items() if kind in doable][:EXAMPLES]
    example = tongue.of(ruleset).texts.get("ask", {}).get("example", "")
    said = element("p", escaped(tongue.ui("not-understood", example=example)))
    listed = element("div", (button(named(move, tongue, ruleset), "why", str(move)) for move in firsts), class_="row")
    return element("div", said + (listed if firsts else ""), class_="note")
