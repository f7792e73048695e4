"""Whether a table could be: cards and papers add up, and what is said of the phase fits together."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.kit.positions import Fault
from .atlas import world
from .engine.arrival import lacking
from .engine.chance import nameable
from .engine.debts import papers
from .engine.roulette import safe_conduct
from .engine.trade import dealt_with, partners
from .engine.turn import destitute
from .engine.unseen import in_the_air
from .engine.ways import destinations
from .rules import Rules
from .table import (
    ANNOUNCE,
    ATTACK,
    BUY,
    CARDS,
    COLOURS,
    CONDUCT,
    DEAL,
    DEBT,
    DRAW,
    FAN,
    FIGHT,
    FIRST,
    FRESH,
    GIFT,
    HOMEWARD,
    MISSIONS,
    MOVE,
    NAME,
    NOBODY,
    NONE,
    ON_MISSION,
    OUTWARD,
    OVER,
    RANSOM,
    SECRET,
    SECRETS,
    SPIN,
    TABLE,
    TRADE,
    Table,
    cards,
)

TASK_OF = {
    TRADE: "trade",
    BUY: "buy",
    DEAL: "deal",
    DRAW: "draw",
    FAN: "fan",
    DEBT: "pay",
    GIFT: "gift",
    TABLE: "table",
    SECRET: "secret",
    NAME: "name",
}
"""The task that is on top of the agenda in a phase; in other phases the agenda is empty."""


def _cards(rules: Rules, table: Table) -> Iterator[Fault]:
    """Each card is in one place."""
    here, places = world(rules.map), dict.fromkeys(range(len(world(rules.map).cards)), 0)
    sets = (*table.hands, table.loot, *table.tops, in_the_air(table))
    for card in (*(card for one in sets for card in cards(one)), *(card for bottom in table.bottoms for card in bottom)):
        places[card] += 1
    for card, found in places.items():
        if found != 1:
            key = f"pile {COLOURS[card // CARDS]}"
            yield (
                key,
                f"{here.cards[card]} is in {found} places; every card is in a pile, in a hand, on the loot space or shown.",
            )


def _papers(rules: Rules, table: Table) -> Iterator[Fault]:
    """Each Table is in the stack or some merchant's, and so many Secrets are gone as missions are done."""
    sent = [city for city in table.missions if city != NONE]
    if sorted([*sent, *cards(table.tables)]) != list(range(len(MISSIONS))):
        yield "tables", "each Golden Table is in the stack or the mission of one merchant."
    held = [which for which in table.learnt if which != NONE]
    if len(set(held)) < len(held) or any(table.secrets >> which & 1 for which in held):
        yield "secrets", "each Secret is in the stack or with one merchant."
    done = sum(stage == HOMEWARD and ("secret", player) not in table.agenda for player, stage in enumerate(table.stages))
    if len(SECRETS) - len(cards(table.secrets)) != done:
        yield "secrets", f"{done} missions are done, so {len(SECRETS) - done} Secrets are left in the stack."


def _merchants(rules: Rules, table: Table) -> Iterator[Fault]:
    here = world(rules.map)
    for player, stage in enumerate(table.stages):
        key, busy = f"merchant {player + 1}", {task[0] for task in table.agenda if task[1:2] == (player,)}
        if stage == OUTWARD and table.golden[player]:
            yield key, "who is on the way to Khanbalik has no Table yet."
        if table.learnt[player] != NONE and stage != HOMEWARD:
            yield key, "a Secret is learnt when the mission is done."
        at = table.places[player]
        if stage == OUTWARD and at == here.khanbalik and not busy & {"arrive", "table"}:
            yield key, "nobody stands in Khanbalik without a Table, unless just arriving."
        if stage == ON_MISSION and at == here.missions[table.missions[player]] and "arrive" not in busy:
            yield key, "the mission is done on arrival, so nobody stands in their mission city with it still open."
        if stage == HOMEWARD and "secret" in busy and table.learnt[player] != NONE:
            yield key, "the Secret is still to be drawn."


def _turn(rules: Rules, table: Table) -> Iterator[Fault]:
    if (table.turn == 0) != (table.phase == FIRST):
        yield "turn", "the turn is 0 in the phase first-player, and at least 1 afterwards."
    if (table.player == NOBODY) != (table.phase == FIRST):
        yield "player", "a player has the turn in every phase but first-player."
    opening = (rules.cash,) * rules.players
    if table.phase == FIRST and (table.cash != opening or any(table.hands) or any(table.bottoms) or any(table.stages)):
        yield "phase", "the first player is drawn before anything is bought or paid."


