"""Questions about this very moment: whose turn is it, must I do that, what does it cost, how much money has Ben?"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from ...core.moves import CHANCE, Move
from ...core.rulebook import Rulebook
from ...core.wishes import THINGS, Wish, details, wished
from ...drawing import escaped
from ..markup import Tongue, chip, element
from . import brief, counted_questions, idle_places, questions, rule_questions
from .choices import by_kind, named
from .clickable import TRADE
from .marks import PURSES
from .moment import Moment

MOST = 4
"""So many prices are told."""
_WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")


def answered(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> str:
    """What is so at this moment, where a question asks for that; else nothing."""
    plain = " ".join(word.lower() for word in _WORD.findall(text))
    actor = now.state.actor
    if _is_all(_as_first(plain, actor, names, tongue), "asks-turn", tongue):
        return due(now, "" if actor is None or actor == CHANCE else tongue.ui("decides", player=actor), tongue)
    if (rest := _without(plain, "asks-turns", tongue)) is not None and _is_idle(rest, tongue):
        told = tongue.ui("turn-last" if now.state.actor is None else "turn-now", turn=now.state.turn)
        return element("div", element("p", escaped(told)), class_="note")
    if counted := counted_questions.answered(now, text, names, tongue):
        return counted
    if _says(plain, "asks-richest", tongue):
        return _purses(now, tongue)
    if _says(plain, "asks-money", tongue) and not _says(plain, "asks-no-money", tongue):
        return _money(now, plain, names, tongue)
    if (rest := _without(plain, "asks-duty", tongue)) is not None and not rule_questions.asks_for_rules(text, tongue):
        need = _says(plain, "asks-need", tongue)  # what one needs is not what one must do at once
        return (
            ""
            if _asks_why(plain, tongue)
            else _duty(now, rest, names, tongue, later=not need and not _is_known(now, text, names, tongue))
        )
    if (rest := _without(plain, "asks-cost", tongue)) is not None:
        return _cost(now, rest, _says(plain, "asks-gain-for", tongue), names, tongue)
    return ""


def _as_first(plain: str, actor: int | None, names: Sequence[str], tongue: Tongue) -> str:
    """The same as whoever decides would ask it."""
    mine = f" {tongue.ui('first-person-my')} "
    for name in names:
        plain = f" {plain} ".replace(f" {name.lower()}'s ", mine).replace(f" {name.lower()}’s ", mine).strip()
    if actor is None or actor == CHANCE:
        return plain
    return f" {plain} ".replace(f" {names[actor].lower()} ", f" {tongue.ui('first-person-i').lower()} ").strip()


def _is_known(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> bool:
    """Whether the rule of a duty is known in these very words: it says more than that another move is due."""
    from . import common_questions

    return bool(common_questions.answered(now, text, names, tongue, common_questions.SAME))


def _is_idle(rest: str, tongue: Tongue) -> bool:
    """Whether nothing is left of a question for the turn, and something that says that it is about this game so far."""
    return bool(rest.split()) and {*rest.split()} <= {*tongue.ui("turns-idle").split()}


def by_rule(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> str:
    """The rules that speak of a duty, or of the price of what cannot be bought or sold now; else nothing."""
    plain = " ".join(word.lower() for word in _WORD.findall(text))
    if (duty := _without(plain, "asks-duty", tongue)) is not None and _asks_why(plain, tongue):
        return due(now, "", tongue)
    if duty is not None and not rule_questions.asks_for_rules(text, tongue) and (told := _duty(now, duty, names, tongue, True)):
        return told
    if (rest := _without(plain, "asks-cost", tongue)) is None or (wish := _wish(now, rest, names, tongue)).unknown:
        return ""
    if _says(plain, "asks-gain-for", tongue) and (
        told := rule_questions.of_topic(tongue.ui("earn-word"), now.state.rules, tongue)
    ):
        return told
    ruleset, kinds = now.state.ruleset, dict.fromkeys(move.kind for move in _priced(now, wish, rest, tongue))
    own = rule_questions.of_clauses((f"{ruleset}.{kind}" for kind in kinds), ruleset, tongue)
    things = _things(kinds, ruleset, tongue)
    return own or rule_questions.answered(f"{text} {things}", now.state.rules, tongue, names)


def _asks_why(plain: str, tongue: Tongue) -> bool:
    return plain.split()[0] in tongue.ui("doubts-first").split()


def _is_all(plain: str, key: str, tongue: Tongue) -> bool:
    """Whether a question is one of some phrases, and but for idle words nothing else."""
    rest = _without(plain, key, tongue)
    return rest is not None and {*rest.split()} <= {*tongue.ui("turn-idle").split()}


def due(now: Moment, sentence: str, tongue: Tongue) -> str:
    """A sentence, and what is due with its clause."""
    if now.state.actor is None:
        return ended_by(now, tongue)
    why = brief.due(now)
    return idle_places.noted(f"{sentence} {brief.said(why, tongue)}".strip(), why.clause, tongue)


def ended_by(now: Moment, tongue: Tongue) -> str:
    """That the game is over, by the clause that ended it."""
    outcome = now.state.outcome
    assert outcome is not None
    rule = brief.first_sentence(Rulebook(now.state.ruleset, tongue.language)[outcome.clause].sentence)
    return questions.refused_by(f"{tongue.ui('over-now')} {rule}", outcome.clause, tongue)


def _duty(now: Moment, text: str, names: Sequence[str], tongue: Tongue, later: bool = False) -> str:
    """Whether something has to be done: where nothing else can be; ``later`` also that it cannot be done at all."""
    wish = _wish(now, text, names, tongue)
    if not wish.verbal or wish.unknown or now.apart or questions.unanswerable(now, tongue) is not None:
        return ""
    if not now.moves or now.state.actor in (None, CHANCE) or any(player != now.state.actor for player in wish.subjects):
        return ""
    legal = sum(move in now.moves for move in wish.moves)
    if not legal:
        return due(now, tongue.ui("must-never"), tongue) if later else ""
    return due(now, tongue.ui("must" if legal == len(now.moves) else "must-not"), tongue)


def _cost(now: Moment, rest: str, gain: bool, names: Sequence[str], tongue: Tongue) -> str:
    """What moves cost or bring now, each with its clause; nothing where none may be made, or no ``gain`` that is asked for."""
    from ..play.phrases import gain_text, gains

    wish, ruleset = _wish(now, rest, names, tongue), now.state.ruleset
    if wish.unknown:
        return ""
    legal = [move for move in _priced(now, wish, rest, tongue) if move in now.moves]
    if gain:
        legal = [move for move, amount in gains(now, legal).items() if amount > 0]
    silent = now.secret or now.covered or now.apart or wish.subjects or now.state.actor in (None, CHANCE)
    if not silent and wish.verbal and len(wish.moves) == 1 and (why := now.seen.refusal(wish.moves[0])) is not None:
        return questions.refused(now, wish.moves[0], why, tongue)[0]
    if not legal or silent or questions.unanswerable(now, tongue) is not None:
        return ""
    amounts, lines = gains(now, legal), list[str]()
    for move in sorted(amounts, key=lambda move: move.kind):
        told = tongue.ui("costs", move=named(move, tongue, ruleset), money=gain_text(amounts[move], tongue, ruleset))
        lines.append(f"{escaped(told)} {_by(now, move)}")
    if free := [move for move in legal if move not in amounts]:
        lines[MOST - 1 :] = [f"{escaped(tongue.ui('costs-other' if amounts else 'costs-none'))} {_by(now, free[0])}"]
    return element("div", (element("p", line) for line in list(dict.fromkeys(lines))[:MOST]), class_="note")


def _priced(now: Moment, wish: Wish, rest: str, tongue: Tongue) -> list[Move]:
    """The moves whose price is asked for: those that are said, or those with the thing that is named."""
    return (list(wish.moves) if wish.verbal else []) or _with_thing(now, rest, tongue) or list(wish.moves)


def _by(now: Moment, move: Move) -> str:
    """The clause that allows a move."""
    return chip(now.imagined[0].play(move).events[0].clause)


def _things(kinds: Iterable[str], ruleset: str, tongue: Tongue) -> str:
    """What the moves of some kinds are made with."""
    return " ".join(str(tongue.of(ruleset).texts.get(THINGS, {}).get(kind, "")) for kind in kinds)


def _with_thing(now: Moment, text: str, tongue: Tongue) -> list[Move]:
    """The moves beside whose verb a thing may stand that is named; where it can be bought, to buy or to sell it."""
    things = tongue.of(now.state.ruleset).texts.get(THINGS, {})
    kinds = {kind for kind in things if {*str(things[kind]).split()} & {*text.split()}}
    kinds = kinds & TRADE if kinds >= TRADE else kinds
    moves = [move for move in now.game.ruleset.catalogue(now.state.rules) if move.kind in kinds]
    asked = {*text.split()} & {detail for move in moves for detail in details(move)}
    return sorted((move for move in moves if asked <= {*details(move)}), key=lambda move: move.kind)


def _wish(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> Wish:
    catalogue: Iterable[Move] = now.game.ruleset.catalogue(now.state.rules)
    return wished(text, now.state.ruleset, catalogue, names, by_kind(now.moves), tongue.language)


def _money(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> str:
    """What lies in the purse of whoever is named, or of whoever decides."""
    player = next((seat for seat, name in enumerate(names) if name.lower() in text), None)
    if player is None and (left := _left_over(text, tongue)) and left <= {*tongue.ui("asks-everybody").split()}:
        return _purses(now, tongue)
    if player is None and not _left_over(text, tongue):
        player = counted_questions.asker(now)
    if player is None:
        return ""
    said, clause = purse(now, player, tongue), idle_places.of_money(now)
    return idle_places.noted(said, clause, tongue) if said and clause else ""


def _purses(now: Moment, tongue: Tongue) -> str:
    """What lies in everybody's purse."""
    said, clause = [purse(now, player, tongue) for player in range(now.state.rules.players)], idle_places.of_money(now)
    return idle_places.noted(" ".join(said), clause, tongue) if all(said) and clause else ""


def purse(now: Moment, player: int | None, tongue: Tongue) -> str:
    """How much money somebody has, in a sentence; nothing where it is not known."""
    purses = (f"{purse}/{player}" for purse in PURSES)
    said = next((told for purse in purses if (told := idle_places.named(now, purse, tongue))), "")
    return f"{said.rstrip('.')}." if said else ""


def _left_over(text: str, tongue: Tongue) -> set[str]:
    """The words of a question for money beside those that it is made of: somebody may be meant who is not at this table."""
    return {*text.split()} - {word for key in ("asks-money", "asks-own", "counts-idle") for word in tongue.ui(key).split()}


def _says(plain: str, key: str, tongue: Tongue) -> bool:
    return any(f" {phrase} " in f" {plain} " for phrase in tongue.ui(key).split(" | "))


def _without(plain: str, key: str, tongue: Tongue) -> str | None:
    """A question without the words that make it one of these; None where it has none of them."""
    if not _says(plain, key, tongue):
        return None
    for phrase in (*tongue.ui(key).split(" | "), *tongue.ui("asks-dropped").split()):
        plain = f" {plain} ".replace(f" {phrase} ", " ").strip()
    return plain
