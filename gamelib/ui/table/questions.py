"""Questions: may this be done, why not, and what would it cause."""

from __future__ import annotations

from dataclasses import replace

from ...core.errors import NotationError
from ...core.events import Refusal
from ...core.moves import CHANCE, Move
from ...core.rulebook import Rulebook
from ...core.rulesets import part
from ...drawing import escaped
from ..markup import Tongue, button, chip, chips, element
from . import brief, idle_places, marks, sight
from .choices import by_kind, named, number_range, slug, targets
from .moment import Moment
from .sight import NOBODY

SOME, MANY, LISTED = 4, 12, 100
"""So many moves are listed at a plain table, or with tools, if any of them may have been meant; so many are looked at."""
DIGITS = 6
"""No move is written with a longer number."""
UNTIMELY = 100
"""A move that is not due is meant less than any that is, whatever speaks against that one."""
Answer = tuple[str, list[marks.Mark]]
"""What is said, and what is marked on the board."""


def asked(now: Moment, text: str, tongue: Tongue) -> Answer:
    """Whether a move may be made now, or which clause forbids it and why; as far as these eyes can know."""
    try:
        move: Move = now.game.ruleset.parse(text)
    except NotationError as error:
        return refused_text(str(error)), []
    is_open = now.apart and move in now.moves
    if not is_open and (waits := unanswerable(now, tongue)) is not None:
        common = _common_refusal(now, move)
        return (refused_text(waits), []) if common is None else refused(now, move, common, tongue)
    judge = now.imagined[0] if is_open or now.state.actor == CHANCE else now.seen
    why = judge.refusal(move)
    if why is not None:
        return refused(now, move, why, tongue)
    told = named(move, tongue, now.state.ruleset) if tongue.plain else str(move)
    by = now.imagined[0].play(move).events[0].clause
    answer = f"✓ {escaped(tongue.ui('allowed', move=told))} {chip(by)} {button(tongue.ui('play'), 'play', str(move))}"
    return element("div", answer, class_="allowed"), [["instead", False, [slug(p) for p in move.places(_actor(now))[-1:]]]]


def _common_refusal(now: Moment, move: Move) -> Refusal | None:
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


def refused(now: Moment, move: Move, why: Refusal, tongue: Tongue, named_too: bool = True) -> Answer:
    """A refusal: the move, the reason with its clause, what else forbids it, the nearest legal move, and the rule itself."""
    name, language, ruleset = tongue.names, tongue.language, now.state.ruleset
    too_soon = tongue.plain and why.key.startswith(marks.DUE)  # then something else is due, whichever move was meant
    head = f"<b>{escaped(named(move, tongue, ruleset))}</b>: " if named_too and not too_soon else ""
    why = brief.shortened(now, move, why) if tongue.plain else why
    reasons = [brief.said(one, tongue) if tongue.plain else one.said(name, language) for one in (why, *why.others)]
    lines = [f"✕ {head}{escaped(reasons[0])} {chip(why.clause)}"]
    also = zip(reasons[1:], why.others, strict=True)
    lines += [f"{escaped(tongue.ui('also'))} {escaped(reason)} {chip(one.clause)}" for reason, one in also]
    if why.nearest is not None and not too_soon:
        instead = button(named(why.nearest, tongue, ruleset), "play", str(why.nearest))
        lines.append(f"{escaped(tongue.ui('nearest'))} {instead}")
    lines.append(_rule(why.clause, tongue))
    text = element("div", "".join(f"<p>{line}</p>" for line in lines), class_="refused")
    template = tongue.of(ruleset).template("refusals", why.key)
    marked = marks.of_refusal(move, why, _actor(now), _kinds_of_place(now), template)
    legal = {slug(place) for place in targets(now.moves, _actor(now))} if tongue.plain else set()
    return text, brief.uncrossed(marked, legal)


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
    bounds = number_range(same) if (same := by_kind(now.moves).get(kind, [])) else None
    if bounds is None or (given.isascii() and given.isdecimal() and len(given) <= DIGITS):
        return None
    (low, high), words = bounds, tongue.of(now.state.ruleset)
    told = kind in words.texts.get("numbers", {})
    values = {"low": low, "high": high}
    sentence = words.say("numbers", kind, values, tongue.names) if told else tongue.ui("whole-number", **values)
    beyond = now.seen.refusal(now.game.ruleset.parse(f"{kind} {high + 1}"))
    return (refused_text(sentence) if beyond is None else refused_by(sentence, beyond.clause, tongue)), []


