"""Moves, clauses, errors, events and places as people read them: every part that may be there or not."""

from __future__ import annotations

import pytest

import gamelib
from gamelib.core.deeds import in_words, without_notation
from gamelib.core.errors import IllegalMove, RecordError, RulesError, UnknownClause, UnknownPlace
from gamelib.core.events import Event, Log, Refusal
from gamelib.core.rulebook import Clause, late
from gamelib.core.rules import _short, meant
from gamelib.core.words import Words

mark, marco_polo = gamelib.ruleset("mark"), gamelib.ruleset("marco_polo")
NAMES = ("Anna", "Ben")


@pytest.mark.parametrize(
    ("name", "move", "short", "named", "by_rules", "full"),
    [
        ("mark", "roll red blue", *["Dice red blue"] * 4),
        ("mark", "sell red 2 A", *["Sell red on row A"] * 3, "Sell red from roof 2 on row A"),
        ("mark", "bid 3", "Bid $3", "Bid $3", "Bid $3", "Bid $3"),
        ("marco_polo", "deal 1", "Deal with Player 1", "Deal with Anna", "Deal with Anna", "Deal with Anna"),
        ("marco_polo", "buy", *["Buy a card from the pile"] * 4),
        ("marco_polo", "sell porcupines", *["Sell porcupines"] * 2, *["Sell porcupines, yellow 30"] * 2),
        ("marco_polo", "draw porcupines", *["Draw porcupines"] * 4),
    ],
)  # fmt: skip
def test_a_move_is_said_with_names_with_rules_and_in_full(
    name: str, move: str, short: str, named: str, by_rules: str, full: str
) -> None:
    game = gamelib.ruleset(name)
    one, rules = game.parse(move), game.Rules()
    assert in_words(one, name) == short
    assert in_words(one, name, NAMES) == named
    assert in_words(one, name, NAMES, rules) == by_rules
    assert in_words(one, name, NAMES, rules, fully=True) == full


def test_notation_in_a_text_is_said_with_names_and_rules() -> None:
    assert without_notation("`deal 2`, `sell porcupines`; `?` and ` `", "marco_polo", NAMES, marco_polo.Rules()) == (
        "‘Deal with Ben’, ‘Sell porcupines, yellow 30’; `?` and ` `"
    )
    assert without_notation("`deal 2`, `sell porcupines`", "marco_polo") == "‘Deal with Player 2’, ‘Sell porcupines’"


def test_a_clause_in_markdown_has_its_note_below() -> None:
    plain = Clause("mark.end", "End", "It ends.", "text")
    assert plain._repr_markdown_() == "**End** · `mark.end` · *text*\n\nIt ends."
    noted = Clause("mark.end", "End", "It ends.", "text", "At last.")
    assert noted._repr_markdown_() == "**End** · `mark.end` · *text*\n\nIt ends.\n\n> At last."
    assert mark.rulebook._repr_markdown_().count("\n\n---\n\n") == len(mark.rulebook) - 1


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("mark.tak", "mark has no clause 'mark.tak'; did you mean mark.take or "),
        ("zzz", "mark has no clause 'zzz'; the ids are mark."),
        ("z" * 81, f"mark has no clause '{'z' * 80}'; the ids are mark."),
    ],
)
def test_a_clause_that_there_is_not_is_told_with_those_that_are_near(asked: str, said: str) -> None:
    for ask in (mark.rulebook.__getitem__, mark.demos.__getitem__, mark.demos.faces):
        with pytest.raises(UnknownClause) as caught:
            ask(asked)
        assert str(caught.value).startswith(said)
        assert str(caught.value).count(" or ") <= 2


def test_demonstrations_are_one_a_clause_with_their_faces_beside_them() -> None:
    assert len(mark.demos) == len(mark.rulebook) == len(list(mark.demos)) == len(list(mark.rulebook))
    assert not [clause for clause in mark.demos if "~" in clause]
    assert list(mark.demos.faces("mark.take")) == ["none-left", "square-taken"]
    assert mark.demos.faces("mark.end") == {}
    assert mark.demos["mark.take"] not in mark.demos.faces("mark.take").values()


def test_what_a_ruleset_offers_late() -> None:
    offered = late("mark")
    assert set(offered("BOTS")) == set(mark.BOTS)
    assert offered("rulebook")["mark.take"] == mark.rulebook["mark.take"]
    assert list(offered("demos")) == list(mark.demos)
    with pytest.raises(AttributeError, match="mark has no 'nothing'"):
        offered("nothing")


