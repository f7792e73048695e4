"""Questions: may this be done, why not, and what would it cause."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...core.errors import NotationError
from ...core.events import Event, Refusal
from ...core.moves import CHANCE, Move
from ...core.rulebook import Rulebook
from ...core.rulesets import part
from ...drawing import escaped, in_brief
from ..markup import Tongue, button, chip, chips, element
from . import brief, here_and_now, idle_places, likely, lying, marks, sight
from .choices import by_kind, named, number_range, slug, targets
from .moment import Moment
from .sight import NOBODY

SOME, MANY = 4, 12
"""So many moves are listed at a plain table, or with tools, if any of them may have been meant."""
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
    lines.append(_rule(clause, tongue))
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


def _rule(clause: str, tongue: Tongue) -> str:
    return button(tongue.ui("show-rule"), "clause", clause, class_="quietly show-rule")


def _kinds_of_place(now: Moment) -> set[str]:
    """What places there are at this table, by their first words."""
    return _acted_on(now) | {str(place[0]) for place, _ in now.seen.holdings()}


def _acted_on(now: Moment) -> set[str]:
    """The kinds of places at which moves begin or end."""
    return {str(place[0]) for move in now.game.ruleset.catalogue(now.state.rules) for place in move.places(0)}


def refused_text(sentence: str) -> str:
    """Something that cannot be done, in a sentence or two."""
    return element("div", f"✕ {escaped(sentence)}", class_="refused")


def refused_by(sentence: str, clause: str, tongue: Tongue) -> str:
    """Something that cannot be done, with the clause that forbids it and the way to its rule."""
    lines = (f"✕ {escaped(sentence)} {chip(clause)}", _rule(clause, tongue))
    return element("div", "".join(f"<p>{line}</p>" for line in lines), class_="refused")


def of_number(now: Moment, kind: str, given: str, tongue: Tongue) -> Answer | None:
    """What is wrong with a number that no move of this kind can be written with, such as 7.5 or none; else nothing."""
    if not _is_number(now, kind) or (given.isascii() and given.isdecimal() and len(given) <= DIGITS):
        return None
    sentence, clause = _range(now, kind, tongue)
    return (refused_by(sentence, clause, tongue) if clause else refused_text(sentence)), []


def _is_number(now: Moment, kind: str) -> bool:
    """Whether the moves of a kind that may be made are numbers, as bids are."""
    return bool(same := by_kind(now.moves).get(kind, [])) and number_range(same) is not None


def _range(now: Moment, kind: str, tongue: Tongue) -> tuple[str, str]:
    """From which number to which the moves of a kind go, and the clause that forbids more, if any does."""
    (low, high), words = number_range(by_kind(now.moves)[kind]) or (0, 0), tongue.of(now.state.ruleset)
    values = {"low": low, "high": high}
    told = kind in words.texts.get("numbers", {})
    sentence = words.say("numbers", kind, values, tongue.names) if told else tongue.ui("whole-number", **values)
    beyond = now.seen.refusal(now.game.ruleset.parse(f"{kind} {high + 1}"))
    return sentence, "" if beyond is None else beyond.clause


def at_place(now: Moment, place: str, tongue: Tongue, thing: str = "") -> Answer:
    """What could be wanted at a place where nothing can be done: the reason, or the moves to ask about.

    Whoever clicked on a thing that lies there asks about that thing.
    """
    if tongue.plain and now.game.at == now.game.last and now.game.automatic():
        return idle_places.waits(now, tongue), []
    if not now.apart and (waits := unanswerable(now, tongue)) is not None:
        return refused_text(waits), []
    doable = tongue.of(now.state.ruleset).texts.get("do", {}) if tongue.plain else {}
    thing = thing or (lying.alone(now, place) if tongue.plain else "")
    with_it = [move for move in likely.with_thing(now, place, thing) if not doable or move.kind in doable]
    if with_it and not now.apart:
        return here_and_now.on_thing(now, _about_thing(now, with_it, tongue, place), with_it[0], f"{place}#{thing}")
    wanted = [move for move in likely.candidates(now, place, likely.decider(now)) if not doable or move.kind in doable]
    if not wanted or (
        tongue.plain and place.partition("/")[0] in marks.PURSES and not by_kind(now.moves).keys() & by_kind(wanted)
    ):
        return _missing(now, place, tongue) or _of_another(now, place, tongue)
    if now.apart:
        return asked(now, str(wanted[0]), tongue, place)
    if tongue.plain and (missing := _missing(now, place, tongue)) is not None:
        return missing
    if tongue.plain and _is_number(now, wanted[0].kind) and (told := _range(now, wanted[0].kind, tongue))[1]:
        return idle_places.noted(*told, tongue), []
    if tongue.plain and len(wanted) > SOME and (guess := _guessed(now, wanted)) is not None:
        rule = brief.first_sentence(Rulebook(guess.ruleset, tongue.language)[guess.clause].sentence)
        return refused_by(f"{tongue.ui('none-ends-here')} {rule}", guess.clause, tongue), []
    if len(wanted) == 1 or len(wanted) > (SOME if tongue.plain else MANY):  # the one that is nearly allowed was meant
        return asked(now, str(wanted[0]), tongue, place)
    if (alike := _same_reason(now, wanted)) is not None:
        return refused(now, wanted[0], alike, tongue, named_too=False, at=place)
    if tongue.plain:
        wanted = likely.foremost(now, wanted)
        if len(wanted) == 1 or _same_reason(now, wanted) is not None:
            return asked(now, str(wanted[0]), tongue, place)
    listed = (button(named(move, tongue, now.state.ruleset), "why", str(move)) for move in wanted)
    text = element("p", escaped(tongue.ui("which-move"))) + element("div", listed, class_="row")
    return element("div", text, class_="note"), []


def of_then(now: Moment, tongue: Tongue) -> str:
    """For whom an answer holds, where a player looks back at somebody else's turn."""
    actor = now.state.actor
    if not tongue.plain or now.game.at == now.game.last or actor is None or actor == CHANCE or actor == now.person:
        return ""
    return element("div", escaped(tongue.ui("of-then", player=actor)), class_="note")