def at_place(now: Moment, place: str, tongue: Tongue, thing: str = "") -> Answer:
    """What could be wanted at a place where nothing can be done: the reason, or the moves to ask about.

    Whoever clicked on a thing that lies there asks about that thing.
    """
    if tongue.plain and now.game.at == now.game.last and now.game.automatic():
        return element("div", escaped(tongue.ui("not-yet")), class_="note"), []
    if not now.apart and (waits := unanswerable(now, tongue)) is not None:
        return refused_text(waits), []
    doable = tongue.of(now.state.ruleset).texts.get("do", {}) if tongue.plain else {}
    with_it = [move for move in with_thing(now, place, thing) if not doable or move.kind in doable]
    if with_it and not now.apart:
        return _about_thing(now, with_it, tongue)
    wanted = [move for move in candidates(now, place, _actor(now)) if not doable or move.kind in doable]
    if not wanted or (
        tongue.plain and place.partition("/")[0] in marks.PURSES and not by_kind(now.moves).keys() & by_kind(wanted)
    ):
        return _missing(now, place, tongue) or _of_another(now, place, tongue)
    if now.apart:
        return asked(now, str(wanted[0]), tongue)
    if tongue.plain and (missing := _missing(now, place, tongue)) is not None:
        return missing
    if tongue.plain and len(wanted) > SOME and (guess := _guessed(now, wanted)) is not None:
        rule = brief.first_sentence(Rulebook(guess.ruleset, tongue.language)[guess.clause].sentence)
        return refused_by(f"{tongue.ui('none-ends-here')} {rule}", guess.clause, tongue), []
    if len(wanted) == 1 or len(wanted) > (SOME if tongue.plain else MANY):  # the one that is nearly allowed was meant
        return asked(now, str(wanted[0]), tongue)
    if (alike := _same_reason(now, wanted)) is not None:
        return refused(now, wanted[0], alike, tongue, named_too=False)
    if tongue.plain and _against(now, wanted[0]) < _against(now, wanted[1]):
        return asked(now, str(wanted[0]), tongue)
    listed = (button(named(move, tongue, now.state.ruleset), "why", str(move)) for move in wanted)
    text = element("p", escaped(tongue.ui("which-move"))) + element("div", listed, class_="row")
    return element("div", text, class_="note"), []


def _about_thing(now: Moment, wanted: list[Move], tongue: Tongue) -> Answer:
    """Why a thing cannot be used: what forbids all its moves alike, or the one that is nearly allowed."""
    alike = _same_reason(now, wanted)
    if alike is None:
        return asked(now, str(wanted[0]), tongue)
    return refused(now, wanted[0], alike, tongue, named_too=False)


def _missing(now: Moment, place: str, tongue: Tongue) -> Answer | None:
    """What is missing at a place, whichever move was meant, where the ruleset can tell it (its part ``clicked``)."""
    module = part(now.state.ruleset, "clicked")
    if module is None or not place:
        return None
    parts = tuple(int(one) if one.isdecimal() else one for one in place.split("/"))
    reason = module.clicked(now.seen.rules, now.seen.table, _actor(now), parts)
    if reason is None:
        return None
    sentence = tongue.of(now.state.ruleset).say("clicked", reason.key, reason.values, tongue.names)
    if place.partition("/")[0] not in _acted_on(now):
        return idle_places.noted(sentence, reason.clause, tongue), []
    return refused_by(sentence, reason.clause, tongue), [["refused", False, [place]]]


