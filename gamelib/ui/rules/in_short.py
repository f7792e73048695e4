"""The game in short, as a sheet over whatever one was doing: a lead, and a few cards with pictures of real tables."""

from __future__ import annotations

from functools import lru_cache

from ...core.rules import Rules
from ...core.words import words
from ...drawing import escaped
from ...teach.in_short import Card
from ...teach.in_short import in_short as short_of
from ..markup import button, chips, element
from . import leaves, pictures
from .leaves import Leaf
from .wording import say

HOW, LESSON, ALL_RULES = "how", "lesson", "all-rules"
"""The sheet among the dialogs, and the ways that lead on from it."""


def has_cards(ruleset: str) -> bool:
    """Whether a ruleset can be told in short."""
    return bool(short_of(ruleset).cards)


def title(ruleset: str, language: str) -> str:
    """What the sheet is called."""
    return say("in-short", language, game=words(ruleset, language).label("game", ruleset))


def inside(rules: Rules, language: str) -> str:
    """The lead and the cards under these rules; made once for all who look."""
    return _inside(rules.ruleset, rules, language)


def way_on(language: str, scenes: str = LESSON) -> str:
    """The ways to the lesson and to all rules."""
    return button(say("scene-by-scene", language), scenes) + button(say("all-rules", language), ALL_RULES)


def sheet(rules: Rules, language: str, home: str, ways: str, shut_by: str = "dialog", leaf: Leaf | None = None) -> str:
    """The whole sheet: its name, the cards, the way ``home`` and those that lead on; for a wall one leaf of it."""
    name = title(rules.ruleset, language)
    shut = button("✕", shut_by, "", aria_label=say("close", language), class_="shut")
    if leaf is None:
        body, further, foot, look = inside(rules, language), "", home + ways, HOW
    else:
        body, further, look = leaves.inside(rules, language, leaf), element("nav", ways), f"{HOW} leafed"
        foot = leaves.turning(rules, language, leaf, home or _to_scenes(language, shut_by))
    head = element("header", element("h2", escaped(name)) + further + shut)
    cards = element("div", body, class_="inside") + element("footer", foot, class_="row")
    return element("div", head + cards, role="dialog", aria_modal="true", aria_label=name, class_=f"sheet {look}")


def _to_scenes(language: str, shut_by: str) -> str:
    """Over a lesson, the way back to its scenes."""
    return button(say("scene-by-scene", language), shut_by, "", class_="strong", data_first=True)


@lru_cache(maxsize=32)
def _inside(ruleset: str, rules: Rules, language: str) -> str:
    short = short_of(ruleset)
    lead = f"{escaped(short.lead(rules, language))} {chips(short.lead_clauses)}"
    cards = element("ol", (_card(one, rules, language) for one in short.cards), class_="cards")
    return element("p", lead, class_="lead") + cards


def _card(card: Card, rules: Rules, language: str) -> str:
    image = f'<img src="{pictures.address(card, rules, language)}" alt="{escaped(card.seen(language))}">'
    told = element("h3", escaped(card.title(language))) + element("p", escaped(card.text(rules, language)))
    return element("li", image + told + element("p", chips(card.clauses), class_="cited"), data_key=f"card-{card.name}")
