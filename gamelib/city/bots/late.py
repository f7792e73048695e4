"""What is left to do in the city game for whoever has a score that nothing can change: who may still pass, and their plots."""

from __future__ import annotations

from ...core.moves import Move
from ...core.view import View
from ..engine.end import counted
from ..fixed import fixed, is_fixed
from ..notation import Reserve
from ..plot_sets import members
from ..rules import Rules
from ..table import LACKING, OFF_BOARD, SHOPS, Table
from .bid_reasons import Reason
from .outlook import Outlook


def own_fixed_told(rules: Rules, table: Table, me: int) -> Reason:
    """Who can still pass a player whose score is fixed, and how far down; or that nobody can, so that no plot matters."""
    scores = [sum(routes) - coins for routes, coins in zip(counted(rules, table), table.coins, strict=True)]
    passing = {player: least for player in _behind(rules, scores, me) if (least := _least(rules, table, player)) < scores[me]}
    if not passing:
        return "own-fixed", {}
    player = min(passing, key=lambda one: passing[one])
    lacked = tuple(shop for shop, plot in zip(SHOPS, table.shops[player], strict=False) if plot == LACKING)
    figures = {"score": scores[player], "least": passing[player], "mine": scores[me]}
    told = {key: str(score).replace("-", "−") for key, score in figures.items()} | {"player": player, "shops": lacked}
    return ("own-fixed-lacking" if lacked else "own-fixed-passing"), told


def _behind(rules: Rules, scores: list[int], me: int) -> list[int]:
    """Whoever is not in front of a player now: a road that comes only lowers a score."""
    return [player for player in range(rules.players) if player != me and scores[player] >= scores[me]]


def _least(rules: Rules, table: Table, player: int) -> int:
    """A score that a player gets no lower than: every way over all open plots, and every shop to come as near as it can be."""
    outlook, total = Outlook(rules, table), -table.coins[player]
    for good, shop in enumerate(table.shops[player]):
        if shop not in (LACKING, OFF_BOARD):
            total += outlook.length(good, shop)
        elif shop == LACKING and (table.pile[good] or table.tile == good):
            total += min((outlook.length(good, plot) for plot in _open(rules, table, player)), default=rules.cap)
        else:
            total += rules.cap
    return total


def _open(rules: Rules, table: Table, player: int) -> list[int]:
    """The plots on which a player may still build: those held, and those that are free."""
    others = sum(marks for one, marks in enumerate(table.marks) if one != player)
    return list(members(rules.ground.plots & ~(table.built | table.roads | others)))


def hindering(view: View, move: Move) -> Move:
    """Another plot where one's own score is fixed: the one that would serve a rival best, if there is such a plot."""
    rules, table, me = view.rules, view.table, view.viewer
    if not isinstance(move, Reserve) or fixed(rules, table) or not is_fixed(rules, table, me):
        return move
    plots = {rules.ground.at(one.row, one.column): one for one in view.moves() if isinstance(one, Reserve)}
    outlook, spots = Outlook(rules, table), list(plots)
    gains = [max(each) for each in zip(*(outlook.gains(one, spots) for one in range(rules.players) if one != me), strict=True)]
    most, here = max(gains), spots.index(rules.ground.at(move.row, move.column))
    return move if most <= 0 or gains[here] == most else plots[spots[gains.index(most)]]
