"""Why a move is good in the city game, as a key of the ruleset's words and its values.

Lengths of routes that are still to come are those over all open plots: no route gets shorter than that.
"""

from __future__ import annotations

from math import inf

from ...core.moves import Move
from ...core.table import replaced
from ...core.view import View
from ..curves import route_lengths
from ..fixed import fixed, is_fixed
from ..notation import Bid, Build, Draw, Lay, Reserve
from ..plot_sets import members
from ..route_lengths import shortest
from ..rules import Rules
from ..table import DISTRIBUTORS, GOODS, LACKING, OFF_BOARD, ROAD, SHOPS, Table
from . import last_reasons
from .bid_reasons import NONE, Reason, bid_reason, places_of, plot_name, route_told
from .bid_reasons import settled as _bid_settled
from .counted import counted as counted
from .last_plots import best, is_late
from .late import hindering, own_fixed_told
from .net import Net, expected, grown, kept_to, net, tile_of
from .outlook import Outlook, Plots

SCALE = 1.0
"""The standing is counted in points of the score."""
LEAST = MOST = inf
"""No difference of the standing is told: it mixes routes, coins and rivals, and the reason tells its road tiles itself."""


def only(view: View, move: Move) -> Reason | None:
    """Why one can only draw: every marker lies on the board."""
    built = sum(shop not in (LACKING, OFF_BOARD) for shop in view.table.shops[view.viewer])
    used = view.table.marks[view.viewer].bit_count() >= view.rules.free_markers[built]
    return ("only-draw", {}) if isinstance(move, Draw) and used else None


def settled(view: View, move: Move) -> Move:
    """The advice that a hint can stand by: a bid as it is on average, and nothing that loses by what it counts."""
    return best(view, move) if is_late(view) else hindering(view, _bid_settled(view, kept_to(view, move)))


def reason(view: View, move: Move) -> Reason:
    """What the move does to routes, one's own or those of whoever it hurts most; nothing where no score can change any more."""
    if fixed(view.rules, view.table):
        return "all-fixed", {}
    if isinstance(move, Reserve):
        return _Reserved(view, move).reason()
    if isinstance(move, Bid):
        return bid_reason(view, move.amount)
    if isinstance(move, Draw):
        return _draw(view.rules, view.table, view.viewer)
    return _Built(view, move).reason() if isinstance(move, Build | Lay) else NONE


