"""What is made of a question, in tables: who is meant, which moves, by which words, and what was not understood."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

import gamelib
from gamelib.core import wishes
from gamelib.core.moves import Move
from gamelib.core.wishes import Wish, wished

NAMES = ("Anna", "Ben")
RED = "take red 1, take red 2, take red 3, take red 4"


@cache
def catalogue(name: str) -> tuple[Move, ...]:
    game = gamelib.ruleset(name)
    return tuple(game.catalogue(game.start(players=2).rules))


def wish(text: str, name: str = "mark", names: Sequence[str] = NAMES, due: Sequence[str] = ()) -> Wish:
    return wished(text, name, catalogue(name), names, due)


def listed(moves: Sequence[Move]) -> str:
    """The moves, or of many the first, the last and their number."""
    texts = [str(move) for move in moves]
    return ", ".join(texts) if len(texts) < 6 else f"{len(texts)}: {texts[0]} to {texts[-1]}"


@pytest.mark.parametrize(
    ("text", "moves", "known", "unknown"),
    [
        ("take red", RED, "take red", ()),
        ("TAKE Red!", RED, "TAKE Red", ()),
        ("A red piece, may I take it?", RED, "red piece take", ()),
        ("take a red piece on row A", RED, "take red piece", ("row A",)),
        ("take red for Anna", RED, "take red", ("for Anna",)),
        ("take the red one of Anna", RED, "take red", ("of Anna",)),
        ("may Ben's brother take red", RED, "take red", ("Ben's brother",)),
        ("take red 2", "take red 2", "take red 2", ()),
        ("take 5 red", RED, "take red", ("5",)),
        ("take red 3 times", RED, "take red", ("3 times",)),
        ("take times 3 red", RED, "take red", ("times 3",)),
        ("take three reds", "20: take white 1 to take red 4", "take", ("three reds",)),
        ("take back and undo", "20: take white 1 to take red 4", "take", ("back and undo",)),
        ("take red very slowly to the yard square 2 tomorrow", RED, "take red yard square", ("very slowly", "2 tomorrow")),
        ("take sadly, if the weather permits, red", RED, "take red", ("sadly if the weather permits",)),
        ("take sadly red tomorrow", RED, "take red", ("sadly", "tomorrow")),
        ("take red-blue", "", "take red-blue", ()),
        ("take red to yard square 2 or 3", "", "take red yard square 2 3", ()),
        ("bid 5", "bid 5", "bid 5", ()),
        ("bid at the 5", "bid 5", "bid 5", ()),
        ("bid", "681: bid 0 to bid 680", "bid", ()),
        ("bid red", "681: bid 0 to bid 680", "bid", ("red",)),
        ("may she bid a lot of 5 dollars", "681: bid 0 to bid 680", "bid dollars", ("lot of 5",)),
        ("refine red 2-1", "refine red 2-1", "refine red 2-1", ()),
        ("refine red from yard 2 to roof 1", "refine red 2-1", "refine red yard 2 roof 1", ()),
        ("give it back", "8: return yard 1 to return roof 4", "give back", ()),
        ("give back the piece on roof square 2", "return roof 2", "give back piece roof square 2", ()),
        ("sell white A", "sell white 1 A, sell white 2 A, sell white 3 A, sell white 4 A", "sell white A", ()),
        ("sell white a", "20: sell white 1 A to sell white 4 E", "sell white", ()),
        ("auction A", "auction white, auction blue, auction gold, auction green, auction red", "auction", ("A",)),
        ("Where is the toilet?", "", "Where toilet", ()),
        ("2", "", "2", ()),
        ("", "", "", ()),
    ],
)  # fmt: skip
def test_what_mark_makes_of_a_question(text: str, moves: str, known: str, unknown: tuple[str, ...]) -> None:
    answer = wish(text)
    assert (listed(answer.moves), answer.known, answer.unknown) == (moves, known, unknown)
    assert (answer.subjects, answer.strange) == ((), "")


@pytest.mark.parametrize(
    ("name", "text", "moves", "known", "unknown"),
    [
        ("marco_polo", "may he sell the gold jewels", "sell gold-jewels", "sell gold jewels", ()),
        ("marco_polo", "sell gold-jewels", "sell gold-jewels", "sell gold-jewels", ()),
        ("marco_polo", "sell jewels, the gold ones", "sell gold-jewels", "sell jewels gold", ("ones",)),
        ("marco_polo", "deal with Ben", "deal 2", "deal with Ben", ()),
        ("marco_polo", "go Acre 2", "go Acre", "go Acre", ("2",)),
        ("city", "lay a factory on A3", "lay road A3, lay flats A3, lay offices A3, lay park A3", "lay A3", ("factory",)),
        ("city", "lay a road", "49: lay road A1 to lay road G7", "lay road", ()),
        ("city", "reserve C4 and D4", "", "reserve C4 and D4", ()),
        ("shark", "put building C4", "place red C4, place blue C4, place green C4, place yellow C4", "put building C4", ()),
        ("shark", "steal and buy blue", "buy blue", "buy blue", ("steal and",)),
        ("shark", "pass", "done", "pass", ()),
    ],
)  # fmt: skip
def test_what_the_other_games_make_of_one(name: str, text: str, moves: str, known: str, unknown: tuple[str, ...]) -> None:
    answer = wish(text, name)
    assert (listed(answer.moves), answer.known, answer.unknown) == (moves, known, unknown)


@pytest.mark.parametrize(
    ("text", "names", "subjects", "unknown"),
    [
        ("Anna takes red", NAMES, (0,), ()),
        ("anna may take red with Ben", NAMES, (0,), ("with Ben",)),
        ("Ben and Anna take red", NAMES, (0, 1), ("and",)),
        ("red Ben may take", NAMES, (1,), ()),
        ("take red Anna", NAMES, (), ("Anna",)),
        ("may May take red", ("May", "Ben"), (0,), ()),
        ("may it take red", ("it", "Ben"), (), ()),
        ("may It take red", ("It", "Ben"), (0,), ()),
        ("May Anna Maria take red", ("Anna Maria", "Anna"), (0,), ()),
        ("May Anna take red", ("Anna Maria", "Anna"), (1,), ()),
        ("May ANNA or Anna Maria take red", ("Anna Maria", "Anna"), (0, 1), ()),
        ("may Anna Ben take red", ("Anna Maria", "Ben"), (1,), ("Anna",)),
        ("may she take red", ("!!", "Ben"), (), ()),
        ("may Ben take red", ("Anna", "Ben", "Take Red"), (1,), ()),
        ("may Anna take red", (), (), ("Anna",)),
    ],
)
def test_who_is_named_before_the_verb_is_to_move(
    text: str, names: Sequence[str], subjects: tuple[int, ...], unknown: tuple[str, ...]
) -> None:
    answer = wish(text, names=names)
    assert (answer.subjects, listed(answer.moves), answer.unknown) == (subjects, RED, unknown)


@pytest.mark.parametrize(
    ("text", "subjects", "strange"),
    [("may she undo it", (), "undo"), ("Undoing is what Ben wants", (), "undoing"), ("may Ben SKIP and roll", (1,), "skip")],
)
def test_a_verb_that_no_move_has_is_all_that_is_told(text: str, subjects: tuple[int, ...], strange: str) -> None:
    assert wish(text) == Wish(subjects, strange=strange)


@pytest.mark.parametrize(
    ("text", "verbal"), [("take red", True), ("offering", True), ("red", False), ("undo", False), ("", False)]
)
def test_whether_a_verb_of_a_move_is_said(text: str, verbal: bool) -> None:
    assert wish(text).verbal is verbal


@pytest.mark.parametrize(
    ("text", "due", "moves"),
    [
        ("put it on yard square 2", (), "place 2"),
        ("put it on yard square 2", ("place",), "place 2"),
        ("put it on yard square 2", ("take",), "take white 2, take blue 2, take gold 2, take green 2, take red 2"),
        ("put it on yard square 2", ("take", "place"), "place 2"),
        ("put it on yard square 2", ("bid",), "place 2"),
        ("red", (), "41: auction red to sell red 4 E"),
        ("red", ("take",), RED),
        ("red", ("take", "place"), RED),
        ("red", ("bid",), ""),
        ("red", ("nothing",), "41: auction red to sell red 4 E"),
        ("take red", ("bid",), RED),
        ("take red", ("take",), RED),
        ("pay or move", ("bid",), "681: bid 0 to bid 680"),
        ("pay or bring", (), "761: bid 0 to refine red 4-4"),
    ],
)
def test_what_is_due_is_meant_where_no_verb_of_its_own_says_otherwise(text: str, due: Sequence[str], moves: str) -> None:
    assert listed(wish(text, due=due).moves) == moves


def test_the_verbs_of_a_kind_are_its_name_its_labels_and_the_further_ones() -> None:
    assert wishes.further("bid", "mark") == {"offer", "pay"}
    assert wishes.further("auction", "mark") == set()
    assert wishes.own_verbs("place", "mark", "en") == {"place", "put"}
    assert wishes._verbs("return", "mark", "en") == {"return", "give", "drop"}
    assert wishes._first("Give back") == "give"


@pytest.mark.parametrize(
    ("name", "move", "details"),
    [
        ("mark", "refine red 2-1", ("red", "2", "1")),
        ("mark", "sell gold 3 B", ("gold", "3", "b")),
        ("marco_polo", "sell gold-jewels", ("gold", "jewels")),
        ("marco_polo", "buy", ()),
    ],
)
def test_the_details_of_a_move_are_what_stands_behind_its_kind(name: str, move: str, details: tuple[str, ...]) -> None:
    assert wishes.details(gamelib.ruleset(name).parse(move)) == details


@pytest.mark.parametrize(
    ("lost", "phrases"),
    [
        (set(), ()), ({0}, ("x",)), ({0, 1}, ("x y",)), ({0, 3}, ("x", "z")), ({1, 3}, ("y the z",)),
        ({1, 3, 5}, ("y the z", "w")),
        ({5}, ("w",)),
    ],
)  # fmt: skip
def test_lost_words_are_told_together_over_idle_ones(lost: set[int], phrases: tuple[str, ...]) -> None:
    assert wishes._phrases(["x", "y", "The", "z", "known", "w"], lost, {"the"}) == tuple(
        phrase.replace("the", "The") for phrase in phrases
    )


def test_of_several_moves_those_are_meant_of_which_two_words_in_a_row_are_said() -> None:
    one, other, third = (gamelib.mark.parse(f"bid {amount}") for amount in (1, 2, 3))
    pairs = {one: {("a", "b"), ("c", "d")}, other: {("a", "b")}, third: {("e", "f")}}
    for said, meant in (
        ("a b", [one, other]),
        ("a b c d", [one]),
        ("b a", [one, other, third]),
        ("a b x e f", [one, other, third]),
    ):
        assert wishes._with_pairs(said.split(), pairs) == meant, said
