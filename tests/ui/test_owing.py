"""Whoever must sell for a debt reads to whom it is owed, what is missing, what each thing brings and what is left of that."""

from __future__ import annotations

import re

import pytest

from gamelib.ui.table.game import begun
from gamelib.ui.table.page import TablePage
from tests.marco_polo.tables import IDLE, at, marco_polo, play
from tests.ui.pages import shown

NAMES = ("Anna", "Ben", "Chloé")


def in_debt(goods: str, cash: int, card: str) -> TablePage:
    """The table of a merchant who drew a card and cannot pay for it, or of another who has to pay."""
    own, other = ("-", goods) if card.startswith("yellow") else (goods, "-")
    bought = 25 if own != "-" else 100
    post = "Samarkand" if card.startswith("yellow") else "Ceylon"
    state = play(at("trade", f"{post} {bought} {own}", f"Buda {cash} {other}", IDLE), "buy", f"draw {card}")
    assert state.phase == "debt"
    page = TablePage(begun(state, NAMES, 0), face="play")
    page.chosen = state.actor
    return page


def asked(page: TablePage) -> str:
    """What a page asks, and what stands on its buttons."""
    return " ".join(re.sub("<[^>]+>", " ", shown(page, "moves")).split())


@pytest.mark.parametrize(
    ("card", "cash", "question"),
    [
        ("yellow-birthday", 10, "You owe Anna 40 besants (Birthday) and have 10: 30 missing."),
        ("mauve-insult", 0, "You owe the bank 30 besants (An insult) and have 5: 25 missing."),
    ],
)
def test_a_debt_is_told_with_its_sum_its_reason_and_what_is_missing(card: str, cash: int, question: str) -> None:
    assert question in asked(in_debt("tea,almonds", cash, card))


def test_the_robbers_are_named_and_a_debt_without_a_card_is_told_too() -> None:
    rules = marco_polo.Rules(players=2, ransom=100)
    for payee, told in (("loot", "You owe the robbers 100 besants"), ("2", "You owe 100 besants")):
        state = at("debt", "Buda 0 tea,almonds", "Kiev 0 dates", agenda=f"end, pay 1 {payee} 100", rules=rules)
        page = TablePage(begun(state, NAMES[:2], 0), face="play")
        page.chosen = 0
        assert f"{told} and have 0: 100 missing." in asked(page)


def test_a_button_tells_the_price_and_what_is_left_then_or_still_missing() -> None:
    said = asked(in_debt("tea,dates,pearls", 0, "yellow-birthday"))
    assert "Sell tea, blue 80 get 80 besants, 40 left" in said
    assert "Sell dates, blue 30 get 30 besants, 10 still missing" in said


def test_what_is_sold_in_trade_has_its_price_alone() -> None:
    page = TablePage(begun(at("trade", "Ceylon 25 tea", IDLE, IDLE), NAMES, 0), face="play")
    page.chosen = 0
    assert "get 80 besants" in asked(page)
    assert "left" not in asked(page)
