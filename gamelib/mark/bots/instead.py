"""Why a move in MARK rather than the one that tempts most: the sale that brings more now, a dearer piece, another square."""

from __future__ import annotations

from ...core.moves import Move
from ..notation import Refine, Sell, Take
from ..table import COLOURS, EMPTY
from .opening import is_told, next_square, waits
from .table_facts import Reason, TableFacts
from .unsold import come_first, may_stay


def sale(facts: TableFacts, move: Move) -> Reason | None:
    """Why the dearest sale is left alone, where the move brings less money now."""
    best = facts.dearest_sale()
    if best is None or (isinstance(move, Sell) and _is_as_good(facts, move, best)):
        return None
    told = {"gives": COLOURS[best.colour], "money": facts.earned(best)}
    if facts.table.actions > 1:
        return "rather-second", told
    idle = isinstance(move, Take) and may_stay(facts.rules, facts.table, facts.me, move.colour)
    return _left_alone(facts, best, told, idle)


def _is_as_good(facts: TableFacts, move: Sell, best: Sell) -> bool:
    """Whether a sale earns as much; of the same colour it only begins another row, which its reason tells."""
    return facts.earned(move) == facts.earned(best) or move.colour == best.colour


def _left_alone(facts: TableFacts, best: Sell, told: dict[str, object], idle: bool) -> Reason:
    """It would end the game behind; others may claim the row first; nobody can sell there yet; or it opens a dearer square."""
    rivals, left = facts.ready(best.colour), facts.left(best.colour)
    if left == 1 and (ended := _ends_behind(facts, facts.earned(best))):
        return "rather-ends", {**told, **ended}
    if left == 1 and rivals:
        return "rather-last", {**told, "rivals": rivals}
    if not facts.has_row(best.colour) and (claiming := facts.claiming()):
        return "rather-claimed", {**told, "rivals": claiming, "row": best.row}
    holders = facts.holders(best.colour)
    if not rivals and (left == 1 or not idle or not holders):
        return ("rather-yard", {**told, "rivals": holders}) if holders else ("rather-alone", told)
    told |= {"rivals": rivals, "next": next_square(facts, best)}
    if not rivals:
        return "rather-soon", {**told, "rivals": holders}
    if is_told(facts, best) and not waits(facts, best):
        return "rather-opens-small", told
    # Where they can fill the row, it is not sure that anything is left for the own piece.
    return ("rather-opens" if facts.on_other_roofs(best.colour) >= left else "rather-opens-first"), told


def _ends_behind(facts: TableFacts, price: int) -> dict[str, object]:
    """Who would have the most cash if the sale of a last square ended the game, unless it is the company itself."""
    table, rules = facts.table, facts.rules
    most = max(table.cash[other] for other in facts.outlook.others)
    if table.sold.count(rules.market_squares) + 1 < rules.rows_to_end or facts.outlook.cash + price >= most:
        return {}
    return {"most": most, "rivals": tuple(other for other in facts.outlook.others if table.cash[other] == most)}


def other(facts: TableFacts, move: Move) -> Reason | None:
    """Where no sale tempts: a dearer piece that is left, one that could be refined, or why this square and not another."""
    if isinstance(move, Take):
        return _dearer_take(facts, move) or _without_row(facts, move) or _refined_later(facts) or _yard_square(facts, move)
    return _dearer_refine(facts, move) or _roof_square(facts, move) if isinstance(move, Refine) else None


def _dearer_take(facts: TableFacts, move: Take) -> Reason | None:
    """A piece that would earn more, but may never be sold, comes after others, or sells on a row that ends lower."""
    here = facts.price(move.colour) or 0
    known = {one: facts.price(one) or 0 for one in facts.colours(Take) - {move.colour} if facts.has_row(one)}
    best = max(sorted(known), key=lambda one: known[one], default=None)
    if best is None or known[best] <= here:
        return None
    told = {"other": COLOURS[best], "more": known[best], "rivals": facts.ready(best), "left": facts.left(best)}
    if may_stay(facts.rules, facts.table, facts.me, best):
        return "rather-enough", {**told, "held": come_first(facts.rules, facts.table, facts.me, best)}
    if facts.mine(best) > facts.mine(move.colour):
        return "rather-after", {**told, "mine": facts.mine(best)}
    if told["rivals"] and not facts.ready(move.colour):
        return "rather-raced", told
    return _ends_lower(facts, move.colour, best, told)


def _ends_lower(facts: TableFacts, colour: int, best: int, told: dict[str, object]) -> Reason | None:
    """The last squares of both rows, where that of the dearer piece is cheaper."""
    if not facts.has_row(colour):
        return None
    top, low = (facts.rules.market[facts.table.rows.index(one)][-1] for one in (colour, best))
    return ("rather-higher", {**told, "colour": COLOURS[colour], "top": top, "low": low}) if top > low else None


