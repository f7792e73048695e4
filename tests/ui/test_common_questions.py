"""Questions that many people ask: found whatever their words, answered from what is known, and never in place of a move."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from html import unescape
from typing import Any

import pytest

import gamelib
from gamelib.core.errors import RulesError
from gamelib.core.rules import Rules
from gamelib.core.words import words
from gamelib.ui.table import common_questions
from gamelib.ui.table.game import PERSON, begun
from gamelib.ui.table.page import TablePage
from gamelib.ui.table.question_matching import Known, Reading
from tests.ui.pages import ask, played, table

NAMES = ("Anna", "Ben", "Chloé")
READING = Reading(
    frozenset(["i", "a", "an", "the", "is", "do", "does", "to", "can", "it", "my"]),
    frozenset(["what", "who", "how", "when", "many"]),
    {"cash": "money", "coin": "money", "money back": "refund", "tie": "equal"},
    (frozenset({"who"}), frozenset({"many"}), frozenset({"when"})),
)
KNOWN = Known(
    {
        "refund": ["Do I get my money back?", "is a bid returned"],
        "tie": ["What happens in a tie?"],
        "winner": ["Who wins a fight?"],
        "fight": ["How does a fight work?"],
    },
    READING,
    things=["red", "b2"],
)


def best(text: str) -> tuple[str, float]:
    near = KNOWN.like(text)
    return (near[0].name, near[0].likeness) if near else ("", 0)


def said(answer: str) -> str:
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", answer))).strip()


def told(page: TablePage, question: str) -> str:
    return said(ask(page, "question", move=question).answer)


def seated(name: str = "mark", *moves: str, people: int = 1) -> TablePage:
    """A table at which the first seats are persons', and bots sit at the others."""
    page = played(table(name, players=3), *moves)
    page.game.names, page.face = NAMES, "play"
    page.game.seats = [PERSON if seat < people else "sensible" for seat in range(3)]
    return page


def test_the_same_question_in_other_words_is_found_and_the_very_same_is_known_to_be() -> None:
    assert best("do i get the money back") == ("refund", 1)
    assert best("Is my bid returned?") == ("refund", 1)
    assert best("what happens when there is a tie")[0] == "tie"
    assert best("what happens when there is a tie")[1] < 1


def test_what_only_asks_finds_nothing_and_neither_does_something_else() -> None:
    for text in ("what?", "how do you do", "who", "is it raining"):
        assert best(text)[1] < common_questions.NEAR, text


def test_to_ask_who_is_not_to_ask_how() -> None:
    assert best("how does a fight work") == ("fight", 1)
    assert best("who fights")[0] == "winner"
    assert dict(KNOWN.like("how many fights"))["winner"] < common_questions.SURE


def test_a_thing_that_no_known_question_names_takes_little_from_the_likeness() -> None:
    assert best("what happens in a tie for red")[1] > best("what happens in a tie for fun")[1]
    assert best("what happens in a tie at B2")[1] >= common_questions.SURE


def every(name: str) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = common_questions._both(words(f"{name}/questions"), words("ui/questions"), "questions")
    return found


def variants(name: str) -> Iterator[Rules]:
    """The usual rules, and with each option switched."""
    rules = gamelib.ruleset(name).start().rules
    yield rules
    for field, dial in rules.dials().items():
        if dial["kind"] == "switch":
            with suppress(RulesError):  # what cannot be played yet
                yield replace(rules, **{field: not getattr(rules, field)})


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_known_questions_name_clauses_counts_and_options_that_there_are(name: str) -> None:
    book, rules = gamelib.ruleset(name).rulebook, gamelib.ruleset(name).start().rules
    counts, tongue = words(name).texts["counts"], table(name).tongue
    for key, one in every(name).items():
        assert {*one} <= {"ask", "answer", "clauses", "only", "counts", "offers", "tells"}, key
        assert all(f"{name}.{clause}" in book for clause in one.get("clauses", "").split()), key
        assert {part.removeprefix("not ") for part in one.get("only", "").split(" and ")} <= {"", *rules.dials()}, key
        own = key in words(f"{name}/questions").texts.get("questions", {})
        assert not own or {*one.get("counts", "").split()} <= {*counts}, key
        assert all(tongue.ui(offer) for offer in one.get("offers", "").split()), key


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_known_questions_are_answered_under_all_rules_under_which_they_hold(name: str) -> None:
    for rules in variants(name):
        page = TablePage(begun(gamelib.ruleset(name).start(rules), ()), folder=None)
        known = common_questions._known(name, rules, "en")
        for key in {found for found, *_ in known.ways}:
            answer = said(common_questions._told(page.moment, key, "", page.tongue))
            assert "{" not in answer, (key, answer)
            assert every(name)[key]["ask"][0] in answer


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_every_way_to_ask_finds_its_own_question(name: str) -> None:
    """Of two questions that are asked alike one would never be answered."""
    for rules in variants(name):
        known, owners = common_questions._known(name, rules, "en"), dict[tuple[frozenset[str], ...], set[str]]()
        for key, way, joins in known.ways:
            if known.says(way):
                owners.setdefault((way, joins), set()).add(key)
        assert {tuple(sorted(keys)): way for way, keys in owners.items() if len(keys) > 1} == {}
    key, way = next((key, one["ask"][-1]) for key, one in every(name).items())
    assert known.like(way)[0] == (key, 1)


