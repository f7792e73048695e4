"""Tables for the tests of Marco Polo, written short: ``at("trade", "Hormuz 100 tea,dates", "Acre 240 -")``.

A merchant is his space, his cash and his goods (``-`` for none), then ``on:Kyoto`` or ``home:Kyoto`` where he has got so far,
``table`` and ``secret:kite``. Cards that are nowhere else are in the unknown tops of their piles.
"""

from __future__ import annotations

from typing import Any

import gamelib
from gamelib.marco_polo.table import COLOURS, MISSIONS, SECRETS

marco_polo = gamelib.ruleset("marco_polo")
WORLD = marco_polo.world("orient")
IDLE = "Buda 240 -"
AGENDAS = {"trade": "end, trade", "buy": "end, buy"}


def at(phase: str, *merchants: str, rules: Any = None, under: dict[str, str] | None = None, **facts: object) -> Any:
    """The state with these merchants (two idle ones by default), read as a position is read; player 1 has the turn."""
    merchants = merchants or (IDLE, IDLE)
    chosen = rules or marco_polo.Rules(players=len(merchants))
    said: dict[str, object] = {"turn": 20, "phase": phase, "player": 1} | _spun(phase, facts)
    if phase in AGENDAS:
        said |= {"left": chosen.buy_limit if phase == "trade" else 2, "agenda": AGENDAS[phase]}
    said |= {f"merchant {seat}": _merchant(text) for seat, text in enumerate(merchants, start=1)}
    said |= {"loot": "0 | goods none"} | {key: value for key, value in facts.items() if value is not None}
    said |= _piles(said, under or {}) | _stacks(merchants, str(said.get("agenda", "")), facts)
    return marco_polo.position("\n".join(f"{key}: {value}" for key, value in said.items()), chosen)


def _spun(phase: str, facts: dict[str, object]) -> dict[str, object]:
    if phase in ("fresh-start", "announce", "over"):
        return {}
    spun = {"spin": {}, "safe-conduct": {"spun": "attack"}, "fight": {"spun": "attack"}, "ransom": {"spun": "attack"}}
    found: dict[str, object] = {"announced": "land", **spun.get(phase, {"spun": 1})}
    return found


def _merchant(text: str) -> str:
    place, cash, goods, *rest = text.split()
    stages = {"on": "on-mission", "home": "homeward"}
    stage = next((f"{stages[w.partition(':')[0]]} {w.partition(':')[2]}" for w in rest if w[:2] in ("on", "ho")), "outward")
    papers = [word.replace(":", " ") for word in rest if word == "table" or word.startswith("secret")]
    named = goods.replace(",", ", ") if goods != "-" else "none"
    return " | ".join([place, cash, f"goods {named}", stage, *papers])


def _piles(said: dict[str, object], under: dict[str, str]) -> dict[str, object]:
    lying = " ".join(str(value) for key, value in said.items() if key.startswith(("merchant", "loot", "agenda")))
    gone = lying.replace(",", " ").split()
    found: dict[str, object] = {}
    for colour, name in enumerate(COLOURS):
        below = [card.strip() for card in under.get(name, "").split(",") if card.strip()]
        mine = [card for card in WORLD.cards[colour * 14 : colour * 14 + 14] if card not in gone]
        top = sum(card not in below for card in mine)
        found[f"pile {name}"] = f"top {top} | under {', '.join(below) or 'none'}"
    return found


def _stacks(merchants: tuple[str, ...], agenda: str, facts: dict[str, object]) -> dict[str, object]:
    words = [word.partition(":")[2] for text in merchants for word in text.split() if ":" in word]
    done = sum("home:" in text and f"secret {seat}" not in agenda for seat, text in enumerate(merchants, start=1))
    kept = [name for name in SECRETS if name not in words]
    kept = kept[: len(SECRETS) - done]
    tables = [city for city in MISSIONS if city not in words]
    found: dict[str, object] = {"tables": ", ".join(tables) or "none", "secrets": ", ".join(kept) or "none"}
    return found | {key: facts[key] for key in found if key in facts}


def play(state: Any, *moves: str) -> Any:
    """The state after these moves."""
    for move in moves:
        state = state.play(move)
    return state


def cited(state: Any) -> list[str]:
    """The clauses of what the last move caused, without the ruleset's name."""
    return [event.clause.removeprefix("marco_polo.") for event in state.events]


def said(state: Any) -> list[str]:
    """The keys of what the last move caused."""
    return [event.key for event in state.events]


def why(state: Any, move: Any) -> tuple[str, str]:
    """The clause and the key of a refusal."""
    refusal = state.refusal(move)
    assert refusal is not None, f"{move} is legal"
    return refusal.clause.removeprefix("marco_polo."), refusal.key


def legal(state: Any) -> list[str]:
    """The legal moves in notation."""
    return [str(move) for move in state.moves()]


def goods(state: Any, player: int) -> list[str]:
    """The goods in a merchant's hand."""
    hand = state.table.hands[player - 1]
    return [name for card, name in enumerate(WORLD.cards) if hand >> card & 1]


def place(state: Any, player: int) -> str:
    """The space on which a merchant stands."""
    name: str = WORLD.spaces[state.table.places[player - 1]].name
    return name


def under(state: Any, colour: str) -> list[str]:
    """What was put under a pile, in order."""
    return [WORLD.cards[card] for card in state.table.bottoms[COLOURS.index(colour)]]


def goes(state: Any) -> set[str]:
    """The spaces to which the player may go."""
    return {str(move).removeprefix("go ") for move in state.moves()}


def moving(spun: int, *merchants: str, by: str = "land", **facts: Any) -> Any:
    """A state in which player 1 has spun a number and must move."""
    return at("move", *merchants, announced=by, spun=spun, **facts)
