"""What another building would pay more at once in SHARK, and why the advised one is still better."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.view import View
from ..notation import Put
from ..table import COMPANIES, HUES, THOUSAND
from .building_rule import brings, summed
from .effects import Reason, change_told
from .magnate import lead_after, numbers_for
from .placement_reasons import lost_most, options, pays, placement, put_there, rivals, site_of


def pays_more(view: View, move: Put) -> Reason | None:
    """The building that would pay most at once, if that is more than this one pays, and what speaks against it."""
    if placement(view, move)[0].startswith("ends"):
        return None
    other = _Other(view, move)
    return None if other.more <= 0 or other.is_outweighed else other.reason()


def sums(view: View, move: Put) -> Iterator[Reason]:
    """What this building and the one that pays more at once bring, sum by sum, and what decides where they are nearly alike."""
    cost = pays_more(view, move)
    if cost is None or cost[0] == "cost-other-ends":
        return
    other = _Other(view, move)
    yield "counted-at-once", {}
    yield summed(view, move)
    yield summed(view, other.move_there)
    if cost[1].get("ahead"):
        yield "counted-lead", {}


class _Other:
    """The building that pays most at once of all that this roll allows, beside the advised one."""

    def __init__(self, view: View, move: Put) -> None:
        self.view, self.move, self.site = view, move, site_of(view, move)
        self.company, self.there = max(options(view), key=lambda option: pays(view, *option))
        self.own = pays(view, self.company, self.there)
        self.more = self.own - pays(view, move.company, self.site)
        self.move_there = put_there(view, self.company, self.there)

    @property
    def gains(self) -> dict[int, int]:
        """What it brings each player more than the advised one, in points, with the worth of all shares."""
        here, there = brings(self.view, self.move), brings(self.view, self.move_there)
        more = {player: gain - less for (player, gain), (_, less) in zip(there.theirs, here.theirs, strict=True)}
        return {**more, self.view.viewer: there.mine - here.mine}

    @property
    def less_against(self) -> float:
        """By how many points it brings the player less against the average of the others at once."""
        return brings(self.view, self.move).against - brings(self.view, self.move_there).against

    @property
    def further_behind(self) -> float:
        """By how many points it leaves a smaller lead than the advised one."""
        numbers = numbers_for(self.view.rules)
        return lead_after(self.view, self.move, numbers) - lead_after(self.view, self.move_there, numbers)

    @property
    def is_outweighed(self) -> bool:
        """Whether what a rival loses by the advised building is as much as the other one would pay more, and told already."""
        lost = lost_most(self.view.table, self.site, rivals(self.view))
        return lost is not None and placement(self.view, self.move)[0].startswith("costs") and lost[0] >= self.more * THOUSAND

    def reason(self) -> Reason:
        """It ends the game, brings a rival more or one's own shares down, or is no better with the worth of all shares."""
        square = change_told(self.view.table, self.company, self.there)["square"]
        key, told = self._ends() or self._helps() or self._falls() or self._against() or self._lead()
        return f"cost-other-{key}", {"other": COMPANIES[self.company], "there": square, "own": self.own * THOUSAND, **told}

    def _ends(self) -> Reason | None:
        """It ends the game, and how rich the player and the richest of the others are then."""
        key, told = placement(self.view, self.move_there)
        return ("ends", told) if key.startswith("ends") else None

    def _helps(self) -> Reason | None:
        """What it brings the player and the others more than the advised one, where it brings a rival most."""
        gains, me = self.gains, self.view.viewer
        others = sorted((one for one in rivals(self.view) if gains[one] > 0), key=lambda one: -gains[one])
        if gains[me] <= 0 or not others or gains[others[0]] <= gains[me] or self.less_against <= 0:
            return None
        return "helps", {"mine": gains[me] * THOUSAND, "gains": tuple((one, gains[one] * THOUSAND) for one in others)}

    def _against(self) -> Reason | None:
        """By how much less it brings the player against the others, with the worth of all shares."""
        less = round(self.less_against * THOUSAND)
        return ("against", {"less": less}) if less > 0 else None

    def _lead(self) -> Reason:
        """What little it brings more, and whether a look ahead speaks for the advised one."""
        little = round(-self.less_against * THOUSAND)
        return ("near" if little else "level"), {"little": little, "ahead": self.further_behind > 0}

    def _falls(self) -> Reason | None:
        """Own shares that would lose at least as much in worth as it pays more."""
        held = self.view.table.shares[self.view.viewer]
        lost = {company: -self.there.changes[company] * held[company] for company in HUES}
        worst = max(HUES, key=lambda company: lost[company])
        if lost[worst] < self.more or self.less_against <= 0:
            return None
        return "falls", {"company": COMPANIES[worst], "money": lost[worst] * THOUSAND}
