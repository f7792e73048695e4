"""Numbers as people say them: with units and commas, and no finer than their interval."""

from __future__ import annotations

import re

import pytest

import gamelib
from gamelib import lab
from gamelib.lab.estimate.units import NUMBER, POINTS, SHARE, Unit, money

NAN = float("nan")


@pytest.mark.parametrize(
    ("unit", "estimate", "said"),
    [
        (SHARE, (0.6473, 0.61, 0.68), "65 % (61 to 68 %)"),
        (SHARE, (0.0, 0.0, 0.01885), "0 % (0 to 1.9 %)"),
        (SHARE, (0.5123, 0.5101, 0.5144), "51.2 % (51.0 to 51.4 %)"),
        (SHARE, (1.0, 1.0, 1.0), "100 %"),
        (POINTS, (0.51, 0.39, 0.63), "+51 (+39 to +63) % points"),
        (POINTS, (-0.05, -0.15, 0.05), "-5 (-15 to +5) % points"),
        (NUMBER, (90.47, 89.27, 91.76), "90.5 (89.3 to 91.8)"),
        (NUMBER, (0.755, 0.605, 0.92), "0.76 (0.60 to 0.92)"),
        (NUMBER, (376.5, 362.8, 390.4), "376 (363 to 390)"),
        (NUMBER, (66_400.0, 61_000.0, 71_000.0), "66,000 (61,000 to 71,000)"),
        (NUMBER, (25.0, 25.0, 25.0), "25"),
        (NUMBER, (-0.1, -1.14, 1.0), "-0.1 (-1.1 to 1.0)"),
        (NUMBER.change(), (0.02, 0.001, 0.04), "+0.020 (+0.001 to +0.040)"),
        (NUMBER, (3.14159, NAN, NAN), "3.14"),
        (NUMBER, (NAN, NAN, NAN), "–"),
        (Unit("$#"), (41.2, 35.0, 48.0), "$41 ($35 to $48)"),
        (Unit("$#", signed=True), (-5.0, -8.0, 1.0), "-$5 (-$8 to +$1)"),
    ],
)
def test_an_estimate_is_said_with_its_unit(unit: Unit, estimate: tuple[float, float, float], said: str) -> None:
    assert unit.estimate(*estimate) == said


def test_money_is_said_in_the_coin_of_the_game() -> None:
    said = [money(name).estimate(66_400.0, 61_000.0, 71_000.0) for name in gamelib.RULESETS]
    numbers = "66,000 (61,000 to 71,000)"
    assert said == [numbers, f"{numbers} besants", "$66,000 ($61,000 to $71,000)", f"{numbers} FT"]


def test_shares_become_points_where_they_are_compared() -> None:
    assert SHARE.change() == POINTS
    assert POINTS.level() == SHARE
    assert NUMBER.change().level() == NUMBER


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_no_card_shows_a_raw_number(name: str) -> None:
    page = lab.card(lab.experiment(name, games=4, executor=1), 0)
    assert not re.search(r"\d[eE][+-]?\d|\d\.\d{4}|\d{5}", page.text().partition("\n\n")[2])
    cells = re.findall(r"<td>([^<]*)</td>", page.html())
    assert cells
    assert not [cell for cell in cells if re.search(r"\d[eE][+-]?\d|\d\.\d{4}|\d{5}|nan", cell)]
