"""What a click is answered where nothing can be done: on a pile, a stack, the bank; and where one clicks to buy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..core.moves import Move, Place
from .atlas import world
from .notation import Buy, Go
from .rules import Rules
from .table import (
    ANNOUNCE,
    BANK,
    BOX,
    BUY,
    COLOURS,
    KHANBALIK,
    KINDS,
    LOOT,
    MOVE,
    OUTWARD,
    SECRET_STACK,
    SHOWN,
    TABLES,
    TRADE,
    Table,
    count,
    pile,
    space,
)
from .world import World

PAWN = "pawn"
"""How a pawn is called, before the number of its player."""
STACKS = {
    TABLES: ("tables", "marco_polo.khanbalik-gift"),
    SECRET_STACK: ("secrets", "marco_polo.mission"),
    LOOT: ("loot", "marco_polo.loot"),
    SHOWN: ("shown", "marco_polo.chance-draw"),
    BANK: ("bank", "marco_polo.sell"),
    BOX: ("box", "marco_polo.sold-papers"),
}
"""What is said of each stack, and the clause behind it."""


class Reason(NamedTuple):
    """The key of a sentence among the ruleset's ``clicked``, the clause behind it, its values, and the places it is about.

    ``explains`` says that it refuses nothing.
    """

    key: str
    clause: str
    values: Mapping[str, object]
    because: tuple[Place, ...] = ()
    explains: bool = True


def stands_for(rules: Rules, table: Table, move: Move) -> tuple[Place, ...]:
    """A card is bought at the pile of the post's colour."""
    return (pile(_colour(rules, table)),) if isinstance(move, Buy) and table.phase in (TRADE, BUY) else ()


def starts_at(rules: Rules, table: Table, move: Move) -> tuple[Place, ...]:
    """A pawn is taken up where it stands."""
    is_due = isinstance(move, Go) and table.phase == MOVE
    return (space(world(rules.map).spaces[table.places[table.player]].name),) if is_due else ()


def unwanted(rules: Rules, table: Table, player: int, place: Place, thing: str) -> Reason | None:
    """Whose pawn it is and where it stands, if it is somebody else's."""
    kind, _, number = thing.partition(" ")
    if kind != PAWN or int(number) - 1 == player:
        return None
    return Reason("pawn-other", "marco_polo.move", {"owner": int(number) - 1, "space": place[1]})


def clicked(rules: Rules, table: Table, player: int, place: Place) -> Reason | None:
    """Why no card can be bought from a pile, or what a stack is for; None where a move says it."""
    if place == LOOT and (table.loot or table.loot_cash):
        return Reason("loot-holds", "marco_polo.loot", {"cash": table.loot_cash, "cards": count(table.loot)})
    if place in STACKS:
        key, clause = STACKS[place]
        return Reason(key, clause, {"value": world(rules.map).best, "gift": rules.gift} if key == "tables" else {})
    return _pile(rules, table, player, str(place[1])) if place[0] == "pile" else None


def _pile(rules: Rules, table: Table, player: int, colour: str) -> Reason:
    """Cards are bought on a post of their colour, after a move that led there, in cash."""
    here, at = world(rules.map), table.places[player]
    near = here.spaces[_nearest_post(here, at, COLOURS.index(colour))].name
    if table.phase not in (TRADE, BUY):
        return Reason("pile", "marco_polo.trade-where", {"colour": colour, "near": near}, (("space", near),))
    sold, space = COLOURS[_colour(rules, table)], here.spaces[at].name
    if sold != colour:
        sells = {"space": space, "sold": sold, "colour": colour, "near": near}
        return Reason("pile-elsewhere", "marco_polo.buy", sells, (("space", space),), explains=False)
    if table.cash[player] < rules.price:
        values = {"price": rules.price, "cash": table.cash[player]}
        return Reason("pile-dear", "marco_polo.buy", values, (("cash", player),), explains=False)
    return Reason("pile", "marco_polo.trade-where", {"colour": colour, "near": near})


def _colour(rules: Rules, table: Table) -> int:
    """The colour of the post on which the player stands."""
    return world(rules.map).colours[table.places[table.player]]


