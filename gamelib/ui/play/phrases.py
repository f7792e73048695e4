"""Moves in words: what a player would say, and what the move earns or costs at once."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.deeds import several_in_words
from ...core.moves import CHANCE, Move
from ...core.rulesets import part
from ..markup import Tongue
from ..table.choices import named
from ..table.game import PERSON, AnyState, Game
from ..table.marks import PURSES
from ..table.moment import Moment


def said(move: Move, tongue: Tongue, ruleset: str) -> str:
    """The move as something to do: "Sell gold on row C"; a ruleset without such words has its notation."""
    return named(move, tongue._replace(plain=True), ruleset)


def several(move: Move, times: int, words: str, tongue: Tongue, ruleset: str) -> str:
    """A move made several times as something to do, "Sell 2 green shares"; else its words and how often."""
    if times == 1:
        return words
    return several_in_words(move, times, ruleset, tongue.language) or tongue.ui("so-often", move=words, times=times)


def asked(state: AnyState, tongue: Tongue) -> str:
    """What the player is asked here, in a sentence."""
    words = tongue.of(state.ruleset)
    if state.phase not in words.texts.get("ask", {}):
        phase = words.label("phase", state.phase)
        return f"{phase[:1].upper()}{phase[1:]}."
    about = state.asked_about()
    group, key = (f"ask-{state.phase}", str(about["asked"])) if "asked" in about else ("ask", state.phase)
    return words.say(group, key, about, tongue.names)


def awaited(state: AnyState, tongue: Tongue) -> str:
    """What goes on by itself: dice fall, a card is drawn, or a bot thinks."""
    actor = state.actor
    return asked(state, tongue) if actor is None or actor == CHANCE else tongue.ui("thinks", player=actor)


def is_settled(state: AnyState) -> bool:
    """Whether nobody's score can change any more, where the ruleset knows that (its part ``fixed``)."""
    module = part(state.ruleset, "fixed")
    return module is not None and state.actor is not None and bool(module.fixed(state.rules, state.table))


def may_be_left(game: Game) -> bool:
    """Whether the only person at a table may leave the rest to bots: it runs out, by the ruleset's part ``fixed``."""
    state, module = game.state, part(game.state.ruleset, "fixed")
    runs_out = module is not None and state.actor is not None and bool(module.runs_out(state.rules, state.table))
    return runs_out and game.seats.count(PERSON) == 1


def gains(now: Moment, moves: Sequence[Move]) -> dict[Move, int]:
    """What each move brings its player at once in money, where that is certain and nothing about it is secret.

    Of what is sold for a debt it is the price, although the debt is paid with it at once.
    """
    actor = now.state.actor
    if actor is None or actor == CHANCE or now.secret:
        return {}
    return {move: gain for move in moves if (gain := price_in_debt(now, move) or _gain(now, move, actor))}


def _gain(now: Moment, move: Move, actor: int) -> int:
    amounts = {_money(world.play(move), actor) - _money(world, actor) for world in now.imagined if world.allows(move)}
    return amounts.pop() if len(amounts) == 1 else 0


def gain_of(now: Moment, later: AnyState) -> int:
    """What whoever decides has more in money on a later table."""
    actor = now.state.actor
    assert actor is not None
    return _money(later, actor) - _money(now.imagined[0], actor)


def less_owed(now: Moment, later: AnyState) -> int:
    """How much less whoever decides owes on a later table; nothing where the ruleset knows no debts."""
    actor = now.state.actor
    return 0 if actor is None else _owing(now.imagined[0], actor) - _owing(later, actor)


def price_in_debt(now: Moment, move: Move) -> int:
    """What is got for something that is sold for a debt; 0 where nothing is, and where the ruleset knows no debts."""
    known, actor = now.imagined[0], now.state.actor
    if actor is None or actor == CHANCE or _owing(known, actor) <= 0 or not known.allows(move):
        return 0
    flows = [flow for event in known.play(move).events for flow in event.flows if flow[2] == "money"]
    return sum(amount for _, target, _, amount in flows if target in [(purse, actor) for purse in PURSES])


def gain_told(now: Moment, move: Move, gains: dict[Move, int], tongue: Tongue) -> str:
    """What a move brings or costs: "get $50"; while a debt is due, its price and what is left then or still missing."""
    ruleset, actor, price = now.state.ruleset, now.state.actor, price_in_debt(now, move)
    if not price:
        return gain_text(gains[move], tongue, ruleset) if move in gains else ""
    assert actor is not None
    later = now.imagined[0].play(move)
    missing, got = _owing(later, actor), gain_text(price, tongue, ruleset)
    return tongue.ui("still-missing" if missing else "left-then", got=got, number=missing or _money(later, actor))


def _owing(state: AnyState, player: int) -> int:
    module = part(state.ruleset, "owing")
    return 0 if module is None else int(module.owing(state.rules, state.table, player))


def covers(now: Moment, later: AnyState, tongue: Tongue) -> str:
    """How much less whoever decides owes on a later table, and what comes back, where the ruleset knows debts."""
    less, back, ruleset = less_owed(now, later), gain_of(now, later), later.ruleset
    key = "covers-back" if back else "covers" if less else "covers-nothing"
    return tongue.ui(key, money=money(less, tongue, ruleset), back=money(back, tongue, ruleset))


def _money(state: AnyState, player: int) -> int:
    held = state.holdings()
    return sum(held.get(((purse, player), "money"), 0) for purse in PURSES)


def gain_text(amount: int, tongue: Tongue, ruleset: str) -> str:
    """What a move brings: "get $50", "pay $5"."""
    return tongue.ui("earn" if amount > 0 else "pay", money=money(amount, tongue, ruleset))


def money(amount: int, tongue: Tongue, ruleset: str) -> str:
    """An amount as the game writes it, whether it comes or goes."""
    return tongue.of(ruleset).template("labels", "money").replace("#", f"{abs(amount):,}")
