"""A claim can be false: the verdict follows from where the whole interval lies."""

from __future__ import annotations

import pytest

from gamelib.drawing.estimates import ratio_interval, slope_interval
from gamelib.drawing.findings import Answer, Estimates, Wording, finding
from gamelib.lab.again import Asked


@finding(Wording("Where does it lie?", "It lies between {above} and {below}", {"it": "this one"}), 1.0, 2.0, "it", str)
def _between(sample: Estimates) -> Estimates:
    return sample


@pytest.mark.parametrize(
    ("estimate", "verdict"),
    [((1.1, 1.5, 1.9), "holds"), ((0.9, 1.5, 1.9), "weak"), ((1.1, 1.9, 2.2), "weak"), ((2.1, 2.2, 2.3), "fails")],
)
def test_the_verdict_is_where_the_interval_lies(estimate: tuple[float, float, float], verdict: str) -> None:
    assert _between({"it": estimate, "beside it": (7, 8, 9)}).verdict == verdict


def test_an_answer_tells_the_question_the_numbers_and_the_claim() -> None:
    answer = _between({"it": (2.1, 2.2, 2.3)})
    assert _between.asks == "Where does it lie?"
    assert str(answer) == "this one: 2.2 (2.1 to 2.3)\nClaim: It lies between 1 and 2. In these games that does not hold."


def test_a_claim_holds_with_every_seed_or_is_weak_and_fails_where_most_speak_against_it() -> None:
    good, bad = _between({"it": (1.1, 1.5, 1.9)}), _between({"it": (2.1, 2.2, 2.3)})

    def verdict(*answers: Answer) -> str:
        return Asked(_between, answers).verdict

    assert (verdict(good, good, good), verdict(good, good, bad), verdict(good, bad, bad)) == ("holds", "weak", "fails")


def test_a_ratio_takes_a_game_for_one_observation() -> None:
    low, middle, high = ratio_interval([1, 3, 2, 2], [4, 4, 4, 4])
    assert middle == 0.5
    assert low < 0.5 < high
    assert ratio_interval([2, 2], [4, 4]) == (0.5, 0.5, 0.5)


def test_a_slope_compares_players_of_the_same_game() -> None:
    causes = [[0.0, 1.0, 2.0], [5.0, 5.0, 6.0]]
    effects = [[100 + 3 * x for x in causes[0]], [3 * x for x in causes[1]]]
    assert slope_interval(causes, effects) == pytest.approx((3, 3, 3))
