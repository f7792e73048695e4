"""The one table of colours, inks and sizes; boards and plots both read it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

PAPER, INK = "#FBFAF7", "#22262B"
"""Ground and text in a light theme; in a dark one they change places."""
ACCENT, DARK_ACCENT = "#6D3BD1", "#BBA2FF"
"""The ring round a legal target, on a light and on a dark ground."""
TABLE = {
    "ink": "#2A261F",
    "paper": "#FFFDF8",
    "felt": "#D5E2D6",
    "water": "#CFE1EA",
    "soil": "#F3E9D5",
    "well": "#F3EDE0",
    "tiles": "#DDD5C4",
    "line": "#CFC4AE",
    "asphalt": "#A9ADB0",
    "shallows": "#E6F1F4",
    "shore": "#B59F78",
    "road": "#7A5C2C",
    "lane": "#1F6A91",
    "flag": "#A3241C",
}
DARK_TABLE = {
    "ink": "#F5F0E6",
    "paper": "#2B2F2D",
    "felt": "#16251F",
    "water": "#14262F",
    "soil": "#3B3527",
    "well": "#1F2322",
    "tiles": "#3C423E",
    "line": "#5C635D",
    "asphalt": "#6A7175",
    "shallows": "#1C3946",
    "shore": "#7A6C4C",
    "road": "#D0AE6E",
    "lane": "#86C5E4",
    "flag": "#FF8674",
}
"""What boards are made of by day and at night: the ink, warm paper, the felt or the sea under it, land, wells and rules."""
REFUSAL = "#B00020"
"""Refusal and loss; always on a light ground and with a cross."""
LETTER_INK = "#101214"
"""Letters on the lighter hues."""
SMALL, MIDDLE, LARGE = 13, 17, 26
"""The three sizes of text."""
THEMES = ("auto", "light", "dark")


class Hue(NamedTuple):
    """A hue of the table: its fill, the letter that stands beside it, and the ink of that letter."""

    fill: str
    letter: str
    ink: str


HUES: Mapping[str, Hue] = {
    "red": Hue("#D55E00", "R", LETTER_INK),
    "blue": Hue("#0072B2", "B", "#FFFFFF"),
    "green": Hue("#009E73", "G", LETTER_INK),
    "gold": Hue("#E6A700", "M", LETTER_INK),
    "yellow": Hue("#E6A700", "Y", LETTER_INK),
    "white": Hue("#F4F1EA", "W", LETTER_INK),
    "mauve": Hue("#9B5DA5", "V", "#FFFFFF"),
}
"""Materials, companies and posts by their colour; colour-blind safe hues after Okabe and Ito."""


class Player(NamedTuple):
    """A player's tint, for discs with ink on them, and the deeper hue of the same family for lines in plots."""

    tint: str
    line: str


PLAYERS = (
    Player("#F2C4D8", "#B8336F"),
    Player("#BDE3EA", "#177A8D"),
    Player("#E2CDB6", "#7A4B22"),
    Player("#D3D8DE", "#4F5B69"),
    Player("#D8CFF3", "#5B45B5"),
    Player("#DDE4AE", "#69741A"),
)
"""Players 1 to 6: never the hue of a material."""
