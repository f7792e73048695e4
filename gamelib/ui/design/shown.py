"""What the regions of the designer's page show."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from ...drawing import escaped
from ...lab.change.measures import measures
from ...lab.report.report import few
from ...lab.report.report import say as lab_says
from .. import ways
from ..learn.parts import chip, clause_dialog, paragraph, sheet
from ..markup import button, element, here, select
from ..table.heading import titled
from . import dials, picture

if TYPE_CHECKING:
    from .page import DesignPage

WRITTEN = "written"


def head(page: DesignPage) -> str:
    """Which game, and who plays."""
    title = element("h2", f"{escaped(titled(page.name, page.tongue)[0])} · <b>{escaped(page.say('title'))}</b>")
    levels = [(name, _level(page, name)) for name in page.levels()]
    who = select("level", levels, page.bots, page.say("who"), data_key="level")
    home = button(page.say("games"), "door", data_key="door") if page.door else ""
    return title + element("nav", who + home + ways.waiting(page))


def _level(page: DesignPage, name: str) -> str:
    known = ("random", "beginner", "sensible", "strong")
    return page.say(f"level-{name}") if name in known else page.say("level-other", bot=name)


def steps(page: DesignPage) -> str:
    """How many games, stop and go on, the odd game, and the code."""
    from .page import MOST_PAIRS

    if not page.fields or page.error is not None:
        return ""
    way = ("stop", "stop") if page.running else ("go-on", "go")
    run = button(page.say(way[0]), way[1], disabled=not page.running and not page.can_go, class_="strong", data_key="run")
    games = page.pairs.games if page.pairs is not None and not page.seen else page.counted
    count = page.say("counted", games=games, most=MOST_PAIRS)
    bar = f'<progress max="{MOST_PAIRS}" value="{games}" aria-label="{escaped(count)}"></progress>'
    parts = run + bar + element("span", escaped(count), class_="count")
    return parts + (_further(page) if page.counted else "")


def _further(page: DesignPage) -> str:
    known = [(one.measure, f"{page.say('odd-in')} {one.measure}") for one in page.seen]
    odd = (
        button(page.say("odd"), "odd", "changed", data_key="odd")
        + button(page.say("odd-printed"), "odd", "printed", data_key="odd-printed")
        + select("measure", known, page.measure, page.say("odd-which"), data_key="measure")
    )
    return element("span", odd, class_="odd") + button(page.say("write"), "write", data_key="write")


def answer(page: DesignPage) -> str:
    """What cannot be, or what the change does."""
    parts = element("p", f"✕ {escaped(page.trouble)}", class_="refused", role="alert") if page.trouble else ""
    if page.error is not None:
        fault = f"✕ {escaped(page.error.sentence)} {chip(page.error.clause)}"
        return parts + element("p", fault, class_="refused", role="alert")
    if not page.fields:
        return parts + paragraph(page.say("begin"), class_="begin")
    parts += paragraph(page.say("change", change=change(page)), class_="change")
    if not page.seen:
        games = page.pairs.games if page.pairs is not None else 0
        return parts + paragraph(picture.waiting(games) or page.say("soon"), class_="quiet")
    parts += paragraph(finding(page), class_="finding")
    parts += picture.drawn(page.seen, page.axes, _helps(page.name))
    return parts + paragraph(source(page), class_="quiet")


def _helps(name: str) -> dict[str, str]:
    table = measures(name)
    return dict(zip(table["measure"], table["says"], strict=True))


def change(page: DesignPage) -> str:
    """The fields that differ, in words."""
    told = (f"{dials.called(name)} {dials.short(value)}" for name, value in page.fields.items())
    return ", ".join(told)


def finding(page: DesignPage) -> str:
    """What may be said by now, in the lab's words."""
    clear = [one.measure for one in page.seen if one.clear]
    if clear:
        return lab_says("findings", "compare-clear", what=", ".join(clear)) + "."
    return lab_says("findings", few(page.counted, "compare-even")) + "."


def source(page: DesignPage) -> str:
    """By whom, from which seed, and what the intervals are."""
    from .page import SEED

    parts = page.say("source", seed=SEED, bots=_level(page, page.bots), measures=len(page.seen))
    least = min((one.gap.n for one in page.seen), default=0)
    cut = lab_says("lab", "cut-left-out", cut=page.cut) + "." if page.cut else ""
    return " ".join(part for part in (picture.waiting(least), parts, cut) if part)


def dials_of(page: DesignPage) -> str:
    """The dials, and the way back to the printed rules."""
    wrong = page.error.field if page.error is not None else ""
    head = element("h3", escaped(page.say("dials").capitalize()))
    back = button(page.say("all-printed"), "printed", disabled=not page.fields, data_key="printed")
    return element("div", head + back, class_="top") + dials.shown(page.game.Rules, page.fields, wrong)


def dialog(page: DesignPage) -> str:
    """The code that plays the games again, or a clause."""
    if page.dialog != WRITTEN or page.pairs is None:
        return clause_dialog(page.dialog) if page.dialog and page.dialog != WRITTEN else ""
    text = page.pairs.code()
    about = paragraph(page.say("written", games=page.pairs.games))
    lines = text.count("\n") + 1
    area = f'<textarea readonly rows="{lines}" aria-label="{escaped(page.say("write"))}">{escape(text)}</textarea>'
    file = f"{page.name}_design.py"
    row = here(page.say("copy"), "copy") + here(page.say("download"), "download", data_name=file)
    return sheet(page.say("write"), about + area + element("div", row, class_="row"), "results")


def spoken(page: DesignPage) -> str:
    """What those hear who do not see the page: it changes when something is found or refused, not with every game."""
    if page.trouble:
        return page.trouble
    if page.error is not None:
        return page.error.sentence
    if not page.fields:
        return page.say("begin")
    return f"{page.say('change', change=change(page))} {finding(page) if page.seen else ''}".strip()


def still(page: DesignPage) -> str:
    """What is known as a list of sentences."""
    told = "".join(element("li", escaped(picture.spoken(one))) for one in page.seen)
    return f'<div class="gamelib-still">{paragraph(spoken(page))}{element("ul", told) if told else ""}</div>'
