"""Everybody's score at the end, taken apart: the winners first, each with a bar and the sum that makes it."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.rulesets import part
from ...drawing import PLAYERS, escaped
from ..markup import Tongue, element
from ..table import sight
from ..table.moment import Moment

STAR = "★"
DIFFERS, PARTS, SHARE = "score-differs", 2, 2
"""What tells two scores apart, in words; so many parts are told, the second where it makes at least one in so much."""
Part = tuple[str, Mapping[str, object]]
"""The key of a line among the ruleset's ``score-parts``, and its values; the first line is the sum."""


def table(now: Moment, tongue: Tongue, me: int | None = None) -> str:
    """The scores as a table, in the order of places; the row of ``me`` is set off."""
    rows = (_player(now, player, tongue, player == me) for player in order(now))
    low = element("p", escaped(tongue.ui("lowest-wins")), class_="quiet low") if now.state.engine.lowest_wins else ""
    return element("table", rows, class_="scores") + low


def order(now: Moment) -> list[int]:
    """The players in the order of their places, the winners first."""
    outcome = now.state.outcome
    assert outcome is not None
    sign = 1 if now.state.engine.lowest_wins else -1
    players = range(len(outcome.scores))
    return sorted(players, key=lambda player: (player not in outcome.winners, sign * outcome.scores[player]))


def place(now: Moment, player: int) -> int:
    """The place of a player when the game is over."""
    outcome = now.state.outcome
    assert outcome is not None
    return place_among(outcome.scores, outcome.winners, now.state.engine.lowest_wins, player)


def place_among(scores: tuple[int, ...], winners: tuple[int, ...], lowest_wins: bool, player: int) -> int:
    """Behind the winners and behind all with a better score; players who are level share their place."""
    if player in winners:
        return 1
    sign = -1 if lowest_wins else 1
    better = {other for other, score in enumerate(scores) if sign * score > sign * scores[player]}
    return len(better | set(winners)) + 1


def _player(now: Moment, player: int, tongue: Tongue, own: bool) -> str:
    outcome = now.state.outcome
    assert outcome is not None
    medal = STAR if player in outcome.winners else escaped(tongue.ui("rank", place=place(now, player)))
    you = f" {element('small', escaped(tongue.ui('oneself')))}" if own else ""
    name = disc(player) + escaped(tongue.player(player)) + you
    score = written(now, outcome.scores[player], tongue)
    cells = f'<td aria-hidden="true">{medal}</td><th scope="row">{name}</th><td>{escaped(score)}</td>'
    known = made_of(now, player)
    below = _bar(now, player, known) + escaped("; ".join(_said(now, known, tongue)))
    mine = " own" if own else ""
    row = element("tr", cells, class_=f"split{mine}" if below else mine.strip() or None)
    return row + (element("tr", f'<td></td><td colspan="2">{below}</td>', class_=f"parts{mine}") if below else "")


def disc(player: int) -> str:
    """A player's disc with the number."""
    return f'<i class="disc" style="background:{PLAYERS[player % len(PLAYERS)].tint}">{player + 1}</i>'


def written(now: Moment, score: int, tongue: Tongue) -> str:
    """A score with its unit."""
    return tongue.of(now.state.ruleset).say("labels", "score", {"score": score})


def parts(now: Moment, player: int, tongue: Tongue) -> list[str]:
    """What a player's score is made of, line by line, where the ruleset tells it and these eyes may know it."""
    return _said(now, made_of(now, player), tongue)


def made_of(now: Moment, player: int) -> list[Part]:
    """The parts of a score: those of the table at the end, or, where only the whole game tells them, of all that was paid."""
    module = part(now.state.ruleset, "score_parts")
    if module is None:
        return []
    if hasattr(module, "score_history"):
        told = now.state.actor is None and sight.is_told(now.game, now.game.branch, now.eyes)
        return list(module.score_history(now.game.states, player)) if told else []
    first, *others = (list(module.score_parts(world, player)) for world in now.imagined)
    return first if all(other == first for other in others) else []


def differences(now: Moment, player: int, winner: int, tongue: Tongue) -> list[str]:
    """The one or two parts of the scores that put a winner before a player, in words; none where no ruleset tells them."""
    outcome, words = now.state.outcome, tongue.of(now.state.ruleset)
    if outcome is None or DIFFERS not in words.texts or outcome.scores[player] == outcome.scores[winner]:
        return []
    terms, best = _terms(now, player), _terms(now, winner)
    less = getattr(part(now.state.ruleset, "score_parts"), "LESS", ())
    gains = {key: (best[key] - terms[key]) * (-1 if key in less else 1) for key in best if key in terms}
    sign = -1 if now.state.engine.lowest_wins else 1
    most = sorted((key for key in gains if sign * gains[key] > 0), key=lambda key: -sign * gains[key])[:PARTS]
    told = [key for key in most if SHARE * abs(gains[key]) >= abs(gains[most[0]])]
    values = ({"player": player, "winner": winner, "score": terms[key], "best": best[key]} for key in told)
    return [words.say(DIFFERS, key, one, tongue.names) for key, one in zip(told, values, strict=True)]


def _terms(now: Moment, player: int) -> dict[str, int]:
    """The numbers that one score is compared with another by: those of the ruleset (``terms``), or of what it is made of."""
    tell, known = getattr(part(now.state.ruleset, "score_parts"), "terms", None), made_of(now, player)
    if tell is not None:
        return dict(tell(now.seen, player)) if known else {}
    return {key: one for key, one in known[0][1].items() if key != "score" and isinstance(one, int)} if known else {}


def _said(now: Moment, known: list[Part], tongue: Tongue) -> list[str]:
    words = tongue.of(now.state.ruleset)
    return [words.say("score-parts", key, values, tongue.names) for key, values in known]


def _bar(now: Moment, player: int, known: list[Part]) -> str:
    """The score as a bar beside those of the others, in the parts that add up to it; none where the lowest wins."""
    outcome = now.state.outcome
    assert outcome is not None
    score, most = outcome.scores[player], max(outcome.scores)
    if now.state.engine.lowest_wins or most <= 0 or min(outcome.scores) < 0:
        return ""
    numbers = [value for key, value in known[0][1].items() if key != "score" and isinstance(value, int)] if known else []
    pieces = numbers if sum(numbers) == score and min(numbers, default=-1) >= 0 else [score]
    hue = PLAYERS[player % len(PLAYERS)]
    widths = "".join(f'<i style="width:{100 * piece / most:.1f}%"></i>' for piece in pieces)
    return element("span", widths, class_="bar", style=f"--hue:{hue.line};--lit:{hue.tint}", aria_hidden="true")
