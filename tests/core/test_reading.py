"""Records, clauses and moves as text: every part that may be there or not, and every sentence about what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import gamelib
from gamelib.core import text as texts
from gamelib.core.errors import RecordError
from gamelib.core.record import MOST_SEED, Record, check_names
from gamelib.core.text import Line, lines, read_rules, written

mark = gamelib.ruleset("mark")
NAMES = ("Anna", "Ben")
HEAD = "gamelib record 1\nruleset: mark\n"
START = """gamelib record 1
ruleset: mark
rules:
  players: 2
start:
{position}
moves:
"""


def problem(ask: Callable[[], object]) -> str:
    """What is said of a record that cannot be read."""
    with pytest.raises(RecordError) as caught:
        ask()
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: the file is empty; expected 'gamelib record 1'."),
        ("\n\n# a remark\n", "line 1: the file is empty; expected 'gamelib record 1'."),
        ("gamelib record 1\n", "line 1: expected a line 'ruleset: …'."),
        ("\n# a\ngamelib record 1\n", "line 3: expected a line 'ruleset: …'."),
        ("\ngamelib record 1\nruleset: mark\n", "line 2: expected a line 'moves:'; it may be the last."),
        ("gamelib record 1\nruleset\n", "line 2: expected 'key: value', found 'ruleset'."),
        ("gamelib record 1\n  ruleset: mark\n", "line 2: this line is indented, but nothing above it takes lines below it."),
        ("gamelib record 1\nhead: 1\n", "line 2, column 1: 'head' is not a part of a record; the parts are ruleset, "),
        (f"{HEAD}ruleset: mark\n", "line 3, column 1: 'ruleset' is given twice."),
        (f"{HEAD}rules: 3\n", "line 3, column 8: what belongs to 'rules' goes on indented lines below it."),
        (f"{HEAD}start: 3\n", "line 3, column 8: what belongs to 'start' goes on indented lines below it."),
        (f"{HEAD}start:\nmoves:\n", "line 3: expected a position on indented lines below 'start:'."),
        (f"{HEAD}start:\n  # no\nmoves:\n", "line 3: expected a position on indented lines below 'start:'."),
        ("gamelib record 1\nruleset: marc\nmoves:\n", "line 2, column 10: "),
        (f"{HEAD}fingerprint: 0123456789abcdef\nmoves:\n", "line 3: mark is a ruleset of the package;"),
        (f"{HEAD}names: A\nmoves:\n", "line 3: there are 1 names for 3 players."),
        (f"{HEAD}seed:\nmoves:\n", "line 3: the seed must be a whole number from 0 to 9223372036854775807,"),
        (f"{HEAD}moves:\n  bid 3\n", "line 4: 'bid 3' is refused: "),
        (f"{HEAD}moves:\n  first 9\n", "line 4: 'first 9' is "),
        (f"{HEAD}moves:\n  try first 1\n", "line 4: 'first 1' is a legal move here; after 'try' one"),
        (f"{HEAD}moves:\nbid 3\n", "line 4: expected 'key: value', found 'bid 3'."),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_record_is_said_at_its_place(text: str, said: str) -> None:
    assert problem(lambda: Record.read(text)).startswith(said)


@pytest.mark.parametrize(
    ("seed", "good"),
    [("0", True), ("7", True), (str(MOST_SEED), True), (str(MOST_SEED + 1), False), ("1" * 20, False), ("-1", False),
     ("٣", False), ("0" * 19, True), ("0" * 20, False), ("1.0", False)],
)  # fmt: skip
def test_a_seed_is_read_up_to_its_bounds(seed: str, good: bool) -> None:
    text = f"{HEAD}seed: {seed}\nmoves:\n"
    if good:
        assert Record.read(text).seed == int(seed)
    else:
        assert f"found '{seed}'" in problem(lambda: Record.read(text))


def test_a_game_may_begin_from_a_position_and_keeps_its_remarks() -> None:
    position = mark.start(players=2, first=0).play("roll red blue").position()
    text = START.format(position="\n".join(f"  {row}" for row in position.splitlines()))
    record = Record.read(f"# one\n#\n{text}  # two\n  # three\n  take red 2  # four\n# five\n  try bid 3\n  try bid 3  # six\n")
    assert record.start is not None
    assert record.opening() == record.start
    assert record.start.position() == position
    assert record.remarks == {-1: "one", 0: "two\nthree", 1: "five"}
    assert record.comments == {0: "four"}
    assert [(one.at, str(one.move), one.comment) for one in record.tries] == [(1, "bid 3", ""), (1, "bid 3", "six")]
    assert Record.read(record.text()) == record
    assert record.seed is None
    assert record.names == ()


def test_the_same_question_is_put_anew_after_a_move() -> None:
    text = f"{HEAD}rules:\n  players: 2\nmoves:\n  first 1\n  try take red 2\n  roll red blue\n  try take red 2\n"
    assert problem(lambda: Record.read(text)).startswith("line 9: 'take red 2' is a legal move here")


def test_a_refused_move_of_a_record_names_the_nearest_if_there_is_one() -> None:
    head = f"{HEAD}rules:\n  players: 2\nmoves:\n  first 1\n  roll red blue\n"
    assert problem(lambda: Record.read(f"{head}  take green 2\n")).endswith(" You could play 'take red 2'.")
    assert problem(lambda: Record.read(f"{head}  bid 2\n")).endswith("[mark.one-action]")


@pytest.mark.parametrize(
    ("names", "good"),
    [((), True), (NAMES, True), (("A", "x" * 40), True), (("A", "x" * 41), False), (("A", ""), False), (("A",), False),
     (("A", "A"), False), (("A", "b "), False), (("A", "b,"), False), (("A", "#b"), False), (("A", "b\t"), False)],
)  # fmt: skip
def test_names_are_as_many_as_players_or_none(names: tuple[str, ...], good: bool) -> None:
    if good:
        check_names(names, 2)
    else:
        assert problem(lambda: check_names(names, 2))


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("", []), ("   ", []), ("a", [(1, 0, "a", "")]), ("  a b  ", [(1, 2, "a b", "")]), ("# c ", [(1, 0, "", "c")]),
        ("  # c", [(1, 2, "", "c")]), ("#", [(1, 0, "", "")]), ("a#b#c", [(1, 0, "a", "b#c")]),
        ("\na\r\n\n b", [(2, 0, "a", ""), (4, 1, "b", "")]),
    ],
)  # fmt: skip
def test_lines_know_their_number_indent_and_comment(text: str, rows: list[tuple[int, int, str, str]]) -> None:
    found = [tuple(line) for line in lines(text)]
    assert [(number, words, comment) for number, _, words, comment in found] == [(one[0], one[2], one[3]) for one in rows]
    assert [indent for _, indent, words, _ in found if words] == [one[1] for one in rows if one[2]]


def test_what_cannot_be_printed_is_shown_at_its_column() -> None:
    assert problem(lambda: list(lines("a\nbc\x07\x08"))).startswith("line 2, column 3: the character U+0007 is not allowed")


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        (["players: 2"], None),
        (["cash"], "line 1: expected 'key: value', found 'cash'."),
        (["players: 2", "cash: 1001"], "line 2: cash is 1001; it must be from 0 to 1000."),
        (["cash: -1"], "line 1, column 7: cash is -1; it must be from 0 to 1000000000."),
        (["market: 1 x"], "line 1, column 11: market must be a whole number, found 'x'."),
        (["zero_is_a_bid: 1"], "line 1, column 16: zero_is_a_bid must be yes or no, found '1'."),
    ],
)  # fmt: skip
def test_rules_are_read_line_by_line(rows: Sequence[str], said: str | None) -> None:
    block = [Line(at, 0, row) for at, row in enumerate(rows, start=1)]
    if said is None:
        assert read_rules(mark.Rules, block) == mark.Rules(players=2)
    else:
        assert problem(lambda: read_rules(mark.Rules, block)).startswith(said)


def test_values_are_written_as_they_are_read() -> None:
    assert [written(value) for value in (True, False, 7, "easy", ((1, 2), (3, 4)))] == ["yes", "no", "7", "easy", "1 2 / 3 4"]
    rules = mark.Rules(zero_is_a_bid=True, cash=35)
    block = [Line(at, 0, row) for at, row in enumerate(texts.write_rules(rules), start=1)]
    assert read_rules(mark.Rules, block) == rules
    assert len(block) == 2


def test_a_file_is_saved_and_loaded(tmp_path: Path) -> None:
    record = Record("mark", mark.Rules(players=2), (mark.parse("first 1"),), NAMES, 0)
    record.save(tmp_path / "game.record")
    assert Record.load(tmp_path / "game.record") == record
    assert (tmp_path / "game.record").stat().st_mode & 0o777 == 0o644
    assert "seed: 0\n" in record.text()
