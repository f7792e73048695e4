"""Questions: may this be done, why not, and what would it cause."""

from __future__ import annotations

from ..core.errors import NotationError
from ..core.events import Refusal
from ..core.moves import CHANCE, Move
from ..drawing import escaped
from . import eyes, marks
from .choices import by_kind, named, slug
from .lines import Lines
from .markup import Tongue, button, chip, chips, element

MANY, LISTED = 12, 100
Answer = tuple[str, list[marks.Mark]]
"""What is said, and what is marked on the board."""


def asked(lines: Lines, text: str, tongue: Tongue) -> Answer:
    """Whether a move may be made now, or which clause forbids it and why."""
    try:
        move: Move = lines.game.parse(text)
    except NotationError as error:
        return refused_text(str(error)), []
    seen = eyes.seen(lines.state, lines.viewer)
    why = seen.refusal(move)
    if why is None:
        said = f"✓ {escaped(tongue.ui('allowed', move=str(move)))} {button(tongue.ui('play'), 'play', str(move))}"
        return element("div", said, class_="allowed"), [["instead", False, [slug(p) for p in move.places(_actor(lines))[-1:]]]]
    return refused(lines, move, why, tongue)


def refused(lines: Lines, move: Move, why: Refusal, tongue: Tongue) -> Answer:
    """A refusal: the move, the reason with its clause, what else forbids it, and the nearest legal move."""
    name, language = tongue.names, tongue.language
    said = [
        f"✕ <b>{escaped(named(move, tongue, lines.state.ruleset))}</b>: {escaped(why.said(name, language))} {chip(why.clause)}"
    ]
    said += [f"{escaped(tongue.ui('also'))} {escaped(one.said(name, language))} {chip(one.clause)}" for one in why.others]
    if why.nearest is not None:
        instead = button(named(why.nearest, tongue, lines.state.ruleset), "play", str(why.nearest))
        said.append(f"{escaped(tongue.ui('nearest'))} {instead}")
    return element("div", "".join(f"<p>{line}</p>" for line in said), class_="refused"), marks.of_refusal(
        move, why, _actor(lines)
    )


def refused_text(sentence: str) -> str:
    """Something that cannot be done, in one sentence."""
    return element("div", f"✕ {escaped(sentence)}", class_="refused")


def at_place(lines: Lines, place: str, tongue: Tongue) -> Answer:
    """What could be wanted at a place where nothing can be done: the reason, or the moves to ask about."""
    wanted = candidates(lines, place, _actor(lines))
    if not wanted:
        return _of_another(lines, place, tongue)
    if len(wanted) == 1:
        return asked(lines, str(wanted[0]), tongue)
    listed = (button(named(move, tongue, lines.state.ruleset), "why", str(move)) for move in wanted[:MANY])
    said = element("p", escaped(tongue.ui("which-move"))) + element("div", listed, class_="row")
    return element("div", said, class_="note"), []


def _of_another(lines: Lines, place: str, tongue: Tongue) -> Answer:
    """At a place of somebody else: that it is not his turn."""
    for player in range(lines.state.rules.players):
        for move in candidates(lines, place, player)[:1]:
            why = lines.state.seen_by(player).refusal(move)
            if why is not None:
                return refused(lines, move, why, tongue)
    return element("div", escaped(tongue.ui("nothing-here")), class_="note"), []


def candidates(lines: Lines, place: str, actor: int) -> list[Move]:
    """The moves of the catalogue that would end at a place, of the kinds that are due if there are any."""
    state = lines.state
    every = [move for move in lines.game.catalogue(state.rules) if move.places(actor) and slug(move.places(actor)[-1]) == place]
    due = by_kind(state.moves())
    wanted = [move for move in every if move.kind in due] or every
    return sorted(wanted[:LISTED], key=lambda move: _against(lines, move))


def _against(lines: Lines, move: Move) -> int:
    """How much speaks against a move; what is nearly allowed is the likeliest to be meant."""
    why = lines.state.refusal(move)
    return 0 if why is None else 1 + len(why.others)


def foreseen(lines: Lines, text: str, tongue: Tongue) -> Answer:
    """What a legal move would cause, in sentences; chance that follows is not foreseen, and no secret is told."""
    move: Move = lines.game.parse(text)
    if not lines.state.allows(move) or eyes.sealed(lines):
        return "", []
    after = lines.state.play(move)
    events = eyes.seen(after, lines.viewer).events
    said = " ".join(f"{escaped(event.sentence(tongue.names, tongue.language))} {chips(event.clauses)}" for event in events)
    return said, marks.of_events(events)


def _actor(lines: Lines) -> int:
    actor = lines.state.actor
    return 0 if actor is None or actor == CHANCE else actor