class _Reserved:
    """A plot that is reserved, and what it is good for."""

    def __init__(self, view: View, move: Reserve) -> None:
        self.view, self.moves = view, view.moves()
        self.rules, self.table, self.me = view.rules, view.table, view.viewer
        self.plot = self.rules.ground.at(move.row, move.column)
        self.now = Outlook(self.rules, self.table)

    def reason(self) -> Reason:
        """A shop of one's own that has a short route there, one of somebody else, or what the reservation avoids."""
        if is_late(self.view) and (late := last_reasons.reserved(self.view, self.plot)) is not None:
            return late
        served = self._served(self.me)
        if served is not None:
            return self._own(served)
        own_fixed = is_fixed(self.rules, self.table, self.me)
        if not (self.table.marks[self.me] or own_fixed):
            return "reserve-any", {}
        theirs = {other: good for other in range(self.rules.players) if (good := self._served(other)) is not None}
        theirs.pop(self.me, None)
        if theirs:
            hurt = max(theirs, key=lambda other: self.now.gains(other, [self.plot])[0])
            gain = self.now.gains(hurt, [self.plot])[0]
            return "takes-away", {"player": hurt, "gain": gain, **self._told(theirs[hurt])}
        return own_fixed_told(self.rules, self.table, self.me) if own_fixed else self._waits()

    def _served(self, player: int) -> int | None:
        """The good whose shop a player would build there, if that shortens a route."""
        if self.now.gains(player, [self.plot])[0] <= 0:
            return None
        planned = self._planned(player)
        return next((good for good, (length, bit) in planned.items() if bit >> self.plot & 1 and length < self.now.cap), None)

    def _planned(self, player: int) -> Plots:
        """Where a player's shops would stand with this plot."""
        marked = self.table.copy()
        marked.marks = replaced(marked.marks, player, marked.marks[player] | 1 << self.plot)
        return Outlook(self.rules, marked).planned(player)

    def _own(self, good: int) -> Reason:
        told, length, planned = self._told(good), self.now.length(good, self.plot), self.now.planned(self.me)
        before = planned.get(good, (self.now.cap, 0))[0]
        if not self.table.marks[self.me]:
            return "reserve-none", told
        if before <= length:
            return self._frees(told, planned)
        if before < self.now.cap:
            return "reserve-nearer", {**told, "before": before}
        others = [move for move in self.moves if isinstance(move, Reserve)]
        plots = {self.rules.ground.at(move.row, move.column) for move in others} - {self.plot}
        following = min((self.now.length(good, plot) for plot in plots), default=self.now.cap)
        key = "reserve-plan" if length > following else "reserve-next" if length < following < self.now.cap else "reserve-new"
        return key, {**told, "next": following}

    def _frees(self, told: dict[str, object], planned: Plots) -> Reason:
        """Another plot that can now be used for a shop that has a longer way so far."""
        cap = self.now.cap
        shorter = {good: planned.get(good, (cap, 0))[0] - then for good, (then, _) in self._planned(self.me).items()}
        kept = max(shorter, key=lambda good: shorter[good])
        bit = self._planned(self.me)[kept][1]
        other = _kept(self.now, kept, bit.bit_length() - 1)
        return ("reserve-frees", {**told, **other}) if shorter[kept] > 0 else NONE

    def _told(self, good: int) -> dict[str, object]:
        return route_told(self.now, good, self.plot)

    def _waits(self) -> Reason:
        """What would have to be done instead of a reservation that serves nobody."""
        drawn = any(isinstance(move, Draw) for move in self.moves)
        blockers = sum(self.table.pile[len(GOODS) :])
        if not (drawn and blockers):
            return "keeps-open", {"plot": plot_name(self.rules, self.plot)}
        plots = self.table.marks[self.me].bit_count()
        return "instead-of-blocker", {"blockers": blockers, "pile": sum(self.table.pile), "plots": plots}


def _kept(outlook: Outlook, good: int, plot: int) -> dict[str, object]:
    """A plot that is for another shop, and the way of that shop."""
    told = route_told(outlook, good, plot)
    return {"other": told["plot"], "kept": told["shop"], "to": told["site"], "next": told["length"], "way": told["way"]}


def _draw(rules: Rules, table: Table, me: int) -> Reason:
    """The tiles of the pile that one still wants, and the plots to build them on."""
    lacked = [good for good in range(len(GOODS)) if table.shops[me][good] == LACKING]
    plots, pile = table.marks[me].bit_count(), sum(table.pile)
    wanted = sum(table.pile[good] for good in lacked)
    if not wanted:
        blockers = sum(table.pile[len(GOODS) :])
        key = "draw-blocker" if blockers == pile else "draw-all" if blockers else "draw-shops"
        return key, {"pile": pile, "blockers": blockers}
    return "draw", {"wanted": wanted, "pile": pile, "plots": plots}