def _agenda(rules: Rules, table: Table) -> Iterator[Fault]:
    if table.phase == OVER:
        return
    task = TASK_OF.get(table.phase)
    if (table.agenda[-1][0] if table.agenda else None) != task:
        yield "agenda", f"in the phase {table.phase} the last task is {task or 'none, for there is no agenda'}."
    words = [one[0] for one in table.agenda]
    if words and (words[0] != "end" or words.count("end") > 1):
        yield "agenda", "the first task, which is done last, is 'end', and there is only one."
    if any(word in ("trade", "buy") and index != 1 for index, word in enumerate(words)):
        yield "agenda", "'trade' or 'buy' stands right behind 'end'."
    if "buy" not in words and any(word in ("draw", "return", "name") for word in words):
        yield "agenda", "cards are drawn and carried out only while somebody buys."
    for index, one in enumerate(table.agenda):
        if one[0] == "name" and table.agenda[index - 1] != ("return", one[1]):
            yield "agenda", "a merchant is named for the chance card that is shown."
    if table.left and not {"trade", "buy"} & set(words):
        yield "left", "cards can still be bought only while somebody trades."
    if "trade" in words and table.left != rules.buy_limit:
        yield "left", f"before the first purchase {rules.buy_limit} cards may be bought."


def _roulette(rules: Rules, table: Table) -> Iterator[Fault]:
    before = table.phase in (FIRST, FRESH, ANNOUNCE, OVER)
    if (table.kind != NONE) == before:
        yield "announced", "land or sea is announced before the spin, and stays so for the turn."
    if (table.spun != NONE) == (before or table.phase == SPIN):
        yield "spun", "what is spun stays so for the turn."
    if table.kind == NONE:
        return
    here = world(rules.map)
    if table.phase == SPIN and table.kind not in here.kinds_from[table.places[table.player]]:
        yield "announced", "no such line leaves the player's space."
    if table.spun != NONE and table.spun not in [spin.steps for spin in here.ring_moves[table.kind]]:
        yield "spun", f"the ring does not show {table.spun}."
    if table.phase in (CONDUCT, FIGHT, RANSOM) and table.spun != ATTACK:
        yield "spun", "there is a fight only after an attack."
    if table.phase in (MOVE, TRADE, BUY, DEAL, DRAW, FAN, NAME) and table.spun == ATTACK:
        yield "spun", "after an attack nobody moves or trades."


def _phase(rules: Rules, table: Table) -> Iterator[Fault]:
    """In each phase there is something to decide."""
    player, here = table.player, world(rules.map)
    if table.phase in (FRESH, ANNOUNCE, CONDUCT, RANSOM, MOVE) and not _can(rules, table):
        yield "phase", f"nothing is to be decided in the phase {table.phase}."
    if table.phase in (TRADE, BUY, DEAL) and here.colours[table.places[player]] == NONE:
        yield f"merchant {player + 1}", "trade is only on a trading post."
    possible = table.hands[player] or table.cash[player] >= rules.price or partners(rules, table)
    if table.phase == TRADE and not possible:
        yield "phase", "there is nothing to sell, buy or deal."
    if table.phase == BUY and (not table.left or table.cash[player] < rules.price):
        yield "phase", "no further card can be bought."
    if table.phase == DRAW and table.agenda[1][0] == "buy" and not _drawable(table):
        yield "agenda", "the pile is empty."
    if table.phase == FAN:
        _, taker, other = table.agenda[-1]
        if taker != player or taker == other or not table.hands[int(other)] or table.places[player] != table.places[int(other)]:
            yield "agenda", "the player takes a card from a merchant with goods on the same space."
    if table.phase == NAME and not nameable(rules, table):
        yield "agenda", "no merchant can be named."
    yield from _others(rules, table)


def _drawable(table: Table) -> bool:
    colour = int(table.agenda[-1][1])
    return bool(table.tops[colour] or table.bottoms[colour])


