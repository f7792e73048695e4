"""The card beside a demonstration: the rule, which step of it is shown, and the way on, back and out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.rulebook import Rulebook
from ...drawing import escaped
from ..markup import button, element

if TYPE_CHECKING:
    from ..table.page import TablePage


def card(page: TablePage) -> str:
    """The rule and a button for the next step, at the end one for the beginning; the way back, and what the rule says."""
    game, tongue = page.game, page.tongue
    name = page.demonstrated.partition("~")[0]
    rule = Rulebook(game.state.ruleset, tongue.language)[name]
    where = tongue.ui("demo-step", step=game.at + 1, steps=game.last + 1)
    said = element("p", escaped(rule.sentence), class_="asked rule-said")
    told = element("p", escaped(where), class_="step-of") if game.last else ""
    if game.last and not game.at:
        told += element("p", escaped(tongue.ui("demo-first")), class_="asked first-step")
    back = button(f"◀ {tongue.ui('demo-back')}", "go", game.at - 1, class_="deed", disabled=not game.at, data_key="demo-back")
    if game.at < game.last:
        on = button(f"{tongue.ui('demo-on')} ▶", "go", game.at + 1, class_="deed strong", data_key="demo-on")
    else:
        on = button(tongue.ui("demo-again"), "go", 0, class_="deed", data_key="demo-again") if game.last else ""
    steps = element("div", back + on, class_="steps") if game.last else ""
    home = button(
        tongue.ui("back-to-game"), "back", class_=f"deed{'' if game.at < game.last else ' strong'}", data_key="demo-home"
    )
    return element("h3", escaped(rule.title)) + told + element("div", steps + home, class_="deeds") + said
