"""Why a building stands where it does in SHARK: what it raises, pays and costs, beside what else this roll allows."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.view import View
from ..engine.end import wealth
from ..map import BITS
from ..notation import Put
from ..table import COMPANIES, HUES, THOUSAND, Table
from .effects import Reason, change_told, offered
from .outlook import ends, swing
from .sites import Site, sites

Option = tuple[int, Site]
"""A company and a site where a building of it may stand."""


def placement(view: View, move: Put) -> Reason:
    """The end of the game; what falls and who pays for it; what rises and pays; or a building that does neither."""
    rules, table, me, company = view.rules, view.table, view.viewer, move.company
    site = site_of(view, move)
    others = rivals(view)
    if ends(rules, table, company, site.changes):
        return _end(view, company, site, others)
    rise, shares, premium = site.changes[company], table.shares[me][company], site.premium * THOUSAND
    dividend = max(rise, 0) * shares * THOUSAND
    told = {**change_told(table, company, site), "premium": premium, "shares": shares, "dividend": dividend}
    lost = lost_most(table, site, others)
    if lost is not None and lost[0] > premium + dividend:
        return _costs(table, site, others, lost[2])
    if rise > 0:
        return ("pays" if shares > 1 else "pays-one" if shares else "premium"), told
    return _quiet(view, move, site, told)


def rivals(view: View) -> list[int]:
    """All other players who are still in the game."""
    return [other for other in range(view.rules.players) if other != view.viewer and not view.table.out[other]]


def put_there(view: View, company: int, site: Site) -> Put:
    """The building of a company on the first square of a site that the roll allows."""
    puts = [move for move in view.moves() if isinstance(move, Put) and move.company == company]
    return next(move for move in puts if BITS[move.row][move.column] & site.squares & -site.squares)


def site_of(view: View, move: Put) -> Site:
    """The site that a placement belongs to."""
    return next(one for one in offered(view)[move.company] if one.squares & BITS[move.row][move.column])


def _end(view: View, company: int, site: Site, others: list[int]) -> Reason:
    """It ends the game: with how much, and who is richer then, if anybody."""
    after, me = wealth_after(view, company, site), view.viewer
    best = max(others, key=lambda other: after[other])
    told: dict[str, object] = {"worth": after[me], "player": best, "most": after[best]}
    return ("ends" if after[me] >= after[best] else "ends-behind"), told


def wealth_after(view: View, company: int, site: Site) -> list[int]:
    """What every player has once a building of a company stands there, with the worth of all shares."""
    change = swing(view.rules, view.table, view.viewer, company, site.alone, site.changes)
    return [wealth(view.table, player) + points * THOUSAND for player, points in enumerate(change)]


def _costs(table: Table, site: Site, others: list[int], rival: int) -> Reason:
    """All who pay for a company that falls, and how much."""
    paid = in_order({other: -site.changes[rival] * table.shares[other][rival] for other in others})
    told = {**change_told(table, rival, site), "rival": COMPANIES[rival], **sums_told(paid)}
    return f"costs{'-each' if alike(paid) else '-several' if len(paid) > 1 else ''}", told


def in_order(points: dict[int, int]) -> list[tuple[int, int]]:
    """The players who get or pay anything, with how many points, the most first."""
    return sorted([one for one in points.items() if one[1]], key=lambda one: (-one[1], one[0]))


def alike(paid: list[tuple[int, int]]) -> bool:
    """Whether several players get or pay the same."""
    return len(paid) > 1 and paid[0][1] == paid[-1][1]


def sums_told(paid: list[tuple[int, int]]) -> dict[str, object]:
    """The player who gets or pays most and how much, all of them, and the sum of each."""
    most, points = paid[0]
    each = tuple((player, own * THOUSAND) for player, own in paid)
    return {"player": most, "money": points * THOUSAND, "players": tuple(player for player, _ in paid), "sums": each}


def _quiet(view: View, move: Put, site: Site, told: dict[str, object]) -> Reason:
    """A building that raises nothing: it prepares a rise, or nothing pays more."""
    following = _prepared(view, move) if site.alone else None
    if following is not None:
        return "lone-next", {**told, **following}
    if not site.alone:
        return "quiet", told
    most = max(pays(view, *option) for option in options(view))
    return ("lone-most" if site.premium >= most else "lone"), told


def pays(view: View, company: int, site: Site) -> int:
    """What a building of a company there pays at once, premium and dividends, in points."""
    shares: int = view.table.shares[view.viewer][company]
    return site.premium + max(site.changes[company], 0) * shares


def options(view: View) -> Iterator[Option]:
    """Every site that the roll on the table allows, once."""
    puts = [move for move in view.moves() if isinstance(move, Put)]
    for company, own in enumerate(offered(view)):
        allowed = sum(BITS[move.row][move.column] for move in puts if move.company == company)
        yield from ((company, site._replace(squares=site.squares & allowed)) for site in own if site.squares & allowed)


def _prepared(view: View, move: Put) -> dict[str, object] | None:
    """How far one more building of the company could take it then, if that is further than without this one."""
    rules, table, company = view.rules, view.table, move.company
    before = max((site.changes[company] for site in offered(view)[company]), default=0)
    after = view.engine.step(rules, table, move)
    own = sites(rules, after.chains, after.built, after.values)[company]
    best = max(own, key=lambda site: site.changes[company], default=None)
    if best is None or best.changes[company] <= max(before, 0):
        return None
    return {key: value for key, value in change_told(after, company, best).items() if key in ("square", "low", "high")}


def lost_most(table: Table, site: Site, others: list[int]) -> tuple[int, int, int] | None:
    """The most that anybody else pays for a company that falls: how much, who, and which."""
    falling = [company for company in HUES if site.changes[company] < 0]
    owed = [
        (-site.changes[company] * table.shares[other][company] * THOUSAND, other, company)
        for company in falling
        for other in others
    ]
    return max(owed, key=lambda one: one[0], default=None)
