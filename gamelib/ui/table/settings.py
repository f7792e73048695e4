"""The rules panel, made from the rules object alone, and the form of the seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.errors import RulesError
from ...core.record import check_names
from ...core.rules import Dial
from ...drawing import escaped
from ..markup import Tongue, chip, element, labelled, select
from .game import ASKS, PERSON, ROLLS, Game

Fields = Mapping[str, str]


def rules_form(game: Game, tongue: Tongue, typed: Fields, error: RulesError | None, seed_kept: bool = False) -> str:
    """Every number and option with its clause, range and help; a change starts a new game. A seed may be kept secret."""
    rules = game.state.rules
    rows = [_row(name, dial, typed.get(name, _text(getattr(rules, name))), error) for name, dial in type(rules).dials().items()]
    names = f'<input name="names" value="{escaped(typed.get("names", ", ".join(game.names)))}">'
    known, hint = ("", f' placeholder="{escaped(tongue.ui("seed-kept"))}"') if seed_kept else (str(game.seed), "")
    seed = f'<input name="seed" type="number" min="0" value="{escaped(typed.get("seed", known))}"{hint}>'
    extra = labelled(tongue.ui("names"), names, class_="dial") + labelled(tongue.ui("seed"), seed, class_="dial")
    go = element("button", escaped(tongue.ui("new")), type="submit", class_="strong")
    said = [_fault(error)] if error is not None else []
    return element("form", [*said, element("div", go, class_="row"), extra, *rows], data_do="new", autocomplete="off")


def _fault(error: RulesError) -> str:
    return element("div", f"✕ {escaped(error.sentence)} {chip(error.clause)}", class_="refused", role="alert")


def _row(name: str, dial: Dial, text: str, error: RulesError | None) -> str:
    low, high = dial["range"]
    span = f"{low:,}–{high:,}" if dial["kind"] in ("number", "grid") else ""
    head = f"<span>{escaped(name.replace('_', ' '))}</span>{_input(name, dial, text)}"
    more = f"<small>{escaped(dial['help'])} {span}</small>"
    wrong = " wrong" if error is not None and error.field == name else ""
    return element("div", f"<label>{head}</label>{more} {chip(dial['clause'])}", class_="dial" + wrong)


def _input(name: str, dial: Dial, text: str) -> str:
    if dial["kind"] == "switch":
        return f'<input type="checkbox" name="{name}" value="True"{" checked" if text == "True" else ""}>'
    if dial["kind"] == "choice":
        return select("", [(choice, choice) for choice in dial["choices"]], text, name, name=name)
    if dial["kind"] == "grid":
        return f'<textarea name="{name}" rows="{text.count(chr(10)) + 1}" spellcheck="false">{escaped_lines(text)}</textarea>'
    return f'<input type="text" inputmode="numeric" name="{name}" value="{escaped(text)}">'


def escaped_lines(text: str) -> str:
    """Text of several game, made harmless line by line."""
    return "\n".join(map(escaped, text.split("\n")))


def _text(value: object) -> str:
    if isinstance(value, tuple):
        return "\n".join(" ".join(map(str, row)) for row in value)
    return str(value)


def rules_from(game: Game, fields: Fields) -> Any:
    """The rules that the form describes; :class:`RulesError` says what does not fit."""
    kind = type(game.state.rules)
    return kind.of(**{name: _value(dial, fields.get(name, "")) for name, dial in kind.dials().items()})


def _value(dial: Dial, text: str) -> Any:
    """What was typed as a value; what is no number stays as it is, for the rules themselves to refuse."""
    if dial["kind"] == "switch":
        return text == "True"
    if dial["kind"] == "choice":
        return text
    if dial["kind"] == "grid":
        return tuple(tuple(_number(word) for word in row.split()) for row in text.strip().split("\n"))
    return _number(text)


def _number(text: str) -> int | str:
    plain = text.strip()
    return int(plain) if plain.lstrip("-").isdecimal() and plain.isascii() and len(plain) < 12 else plain


def seats_form(game: Game, tongue: Tongue) -> str:
    """Who sits where, and whether chance asks or rolls by itself."""
    bots = [(PERSON, tongue.ui("person")), *((name, tongue.ui("bot", name=name)) for name in game.ruleset.BOTS)]
    rows = []
    for player, seat in enumerate(game.seats):
        name = f'<input name="name-{player}" value="{escaped(tongue.player(player))}" maxlength="40">'
        rows.append(
            labelled(str(player + 1), name + select("", bots, seat, tongue.ui("seat"), name=f"seat-{player}"), class_="dial")
        )
    fate = [(ASKS, tongue.ui("chance-asks")), (ROLLS, tongue.ui("chance-rolls"))]
    rows.append(labelled(tongue.ui("chance"), select("", fate, game.chance, tongue.ui("chance"), name="chance"), class_="dial"))
    go = element("button", escaped(tongue.ui("take-seats")), type="submit", class_="strong")
    return element("form", [*rows, element("div", go, class_="row")], data_do="seats", autocomplete="off")


def take_seats(game: Game, fields: Fields) -> tuple[str, ...]:
    """Sit down as the form says, and return the names; what the form leaves out stays. Where it is refused, all stays."""
    count = len(game.seats)
    seats = [_seat(game, fields.get(f"seat-{player}", game.seats[player])) for player in range(count)]
    chance = _one_of(fields.get("chance", game.chance), (ASKS, ROLLS))
    named = [fields.get(f"name-{player}", Tongue(names=game.names).player(player)) for player in range(count)]
    names = tuple(" ".join(name.split()) for name in named)
    check_names(names, count)
    game.seats, game.chance = seats, chance
    return names


def _seat(game: Game, word: str) -> str:
    return word if word in game.ruleset.BOTS else _one_of(word, (PERSON, *game.ruleset.BOTS))


def _one_of(word: str, known: tuple[str, ...]) -> str:
    if word not in known:
        raise ValueError(f"'{word[:60]}' is none of {', '.join(known)}.")
    return word
