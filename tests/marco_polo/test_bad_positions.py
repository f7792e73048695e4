"""Positions of Marco Polo that cannot be though each line can: what the agenda, the papers and the merchants say must agree."""

from __future__ import annotations

from typing import Any

import pytest

import gamelib

from .tables import at, marco_polo

IDLE = "Acre 240 -"
EACH = marco_polo.Rules(players=4, deal_with_each=True)
DEALERS = ("Tabriz 100 -", "Tabriz 0 tea,dates", "Tabriz 0 hides", "Kiev 0 yaks")
RICH = "Kiev 2000 tea,hides,camels,topaz home:Kyoto table"
KHAN = "Khanbalik 0 tea,rhubarb,falcons,carpets"


def fault(phase: str, *merchants: str, **facts: Any) -> str:
    """Why there is no such position."""
    with pytest.raises(gamelib.RecordError) as caught:
        at(phase, *merchants, **facts)
    assert caught.value.line > 0
    return str(caught.value).partition(": ")[2]


PAPERS: dict[str, tuple[str, tuple[str, ...], dict[str, Any], str]] = {
    "a Secret on the mission": (
        "announce", ("Kiev 0 - on:Manila table secret:kite", "Acre 240 - home:Kyoto table"), {},
        "a Secret is learnt when the mission is done.",
    ),
    "a Secret before it is drawn": (
        "secret", ("Manila 0 - home:Manila table secret:kite", "Acre 240 - home:Kyoto table"), {"agenda": "end, secret 1"},
        "the Secret is still to be drawn.",
    ),
    "a Secret to be drawn on the way": (
        "secret", ("Kiev 0 -", IDLE), {"agenda": "end, secret 1"}, "a Secret is drawn when the mission is done.",
    ),
    "a gift elsewhere": (
        "gift", ("Kiev 0 tea,rhubarb,falcons", IDLE), {"agenda": "end, gift 1 3"},
        "gift and Table belong to a merchant who has just come to Khanbalik.",
    ),
    "a gift of more than the hand": (
        "gift", ("Khanbalik 0 tea,falcons", IDLE), {"agenda": "end, table 1, gift 1 3"},
        "the merchant does not hold what is to be given.",
    ),
    "a gift of nothing": (
        "gift", (KHAN, IDLE), {"agenda": "end, table 1, gift 1 0"}, "the merchant does not hold what is to be given.",
    ),
    "a gift larger than the rules want": (
        "gift", (KHAN, IDLE), {"agenda": "end, table 1, gift 1 4"}, "the merchant does not hold what is to be given.",
    ),
}  # fmt: skip

AGENDAS: dict[str, tuple[str, tuple[str, ...], dict[str, Any], str]] = {
    "trade twice": (
        "trade", ("Tabriz 100 tea", IDLE), {"agenda": "end, trade, trade"}, "'trade' or 'buy' stands right behind 'end'.",
    ),
    "a draw by nobody": (
        "draw", ("Tabriz 100 tea", IDLE), {"agenda": "end, draw green"},
        "cards are drawn and carried out only while somebody buys.",
    ),
    "a name for another card": (
        "name", ("Tabriz 100 tea", IDLE),
        {"agenda": "end, buy, return mauve-danger, return green-tartar, name mauve-danger", "left": 1},
        "a merchant is named for the chance card that is shown.",
    ),
    "purchases after the trade": (
        "announce", ("Tabriz 100 tea", IDLE), {"left": 2}, "cards can still be bought only while somebody trades.",
    ),
    "nothing to trade": ("trade", ("Tabriz 10 -", IDLE), {}, "there is nothing to sell, buy or deal."),
    "no money to buy": ("buy", ("Tabriz 10 tea", IDLE), {}, "no further card can be bought."),
    "a card of another colour": (
        "draw", ("Tabriz 100 -", IDLE), {"agenda": "end, buy, return yellow-hunt, draw green", "left": 2},
        "the further cards that a chance card gives are of its own colour.",
    ),
    "a card for a payment": (
        "draw", ("Tabriz 100 -", IDLE), {"agenda": "end, buy, pay 2 1 20, draw green", "left": 2},
        "a card is drawn because it was bought, or because a chance card gives it.",
    ),
    "two cards at once": (
        "draw", ("Tabriz 100 -", IDLE), {"agenda": "end, buy, draw green, draw green", "left": 1},
        "one card is bought at a time, from the pile of the post's colour.",
    ),
    "a winner elsewhere": ("over", (RICH, IDLE), {"winner": 1}, "a winner stands in Venice."),
    "a winner without a Table": (
        "over", (RICH, "Venice 240 -"), {"winner": 2}, "a winner has reached the goal in Venice, and the game is over.",
    ),
    "a winner of a game that goes on": (
        "announce", (RICH.replace("Kiev", "Venice"), IDLE), {"winner": 1},
        "a winner has reached the goal in Venice, and the game is over.",
    ),
}  # fmt: skip

DEALS: dict[str, tuple[str, tuple[str, ...], dict[str, Any], str]] = {
    "a second deal": (
        "deal", ("Tabriz 100 -", "Tabriz 0 tea", "Tabriz 0 hides"), {"agenda": "end, deal 2"},
        "one deal is all there is under these rules, so no further one waits [marco_polo.deal].",
    ),
    "nobody left": (
        "deal", DEALERS, {"agenda": "end, deal 2, deal 3", "rules": EACH}, "nobody is left to deal with.",
    ),
    "twice with one": (
        "deal", DEALERS, {"agenda": "end, deal 2, deal 2", "rules": EACH},
        "a deal is with another merchant, and once with each.",
    ),
    "with oneself": (
        "deal", DEALERS, {"agenda": "end, deal 1", "rules": EACH}, "a deal is with another merchant, and once with each.",
    ),
    "behind a payment": (
        "deal", DEALERS, {"agenda": "end, pay 2 1 20, deal 2", "rules": EACH},
        "deals stand right behind 'end', and nothing but the fan behind them.",
    ),
    "elsewhere": (
        "deal", DEALERS, {"agenda": "end, deal 4", "rules": EACH}, "a deal is with a merchant on the same post.",
    ),
    "another's fan": (
        "fan", DEALERS, {"agenda": "end, deal 2, fan 1 3", "rules": EACH},
        "the hand that is fanned belongs to the merchant who was paid last.",
    ),
}  # fmt: skip

EVERY = PAPERS | AGENDAS | DEALS


@pytest.mark.parametrize("name", EVERY)
def test_positions_whose_lines_do_not_agree_are_refused(name: str) -> None:
    phase, merchants, facts, sentence = EVERY[name]
    assert fault(phase, *merchants, **facts).startswith(sentence)