def _about_thing(now: Moment, wanted: list[Move], tongue: Tongue, place: str) -> Answer:
    """Why a thing cannot be used: what forbids all its moves alike, or the one nearly allowed; no one place of many for it."""
    if tongue.plain and now.seen.refusal(wanted[0]) is None:
        return _missing(now, place, tongue) or (idle_places.told(now, place, tongue), [])
    if (alike := _same_reason(now, wanted)) is None:
        return asked(now, str(wanted[0]), tongue)
    return refused(now, wanted[0], alike, tongue, named_too=False, at=place)


def _missing(now: Moment, place: str, tongue: Tongue) -> Answer | None:
    """What is missing at a place, whichever move was meant, where the ruleset can tell it (its part ``clicked``)."""
    tell, is_acted_on = getattr(part(now.state.ruleset, "clicked"), "clicked", None), place.partition("/")[0] in _acted_on(now)
    if tell is None or not place or (is_acted_on and not tongue.plain):
        return None
    reason = tell(now.seen.rules, now.seen.table, likely.decider(now), lying.parts(place))
    if reason is None:
        return None
    sentence = tongue.of(now.state.ruleset).say("clicked", reason.key, reason.values, tongue.names)
    because = [slug(one) for one in getattr(reason, "because", ())]
    if getattr(reason, "explains", not is_acted_on):
        return idle_places.noted(sentence, reason.clause, tongue), [["why", False, because]] if because else []
    crossed: list[marks.Mark] = [[marks.CROSSED, False, because or [place]]]
    return refused_by(sentence, reason.clause, tongue), [*crossed, ["why", False, [place]]] if because else crossed


def _guessed(now: Moment, wanted: list[Move]) -> Refusal | None:
    """The first reason where the likeliest moves lack the same thing of different pieces, so that none of them was meant."""
    reasons = [now.seen.refusal(move) for move in wanted]
    if (first := reasons[0]) is None:
        return None
    likely = [one for one in reasons if one is not None and len(one.others) == len(first.others)]
    alike = all(one.key == first.key for one in likely)
    return first if alike and len({one.said() for one in likely}) > 1 else None


def _same_reason(now: Moment, wanted: list[Move]) -> Refusal | None:
    """What forbids all these moves alike, whichever was meant."""
    reasons = [now.seen.refusal(move) for move in wanted]
    first = reasons[0]
    if first is None or any(one is None or one.said() != first.said() for one in reasons):
        return None
    return replace(first, others=())


def _of_another(now: Moment, place: str, tongue: Tongue) -> Answer:
    """At a place of somebody else: that it is not that player's turn. Money is only looked at, whosever it is."""
    actor = now.state.actor
    if tongue.plain and place.partition("/")[0] in marks.PURSES:
        return idle_places.told(now, place, tongue), []
    for player in range(now.state.rules.players):
        owned = not tongue.plain or place.split("/")[1:2] == [str(player)]
        for move in likely.candidates(now, place, player)[:1] if owned and actor not in (player, CHANCE) else ():
            why = now.state.seen_by(player).refusal(move)
            if why is not None and tongue.plain:
                return refused_by(tongue.ui("of-another", owner=player, actor=actor), _turn_clause(now, why), tongue), []
            if why is not None:
                return refused(now, move, why, tongue)
    return idle_places.told(now, place, tongue), []


def _turn_clause(now: Moment, why: Refusal) -> str:
    """The clause on whose turn it is, where the rulebook has one of that name; else the one that is in the way."""
    name = f"{now.state.ruleset}.turn"
    return name if name in Rulebook(now.state.ruleset) else why.clause


def foreseen(now: Moment, text: str, tongue: Tongue) -> Answer:
    """What a move that may be made would cause, in sentences; a plain table that tells what it promises leaves out the deed."""
    move: Move = now.game.ruleset.parse(text)
    caused = certain(now, move)
    if not caused:
        return "", []
    promise = promised(now, move, tongue)
    later = caused[1:] if promise and tongue.plain else caused
    sentences = (f"{escaped(_in_short(event, tongue))} {chips(event.clauses)}" for event in later)
    told = " ".join(sentences)
    done = f"{escaped(tongue.ui('if-done'))} {told}" if told else ""
    return f"{promise} {done}".strip(), marks.of_events(caused)


def certain(now: Moment, move: Move) -> Sequence[Event]:
    """What a move that may be made would cause; nothing that rests on what is hidden, and no secret."""
    if move not in now.moves or now.secret:
        return ()
    tables = [world.play(move) for world in now.imagined if world.allows(move)]
    first, *others = [sight.seen(after, now.eyes).events for after in tables] or [()]
    return first if len(tables) == len(now.imagined) and all(other == first for other in others) else ()


def _in_short(event: Event, tongue: Tongue) -> str:
    return in_brief(event, tongue.names, tongue.language) if tongue.plain else event.sentence(tongue.names, tongue.language)


def promised(now: Moment, move: Move, tongue: Tongue) -> str:
    """What a move promises its player, where the ruleset can tell it (its part ``prospects``)."""
    module, seen = part(now.state.ruleset, "prospects"), now.seen
    found = () if module is None else module.prospects(seen.rules, seen.table, likely.decider(now), move)
    words = tongue.of(now.state.ruleset)
    return escaped(" ".join(words.say("prospects", key, values, tongue.names) for key, values in found))
