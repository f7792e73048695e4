"""The end as a moment: who won and by which clause, everybody's score, where it turned, and another game."""

from __future__ import annotations

from ...core.events import Event
from ...core.rulesets import part, ruleset
from ...drawing import PLAYERS, escaped
from ..markup import Tongue, button, chip, element
from ..table.game import PERSON
from ..table.moment import Moment
from . import ask_button, podium, scores, turning

SCRAPS = 18
"""So many scraps of paper fall for a winner."""


def card(now: Moment, tongue: Tongue) -> str:
    """What stands beside the board when the game is over."""
    outcome = now.state.outcome
    if outcome is None:
        return ""
    me = _alone(now)
    cheers = bool(outcome.winners) and (me is None or me in outcome.winners)
    title = element("h3", escaped(_own(now, me, tongue) or _won(outcome.winners, tongue)), class_="won")
    head = element("div", title + by(now, tongue, _behind(now, me, tongue)) + podium.steps(now, tongue, me), class_="hero")
    again = button(tongue.ui("again"), "again", class_="deed strong", data_key="again")
    back = button(tongue.ui("look-back"), "go", _back_to(now, tongue), class_="deed", data_key="look-back")
    other = button(tongue.ui("another-game"), "door", class_="deed", data_key="door")
    below = scores.table(now, tongue, me) + _turned(now, me, tongue) + ask_button.alone(tongue)
    deeds = element("div", again + back + other, class_="deeds")
    return (_confetti() if cheers else "") + head + below + deeds


def _back_to(now: Moment, tongue: Tongue) -> int:
    """Where looking back begins: at the turning point; without one, or where that is the end itself, at the last turn."""
    point, starts = turning.turning_point(now, tongue), now.game.branch.turn_starts()
    if point is not None and point[0] < now.game.at:
        return point[0]
    return max((at for at in starts if at < now.game.at), default=0)


def summary(now: Moment, tongue: Tongue) -> str:
    """The same without a feast, for those who look at a game with tools: who won and why, every score, where it turned."""
    outcome = now.state.outcome
    if outcome is None:
        return ""
    title = element("h3", escaped(_won(outcome.winners, tongue)), class_="due")
    return title + by(now, tongue) + scores.table(now, tongue) + _turned(now, None, tongue)


def by(now: Moment, tongue: Tongue, also: str = "") -> str:
    """Who won and with what, then why it is over, each with its clause, as the events said it; and what is ``also`` to say."""
    outcome = now.state.outcome
    assert outcome is not None
    rule = (ruleset(now.state.ruleset).rulebook[outcome.clause].sentence, outcome.clause)
    ended = [_event(event, tongue) for event in now.events if event.clause == outcome.clause][:1] or [rule]
    by = [_event(event, tongue) for event in (*now.events[-1:], *_tie(now)) if event.clause != outcome.clause]
    (first, clause), *others = [*by, *ended]
    names_all = all(tongue.player(player) in first for player in outcome.winners)
    lead = "" if names_all else f"{element('b', escaped(_won(outcome.winners, tongue)))} "
    said = element("b", escaped(first)) if names_all else escaped(first)
    lines = (f" {escaped(sentence)} {chip(cited)}" for sentence, cited in others)
    return element("p", f"{lead}{said} {chip(clause)}{''.join(lines)} {escaped(also)}".strip(), class_="asked")


def _tie(now: Moment) -> list[Event]:
    """What decided among those with the best score: where it has a clause of its own, it is told before who won."""
    told = now.events[-2:-1]
    return [event for event in told if event.clause != now.events[-1].clause and "winners" in event.values]


def _behind(now: Moment, me: int | None, tongue: Tongue) -> str:
    """What a person who lost a race had still to do, where the ruleset tells it: it says why the richer one may have lost."""
    outcome, tell = now.state.outcome, getattr(part(now.state.ruleset, "score_parts"), "behind", None)
    if tell is None or me is None or outcome is None or not outcome.winners or me in outcome.winners:
        return ""
    (key, values), *others = (tell(world, me) for world in now.imagined)
    if any(other != (key, values) for other in others):
        return ""
    return tongue.of(now.state.ruleset).say("behind", key, values, tongue.names)


def _event(event: Event, tongue: Tongue) -> tuple[str, str]:
    return event.sentence(tongue.names, tongue.language), event.clause


def _turned(now: Moment, me: int | None, tongue: Tongue) -> str:
    """Where the game turned, and how late a person who lost was in front, each with the way there."""
    outcome = now.state.outcome
    assert outcome is not None
    lost = me is not None and bool(outcome.winners) and me not in outcome.winners
    lead = turning.own_lead(now, me, tongue) if lost and me is not None else None
    point = turning.turning_point(now, tongue)
    points = [point, lead if lead is not None and _is_late(now, lead[0], point) else None]
    lines = (f"{_folding(point[1], tongue)} {_show(now, point[0], tongue)}" for point in points if point is not None)
    return "".join(element("p", line, class_="point") for line in lines)


def _folding(told: str, tongue: Tongue) -> str:
    """A turning point, of which a low window leaves out what did it: there it is read where the button leads."""
    since, cause, rest = told.partition(tongue.ui("turning-cause", events="").strip())
    return escaped(since) + (element("span", escaped(cause + rest), class_="cause") if cause else "")


def _is_late(now: Moment, at: int, point: turning.Turn | None) -> bool:
    """Whether a lead is worth telling: late in the game, as at the beginning everybody once had it, and before it turned."""
    states = now.game.states
    return 2 * at >= now.game.at and (point is None or states[at].turn < states[point[0]].turn)


def _show(now: Moment, at: int, tongue: Tongue) -> str:
    return button(tongue.ui("show-it"), "go", at, class_="quietly") if at < now.game.at else ""


def _confetti() -> str:
    hues = [PLAYERS[number % len(PLAYERS)].line for number in range(SCRAPS)]
    scraps = (f'<i style="--n:{number};background:{hue}"></i>' for number, hue in enumerate(hues))
    return element("div", scraps, class_="confetti", aria_hidden="true")


def _won(winners: tuple[int, ...], tongue: Tongue) -> str:
    if not winners:
        return tongue.ui("cut-short")
    return tongue.ui("won" if len(winners) == 1 else "shared", players=winners)


def _alone(now: Moment) -> int | None:
    """The person who played alone among bots; None where nobody or several people played."""
    people = [seat for seat, who in enumerate(now.game.seats) if who == PERSON]
    return people[0] if len(people) == 1 else None


def _own(now: Moment, me: int | None, tongue: Tongue) -> str:
    """How a person who played alone among bots did."""
    outcome = now.state.outcome
    if me is None or outcome is None or not outcome.winners:
        return ""
    if me in outcome.winners:
        others = tuple(player for player in outcome.winners if player != me)
        return tongue.ui("you-shared", players=others) if others else tongue.ui("you-won")
    place, level = scores.place(now, me), [other for other in range(len(outcome.scores)) if other not in outcome.winners]
    others = tuple(other for other in level if other != me and scores.place(now, other) == place)
    return tongue.ui("you-came-with", place=place, players=others) if others else tongue.ui("you-came", place=place)
