"""The start page: which game?"""

from __future__ import annotations

from ...core.rulesets import usable_names
from ...drawing import escaped
from ..markup import Tongue, element
from .heading import titled


def cards(tongue: Tongue) -> str:
    """The start page: a card for each ruleset."""
    found = []
    for name in usable_names():
        label, about = titled(name, tongue)
        inside = f"<b>{escaped(label)}</b><span>{escaped(about[:1].upper() + about[1:])}</span>"
        found.append(element("button", inside, type="button", data_do="begin", data_arg=name, class_="card"))
    return element(
        "div", [element("h2", escaped(tongue.ui("choose-game"))), element("div", found, class_="cards")], class_="start"
    )