def _guessed(now: Moment, wanted: list[Move]) -> Refusal | None:
    """The first reason where the likeliest moves lack the same thing of different pieces, so that none of them was meant."""
    reasons = [now.seen.refusal(move) for move in wanted]
    first = reasons[0]
    if first is None:
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
    """At a place of somebody else: that it is not that player's turn."""
    actor = now.state.actor
    for player in range(now.state.rules.players):
        owned = not tongue.plain or place.split("/")[1:2] == [str(player)]
        for move in candidates(now, place, player)[:1] if owned and actor not in (player, CHANCE) else ():
            why = now.state.seen_by(player).refusal(move)
            if why is not None and tongue.plain:
                return refused_by(tongue.ui("of-another", owner=player, actor=actor), why.clause, tongue), []
            if why is not None:
                return refused(now, move, why, tongue)
    return idle_places.told(now, place, tongue), []


def candidates(now: Moment, place: str, actor: int) -> list[Move]:
    """The moves of the catalogue that would end at a place, of the kinds that are due if there are any."""
    catalogue = now.game.ruleset.catalogue(now.state.rules)
    every = [move for move in catalogue if move.places(actor) and _lies_in(place, slug(move.places(actor)[-1]))]
    return _likeliest(now, every)


def with_thing(now: Moment, place: str, thing: str) -> list[Move]:
    """The moves of the catalogue that would begin at a place with a thing that lies there, the likeliest first."""
    actor, catalogue = _actor(now), now.game.ruleset.catalogue(now.state.rules) if thing else ()
    every = [move for move in catalogue if thing in str(move).split() and move.places(actor)]
    return _likeliest(now, [move for move in every if _lies_in(place, slug(move.places(actor)[0]))])


def _likeliest(now: Moment, every: list[Move]) -> list[Move]:
    """The moves of the kinds that are due if there are any, those first against which least speaks."""
    due = by_kind(now.moves)
    wanted = [move for move in every if move.kind in due] or every
    return sorted(wanted[:LISTED], key=lambda move: _against(now, move))


def _lies_in(place: str, larger: str) -> bool:
    """Whether a place is this one or a part of it, as a square is of its row."""
    return place == larger or place.startswith(f"{larger}/")


def _against(now: Moment, move: Move) -> int:
    """How much speaks against a move; what is nearly allowed is the likeliest to be meant."""
    why = now.seen.refusal(move)
    return 0 if why is None else 1 + len(why.others) + UNTIMELY * why.key.startswith(marks.DUE)


def foreseen(now: Moment, text: str, tongue: Tongue) -> Answer:
    """What a move that may be made would cause, in sentences; nothing that rests on what is hidden, and no secret."""
    move: Move = now.game.ruleset.parse(text)
    if move not in now.moves or now.secret:
        return "", []
    tables = [world.play(move) for world in now.imagined if world.allows(move)]
    first, *others = [sight.seen(after, now.eyes).events for after in tables] or [()]
    if len(tables) < len(now.imagined) or any(other != first for other in others):
        return "", []
    sentences = (f"{escaped(event.sentence(tongue.names, tongue.language))} {chips(event.clauses)}" for event in first)
    told = " ".join(sentences)
    done = f"{escaped(tongue.ui('if-done'))} {told}" if told else ""
    return f"{_promised(now, move, tongue)} {done}".strip(), marks.of_events(first)


def _promised(now: Moment, move: Move, tongue: Tongue) -> str:
    """What a move promises its player, where the ruleset can tell it (its part ``prospects``)."""
    module, seen = part(now.state.ruleset, "prospects"), now.seen
    found = () if module is None else module.prospects(seen.rules, seen.table, _actor(now), move)
    words = tongue.of(now.state.ruleset)
    return escaped(" ".join(words.say("prospects", key, values, tongue.names) for key, values in found))


def _actor(now: Moment) -> int:
    actor = now.state.actor
    return 0 if actor is None or actor == CHANCE else actor
