"""A rule step by step: its own sentence, what just happened in large letters, and the moment at which it speaks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ...core.events import Event
from ...core.moves import CHANCE, Move, Place
from ...core.rulebook import Rulebook
from ...drawing import escaped, heard, in_brief
from ..markup import ON_KEY, button, chip, element
from ..table import brief, clauses, log, questions
from ..table.choices import slug
from ..table.marks import CROSSED, Mark, is_place, of_events
from . import phrases
from .demo_steps import Shown, clause_of, refused_at, shown

if TYPE_CHECKING:
    from ..table.page import TablePage

BEFORE, OWN, AFTER = 2, 4, 2
"""So many sentences are told of what led to the rule, of what it does itself, and of what follows from it."""
MOST = 4
"""So many sentences are told of a step at which the rule is silent."""


def card(page: TablePage) -> str:
    """The rule with its sentence, which step of it is shown, and what happened there."""
    tongue, now = page.tongue, shown(page)
    rule = Rulebook(page.game.state.ruleset, tongue.language)[clause_of(page)]
    head = element("h3", escaped(rule.title)) + element("p", _said(rule.sentence), class_="asked rule-said")
    told = element("p", escaped(_where(page, now)), class_="step-of") if len(now.steps) > 1 else ""
    return head + element("div", told + "".join(_told(page, now)), class_="demo-told")


def _where(page: TablePage, now: Shown) -> str:
    """Which step it is, counted from the one with which it opens; what lies before that one led to it."""
    step, steps = now.number - now.opening + 1, len(now.steps) - now.opening
    return page.tongue.ui("demo-step", step=step, steps=steps) if step > 0 else page.tongue.ui("demo-before", steps=1 - step)


def _said(sentence: str) -> str:
    """What a rule says; on a wall only its first sentence may find room."""
    first, end, rest = sentence.partition(". ")
    return escaped(first + end.strip()) + (element("span", escaped(f" {rest}"), class_="further") if rest else "")


def bar(page: TablePage) -> str:
    """Below the table, always at the same place: a step back, a step on, and the way back."""
    tongue, now = page.tongue, shown(page)
    whole, short = map(tongue.ui, clauses.way_back(page))
    text = element("span", f"↩ {escaped(whole)}", class_="roomy") + element("span", f"↩ {escaped(short)}", class_="tight")
    look = "strong" if now.is_last else None
    keys = ON_KEY if now.is_last and clauses.is_of_lesson(page) else {}
    home = element("button", text, type="button", data_do="back", class_=look, aria_label=whole, data_key="demo-home", **keys)
    if len(now.steps) == 1:
        return element("span", "", class_="beads") + home
    back = _step("◀", tongue.ui("demo-back"), now.number - 1, disabled=now.is_first, data_key="back")
    on = button(f"{tongue.ui('demo-on')} ▶", "show-step", now.number + 1, class_="strong", data_key="on")
    if now.is_last:
        on = _step("↺", tongue.ui("demo-again"), now.opening, data_key="on", data_restarts=True)
    counted = range(now.opening, len(now.steps))
    beads = "".join(element("i", "", aria_current="step" if at == now.number else None) for at in counted)
    return back + on + element("span", beads, class_="beads", aria_hidden="true") + home


def _step(sign: str, told: str, number: int, **given: object) -> str:
    """A button that leads to a step; where room is scarce its sign is enough."""
    inside = f"{sign} {element('span', escaped(told), class_='roomy')}"
    return element("button", inside, type="button", data_do="show-step", data_arg=number, aria_label=told, **given)


def every_event(page: TablePage) -> str:
    """All that one move caused, where the card tells only what matters; else nothing."""
    now, moment, tongue = shown(page), page.moment, page.tongue
    if now.step.tried or now.is_opening or len(moment.events) <= len(_parts(page, moment.events)):
        return ""
    heading = element("li", element("h4", escaped(tongue.ui("demo-all"))), data_heading=True)
    return element("ol", heading + log.told(moment, now.step.at, tongue))


def spoken(page: TablePage) -> str:
    """The step in plain sentences, to be read out."""
    now, game = shown(page), page.game
    if now.step.tried:
        _, move, why = refused_at(game, now.step.at)[now.step.tried - 1]
        wish = phrases.said(move, page.tongue, game.state.ruleset)
        return f"{page.tongue.ui('demo-wish', move=wish)} {brief.said(why, page.tongue)}"
    if now.is_opening and not _own(page, page.moment.events):
        return _stands(page, now)
    return " ".join(_sentences(page, _parts(page, page.moment.events)))


def marks(page: TablePage) -> list[Mark]:
    """What a step marks on the board: the places of its move, and those that its rule speaks of."""
    now, moment = shown(page), page.moment
    if now.step.tried:
        _, move, why = refused_at(page.game, now.step.at)[now.step.tried - 1]
        return _of_refusal(page, move, questions.refused(moment, move, why, page.tongue)[1])
    if now.is_opening and not _own(page, moment.events):
        return []
    events = _own(page, moment.events) or list(moment.events)
    every = dict.fromkeys([*_went(page), *(_touched(events) or _touched(moment.events))])
    near = [place for place in every if is_place(place)] or list(every)  # a bank or a pile has a part in nearly everything
    return [["here", False, [slug(place) for place in near]], *of_events(events)]


def _of_refusal(page: TablePage, move: Move, told: list[Mark]) -> list[Mark]:
    """The marks of a move that is refused, and where else it could go.

    Where something else may go to the very same place, the place is not the reason: only what is refused is crossed then.
    """
    elsewhere, goal = _elsewhere(page, move), [slug(place) for place in move.places(page.game.state.actor or 0)[-1:]]
    if not set(goal) & set(elsewhere):
        return [*told, ["instead", False, elsewhere]]
    kept = [mark for mark in told if mark[0] != "instead"]
    return kept if any(mark[0] == CROSSED and mark[2] for mark in kept) else [*kept, [CROSSED, False, goal]]


def _elsewhere(page: TablePage, refused: Move) -> list[str]:
    """Every place to which what was moved may go from where it is: all of them are right, not the nearest alone."""
    actor = page.game.state.actor
    if actor is None or actor == CHANCE or len(refused.places(actor)) < 2:
        return []
    begun = [move.places(actor) for move in page.moment.moves if move.kind == refused.kind]
    return [slug(places[-1]) for places in begun if places[:-1] == refused.places(actor)[:-1]]


def _touched(events: Iterable[Event]) -> list[Place]:
    """The places between which events moved something."""
    return [place for event in events for flow in event.flows for place in flow[:2]]


def _went(page: TablePage) -> tuple[Place, ...]:
    """The places of the move that led here, if a player made it."""
    move, actor = page.game.state.last_move, _decider(page)
    return () if move is None or actor is None or actor == CHANCE else move.places(actor)


def _decider(page: TablePage) -> int | None:
    """Who made the move that led here, be it luck; None where nothing was moved yet."""
    return page.game.states[page.game.at - 1].actor if page.game.at else None


def _told(page: TablePage, now: Shown) -> Iterable[str]:
    if now.step.tried:
        stands = [element("p", escaped(_stands(page, now)), class_="beside")] if now.is_opening else []
        return [*stands, *_refused(page, now)]
    if now.is_opening and not _own(page, page.moment.events):
        return [element("p", escaped(_stands(page, now)), class_="large"), _on_table(page)]
    return [_whose(page), *_happened(page, page.moment.events)]


def _stands(page: TablePage, now: Shown) -> str:
    """How it stands at first, what led to it, whose turn it is, who is to do what, and what that player wants to do."""
    tongue, state = page.tongue, page.game.state
    head = tongue.ui("demo-stands-later", turn=state.turn) if state.turn else tongue.ui("demo-stands")
    led = [_sentence(page, event) for event in state.events[:1]] if now.step.at else []
    if state.actor is None:
        return " ".join([head, *led])
    due, whose = tongue.of(state.ruleset).label("phase", state.phase), _has_turn(page)
    key, player = (
        ("demo-asked", state.actor) if state.actor != CHANCE else ("demo-luck" if whose is None else "demo-turn", whose)
    )
    wish = _wanted(page, now)
    wants = [tongue.ui("demo-wants", player=_wisher(page), move=wish)] if wish else []
    return " ".join([head, *led, tongue.ui(key, player=player, due=due), *wants])


def _wanted(page: TablePage, now: Shown) -> str:
    """What the player who decides wants to do next, in words; nothing where luck decides."""
    game = page.game
    if _wisher(page) is None or now.is_last or now.step.tried:
        return ""
    at, tried = now.steps[now.number + 1]
    if game.state.actor == CHANCE and not tried:
        return ""
    move = refused_at(game, at)[tried - 1][1] if tried else game.states[at].last_move
    return "" if move is None else phrases.said(move, page.tongue, game.state.ruleset)


def _wisher(page: TablePage) -> int | None:
    """Who wants to do something: who decides, or whose turn it is while luck does."""
    actor = page.game.state.actor
    return _has_turn(page) if actor == CHANCE else actor


def _has_turn(page: TablePage) -> int | None:
    """Whose turn it is while luck decides; None where the game has not begun."""
    state = page.game.state
    return getattr(state.table, "player", None) if state.turn else None


def _on_table(page: TablePage) -> str:
    """What lies on the table, as it is told to those who cannot see the board."""
    drawing = page.moment.seen.svg(names=page.tongue.names, language=page.language, targets=None)
    return element("p", escaped(heard(drawing)), class_="beside")


def _whose(page: TablePage) -> str:
    """Whose move it was, in a line above what it did."""
    actor = _decider(page)
    if actor is None:
        return ""
    told = page.tongue.ui("demo-by-luck") if actor == CHANCE else page.tongue.ui("demo-by", player=actor)
    return element("p", escaped(told), class_="whose")


def _happened(page: TablePage, events: Sequence[Event]) -> Iterable[str]:
    """What was done in large letters, what the rule did set off, and what followed."""
    (rule, left), look = _of_rule(page, events), "large"
    for event in _parts(page, events):
        if event not in rule:
            yield element("p", escaped(_sentence(page, event)), class_=look)
        elif event == rule[0]:
            more = [page.tongue.ui("and-more", number=left)] if left else []
            yield _speaks(page, " ".join([*_sentences(page, rule), *more]), "demo-speaks", "speaks")
        look = "beside"


def _parts(page: TablePage, events: Sequence[Event]) -> list[Event]:
    """What is told of a move: of many events those round the rule, or the first ones where it is silent."""
    own, (rule, _) = _own(page, events), _of_rule(page, events)
    if not own:
        return list(events[:MOST])
    if not page.game.at:  # of a set-up, nothing leads to what the rule does
        return rule
    first, last = events.index(own[0]), max(at for at, event in enumerate(events) if event in own)
    led = [event for event in events[:first] if event not in own]
    led = led if len(led) <= BEFORE else [led[0], led[-1]]
    return [*led, *rule, *events[last + 1 : last + 1 + AFTER]]


def _of_rule(page: TablePage, events: Sequence[Event]) -> tuple[list[Event], int]:
    """What the rule does and what comes of it in between, which the board shows too; and how many of its own find no room."""
    own = _own(page, events)
    if not own:
        return [], 0
    last = max(at for at, event in enumerate(events) if event in own)
    whole = list(events[events.index(own[0]) : last + 1])
    return (whole, 0) if len(whole) <= OWN else (own[:OWN], len(own[OWN:]))


def _own(page: TablePage, events: Iterable[Event]) -> list[Event]:
    """The events that the rule that is shown has caused, or has a part in where it causes none."""
    clause = clause_of(page)
    cited = [event for event in events if clause in event.clauses]
    return [event for event in cited if event.clause == clause] or cited


def _refused(page: TablePage, now: Shown) -> Iterable[str]:
    """What somebody wishes to do, and which rule forbids it."""
    tongue, state = page.tongue, page.game.state
    _, move, why = refused_at(page.game, now.step.at)[now.step.tried - 1]
    if (player := _wisher(page)) is not None:
        yield element("p", escaped(tongue.ui("demo-wishes", player=player)), class_="whose")
    wish = tongue.ui("demo-wish", move=phrases.said(move, tongue, state.ruleset))
    yield element("p", escaped(wish), class_="large")
    clause = clause_of(page)
    mine = next((one for one in (why, *why.others) if one.clause == clause), None)
    if mine is None:
        yield element("p", f"✕ {escaped(brief.said(why, tongue))} {chip(why.clause)}", class_="refuses")
    else:
        yield _speaks(page, brief.said(mine, tongue), "demo-forbids", "speaks refuses")


def _speaks(page: TablePage, said: str, key: str, look: str) -> str:
    """The moment for which all of it is shown, set off."""
    head = element("b", escaped(page.tongue.ui(key)))
    return element("p", f"{head} {escaped(said)} {chip(clause_of(page))}", class_=f"{look} large")


def _sentences(page: TablePage, events: Iterable[Event]) -> Iterable[str]:
    """Events in sentences, each said once."""
    return dict.fromkeys(_sentence(page, event) for event in events)


def _sentence(page: TablePage, event: Event) -> str:
    return in_brief(event, page.tongue.names, page.tongue.language)