def _others(rules: Rules, table: Table) -> Iterator[Fault]:
    """Phases in which somebody else may have to decide."""
    here = world(rules.map)
    for task in table.agenda:
        if task[0] in ("gift", "table") and (
            table.stages[int(task[1])] != OUTWARD or table.places[int(task[1])] != here.khanbalik
        ):
            yield "agenda", "gift and Table belong to a merchant who has just come to Khanbalik."
        if task[0] == "secret" and table.stages[int(task[1])] != HOMEWARD:
            yield "agenda", "a Secret is drawn when the mission is done."
        if task[0] == "pay" and task[1] == task[2]:
            yield "agenda", "nobody pays themselves."
    if table.phase == DEBT:
        _, payer, _, amount = table.agenda[-1]
        if table.cash[int(payer)] >= int(amount) or not (table.hands[int(payer)] or papers(table, int(payer))):
            yield "phase", "the debtor can pay, or has nothing to sell."
    if table.phase == GIFT:
        _, giver, left = table.agenda[-1]
        if not 1 <= int(left) <= rules.gift or len(cards(table.hands[int(giver)] & here.finest)) < int(left):
            yield "agenda", "the merchant does not hold what is to be given."


def _can(rules: Rules, table: Table) -> bool:
    player = table.player
    if table.phase == MOVE:
        return bool(destinations(rules, table))
    if table.phase == RANSOM:
        return bool(table.hands[player])
    if table.phase == CONDUCT:
        return safe_conduct(table, player)
    return destitute(table, player) if table.phase == FRESH else True


def _over(rules: Rules, table: Table) -> Iterator[Fault]:
    if table.winner != NOBODY and (table.phase != OVER or any(lacking(rules, table, table.winner))):
        yield "winner", "a winner has reached the goal in Venice, and the game is over."
    if table.winner != NOBODY and table.places[table.winner] != world(rules.map).venice:
        yield "winner", "a winner stands in Venice."
    if table.phase == OVER and table.winner == NOBODY and (table.turn != rules.turn_limit or table.agenda):
        yield "phase", f"the game is not over: nobody has won and turn {table.turn} is below the limit."


def _draws(rules: Rules, table: Table) -> Iterator[Fault]:
    """Cards are bought on a post from the pile of its colour; a chance card gives further ones of its own colour."""
    if table.player == NOBODY:
        return
    colour = world(rules.map).colours[table.places[table.player]]
    if table.left and colour == NONE:
        yield "left", "cards can be bought only on a trading post."
    for index, task in enumerate(table.agenda):
        before = next((one for one in table.agenda[:index][::-1] if one[0] != "draw"), ("", NONE))
        if task[0] != "draw":
            continue
        if before[0] == "buy" and (index != 2 or len(table.agenda) > 3 or task[1] != colour):
            yield "agenda", "one card is bought at a time, from the pile of the post's colour."
        elif before[0] == "return" and int(before[1]) // CARDS != task[1]:
            yield "agenda", "the further cards that a chance card gives are of its own colour."
        elif before[0] not in ("buy", "return", "arrive"):
            yield "agenda", "a card is drawn because it was bought, or because a chance card gives it."


def _deals(rules: Rules, table: Table) -> Iterator[Fault]:
    """One card of each merchant on the post, where the rules allow more than one in all."""
    done, words = dealt_with(table), [task[0] for task in table.agenda]
    if done and not rules.deal_with_each:
        yield "agenda", "one deal is all there is under these rules, so no further one waits [marco_polo.deal]."
    if table.phase == DEAL and not set(partners(rules, table)) - set(done):
        yield "phase", "nobody is left to deal with."
    if words.count("deal") != len(set(done)) or table.player in done:
        yield "agenda", "a deal is with another merchant, and once with each."
    if done and (words[1 : len(done) + 1] != ["deal"] * len(done) or set(words[len(done) + 1 :]) - {"fan"}):
        yield "agenda", "deals stand right behind 'end', and nothing but the fan behind them."
    for other in done:
        if table.places[other] != table.places[table.player]:
            yield "agenda", "a deal is with a merchant on the same post."
    if table.phase == FAN and done and table.agenda[-1][2] != done[-1]:
        yield "agenda", "the hand that is fanned belongs to the merchant who was paid last."


FAULTS = (_cards, _papers, _merchants, _turn, _agenda, _roulette, _phase, _draws, _deals, _over)
"""What to look for, in this order; each function names where something is wrong, and what."""
