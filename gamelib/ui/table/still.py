"""The still picture of a table, for pages that run no code."""

from __future__ import annotations

from base64 import b64encode

from ...core.window import LITERAL
from ...drawing import escaped
from ..markup import Tongue, element
from . import heading, log
from .moment import Moment
from .sight import NOBODY

TOLD = 12
STILL = "gamelib-still"


def picture(now: Moment, tongue: Tongue) -> str:
    """The board as an image and the last events as text; at one screen only what everybody may see."""
    common = now if now.chosen != NOBODY else Moment(now.game, NOBODY, None, alone=False)
    drawing = common.seen.svg(names=tongue.names, language=tongue.language, theme="light")
    source = b64encode(drawing.encode()).decode()
    told = [element("li", escaped(sentence)) for sentence in log.sentences(common, tongue)][-TOLD:]
    due = escaped(heading.due(now.game, tongue))
    image = f'<img alt="{due}" style="max-width:100%" src="data:image/svg+xml;base64,{source}">'
    return element("div", image + element("ul", told), class_=f"{STILL} {LITERAL}")
