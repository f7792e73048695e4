"""When the game is over, and who has won."""

from __future__ import annotations

from ...core.events import Log
from ...core.state import Outcome
from ..rules import Rules
from ..table import BANK, COMPANIES, HUES, MONEY, NO_DICE, NOTHING, OVER, SHARES, THOUSAND, Table, portfolio, purse

ENDS = ("shark.end-value", "shark.end-buildings", "shark.bankrupt")
"""The clauses by which a game can end."""


def used(table: Table, company: int) -> int:
    """How many buildings of a company have been used: on the map or out of the game."""
    return table.built[company].bit_count() + table.box[company]


def ending(rules: Rules, table: Table) -> str | None:
    """The clause that ends the game on this map: a value at the top, or all buildings of a colour used."""
    if max(table.values) == rules.top_value:
        return "shark.end-value"
    if any(used(table, company) == rules.buildings for company in HUES):
        return "shark.end-buildings"
    return None


def wealth(table: Table, player: int) -> int:
    """A player's cash, and the player's shares at their current price."""
    held, values = table.shares[player], table.values
    return table.cash[player] + sum(held[company] * values[company] for company in HUES) * THOUSAND


def finish(rules: Rules, table: Table, log: Log | None) -> None:
    """The placement that ends the game is settled: all shares are sold and the most money wins."""
    _close(table)
    if log is not None:
        _tell_end(rules, table, log)
    table.cash = tuple(wealth(table, player) for player in range(rules.players))
    table.shares, table.stock = (NOTHING,) * rules.players, (rules.shares,) * len(COMPANIES)
    if log is not None:
        _tell_winner(rules, table, log)


def last_survivor(rules: Rules, table: Table, log: Log | None) -> None:
    """All others are out: the one left wins at once."""
    _close(table)
    if log is not None:
        log.add("shark.bankrupt", "last", {"player": table.player})
        _tell_winner(rules, table, log)


def _close(table: Table) -> None:
    table.phase, table.actor, table.dice, table.bought = OVER, None, NO_DICE, 0


def outcome(rules: Rules, table: Table) -> Outcome | None:
    """None while the game goes on; a player who is out cannot win."""
    if table.phase != OVER:
        return None
    scores = tuple(wealth(table, player) for player in range(rules.players))
    most = max(score for score, out in zip(scores, table.out, strict=True) if not out)
    winners = tuple(player for player, score in enumerate(scores) if score == most and not table.out[player])
    clause = "shark.bankrupt" if table.out.count(False) == 1 else ending(rules, table)
    assert clause is not None
    return Outcome(clause, scores, winners)


def _tell_end(rules: Rules, table: Table, log: Log) -> None:
    for company in HUES:
        said = {"company": COMPANIES[company], "value": rules.top_value, "buildings": rules.buildings}
        if table.values[company] == rules.top_value:
            log.add("shark.end-value", "end-value", said)
        if used(table, company) == rules.buildings:
            log.add("shark.end-buildings", "end-buildings", said)
    log.add("shark.end-settle", "end-settle", {})
    for player, held in enumerate(table.shares):
        money = wealth(table, player) - table.cash[player]
        if any(held):
            flows = [(portfolio(player), BANK, SHARES[company], held[company]) for company in HUES if held[company]]
            flows += [(BANK, purse(player), MONEY, money)] if money else []
            line = {name: held[company] * table.values[company] * THOUSAND for company, name in enumerate(COMPANIES)}
            log.add("shark.winner", "final-sale", {"player": player, "money": money}, tuple(flows), witness=line)


def _tell_winner(rules: Rules, table: Table, log: Log) -> None:
    ended = outcome(rules, table)
    assert ended is not None
    key = "winner" if len(ended.winners) == 1 else "shared-win"
    log.add("shark.winner", key, {"winners": ended.winners, "money": ended.scores[ended.winners[0]]})