class _Built:
    """A tile that is built, with the routes that are to be expected before and after."""

    def __init__(self, view: View, move: Build | Lay) -> None:
        self.view, self.move, self.me = view, move, view.viewer
        self.rules: Rules = view.rules
        self.table: Table = view.table
        self.plot = self._plot(move)
        self.tile = tile_of(self.table, move)
        self.now = Outlook(self.rules, self.table)
        self.then = Outlook(self.rules, view.engine.step(self.rules, self.table, move))

    def reason(self) -> Reason:
        """A short route for the shop itself; a road that joins; else what is in somebody's way, or in nobody's."""
        if self.tile < len(GOODS) and (found := self._shop()):
            return found
        if is_fixed(self.rules, self.table, self.me):
            return self._hurt() or own_fixed_told(self.rules, self.table, self.me)
        if self.tile == ROAD:
            return self._road()
        harm = self._hurt() if is_late(self.view) else None
        return self._joined() or harm or self._spares() or self._hurt() or self._own() or self._counts()

    def _counts(self) -> Reason:
        """What a shop counts that no road will reach from any plot; else only that the plot is used up."""
        if self.tile < len(GOODS) and all(self.now.length(self.tile, plot) == self.now.cap for plot in self._others()):
            return "build-far", {"shop": SHOPS[self.tile], "site": DISTRIBUTORS[self.tile], "cap": self.now.cap}
        return "build-spare", {"plot": plot_name(self.rules, self.plot), "plots": self.table.marks[self.me].bit_count()}

    def _plot(self, move: Build | Lay) -> int:
        return self.rules.ground.at(move.row, move.column)

    def _others(self) -> dict[int, Build | Lay]:
        """The same tile on the other plots."""
        same = [move for move in self.view.moves() if isinstance(move, Build | Lay) and tile_of(self.table, move) == self.tile]
        return {self._plot(move): move for move in same if self._plot(move) != self.plot}

    def _shop(self) -> Reason | None:
        """How long the route is beside those from the other plots, or what the nearer plot is kept for."""
        told, good = route_told(self.now, self.tile, self.plot), self.tile
        others = {plot: self.now.length(good, plot) for plot in self._others()}
        mine = self.now.length(good, self.plot)
        if mine == self.now.cap:
            return None
        other = min(others, key=lambda plot: others[plot], default=self.plot)
        following = others.get(other, mine)
        if mine <= following:
            return self._nearest(told, other, following)
        for kept, (length, bit) in self.then.planned(self.me).items():
            nearer = bit.bit_length() - 1
            if others.get(nearer, self.now.cap) < mine and length < self.now.cap:
                return "build-keeps", {**told, **_kept(self.then, kept, nearer)}
        return self._in_all(told, net(self.view, self.move))

    def _in_all(self, told: dict[str, object], found: Net) -> Reason | None:
        """All four routes together beside those after the best other plot, if that is worse."""
        if found.other is None or found.least <= found.total:
            return None
        elsewhere = plot_name(self.rules, self._plot(found.other))
        return "build-net", {**told, "other": elsewhere, "total": found.total, "next": found.least}

    def _nearest(self, told: dict[str, object], other: int, following: int) -> Reason:
        """The road tiles that the nearest plot saves; where other shops lose or gain by it too, all four routes together."""
        found, mine = net(self.view, self.move), self.now.length(self.tile, self.plot)
        told = {**told, "other": plot_name(self.rules, other), "next": following, "saved": following - mine}
        alone = found.grown < 1 and (found.least - found.total == following - mine or found.other is None)
        in_all = None if alone else self._in_all(told, found)
        return in_all or (("build-nearest" if mine < following and found.least > found.total else "build-shop"), told)

    def _joined(self) -> Reason | None:
        """A shop of one's own that gets its road, as plots become roads by it."""
        before, after = (route_lengths(self.rules, outlook.table)[self.me] for outlook in (self.now, self.then))
        paved = tuple(plot_name(self.rules, plot) for plot in members(self.then.table.roads & ~self.table.roads))
        good = next((good for good in range(len(GOODS)) if after[good] and not before[good] and good != self.tile), None)
        if good is None or not paved:
            return None
        return ("build-joins" if len(paved) > 1 else "build-joins-one"), self._laid(good) | {"plots": paved}

    def _road(self) -> Reason:
        """A shop that gets its road, or a shorter one, at once or with one more; or what a building on this plot would do."""
        at_once = last_reasons.joined(self.rules, self.table, self.me, 1 << self.plot)
        if at_once is not None:
            key = "road-joins" if at_once.before == self.now.cap else "road-shorter"
            return key, last_reasons.told(self.rules, self.table, self.me, at_once)
        if (two := last_reasons.half(self.rules, self.table, self.me, self.plot)) is not None:
            return "road-half", two
        instead = [move for move in self.view.moves() if isinstance(move, Lay) and self._plot(move) == self.plot]
        blocked = next((move for move in instead if move.tile != ROAD), None)
        if blocked is not None and (longer := self._longer(blocked)) >= 1:
            return "road-open", {"plot": plot_name(self.rules, self.plot), "tiles": longer}
        return "road", {"plot": plot_name(self.rules, self.plot)}

    def _laid(self, good: int) -> dict[str, object]:
        """The road that a shop of one's own gets by it."""
        table, shop = self.then.table, self.table.shops[self.me][good]
        road = shortest(self.rules.ground, table.roads, table.sites[good], shop)
        told = {"plot": plot_name(self.rules, shop), "shop": SHOPS[good], "site": DISTRIBUTORS[good]}
        return told | {"length": min(len(road), self.now.cap), "way": places_of(self.then, good, road, shop)}

    def _hurt(self) -> Reason | None:
        """Whoever loses most by it: a longer way to a shop, or a plot that becomes a road."""
        others = [player for player in range(self.rules.players) if player != self.me]
        ways = [(now, then, player, good) for player in others for good, now, then in self._ways(player) if then > now]
        if ways:
            now, then, player, good = max(ways, key=lambda way: way[1] - way[0])
            return "lengthens", {"player": player, "shop": SHOPS[good], "length": then, "before": now}
        lost = {player: self.table.marks[player] & ~self.then.table.marks[player] for player in others}
        taken = next((player for player in others if lost[player]), None)
        if taken is None:
            return None
        if sum(map(bool, lost.values())) > 1:
            held = [(player, plot) for player in others for plot in members(lost[player])]
            return "takes-plots", {"plots": tuple((plot_name(self.rules, plot), "of", player) for player, plot in held)}
        return "takes-plot", {"player": taken, "plots": tuple(plot_name(self.rules, plot) for plot in members(lost[taken]))}

    def _ways(self, player: int) -> list[tuple[int, int, int]]:
        """For each good whose shop stands, the least that its route can count before and after."""
        shops = self.table.shops[player]
        stand = [good for good, shop in enumerate(shops) if shop not in (LACKING, OFF_BOARD)]
        return [(good, self.now.length(good, shops[good]), self.then.length(good, shops[good])) for good in stand]

    def _spares(self) -> Reason | None:
        """What the same tile would do to one's own routes on any other plot, if that is worse."""
        mine = self._longer(self.move)
        elsewhere = {plot: self._longer(move) for plot, move in self._others().items()}
        if not elsewhere or min(elsewhere.values()) <= max(mine, 0):
            return None
        least = min(elsewhere, key=lambda plot: elsewhere[plot])
        compared = {"plot": plot_name(self.rules, self.plot), "other": plot_name(self.rules, least), "mine": mine}
        if mine < 1:
            return "own-routes", {**compared, "tiles": elsewhere[least]}
        now, plans = expected(self.now, self.me), self.then.planned(self.me)
        key = "own-routes-less" if len(plans) == len(self.then.lacking(self.me)) else "own-routes-short"
        return key, {**compared, "total": now + mine, "next": now + elsewhere[least], "cap": self.now.cap}

    def _own(self) -> Reason | None:
        """That it is in one's own way nowhere, or nowhere less."""
        mine = self._longer(self.move)
        told: dict[str, object] = {"plot": plot_name(self.rules, self.plot), "tiles": mine}
        least = mine == min([mine, *(self._longer(move) for move in self._others().values())])
        return ("no-harm", told) if mine <= 0 else ("least-harm", told) if least else None

    def _longer(self, move: Build | Lay) -> int:
        return grown(self.view, move)
