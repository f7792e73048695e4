"""The end as a moment: who won and by which clause, everybody's score, where it turned, and another game."""

from __future__ import annotations

from ...core.rulesets import part, ruleset
from ...drawing import PLAYERS, escaped
from ..markup import Tongue, button, chip, element
from ..table import sight
from ..table.game import PERSON
from ..table.moment import Moment

STAR = "★"


def card(now: Moment, tongue: Tongue) -> str:
    """What stands beside the board when the game is over."""
    outcome = now.state.outcome
    if outcome is None:
        return ""
    own = _own(now, tongue)
    won = _won(outcome.winners, tongue)
    head = element("h3", escaped(own or won), class_="won")
    clause = ruleset(now.state.ruleset).rulebook[outcome.clause]
    who = f"{element('b', escaped(won))} " if own else ""
    by = element("p", f"{who}{escaped(clause.sentence)} {chip(outcome.clause)}", class_="asked")
    turned = turning_point(now, tongue)
    point = (
        element("p", escaped(turned[1]) + " " + button(tongue.ui("show-it"), "go", turned[0], class_="quietly"), class_="point")
        if turned
        else ""
    )
    again = button(tongue.ui("again"), "again", class_="deed strong", data_key="again")
    back = button(tongue.ui("look-back"), "go", 0, class_="deed", data_key="look-back")
    other = button(tongue.ui("another-game"), "door", class_="deed", data_key="door")
    return head + by + _scores(now, tongue) + point + element("div", again + back + other, class_="deeds")


def _won(winners: tuple[int, ...], tongue: Tongue) -> str:
    if not winners:
        return tongue.ui("cut-short")
    return tongue.ui("won" if len(winners) == 1 else "shared", players=winners)


def _own(now: Moment, tongue: Tongue) -> str:
    """How a person who played alone among bots did; empty where none or several people played."""
    outcome, people = now.state.outcome, [seat for seat, who in enumerate(now.game.seats) if who == PERSON]
    if outcome is None or not outcome.winners or len(people) != 1:
        return ""
    me = people[0]
    if me in outcome.winners:
        others = tuple(player for player in outcome.winners if player != me)
        return tongue.ui("you-shared", players=others) if others else tongue.ui("you-won")
    return tongue.ui("you-came", place=_place(me, outcome.scores, outcome.winners, now.state.engine.lowest_wins))


def _place(player: int, scores: tuple[int, ...], winners: tuple[int, ...], lowest_wins: bool) -> int:
    """The place of somebody who did not win: behind the winners and all others with a better score."""
    sign = -1 if lowest_wins else 1
    better = {other for other, score in enumerate(scores) if sign * score > sign * scores[player]}
    return len(better | set(winners)) + 1


def _scores(now: Moment, tongue: Tongue) -> str:
    """Everybody's score, the winners first."""
    outcome = now.state.outcome
    assert outcome is not None
    lowest_wins = now.state.engine.lowest_wins
    sign = 1 if lowest_wins else -1
    order = sorted(
        range(len(outcome.scores)), key=lambda player: (player not in outcome.winners, sign * outcome.scores[player])
    )
    rows = []
    for rank, player in enumerate(order):
        medal = STAR if player in outcome.winners else f"{rank + 1}."
        disc = f'<i class="disc" style="background:{PLAYERS[player % len(PLAYERS)].tint}">{player + 1}</i>'
        name = f"{disc}{escaped(tongue.player(player))}"
        score = tongue.of(now.state.ruleset).say("labels", "score", {"score": outcome.scores[player]})
        rows.append(f'<tr><td aria-hidden="true">{medal}</td><th scope="row">{name}</th><td>{escaped(score)}</td></tr>')
        made = "; ".join(parts(now, player, tongue))
        rows += [f'<tr class="parts"><td></td><td colspan="2">{escaped(made)}</td></tr>'] if made else []
    low = element("p", escaped(tongue.ui("lowest-wins")), class_="quiet") if lowest_wins else ""
    return element("table", rows, class_="scores") + low


def parts(now: Moment, player: int, tongue: Tongue) -> list[str]:
    """What a player's score is made of, line by line, where the ruleset tells it and these eyes may know it."""
    module = part(now.state.ruleset, "score_parts")
    if module is None:
        return []
    first, *others = (list(module.score_parts(world, player)) for world in now.imagined)
    if any(other != first for other in others):
        return []
    words = tongue.of(now.state.ruleset)
    return [words.say("score-parts", key, values, tongue.names) for key, values in first]


def turning_point(now: Moment, tongue: Tongue) -> tuple[int, str] | None:
    """The place after which the winner stayed in front to the end, by the curve that ranks the players, and a sentence."""
    outcome = now.state.outcome
    if outcome is None or len(outcome.winners) != 1:
        return None
    found = _lead(now, outcome.winners[0])
    if found is None:
        return None
    at, turn = found
    return at, tongue.ui("turning-point", player=outcome.winners[0], turn=turn)


def _lead(now: Moment, winner: int) -> tuple[int, int] | None:
    """Where the winner took the lead for good, by the ruleset's own estimate of how the players stand."""
    from ...players.search import standing_of

    standing, _ = standing_of(now.state.ruleset)
    if standing is None or not sight.is_told(now.game.branch, now.eyes):
        return None
    at = None
    for place in reversed(now.game.branch.turn_starts()):
        state = now.game.states[place]
        lead = standing(state.rules, state.table)
        if lead[winner] < max(value for player, value in enumerate(lead) if player != winner):
            break
        at = place
    return None if at is None or at == now.game.branch.turn_starts()[0] else (at, now.game.states[at].turn)