def test_what_holds_under_an_option_is_known_only_where_it_is_played() -> None:
    rules = gamelib.ruleset("shark").start().rules
    assert common_questions.holds("", rules)
    assert not common_questions.holds("variant_two", rules)
    assert common_questions.holds("not variant_two", rules)
    assert common_questions.holds("variant_two", replace(rules, variant_two=True))


def test_whoever_is_ahead_is_told_first_and_by_name() -> None:
    page = seated("mark", "first 1", "roll red blue")
    state = page.game.state
    assert "leads" not in told(page, "who is winning?"), "all have the same"
    text = state.position()
    for company, cash in enumerate((10, 30, 20), 1):
        text = text.replace(f"company {company}: $30", f"company {company}: ${cash}")
    rich = gamelib.ruleset("mark").position(text, state.rules)
    page = TablePage(begun(rich, NAMES), face="play", folder=None)
    answer = told(page, "who is ahead")
    assert "Ben leads." in answer
    assert answer.index("Ben has $30") < answer.index("Chloé has $20") < answer.index("Anna has $10")


def test_where_the_lowest_score_wins_it_is_ahead() -> None:
    record = gamelib.playout("city", bots="random", seed=1)
    page = TablePage(record, len(record.moves) - 1, face="play", folder=None)
    answer = told(page, "who is winning")
    scores = {
        name: int(score) for name, score in re.findall(r"If the game ended now, ([\w ]+?) would have .+?: (\d+)\.", answer)
    }
    assert len(scores) == page.game.state.rules.players
    assert f"{min(scores, key=lambda name: scores[name])} leads." in answer


@pytest.mark.parametrize(
    "question", ["what should I do?", "should I take red", "is it better to take red or blue", "any advice?"]
)
def test_advice_is_a_hint_where_one_can_be_had(question: str) -> None:
    page = seated("mark", "first 1", "roll red blue")
    ask(page, "question", move=question)
    assert 'data-do="hint"' in page.answer
    assert "✓" not in page.answer
    page.game.seats = ["sensible", PERSON, PERSON]
    page.__dict__.pop("moment", None)
    ask(page, "question", move=question)
    assert 'data-do="hint"' not in page.answer, "another decides"


def test_a_question_that_comes_near_is_offered_and_can_be_pressed() -> None:
    page = seated("mark", "first 1", "roll red blue")
    near = common_questions.offered(page.moment, "what do purple rings mean", NAMES, page.tongue)
    offers = [unescape(one) for one in re.findall(r'data-do="why" data-arg="([^"]*)"', near)]
    assert offers[0] == "What do the purple rings mean?"
    assert len(offers) <= common_questions.OFFERED
    ask(page, "why", offers[0])
    assert "A purple ring marks a place" in page.answer
    assert page.question.text == offers[0], "it stands above its answer too"


def test_beside_an_answer_that_is_not_quite_clear_others_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(common_questions, "SURE", 0.3)
    monkeypatch.setattr(common_questions, "NEAR", 0.2)
    page = seated("mark", "first 1", "roll red blue")
    answer = common_questions.answered(page.moment, "is it a bad mistake to close the window", NAMES, page.tongue, 0.3)
    assert "Or do you mean:" in answer
    clear = common_questions.answered(page.moment, "What do the purple rings mean?", NAMES, page.tongue)
    assert "Or do you mean:" not in clear


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("hello", "Hello!"),
        ("can i undo my move", "Undo, at the bottom left"),
        ("do the bots cheat?", "Bots see only what a player in their place would see"),
        ("are you a robot", "The rulebook of this game answers"),
    ],
)
@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_what_is_asked_at_every_table_is_answered_there(name: str, question: str, answer: str) -> None:
    assert answer in told(table(name), question)