def _without_row(facts: TableFacts, move: Take) -> Reason | None:
    """Colours that have no row yet, and what the first piece of one would earn."""
    others = tuple(COLOURS[one] for one in sorted(facts.colours(Take) - {move.colour}) if not facts.has_row(one))
    first = [prices[0] for prices, holder in zip(facts.rules.market, facts.table.rows, strict=True) if holder == EMPTY]
    if not others or not facts.has_row(move.colour) or max(first) >= (facts.price(move.colour) or 0):
        return None
    return ("rather-new" if len(others) == 1 else "rather-new-some"), {"others": others, "most": max(first)}


def next_action(facts: TableFacts, move: Move) -> Reason | None:
    """On a double the piece that is taken can go straight on to the roof, where it may cost storage as well."""
    if facts.table.actions < 2 or not isinstance(move, Take) or not facts.roof_above(move.square):
        return None
    costs = {**facts.fees(0, 1), "pieces": facts.outlook.on_roof + 1}
    return ("rather-both-roof", costs) if facts.saved(0, 1) < 0 else ("rather-both", {})


def _refined_later(facts: TableFacts) -> Reason | None:
    """The piece that could be refined instead, and why that can wait."""
    earns = {one: facts.from_roof(one) or 0 for one in facts.colours(Refine)}
    best = max(sorted(earns), key=lambda one: earns[one], default=None)
    if best is None or facts.table.actions > 1:
        return None
    told = {"other": COLOURS[best], "rivals": facts.ready(best), "pieces": facts.outlook.on_roof + 1, **facts.fees(-1, 1)}
    if facts.saved(-1, 1) < 0:
        return "rather-roof-fee", told
    if facts.saved(-1, 1) > 0:
        return "cost-stays", told
    if facts.ready(best):
        return "rather-behind", told
    holders = facts.holders(best)
    return ("rather-unhurried-yard", {**told, "rivals": holders}) if holders else ("rather-unhurried", told)


def _yard_square(facts: TableFacts, move: Take) -> Reason | None:
    """The roof squares that can be reached from the yard square, where others reach fewer."""
    reached = {one.square: len(facts.roof_above(one.square)) for one in facts.moves if isinstance(one, Take)}
    here = facts.roof_above(move.square)
    if not here or not min(reached.values()) < len(here) == max(reached.values()):
        return None
    return ("place-more" if len(here) > 1 else "place-open"), {"square": move.square + 1, "roof": here}


def _dearer_refine(facts: TableFacts, move: Refine) -> Reason | None:
    """A piece that would be nearer to a dearer square, but behind others that are on a roof already."""
    here = facts.from_roof(move.colour) or 0
    known = {one: facts.from_roof(one) or 0 for one in facts.colours(Refine) if facts.has_row(one)}
    best = max(known, key=lambda one: known[one], default=move.colour)
    if not facts.has_row(move.colour) or known[best] <= here:
        return None
    told = {"other": COLOURS[best], "more": known[best], "rivals": facts.ready(best), "mine": facts.on_roof(best)}
    if told["rivals"] and not facts.ready(move.colour):
        return "rather-raced-roof", told
    return ("rather-after-roof", told) if facts.on_roof(best) > facts.on_roof(move.colour) else None


def _roof_square(facts: TableFacts, move: Refine) -> Reason | None:
    """A square that leaves the other pieces more ways to the roof than another would; or, at the edge, those to come."""
    ways = {one.to: _ways(facts, one) for one in facts.moves if isinstance(one, Refine) and one.square == move.square}
    if fewer := tuple(to + 1 for to in sorted(ways) if ways[to] < ways[move.to]):
        return "rather-ways", {"square": move.to + 1, "others": fewer}
    level = tuple(to + 1 for to in sorted(ways) if to != move.to)
    if not level or max(ways.values()) > ways[move.to]:
        return None
    at_edge = {one - 1 for one in level} & {0, facts.rules.squares - 1}
    key = "rather-edge" if move.to in (0, facts.rules.squares - 1) else "rather-level"
    return None if at_edge else (key, {"square": move.to + 1, "others": level})


def _ways(facts: TableFacts, move: Refine) -> int:
    """The free roof squares ahead of all other pieces in the yard, counted for each."""
    yard = facts.table.yards[facts.me]
    others = [square for square, piece in enumerate(yard) if piece != EMPTY and square != move.square]
    return sum(len(set(facts.roof_above(square)) - {move.to + 1}) for square in others)
