"""The small parts of which the explorer's page is made, as HTML, and its words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..core.rulesets import ruleset_of
from ..core.words import LANGUAGE, YOU, Words, words
from ..drawing import escaped

ON_KEY = {"data_clicker": "on", "aria_keyshortcuts": "PageDown"}
BACK_KEY = {"data_clicker": "back", "aria_keyshortcuts": "PageUp"}
"""What the keys of a presenter's remote press."""


class Tongue(NamedTuple):
    """A language and the names of the players: what is needed to say anything; ``plain`` is without notation.

    ``rules`` are those of the table, where a ruleset needs them to name what a move is about; ``phase`` is what is due there,
    for a move that has another name in it. ``you`` is the player who alone is spoken to, if there is one.
    """

    language: str = LANGUAGE
    names: tuple[str, ...] = ()
    plain: bool = False
    rules: object = None
    phase: str = ""
    you: int | None = None

    def ui(self, key: str, **values: object) -> str:
        """A text of the explorer; one about a ``player`` is said to *you* where that is who is spoken to, and it can be."""
        texts, to_you = words("ui", self.language), f"{key}-{YOU}"
        is_yours = self.you is not None and values.get("player") == self.you and texts.has("ui", to_you)
        return texts.say("ui", to_you if is_yours else key, values, self.names)

    def of(self, ruleset: str) -> Words:
        """The words of a ruleset."""
        return words(ruleset, self.language)

    def player(self, index: int) -> str:
        """The name of a player."""
        return self.ui("player", player=index)


def attributes(**given: object) -> str:
    """Attributes of an element; what is None or False is left out, underscores become dashes."""
    text = ""
    for name, value in given.items():
        if value is not None and value is not False:
            name = name.rstrip("_").replace("_", "-")
            text += f" {name}" if value is True else f' {name}="{escaped(value)}"'
    return text


def element(tag: str, inside: str | Iterable[str], **given: object) -> str:
    """An element round what is already HTML."""
    text = inside if isinstance(inside, str) else "".join(inside)
    return f"<{tag}{attributes(**given)}>{text}</{tag}>"


def button(text: str, do: str, arg: object = None, **given: object) -> str:
    """A button; ``do`` is what it asks of the kernel, with ``arg``."""
    return element("button", escaped(text), type="button", data_do=do, data_arg=arg, **given)


def here(text: str, act: str, **given: object) -> str:
    """A button whose work is done in the page itself."""
    return element("button", escaped(text), type="button", data_here=act, **given)


def by_hand(clicked: str, tapped: str) -> str:
    """What one may click; on a screen that is touched, tap. The style shows the one that fits."""
    return "".join(element("span", escaped(text), class_=way) for text, way in ((clicked, "by-click"), (tapped, "by-tap")))


def chip(clause: str, **given: object) -> str:
    """A clause by its title, among the tools with its id beside it; it opens what the clause says."""
    title = ruleset_of(clause).rulebook[clause].title
    names = element("span", escaped(clause), class_="id") + element("span", escaped(title), class_="titled")
    return element("button", names, type="button", data_do="clause", data_arg=clause, class_="chip", title=title, **given)


def chips(clauses: Iterable[str], **given: object) -> str:
    """Several clauses."""
    return " ".join(chip(clause, **given) for clause in clauses)


def select(do: str, options: Sequence[tuple[object, str]], chosen: object, label: str, **given: object) -> str:
    """A list to choose from, with its name for those who hear it read."""
    inside = (element("option", escaped(text), value=value, selected=str(value) == str(chosen)) for value, text in options)
    return element("select", inside, data_do=do or None, aria_label=label, title=label, **given)


def labelled(text: str, field: str, **given: object) -> str:
    """A field with its name before it."""
    return element("label", f"<span>{escaped(text)}</span>{field}", **given)


def headed(text: str, inside: str, level: str = "h4") -> str:
    """Something under a heading."""
    return element(level, escaped(text)) + inside


def grouped(key: str, inside: str, tongue: Tongue) -> str:
    """Tools that belong together, under the word for what they are for."""
    said = tongue.ui(f"tools-{key}")
    return element("span", element("small", escaped(said)) + inside, class_=f"tools {key}", role="group", aria_label=said)
