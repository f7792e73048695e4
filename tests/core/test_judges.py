"""What the judges of exercises read, and what they say against an answer, to the last value."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import gamelib
from gamelib.core import judges
from gamelib.core.exercise import NOT_ATTEMPTED, RIGHT, UNREAD, WRONG, Exercise, Fault, Unread, Verdict, _is_nothing, exercises

FEE, ACTIONS, FORBIDDEN = (exercises("mark")[name] for name in ("fee", "actions", "forbidden"))
LEGAL = ("refine blue 1-1", "refine blue 1-2", "sell red 3 D")
BY_ZERO = "integer division or modulo by zero"


@pytest.mark.parametrize(
    ("answer", "number"),
    [
        (12, "12"), ("12", "12"), (" $12 ", "12"), ("-12", "-12"), ("1/3", "1/3"), ("-1/3", "-1/3"), ("1.5", "3/2"),
        ("12%", "3/25"), ("12 %", "3/25"), ("12.5%", "1/8"), ("100%", "1"), ("0.123456%", "1929/1562500"), ("0%", "0"),
        (0.1, "1/10"), (1 / 3, "1/3"), (1 / 9_999, "1/9999"), (1e-5, "0"), (Fraction(1, 20_001), "1/20001"),
        ("1" * 12, "1" * 12), ("0.000000000001", "1/1000000000000"),
    ],
)  # fmt: skip
def test_a_number_is_read(answer: Any, number: str) -> None:
    assert str(judges.read_number(answer)) == number


@pytest.mark.parametrize(
    ("answer", "key", "shown"),
    [
        (True, "no-number", "True"), (False, "no-number", "False"), ("", "no-number", ""), ("$", "no-number", ""),
        ("$ 12", "no-number", " 12"), ("1//2", "no-number", "1//2"), ("1e5", "no-number", "1e5"), ("--1", "no-number", "--1"),
        ("1/0", "no-number", "1/0"), ("1" * 13, "no-number", "1" * 13), ("1." + "1" * 13, "no-number", "1." + "1" * 13),
        ("1234%", "no-number", "1234%"), ("0.1234567%", "no-number", "0.1234567%"), ("12  %", "no-number", "12  %"),
        ("-12%", "no-number", "-12%"), (float("inf"), "no-number", "inf"), (float("nan"), "no-number", "nan"),
        (None, "no-number", "None"), ([1, 2], "no-number", "[1, 2]"), ((1,), "no-number", "(1,)"),
        ("x" * 60, "no-number", "x" * 60), ("x" * 61, "no-number", "x" * 60), ([1] * 30, "no-number", str([1] * 30)[:60]),
        ("1,2", "commas", None), ("1 , 2", "commas", None), ("-1,2", "commas", None), ((1, 2), "commas", None),
        ("1,2,3", "commas", None), ((-1, 2), "commas", None),
    ],
)  # fmt: skip
def test_what_is_no_number_is_shown(answer: Any, key: str, shown: str | None) -> None:
    with pytest.raises(Unread) as caught:
        judges.read_number(answer)
    assert (caught.value.fault.key, caught.value.fault.values.get("found")) == (key, shown)


@pytest.mark.parametrize(
    ("answer", "count", "moves"),
    [
        ("bid 3", None, ["bid 3"]), ("bid 3", 1, ["bid 3"]), (" bid 3 ,bid 4", 2, ["bid 3", "bid 4"]),
        (["bid 3 ", "bid 4"], None, ["bid 3", "bid 4"]), ([gamelib.mark.parse("bid 3"), "bid 4"], 2, ["bid 3", "bid 4"]),
        ("bid 999", None, ["bid 999"]),
    ],
)  # fmt: skip
def test_moves_are_read(answer: Any, count: int | None, moves: list[str]) -> None:
    assert [str(move) for move in judges.read_moves(ACTIONS, answer, count)] == moves


@pytest.mark.parametrize(
    ("answer", "count", "key", "values"),
    [
        (5, None, "no-moves", {"found": "int"}),
        ([], None, "nothing", {}),
        ([], 0, "nothing", {}),
        (["bid 3", "bid 4"], 1, "how-many-moves", {"wanted": 1, "given": 2}),
        (["bid 3"], 2, "how-many-moves", {"wanted": 2, "given": 1}),
        (["bid 3"], 0, "how-many-moves", {"wanted": 0, "given": 1}),
        ("take red 9", None, "notation", None),
        ("bid 3,", None, "notation", None),
    ],
)
def test_what_is_no_answer_in_moves_says_why(
    answer: Any, count: int | None, key: str, values: dict[str, object] | None
) -> None:
    with pytest.raises(Unread) as caught:
        judges.read_moves(ACTIONS, answer, count)
    assert caught.value.fault.key == key
    if values is not None:
        assert caught.value.fault.values == values


def test_a_place_that_is_not_on_this_board_is_a_slip_and_a_number_is_not() -> None:
    task = exercises("marco_polo")["stops"]
    with pytest.raises(Unread) as caught:
        judges.read_moves(task, ["go Tana", "go Atlantis"])
    assert (caught.value.fault.key, caught.value.fault.values) == ("no-such-move", {"move": "go Atlantis"})


def test_moves_are_played_one_after_the_other_to_the_goal() -> None:
    seen: list[int] = []

    def goal(task: Exercise, states: Any) -> Fault | None:
        seen.append(len(states))
        return None if str(states[-1].last_move) == LEGAL[0] else Fault("more", {"kinds": "x"})

    judge = judges.plays(goal, 1)
    assert judge(ACTIONS, LEGAL[0]) is None
    fault = judge(ACTIONS, LEGAL[2])
    assert fault is not None
    assert fault.shown == ACTIONS.state.play(LEGAL[2])
    assert seen == [2, 2]
    refused = judge(ACTIONS, "take red 1")
    assert refused is not None
    assert (refused.key, refused.shown, seen) == ("refused", ACTIONS.state, [2, 2])


def test_a_goal_that_shows_a_table_of_its_own_keeps_it() -> None:
    own = gamelib.mark.start()
    fault = judges.plays(lambda task, states: Fault("more", {}, "", own))(ACTIONS, LEGAL[0])
    assert fault is not None
    assert fault.shown == own != ACTIONS.state.play(LEGAL[0])


def test_only_what_the_question_offers_is_asked_for() -> None:
    offered = next(move for move in FORBIDDEN.among if FORBIDDEN.state.refusal(move) is None)
    other = next(move for move in FORBIDDEN.state.moves() if str(move) not in FORBIDDEN.among)
    assert judges.plays(judges.is_allowed)(FORBIDDEN, offered) is None
    fault = judges.plays(judges.is_allowed)(FORBIDDEN, str(other))
    assert fault is not None
    assert (fault.key, fault.values) == ("not-asked-for", {"move": other})


@pytest.mark.parametrize(
    ("answer", "key", "values"),
    [
        (LEGAL, None, None),
        (LEGAL[:1], "more", {"kinds": "refine, sell"}),
        (LEGAL[:2], "more", {"kinds": "sell"}),
        ((*LEGAL, "take red 1"), "refused", None),
        (("take red 1",), "refused", None),
    ],
)
def test_a_list_of_moves_holds_all_and_no_other(answer: Any, key: str | None, values: dict[str, object] | None) -> None:
    fault = judges.lists_moves(lambda state: state.moves())(ACTIONS, answer)
    assert (fault and fault.key) == key
    if fault and values:
        assert fault.values == values


@pytest.mark.parametrize(
    ("answer", "key"), [("mark.take", None), (" take ", None), ("sell", "other-clause"), ("mark.sell", "other-clause")]
)
def test_a_clause_is_named_with_or_without_its_ruleset(answer: str, key: str | None) -> None:
    fault = judges.names_clause(lambda task: "mark.take")(FEE, answer)
    assert (fault and fault.key) == key
    if fault:
        sell = gamelib.mark.rulebook["mark.sell"]
        assert (fault.clause, fault.values) == (sell.id, {"title": sell.title, "sentence": sell.sentence})


def test_a_clause_that_is_near_is_not_counted_and_the_right_one_is_not_told() -> None:
    with pytest.raises(Unread) as caught:
        judges.names_clause(lambda task: "mark.take", near=("mark.sell",))(FEE, "sell")
    title = gamelib.mark.rulebook["mark.sell"].title
    assert (caught.value.fault.key, caught.value.fault.values) == ("near-clause", {"title": title})


@pytest.mark.parametrize("answer", ["city.turn", "nothing", "x" * 70])
def test_a_clause_that_there_is_not_is_shown(answer: str) -> None:
    with pytest.raises(Unread) as caught:
        judges.names_clause(lambda task: "mark.take")(FEE, answer)
    assert (caught.value.fault.key, caught.value.fault.values) == ("no-clause", {"ruleset": "mark", "found": answer[:60]})


def test_a_count_is_right_or_wrong_with_what_was_given() -> None:
    judge = judges.counts(lambda task: Fraction(1, 3), lambda task, given: Fault("more", {"kinds": given}))
    assert judge(FEE, "1/3") is None
    fault = judge(FEE, "1/2")
    assert fault is not None
    assert fault.values == {"kinds": Fraction(1, 2)}


class Odd:
    """Something that cannot even be shown."""

    def __repr__(self) -> str:
        raise RuntimeError("no")


def leaves(one: int) -> int:
    raise SystemExit("x" * 300)


@pytest.mark.parametrize(
    ("answer", "key", "values"),
    [
        (lambda one: one, None, {}),
        (lambda one: 1, "disagrees", {"case": "two", "said": "1"}),
        (lambda one: "y" * 80, "disagrees", {"case": "one", "said": ("'" + "y" * 80)[:60]}),
        (lambda one: Odd(), "disagrees", {"case": "one", "said": "RuntimeError"}),
        (lambda one: 1 // (2 - one), "function-failed", {"case": "two", "why": f"ZeroDivisionError: {BY_ZERO}"}),
        (leaves, "function-failed", {"case": "one", "why": ("SystemExit: " + "x" * 300)[:200]}),
    ],
)  # fmt: skip
def test_a_function_is_put_to_the_cases_in_order(answer: Any, key: str | None, values: dict[str, object]) -> None:
    tables = (None, gamelib.mark.start())
    cases = [("one", (1,), 1, tables[0]), ("two", (2,), 2, tables[1])]
    fault = judges.agrees(lambda task: cases)(FEE, answer)
    assert (fault and fault.key, fault.values if fault else {}) == (key, values)
    if fault:
        assert fault.shown == tables[fault.values["case"] == "two"]


def test_what_is_no_function_is_named() -> None:
    with pytest.raises(Unread) as caught:
        judges.agrees(lambda task: [])(FEE, 5)
    assert (caught.value.fault.key, caught.value.fault.values) == ("no-function", {"found": "int"})


def test_what_led_to_a_state_is_told_in_one_text() -> None:
    state = ACTIONS.state.play(LEGAL[2])
    assert judges.told(ACTIONS, state) == " ".join(event.sentence(("Anna", "Ben")) for event in state.events)
    assert "Anna" in judges.told(ACTIONS, state) or "Ben" in judges.told(ACTIONS, state)


@pytest.mark.parametrize(
    ("answer", "nothing"),
    [
        (None, True), (..., True), ("", True), (" , ; / ", True), ([], True), ((), True), ({}, True), (set(), True),
        (frozenset(), True), (0, False), (False, False), ("0", False), ([0], False), ((0,), False), ({0: 0}, False),
    ],
)  # fmt: skip
def test_whether_anything_was_answered(answer: Any, nothing: bool) -> None:
    assert _is_nothing(answer) is nothing
    assert (FEE.check(answer).status == NOT_ATTEMPTED) is nothing


def test_a_verdict_is_told_with_its_sentence_and_its_clause() -> None:
    assert [
        str(Verdict(*parts)) for parts in ((RIGHT,), (WRONG, "No."), (WRONG, "No.", "mark.take"), (UNREAD, "", "mark.take"))
    ] == [
        "right",
        "wrong: No.",
        "wrong: No. [mark.take]",
        "unread",
    ]
    assert [bool(Verdict(status)) for status in (RIGHT, WRONG, UNREAD, NOT_ATTEMPTED)] == [True, False, False, False]


def test_what_a_question_offers_is_said_in_words() -> None:
    assert FORBIDDEN.options()["take red 1"] == "Take red to yard square 1"
    clauses = exercises("city")["why-road"].options()
    assert clauses["city.access"] == gamelib.city.rulebook["city.access"].title
    one, two = gamelib.mark.parse("bid 3"), gamelib.mark.parse("bid 4")
    assert [FEE.spoken(value) for value in (one, (one, two), (one, 5), (), 5)] == ["Bid $3", "Bid $3, Bid $4", (one, 5), (), 5]
    assert exercises("marco_polo")["home"].spoken(gamelib.marco_polo.parse("sell porcupines")) == "Sell porcupines, yellow 30"
