"""Positions of Marco Polo: what cannot lie on a table is refused with its line."""

from __future__ import annotations

from typing import Any

import pytest

import gamelib

from .tables import at, marco_polo

GOOD: dict[str, Any] = {
    "trade": at("trade", "Hormuz 100 tea,dates on:Manila table", "Acre 240 - home:Kyoto table secret:kite"),
    "announce": at("announce", "Hormuz 100 tea", "Acre 240 -"),
    "move": at("move", "Hormuz 100 tea", "Acre 240 -"),
    "draw": at("draw", "Tabriz 100 tea", "Acre 240 -", agenda="end, buy, draw green", left=2),
    "debt": at("debt", "Tabriz 10 tea", "Acre 240 -", agenda="end, buy, return green-tartar, pay 1 bank 20", left=2),
}


def refused(state: Any, old: str, new: str) -> str:
    """The error for a position with some of its text replaced."""
    text = state.position()
    assert old in text
    with pytest.raises(gamelib.RecordError) as caught:
        marco_polo.position(text.replace(old, new), state.rules)
    assert caught.value.line > 0
    return str(caught.value)


@pytest.mark.parametrize("name", GOOD)
def test_positions_read_back(name: str) -> None:
    assert marco_polo.position(GOOD[name].position(), GOOD[name].rules) == GOOD[name]


@pytest.mark.parametrize(
    ("name", "old", "new", "problem"),
    [
        ("trade", "goods dates, tea", "goods dates, tee", "'tee' is no good"),
        ("trade", "goods dates, tea", "goods dates, dates", "given twice"),
        ("trade", "goods dates, tea", "goods dates", "cards are nowhere else"),
        ("trade", "goods dates, tea", "goods blue-khan", "is no good"),
        ("trade", "goods dates, tea", "goods ? 2", "is no good"),
        ("trade", "under none", "under tea", "belong"),
        ("trade", "pile blue: top 12 | under none", "pile blue: top 12 | under tea", "tea is in 2 places"),
        ("trade", "Hormuz | 100", "Atlantis | 100", "a merchant is written"),
        ("trade", "| 100 |", "| -1 |", "from 0"),
        ("trade", "on-mission Manila", "on-mission Rome", "expected 'outward'"),
        ("trade", "on-mission Manila", "on-mission Kyoto", "each Golden Table"),
        ("trade", "on-mission Manila | table", "outward | table", "each Golden Table"),
        ("trade", "secret kite", "secret fireworks", "each Secret"),
        ("trade", " | secret kite", " | secret tea", "expected 'table'"),
        ("trade", "secrets: fireworks, helicopter, printing", "secrets: fireworks", "missions are done"),
        ("trade", "tables: Mandalay, Lhasa", "tables: Mandalay, Mandalay", "given twice"),
        ("trade", "phase: trade", "phase: haggle", "is no phase"),
        ("trade", "phase: trade", "phase: buy", "the last task is buy"),
        ("trade", "agenda: end, trade", "agenda: trade", "the first task, which is done last, is 'end'"),
        ("draw", "agenda: end, buy", "agenda: end, end, buy", "is 'end', and there is only one"),
        ("trade", "table | secret kite", "secret kite | map", "expected 'table' or 'secret kite', found 'map'"),
        ("trade", "spun: 1", "spun: 1\nextra: 0", "extra is 0; it must be from 1"),
        ("trade", "agenda: end, trade", "agenda: end, dance", "is no task"),
        ("trade", "left: 3", "left: 2", "before the first purchase"),
        ("trade", "turn: 20", "turn: 0", "the turn is 0"),
        ("trade", "spun: 1", "spun: attack", "after an attack nobody"),
        ("trade", "spun: 1", "spun: 9", "does not show 9"),
        ("trade", "Hormuz |", "Kerman |", "only on a trading post"),
        ("trade", "loot: 0 | goods none", "loot: none", "the loot is written"),
        ("announce", "merchant 1: Hormuz", "merchant 1: Khanbalik", "nobody stands in Khanbalik"),
        ("announce", "phase: announce", "phase: fresh-start", "nothing is to be decided"),
        ("announce", "phase: announce", "phase: over", "the game is not over"),
        ("announce", "player: 1", "winner: 1", "has the turn"),
        ("announce", "player: 1", "player: 3", "from 1 to 2"),
        ("announce", "player: 1", "captain: 1", "is not a part"),
        ("announce", "goods tea | outward", "goods tea | outward | table", "no Table yet"),
        ("move", "announced: land\n", "", "announced before the spin"),
        ("draw", "draw green", "draw pink", "is no colour"),
        ("debt", "pay 1 bank 20", "pay 1 bank 5", "can pay"),
        ("debt", "return green-tartar", "return silks", "is no card"),
        ("debt", "pay 1 bank 20", "pay 1 1 20", "nobody pays themselves"),
    ],
)  # fmt: skip
def test_positions_that_cannot_be(name: str, old: str, new: str, problem: str) -> None:
    assert problem in refused(GOOD[name], old, new)


def test_positions_nobody_stands_in_his_open_mission_city() -> None:
    state = at("announce", "Hormuz 100 - on:Manila table", "Acre 240 -")
    assert "with it still open" in refused(state, "Hormuz", "Manila")


def test_positions_lack_nothing() -> None:
    for key in ("phase", "turn", "merchant 2", "pile green", "loot", "tables", "secrets"):
        lines = [line for line in GOOD["announce"].position().split("\n") if not line.startswith(key)]
        with pytest.raises(gamelib.RecordError, match=f"lacks a line '{key}"):
            marco_polo.position("\n".join(lines), GOOD["announce"].rules)


def test_a_card_is_bought_only_on_a_post_and_of_its_colour() -> None:
    state = at("trade", "Tabriz 100 tea", "Kiev 0 dates").play("buy")
    text = state.position()
    assert marco_polo.position(text, state.rules) == state
    with pytest.raises(ValueError, match="cards can be bought only on a trading post"):
        marco_polo.position(text.replace("merchant 1: Tabriz", "merchant 1: Damascus"), state.rules)
    colour = text.split("draw ")[1].split()[0]
    other = "blue" if colour != "blue" else "green"
    with pytest.raises(ValueError, match="from the pile of the post's colour"):
        marco_polo.position(text.replace(f"draw {colour}", f"draw {other}"), state.rules)


def test_money_that_grows_past_nine_digits_is_read_back() -> None:
    state = at("trade", "Tabriz 999999999 tea", "Kiev 0 dates").play("sell tea")
    assert state.table.cash[0] == 1_000_000_079
    assert marco_polo.position(state.position(), state.rules) == state