@pytest.mark.parametrize(
    ("field", "known", "near"),
    [
        ("fees", ["fee_one", "cash"], ["fee_one"]), ("fe", ["fee_one", "cash"], []),
        ("fee", ["fee_one", "fee_two"], ["fee_one", "fee_two"]),
        ("FEE-ONE", ["fee_one", "fee_two"], ["fee_one"]), ("limit", ["turn_limit"], ["turn_limit"]),
        ("csah", ["cash"], ["cash"]),
        ("turns", ["turn_limit", "return"], ["turn_limit"]), ("xyz", ["cash"], []),
    ],
)  # fmt: skip
def test_the_field_that_was_meant(field: str, known: list[str], near: list[str]) -> None:
    assert meant(field, known) == near


def test_a_long_value_is_cut() -> None:
    assert _short("x" * 58) == f"'{'x' * 58}'"
    assert _short("x" * 59) == f"'{'x' * 56}..."


def test_errors_say_where_and_what_else() -> None:
    assert [str(RecordError("No.", *at)) for at in ((), (2,), (2, 3), (0, 3))] == [
        "No.",
        "line 2: No.",
        "line 2, column 3: No.",
        "No.",
    ]
    assert str(RulesError("No.", "mark.setup", "cash")) == "No. [mark.setup]"
    state = mark.start(players=2, first=0).play("roll red blue")
    refusal = state.refusal("bid 3")
    bare = str(IllegalMove("bid 3", refusal))
    assert bare == f"'bid 3' is refused: {refusal.sentence} [mark.one-action]"
    assert str(IllegalMove("bid 3", refusal, "here")) == f"{bare}\nThe position:\nhere"
    near = state.refusal("take green 2")
    assert str(IllegalMove("take green 2", near)).endswith(" You could play 'take red 2'.")


def test_clauses_that_are_cited_are_each_named_once() -> None:
    first, second = Refusal("mark.take", "x"), Refusal("mark.sell", "x")
    assert Refusal("mark.take", "x", others=(first, second)).clauses == ("mark.take", "mark.sell")
    assert Event("mark.take", "x", also=("mark.roll",)).clauses == ("mark.take", "mark.roll")
    assert first.ruleset == "mark"


def test_the_last_event_of_a_key_is_told_otherwise() -> None:
    log, flow = Log(), (("bank",), ("cash", 0), "dollar", 1)
    for key, number in (("a", 1), ("a", 2), ("b", 3)):
        log.add("mark.take", key, {"n": number, "m": 0}, (flow,), ("mark.roll",), {"w": number})
    log.retell("a", "mark.sell", "c", {"n": 9})
    assert [(one.clause, one.key, one.values["n"], one.flows, one.also, one.witness) for one in log] == [
        ("mark.take", "a", 1, (flow,), ("mark.roll",), {"w": 1}),
        ("mark.sell", "c", 9, (), (), {"w": 2}),
        ("mark.take", "b", 3, (flow,), ("mark.roll",), {"w": 3}),
    ]
    assert log[1].values["m"] == 0


def test_counts_of_one_are_single_and_lists_end_with_and() -> None:
    said = Words(
        {"labels": {"player": "Player #", "money": "$#", "and": " and "}, "s": {"n": "{n:piece|pieces}", "l": "{l}"}}, "toy"
    )
    assert [said.say("s", "n", {"n": n}) for n in (-2, -1, 0, 1, 2, 1000)] == [
        "-2 pieces", "-1 piece", "0 pieces", "1 piece", "2 pieces", "1,000 pieces",
    ]  # fmt: skip
    assert [said.say("s", "l", {"l": part}) for part in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]
    assert (said.player(1, ("A", "B")), said.player(2, ("A", "B")), said.player(0)) == ("B", "Player 3", "Player 1")
    assert said.label("colour", 3) == "3"


def test_a_place_is_asked_for_as_text_or_as_it_is_named_in_code() -> None:
    state = mark.start(players=2, first=0)
    assert state.at(" cash   1 ") == state.at(("cash", 0))
    assert sum(state.at("cash 2").values()) == state.rules.cash
    for odd, shown in (("cash 3", "cash 3"), (("cash", 2), "('cash', 2)"), (["cash", 0], "['cash', 0]"), (7, "7")):
        with pytest.raises(UnknownPlace) as caught:
            state.at(odd)
        assert str(caught.value).startswith(f"mark has no place '{shown}'; places are written like ")
    assert (mark.start().player, state.player, mark.start(first=2).player) == (None, 0, 2)
    assert (state.debts, state.purchases_left, state.auction) == ((0, 0), 0, None)
