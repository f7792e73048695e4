"""What another building would pay more at once in SHARK, and why the advised one is still better."""

from __future__ import annotations

from ...core.view import View
from ..notation import Put
from ..table import COMPANIES, HUES, THOUSAND, Table
from .effects import Reason, change_told
from .magnate import lead_after, numbers_for
from .outlook import swing
from .placement_reasons import lost_most, options, pays, placement, put_there, rivals, site_of
from .promise import promised

PART = 20
"""What brings a player more is left only for a lead that is greater by more than one part of so many of that. A fifth lost
games clearly, a tenth by about two standard errors of few games; this was not measured."""


def settled(view: View, move: Put) -> Put:
    """The placement that a hint can stand by: what pays most at once, unless the advised one leaves a clearly greater lead."""
    other = _Other(view, move)
    stays = other.more <= 0 or PART * other.further_behind > max(other.gains[view.viewer], 0)
    return move if stays else other.move_there


def pays_more(view: View, move: Put) -> Reason | None:
    """The building that would pay most at once, if that is more than this one pays, and what speaks against it."""
    if placement(view, move)[0].startswith("ends"):
        return None
    other = _Other(view, move)
    return None if other.more <= 0 or other.is_outweighed else other.reason()


class _Other:
    """The building that pays most at once of all that this roll allows, beside the advised one."""

    def __init__(self, view: View, move: Put) -> None:
        self.view, self.move, self.site = view, move, site_of(view, move)
        self.company, self.there = max(options(view), key=lambda option: pays(view, *option))
        self.own = pays(view, self.company, self.there)
        self.more = self.own - pays(view, move.company, self.site)
        self.move_there = put_there(view, self.company, self.there)

    @property
    def gains(self) -> list[int]:
        """What it brings each player more than the advised one, in points, with the worth of all shares."""
        here, there = (
            swing(self.view.rules, self.view.table, self.view.viewer, company, site.alone, site.changes)
            for company, site in ((self.move.company, self.site), (self.company, self.there))
        )
        return [more - less for more, less in zip(there, here, strict=True)]

    @property
    def further_behind(self) -> float:
        """By how many points it leaves a smaller lead than the advised one."""
        numbers = numbers_for(self.view.rules)
        return lead_after(self.view, self.move, numbers) - lead_after(self.view, self.move_there, numbers)

    @property
    def is_outweighed(self) -> bool:
        """Whether what a rival loses by the advised building is as much as the other one would pay more, and told already."""
        lost = lost_most(self.view.table, self.site, rivals(self.view))
        return lost is not None and placement(self.view, self.move)[0] == "costs" and lost[0] >= self.more * THOUSAND

    def reason(self) -> Reason:
        """It ends the game, pays a rival, brings one's own shares down, or is worse for what is likely to come."""
        square = change_told(self.view.table, self.company, self.there)["square"]
        key, told = self._ends() or self._helps() or self._falls() or self._promise() or self._lead()
        return f"cost-other-{key}", {"other": COMPANIES[self.company], "there": square, "own": self.own * THOUSAND, **told}

    def _ends(self) -> Reason | None:
        """It ends the game, and how rich the player and the richest of the others are then."""
        key, told = placement(self.view, self.move_there)
        return ("ends", told) if key.startswith("ends") else None

    def _helps(self) -> Reason | None:
        """What it brings the player and the others more than the advised one, where it brings a rival most."""
        gains, me = self.gains, self.view.viewer
        others = sorted((one for one in rivals(self.view) if gains[one] > 0), key=lambda one: -gains[one])
        if gains[me] <= 0 or not others or gains[others[0]] <= gains[me]:
            return None
        return "helps", {"mine": gains[me] * THOUSAND, "gains": tuple((one, gains[one] * THOUSAND) for one in others)}

    def _lead(self) -> Reason:
        """By how much the player would stand worse against the others, in full thousands."""
        points = round(self.further_behind)
        return ("lead", {"less": points * THOUSAND}) if points > 0 else ("level", {})

    def _falls(self) -> Reason | None:
        """Own shares that would lose at least as much in worth as it pays more."""
        held = self.view.table.shares[self.view.viewer]
        lost = {company: -self.there.changes[company] * held[company] for company in HUES}
        worst = max(HUES, key=lambda company: lost[company])
        if lost[worst] < self.more:
            return None
        return "falls", {"company": COMPANIES[worst], "money": lost[worst] * THOUSAND}

    def _promise(self) -> Reason | None:
        """What all shares of a player promise after the one and the other: one's own less, or a rival's more, by enough."""
        this, that = self._after(self.move), self._after(self.move_there)
        me, enough = self.view.viewer, self.more * THOUSAND
        gain, less = self._promised(this, me), self._promised(that, me)
        if gain - less >= enough:
            return ("promise" if less > 0 else "promise-flat"), {"gain": gain, "less": less}
        for player in rivals(self.view):
            theirs, now = self._promised(that, player), self._promised(this, player)
            if theirs - now >= enough:
                return ("theirs" if now > 0 else "theirs-flat"), {"player": player, "gain": theirs, "less": now}
        return None

    def _promised(self, table: Table, player: int) -> int:
        """What the shares of a player promise until that player's next turn, in FT; never less than nothing."""
        figures = promised(self.view.rules, table, player)
        return max(sum(figures[company] * table.shares[player][company] for company in HUES), 0)

    def _after(self, move: Put) -> Table:
        after: Table = self.view.engine.step(self.view.rules, self.view.table, move)
        return after
