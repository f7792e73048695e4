"""Questions: may this be done, why not, and what would it cause."""

from __future__ import annotations

from dataclasses import replace

from ...core.errors import NotationError
from ...core.events import Refusal
from ...core.moves import CHANCE, Move
from ...drawing import escaped
from ..markup import Tongue, button, chip, element
from . import brief, clauses, here_and_now, likely, lying, marks
from .choices import by_kind, named, number_range, slug, targets
from .moment import Moment
from .sight import NOBODY

DIGITS = 6
"""No move is written with a longer number."""
Answer = tuple[str, list[marks.Mark]]
"""What is said, and what is marked on the board."""


def asked(now: Moment, text: str, tongue: Tongue, at: str = "") -> Answer:
    """Whether a move may be made now, or which clause forbids it and why; as far as these eyes can know.

    ``at`` is the place that was clicked, if one was.
    """
    try:
        move: Move = now.game.ruleset.parse(text)
    except NotationError as error:
        return refused_text(str(error)), []
    is_open = now.apart and move in now.moves
    if not is_open and (waits := unanswerable(now, tongue)) is not None:
        common = common_refusal(now, move)
        return (refused_text(waits), []) if common is None else refused(now, move, common, tongue)
    judge = now.imagined[0] if is_open or now.state.actor == CHANCE else now.seen
    why = judge.refusal(move)
    if why is not None:
        return refused(now, move, why, tongue, at=at)
    told = named(move, tongue, now.state.ruleset) if tongue.plain else str(move)
    by = now.imagined[0].play(move).events[0].clause
    answer = f"✓ {escaped(tongue.ui('allowed', move=told))} {chip(by)} {button(tongue.ui('play'), 'play', str(move))}"
    goal = [slug(place) for place in move.places(likely.decider(now))[-1:]]
    return element("div", answer, class_="allowed"), [["instead", False, goal]]


def common_refusal(now: Moment, move: Move) -> Refusal | None:
    """What forbids a move whatever is hidden, if anything does."""
    first, *others = [world.refusal(move) for world in now.imagined]
    if first is None or any(other is None or other.said() != first.said() for other in others):
        return None
    return replace(first, nearest=None, others=())


def unanswerable(now: Moment, tongue: Tongue) -> str | None:
    """Why these eyes get no answer about moves here, in a sentence; None if they do."""
    actor = now.state.actor
    if now.covered:
        return tongue.ui("lift-first", player=actor)
    if actor == CHANCE and not now.moves:
        return tongue.ui("falls-hidden")
    if now.eyes == NOBODY and actor is not None and actor != CHANCE:
        return tongue.ui("decides", player=actor)
    return None


def refused(now: Moment, move: Move, why: Refusal, tongue: Tongue, named_too: bool = True, at: str = "") -> Answer:
    """A refusal: the move, the reason with its clause, what else forbids it, the nearest legal move, and the rule itself."""
    ruleset = now.state.ruleset
    too_soon = tongue.plain and why.key.startswith(marks.DUE)  # then something else is due, whichever move was meant
    head = f"<b>{escaped(named(move, tongue, ruleset))}</b>: " if named_too and not too_soon else ""
    why = brief.as_can_be(now, brief.listed_once(brief.shortened(now, move, why) if tongue.plain else why))
    reason, clause = _reason(now, move, why, tongue, at)
    lines = [f"✕ {head}{escaped(reason)} {chip(clause)}"]
    lines += [f"{escaped(tongue.ui('also'))} {escaped(brief.said(one, tongue))} {chip(one.clause)}" for one in why.others]
    offers = here_and_now.instead(now, why) if tongue.plain else [one for one in [why.nearest] if one is not None]
    if offers:
        buttons = " ".join(button(named(one, tongue, ruleset), "play", str(one)) for one in offers)
        lines.append(f"{escaped(tongue.ui('now-can' if too_soon else 'nearest'))} {buttons}")
    lines.append(rule_of(clauses.refusing(clause, why), tongue))
    text = element("div", "".join(f"<p>{line}</p>" for line in lines), class_="refused")
    template, because = tongue.of(ruleset).template("refusals", why.key), here_and_now.because(now, why)
    marked = marks.of_refusal(move, why, likely.decider(now), _kinds_of_place(now), template, at, because)
    legal = {slug(place) for place in targets(now.moves, likely.decider(now))} if tongue.plain else set()
    return text, [*brief.uncrossed(marked, legal), *(here_and_now.due_first(now, why) if too_soon else ())]


