"""What holds for the moves that a question speaks of: yes with the ways, no with the reasons, or both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ...core.deeds import DO
from ...core.events import Refusal
from ...core.moves import CHANCE, Move
from ...core.rulesets import part
from ...core.wishes import details, further
from ...drawing import escaped
from ..markup import Tongue, button, chip, element
from . import brief, clauses, likely, questions
from .choices import named, slug, targets
from .marks import CROSSED, DUE, Mark
from .moment import Moment

EVERYWHERE, SEVERAL = "everywhere", "for-several"
"""The groups of what is said where a reason holds on every square, and where it holds for more squares than are listed."""
MOST, REASONS = 6, 4
"""So many moves are offered, so many reasons given."""


def judged(now: Moment, moves: Sequence[Move], tongue: Tongue, known: str, in_part: bool = False) -> questions.Answer:
    """Which of these moves are allowed, and why not the others; ``known`` is what was understood, ``in_part`` if not all."""
    refusals = {move: why for move in moves if (why := now.seen.refusal(move)) is not None}
    allowed = [move for move in moves if move not in refusals]
    if not allowed and (whole := _of_the_kind(now, moves, tongue)):
        return _forbidden([brief.as_can_be(now, why) for why in whole], tongue), []
    if not allowed and (nearer := closer(now, moves)) is not None:
        return questions.refused(now, moves[0], nearer, tongue)
    if not allowed and len(ends(now, moves)) == 1:
        refusals = {move: refusals[move] for move in likely.unasked_left_out(now, moves, _words(known))}
    if not allowed and len({why.said() for why in refusals.values()}) == 1:
        move, why = next(iter(refusals.items()))
        return questions.refused(now, move, why, tongue, named_too=False)
    marked: list[Mark] = [["instead", False, ends(now, allowed)]] if allowed else []
    if allowed and in_part:
        return offered(now, allowed, tongue), marked
    done = {_asked_for(move, known) for move in allowed}
    mattering = {move: why for move, why in refusals.items() if _asked_for(move, known) not in done}
    if not allowed:
        marked = _reasons_marked(now, mattering, tongue)
    return _listed(now, allowed, list(mattering.values()), tongue), marked


def at_one_place(now: Moment, moves: Sequence[Move], tongue: Tongue, known: str) -> questions.Answer | None:
    """What holds for whoever decides now, where all moves that somebody else is asked about end at one place; else None."""
    if len(ends(now, moves)) != 1 or now.apart or questions.unanswerable(now, tongue) is not None:
        return None
    told, marked = judged(now, moves, tongue, known)
    head = element("p", escaped(tongue.ui("for-decider", actor=now.state.actor)), class_="note")
    due = all(why is not None and why.key.startswith(DUE) for why in map(now.seen.refusal, moves))
    return "" if due and closer(now, moves) is None else head + told, marked


def _reasons_marked(now: Moment, refusals: Mapping[Move, Refusal], tongue: Tongue) -> list[Mark]:
    """The places that are the reason why the likeliest of some moves may not be made, and where one could go instead."""
    least = min((len(why.others) for why in refusals.values()), default=0)
    nearly = [questions.refused(now, move, why, tongue)[1] for move, why in refusals.items() if len(why.others) == least]
    crossed = [marked for marked in nearly if any(role == CROSSED and places for role, _, places, *_ in marked)]
    return next(iter(crossed or nearly), [])


def _of_the_kind(now: Moment, moves: Sequence[Move], tongue: Tongue) -> list[Refusal]:
    """What forbids moves wherever they go, where no place was named; first what is more than that another move is due.

    Where nothing at all was named, a kind of which is said that it does the same counts too: to build is to draw and build.
    """
    kinds = {move.kind for move in moves}
    every = [move for move in now.game.ruleset.catalogue(now.state.rules) if move.kind in kinds]
    if len(moves) == 1 or ends(now, moves) != ends(now, every):
        return []
    same = akin(now, kinds, tongue) if len(moves) == len(every) else []
    reasons: dict[str, Refusal] = {}
    for why in (*_common(now, same), *_common(now, moves)):
        reasons.setdefault(why.said(), why)
    return sorted(reasons.values(), key=lambda why: why.key.startswith(DUE))[:REASONS]


def akin(now: Moment, kinds: set[str], tongue: Tongue) -> list[Move]:
    """The moves of other kinds whose words name one of these kinds."""
    told = tongue.of(now.state.ruleset).texts.get(DO, {})
    others = {kind for kind, template in told.items() if kinds & {*str(template).lower().split()}} - kinds
    return [move for move in now.game.ruleset.catalogue(now.state.rules) if move.kind in others]


def _common(now: Moment, moves: Sequence[Move]) -> list[Refusal]:
    """The reasons that hold for each of some moves; none where one of them may be made."""
    if not moves:
        return []
    first, *others = [_all(now.seen.refusal(move)) for move in moves]
    said = [{why.said() for why in reasons} for reasons in others]
    return [replace(why, nearest=None, others=()) for why in first if all(why.said() in one for one in said)]


def _forbidden(reasons: Sequence[Refusal], tongue: Tongue) -> str:
    """The first reason with its rule, and the others below it."""
    head, *others = [f"{escaped(brief.said(why, tongue))} {chip(why.clause)}" for why in reasons]
    lines = [f"✕ {head}", *(f"{escaped(tongue.ui('also'))} {one}" for one in others)]
    rule = clauses.refusing(reasons[0].clause, reasons[0])
    lines.append(button(tongue.ui("show-rule"), "clause", rule, class_="quietly show-rule"))
    return element("div", "".join(f"<p>{line}</p>" for line in lines), class_="refused")


def _asked_for(move: Move, known: str) -> tuple[str, ...]:
    """What a question says of a move: a square that it does not name is one as good as another."""
    said = _words(known)
    return (move.kind, *dict.fromkeys(one for one in details(move) if one in said))


def _words(known: str) -> set[str]:
    """The words of what was understood of a question."""
    return set(known.lower().replace("-", " ").split())


def offered(now: Moment, allowed: Sequence[Move], tongue: Tongue) -> str:
    """Moves that may have been meant, to ask about one by one: none of them is an answer to what was asked."""
    ruleset = now.state.ruleset
    listed = (button(named(move, tongue, ruleset), "why", str(move)) for move in allowed[:MOST])
    asked = element("p", escaped(tongue.ui("part-meant"))) + element("div", listed, class_="row")
    return element("div", asked, class_="note")


def closer(now: Moment, moves: Sequence[Move], bars: bool = True) -> Refusal | None:
    """Of a first move that is not due, what forbids its like at that very place: to build there, as to lay a road there.

    Kinds of move that share a further verb are alike; what they lack counts where it names the place that was asked about.
    What bars a place for longer comes before all, where the ruleset can tell it (its part ``barred``) and ``bars`` count.
    """
    move = moves[0]
    late, ruleset = now.seen.refusal(move), now.state.ruleset
    if late is None or not late.key.startswith(DUE):
        return None
    if bars and (bar := _barred(now, move)) is not None:
        return replace(bar, others=(replace(late, others=()),))
    places, verbs = set(details(move)), further(move.kind, ruleset)
    for other in now.game.ruleset.catalogue(now.state.rules):
        alike = other.kind != move.kind and verbs & further(other.kind, ruleset) and places <= set(details(other))
        for why in _all(now.seen.refusal(other)) if alike and places else ():
            if places <= {str(value).lower() for value in why.values.values()}:
                return replace(why, nearest=None, others=(replace(late, others=()),))
    return None


def _barred(now: Moment, move: Move) -> Refusal | None:
    module, actor = part(now.state.ruleset, "barred"), now.state.actor
    if module is None or actor is None or actor == CHANCE:
        return None
    why: Refusal | None = module.barred(now.seen.rules, now.seen.table, actor, move)
    return why


def _all(why: Refusal | None) -> tuple[Refusal, ...]:
    return () if why is None else (why, *why.others)


def ends(now: Moment, moves: Sequence[Move]) -> list[str]:
    """The places at which moves end."""
    actor = now.state.actor
    places = targets(moves, 0 if actor is None or actor == CHANCE else actor)
    return [slug(place) for place in places]


def _said(now: Moment, why: Refusal, tongue: Tongue) -> str:
    """A reason in short; where it holds on every square there is, as the ruleset says that (``everywhere``)."""
    told = tongue.of(why.ruleset)
    if why.key in told.texts.get(EVERYWHERE, {}) and any(_is_all(now, name, value) for name, value in why.values.items()):
        return told.say(EVERYWHERE, why.key, why.values, tongue.names)
    if why.key in told.texts.get(SEVERAL, {}) and any(isinstance(one, tuple) and len(one) > 1 for one in why.values.values()):
        return told.say(SEVERAL, why.key, why.values, tongue.names)
    return brief.said(brief.as_can_be(now, why), tongue)


def _is_all(now: Moment, name: str, value: object) -> bool:
    """Whether several values are all those that a field of moves has."""
    if not isinstance(value, tuple):
        return False
    return len(value) == len(
        {getattr(move, name) for move in now.game.ruleset.catalogue(now.state.rules) if hasattr(move, name)}
    )


def _listed(now: Moment, allowed: Sequence[Move], refusals: Sequence[Refusal], tongue: Tongue) -> str:
    """Yes, with the moves; no, with the reasons; or both."""
    least = min((len(why.others) for why in refusals), default=0)
    foremost = brief.together([why for why in refusals if len(why.others) == least], tongue)
    reasons = {_said(now, why, tongue): why.clause for why in foremost}
    key = "may-some" if allowed and refusals else "may" if allowed else "may-not" if len(reasons) > 1 else "no"
    lines = [f"{'✓' if allowed else '✕'} {escaped(tongue.ui(key))}"]
    if allowed:
        ruleset = now.state.ruleset
        clauses = dict.fromkeys(now.imagined[0].play(move).events[0].clause for move in allowed)
        lines[0] += "".join(f" {chip(clause)}" for clause in clauses)
        lines.append(" ".join(button(named(move, tongue, ruleset), "play", str(move)) for move in allowed[:MOST]))
    told = [f"{escaped(said)} {chip(clause)}" for said, clause in list(reasons.items())[: 1 if allowed else REASONS]]
    if key == "no":
        lines = [f"{lines[0]} {told[0]}"]
    else:
        lines += [f"✕ {one}" for one in told]
    return element("div", "".join(f"<p>{line}</p>" for line in lines), class_="allowed" if allowed else "refused")