def _nearest_post(here: World, at: int, colour: int) -> int:
    """The trading post of a colour to which the fewest lines lead."""
    far = _steps(here, at, (0, 1), passing=True)
    return min((post for post, sold in enumerate(here.colours) if sold == colour and post != at), key=lambda post: far[post])


def because(rules: Rules, table: Table, player: int, refusal: str, values: Mapping[str, object]) -> tuple[Place, ...]:
    """The place that is the reason of a refusal, where that is none of the move's: where a merchant stands, a gate."""
    here, other = world(rules.map), values.get("other")
    if refusal == "deal-elsewhere" and isinstance(other, int):
        return (("space", here.spaces[table.places[other]].name),)
    if refusal in ("go-past-khanbalik", "go-past-gate"):
        return (("space", KHANBALIK),)
    return (("space", str(values["city"])),) if refusal == "go-past-mission" else ()


def lying(rules: Rules, table: Table, player: int, place: Place, refusal: str) -> tuple[str, Mapping[str, object], str] | None:
    """What a place, a ring or a hand is to whoever decides, beside what is due now: how far it is, and when it is its turn."""
    kind, here = place[0], world(rules.map)
    if kind == "space" and place[1] in here.index:
        return _distance(rules, table, player, here.index[str(place[1])], refusal)
    if kind == "ring" and refusal.startswith("due-"):
        turning = refusal == "due-move"
        return ("ring", {"kind": KINDS[table.kind], "spun": table.spun}, "") if turning else ("ring-later", {}, "")
    if kind == "hand" and refusal == "deal-elsewhere":
        stands = [here.spaces[table.places[one]].name for one in (int(place[1]), player)]
        return "merchants", {"player": place[1], "there": stands[0], "here": stands[1]}, ""
    if kind != "hand" or refusal not in ("due-announce", "due-move"):
        return None
    return ("hand-own", {}, "") if place[1] == player else ("hand-other", {"player": place[1]}, "")


def _distance(
    rules: Rules, table: Table, player: int, space: int, refusal: str
) -> tuple[str, Mapping[str, object], str] | None:
    """How many steps it is to a space by land and by sea, or why the pawn does not move now."""
    here, at = world(rules.map), table.places[player]
    values: dict[str, object] = {"here": here.spaces[at].name, "space": here.spaces[space].name}
    if refusal in ("due-trade", "due-buy", "due-deal"):
        return "moved", values, ""
    if refusal == "due-ransom":
        return "lost-move", values, ""
    if table.phase not in (ANNOUNCE, MOVE) or refusal not in ("due-announce", "go-too-far") or space == at:
        return ("stands", values, "") if refusal == "due-announce" and space == at else None
    kinds = (0, 1) if refusal == "due-announce" else (table.kind,)
    passing = table.stages[player] != OUTWARD
    ways = {KINDS[kind]: far for kind in kinds if (far := _steps(here, at, (kind,), passing)[space]) < len(here.spaces)}
    if not ways:
        return ("way-none" if len(kinds) > 1 else "way-none-by"), {**values, "kind": KINDS[kinds[0]]}, ""
    if refusal == "go-too-far" and min(ways.values()) <= table.spun:
        return None
    key = "way-gate" if space == here.khanbalik and not passing else "way-both" if len(ways) > 1 else "way"
    values |= {"gift": rules.gift, "value": here.best}
    return key, {**values, **ways, "kind": min(ways, key=lambda kind: ways[kind]), "steps": min(ways.values())}, ""


def _steps(here: World, at: int, kinds: tuple[int, ...], passing: bool) -> list[int]:
    """How many steps it is from a space to each other one by lines of these kinds; ``passing`` says if through Khanbalik."""
    far, ring, steps = [len(here.spaces)] * len(here.spaces), {at}, 0
    while ring:
        for one in ring:
            far[one] = steps
        onward = {one for one in ring if passing or one == at or one != here.khanbalik}
        ring = {end for one in onward for kind in kinds for end in here.near[kind][one] if far[end] == len(here.spaces)}
        steps += 1
    return far
