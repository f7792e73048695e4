"""The game in short on a wall: one picture and its sentence a screen, with the ways to the next one and back."""

from __future__ import annotations

from typing import NamedTuple

from ...core.rules import Rules
from ...drawing import escaped
from ...teach.in_short import in_short as short_of
from ..markup import button, chips, element
from . import pictures
from .wording import say

ON_KEY = {"data_clicker": "on", "data_key": "on", "aria_keyshortcuts": "PageDown ArrowRight"}
BACK_KEY = {"data_clicker": "back", "data_key": "back", "aria_keyshortcuts": "PageUp ArrowLeft"}
"""What arrows and the keys of a presenter's remote press."""


class Leaf(NamedTuple):
    """Which card is shown, counted from 0, and what leads to another: ``do``, with ``before`` in front of its number."""

    card: int
    do: str
    before: str = ""

    def to(self, card: int) -> tuple[str, str]:
        """What a button asks that leads to a card."""
        return self.do, f"{self.before}{card}"


def inside(rules: Rules, language: str, leaf: Leaf) -> str:
    """One card, its picture as large as there is room; the first one below what the game is about."""
    short = short_of(rules.ruleset)
    at = _within(rules, leaf)
    card = short.cards[at]
    lead = f"{escaped(short.lead(rules, language))} {chips(short.lead_clauses)}"
    image = f'<img src="{pictures.address(card, rules, language)}" alt="{escaped(card.seen(language))}">'
    told = element("h3", escaped(card.title(language))) + element("p", escaped(card.text(rules, language)))
    words = element("div", told + element("p", chips(card.clauses), class_="cited"))
    leads = element("p", lead, class_="lead") if at == 0 else ""
    return leads + element("section", image + words, class_="leaf", data_key=f"card-{card.name}")


def turning(rules: Rules, language: str, leaf: Leaf, home: str) -> str:
    """Back, which card of how many it is, and on; after the last one ``home``."""
    at, cards = _within(rules, leaf), len(short_of(rules.ruleset).cards)
    back = button(say("back", language), *leaf.to(max(at - 1, 0)), disabled=at == 0, **BACK_KEY)
    told = say("card-of", language, card=at + 1, cards=cards)
    beads = "".join(element("i", "", aria_current="step" if one == at else None) for one in range(cards))
    where = element("span", beads, class_="beads", role="img", aria_label=told)
    on = button(say("next", language), *leaf.to(at + 1), class_="strong", data_first=True, **ON_KEY)
    return back + where + (on if at + 1 < cards else home)


def _within(rules: Rules, leaf: Leaf) -> int:
    return min(leaf.card, len(short_of(rules.ruleset).cards) - 1)
