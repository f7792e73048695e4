"""The text of records and positions: limits hold to the letter, and what is nearest is near."""

from __future__ import annotations

import pytest

import gamelib
from gamelib.core import text
from gamelib.core.errors import RecordError
from gamelib.core.moves import nearest
from gamelib.core.text import Line, decoded, lines, read_rules, shown
from gamelib.core.window import whole

mark, marco_polo = gamelib.ruleset("mark"), gamelib.ruleset("marco_polo")
LINE = Line(3, 2, "turn: 12", "")


def test_a_number_is_read_up_to_its_bounds() -> None:
    assert [LINE.number_of(word, "turn", 1, 12) for word in ("1", "12", "007")] == [1, 12, 7]
    assert LINE.number_of("999999999", "turn") == 10**9 - 1
    assert LINE.number_of("0", "turn") == 0
    assert LINE.number_of("-3", "turn", -3) == -3
    for word in ("0", "13", "-1", "", "1.0", "１", "1000000000", "+1", " 1", "1_0"):
        with pytest.raises(RecordError, match="line 3"):
            LINE.number_of(word, "turn", 1, 12)


def test_a_number_that_play_counts_up_may_be_given_large_and_grow_larger() -> None:
    assert [LINE.count_of(word, "turn") for word in ("0", "9", "10", str(10**15), "9" * 18)] == [0, 9, 10, 10**15, 10**18 - 1]
    assert LINE.count_of("3", "extra", 3) == 3
    for word, low in (("9" * 19, 0), ("-1", 0), ("2", 3), ("12", 13), ("x", 0)):
        with pytest.raises(RecordError, match="line 3"):
            LINE.count_of(word, "turn", low)


def test_what_is_wrong_is_shown_at_its_column() -> None:
    with pytest.raises(RecordError, match=r"line 3, column 9: it is late\."):
        LINE.fail("it is late.", "12")
    with pytest.raises(RecordError, match=r"line 3: it is late\."):
        LINE.fail("it is late.", "13")
    with pytest.raises(RecordError, match=r"line 3, column 3: it is late\."):
        LINE.fail("it is late.", "turn")


def test_a_long_word_is_cut_and_a_strange_one_made_harmless() -> None:
    assert shown("x" * 60) == "x" * 60
    assert shown("x" * 61) == "x" * 57 + "..."
    assert shown("a\x1bb\n") == "a?b?"


def test_a_text_has_so_many_letters_and_lines_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "MOST_BYTES", 12)
    monkeypatch.setattr(text, "MOST_LINES", 3)
    assert [(line.number, line.indent, line.text, line.comment) for line in lines("a\n\n  b # c\n")] == [
        (1, 0, "a", ""),
        (3, 2, "b", "c"),
    ]
    assert decoded(b"x" * 12) == "x" * 12
    for long in ("x" * 13, "\n" * 4):
        with pytest.raises(RecordError, match="a record has at most"):
            list(lines(long))
    with pytest.raises(RecordError, match="at most 12 bytes"):
        decoded(b"x" * 13)
    with pytest.raises(RecordError, match=r"line 2: byte 0xff is not UTF-8"):
        decoded(b"a\n\xff")


def test_the_limits_are_what_the_documents_say() -> None:
    assert (text.MOST_BYTES, text.MOST_LINES, text.MOST_DIGITS) == (8_000_000, 400_000, 9)


def test_a_table_of_numbers_has_so_many_letters_at_most() -> None:
    rows = "5 10 15 30 70 / 5 10 20 35 60 / 10 15 25 30 50 / 10 20 25 35 40 / 15 20 25 30 40"
    padded = rows + " " * 10_000
    for length, good in ((4_000, True), (4_001, False)):
        value = padded[: length - 1] + "0"
        line = Line(1, 0, f"market: {value}", "")
        with pytest.raises(RecordError) as caught:
            read_rules(mark.Rules, [line])
        assert ("at most 4,000" in str(caught.value)) is not good


def test_the_nearest_move_differs_in_the_fewest_parts_and_then_by_the_least() -> None:
    def parsed(*moves: str) -> list[object]:
        return [mark.parse(move) for move in moves]

    asked, *legal = parsed("refine gold 2-4", "refine gold 1-3", "refine gold 2-1", "take gold 2")
    assert str(nearest(asked, legal)) == "refine gold 2-1"
    asked, *legal = parsed("bid 7", "bid 3", "bid 12", "bid 9", "take red 1")
    assert str(nearest(asked, legal)) == "bid 9"
    asked, *legal = parsed("bid 7", "bid 6", "bid 9")
    assert str(nearest(asked, legal)) == "bid 6"
    assert nearest(asked, parsed("take red 1")) is None
    away = [marco_polo.parse(f"go {place}") for place in ("Acre", "Tana")]
    assert nearest(marco_polo.parse("go Tana"), away) == away[1]


def test_a_drawing_is_framed_so_that_it_is_seen_whole() -> None:
    assert "max-width:min(1200px, 150.0vh)" in whole('<svg viewBox="0 0 200 100"></svg>')
    assert "max-width:min(300px, 20.0vh)" in whole('<svg viewBox="0 -5 100 50"></svg>', 10, 300)
    assert "max-width:min(1200px, 100%)" in whole("<svg></svg>")


def test_a_rule_that_there_is_not_is_told_with_what_may_be_meant() -> None:
    with pytest.raises(
        RecordError, match=r"line 1, column 1: there is no rule named 'fees'; did you mean fee_one_row or fee_both"
    ):
        read_rules(mark.Rules, [Line(1, 0, "fees: 3", "")])
    with pytest.raises(RecordError, match=r"there is no rule named 'zebra'; the rules are players, cash"):
        read_rules(mark.Rules, [Line(1, 0, "zebra: 3", "")])
    with pytest.raises(RecordError, match=r"line 2, column 1: cash is given twice"):
        read_rules(mark.Rules, [Line(1, 0, "cash: 3", ""), Line(2, 0, "cash: 3", "")])


def test_a_head_that_is_none_or_of_another_format_is_shown_at_its_column() -> None:
    for head, problem in (
        ("gamelib record 2", "line 1, column 16: this is format '2'; only format 1 can be read."),
        ("gamelib records 1", "line 1: expected 'gamelib record 1', found 'gamelib records 1'."),
        ("gamelib", "line 1: expected 'gamelib record 1', found 'gamelib'."),
    ):
        with pytest.raises(RecordError) as caught:
            gamelib.Record.read(f"{head}\nruleset: mark\nmoves:\n")
        assert str(caught.value) == problem


def test_a_view_refuses_what_is_anothers_and_answers_for_its_own() -> None:
    state = mark.start(first=0).play("roll hammer red").play("bid 3")
    assert state.actor == 1
    assert state.seen_by(0).refusal("bid 3").key == "not-yours"
    assert state.seen_by(1).refusal("bid 3") is None
    over = gamelib.playout("mark", mark.Rules(turn_limit=1), bots="random", seed=1).final()
    assert over.actor is None
    assert over.seen_by(0).refusal("roll red red").clause == over.refusal("roll red red").clause
    assert over.seen_by(0).refusal("roll red red").key != "not-yours"