def _reason(now: Moment, move: Move, why: Refusal, tongue: Tongue, at: str) -> tuple[str, str]:
    """Why not, with its clause: what lies there first where that is the reason, and at a plain table nothing beside it.

    Where something else is due, what lies there comes first, and then what is due.
    """
    engine = brief.said(why, tongue) if tongue.plain else why.said(tongue.names, tongue.language)
    lies, due = lying.said(now, move, why, tongue, at), why.key.startswith(marks.DUE)
    if not lies.clause:
        return " ".join((lies.sentence, engine) if due else (engine, lies.sentence)).strip(), why.clause
    return (lies.sentence, lies.clause) if tongue.plain else (f"{lies.sentence} {engine}", why.clause)


def rule_of(clause: str, tongue: Tongue) -> str:
    """The way to a rule."""
    return button(tongue.ui("show-rule"), "clause", clause, class_="quietly show-rule")


def _kinds_of_place(now: Moment) -> set[str]:
    """What places there are at this table, by their first words."""
    return acted_on(now) | {str(place[0]) for place, _ in now.seen.holdings()}


def acted_on(now: Moment) -> set[str]:
    """The kinds of places at which moves begin or end."""
    return {str(place[0]) for move in now.game.ruleset.catalogue(now.state.rules) for place in move.places(0)}


def refused_text(sentence: str) -> str:
    """Something that cannot be done, in a sentence or two."""
    return element("div", f"✕ {escaped(sentence)}", class_="refused")


def refused_by(sentence: str, clause: str, tongue: Tongue) -> str:
    """Something that cannot be done, with the clause that forbids it and the way to its rule."""
    lines = (f"✕ {escaped(sentence)} {chip(clause)}", rule_of(clause, tongue))
    return element("div", "".join(f"<p>{line}</p>" for line in lines), class_="refused")


def of_number(now: Moment, kind: str, given: str, tongue: Tongue) -> Answer | None:
    """What is wrong with a number that no move of this kind can be written with, such as 7.5 or none; else nothing."""
    if not is_number(now, kind) or (given.isascii() and given.isdecimal() and len(given) <= DIGITS):
        return None
    sentence, clause = range_told(now, kind, tongue)
    return (refused_by(sentence, clause, tongue) if clause else refused_text(sentence)), []


def is_number(now: Moment, kind: str) -> bool:
    """Whether the moves of a kind that may be made are numbers, as bids are."""
    return bool(same := by_kind(now.moves).get(kind, [])) and number_range(same) is not None


def range_told(now: Moment, kind: str, tongue: Tongue) -> tuple[str, str]:
    """From which number to which the moves of a kind go, and the clause that forbids more, if any does."""
    (low, high), words = number_range(by_kind(now.moves)[kind]) or (0, 0), tongue.of(now.state.ruleset)
    values = {"low": low, "high": high}
    told = kind in words.texts.get("numbers", {})
    sentence = words.say("numbers", kind, values, tongue.names) if told else tongue.ui("whole-number", **values)
    beyond = now.seen.refusal(now.game.ruleset.parse(f"{kind} {high + 1}"))
    return sentence, "" if beyond is None else beyond.clause


def of_then(now: Moment, tongue: Tongue) -> str:
    """For whom an answer holds, where a player looks back at somebody else's turn."""
    actor = now.state.actor
    if not tongue.plain or now.game.at == now.game.last or actor is None or actor == CHANCE or actor == now.person:
        return ""
    return element("div", escaped(tongue.ui("of-then", player=actor)), class_="note")
