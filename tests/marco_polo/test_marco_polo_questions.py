"""What people ask about Marco Polo in their own words finds the question that is meant, and every place is as far as it is."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cache
from itertools import product

import pytest

import gamelib
from gamelib.core.counts import Count
from gamelib.core.words import words
from gamelib.marco_polo import counts
from gamelib.marco_polo.routes import EVERY, routes
from gamelib.marco_polo.table import LAND, SEA
from gamelib.ui.table import common_questions, counted_questions
from gamelib.ui.table.game import PERSON, begun
from gamelib.ui.table.page import TablePage
from tests.marco_polo.tables import WORLD, at
from tests.ui.pages import played, table
from tests.ui.test_ways_of_asking import NAMES, told

GAME = "marco_polo"
QUESTIONS = words(f"{GAME}/questions").texts["questions"]
SWITCHES = [one.name for one in fields(gamelib.marco_polo.Rules) if isinstance(one.default, bool)]
FAR = 1_000

ASKED = {
    "goal": ("how can i win this game", "what is the aim of the game", "how do you win"),
    "journey": ("what are the stages of my journey", "what does the journey look like"),
    "leading": ("who is in the lead right now", "is ben winning", "how do we all stand"),
    "my-worth": ("what am i worth right now", "how much do i own altogether"),
    "what-counts": ("do goods count at the end", "what counts for my fortune"),
    "end": ("when is the game over", "what makes the game end"),
    "home-too-early": ("what happens if i come home early", "what if i arrive at home without enough money"),
    "home-need": ("what must i bring home", "what do i need at home in venice"),
    "colours-needed": ("can i win with three blue cards", "how many yellow cards do i need at home"),
    "goods-needed": ("how many goods does the khan want", "which goods do i need for the khan"),
    "turn": ("what is the order of things in a turn", "which phases has a turn"),
    "again": ("do i have another turn after this", "do i get extra turns"),
    "announce": ("why must i announce land or sea", "what does it mean to announce sea"),
    "faster": ("what is faster land or sea", "is the land faster than the sea"),
    "roulette": ("how does the wheel work", "what is that wheel"),
    "respin": ("may i spin again", "can i have another spin"),
    "change-kind": ("can i change to a ship in acre", "how do i switch from sea to land", "where can i change to a ship"),
    "by-ship": ("can i go to alexandria by ship", "can i sail to zanzibar"),
    "exact": ("do i have to go 5 steps", "must i use all the steps"),
    "stop-sooner": ("may i stop earlier",),
    "next-turn": ("can i go to kashgar next turn", "can i reach delhi in two turns"),
    "two-cities": ("can i go to kiev and then to tana", "can i visit two towns in one turn"),
    "backwards": ("may i go back the way i came", "can i go round in circles"),
    "must-move": ("may i stay here", "must i move on"),
    "blocked": ("what if there is nowhere to go", "what if all spaces are taken"),
    "share-space": ("can two merchants stand on the same space", "can i stop where ben stands", "can two pawns be in one city"),
    "pass-others": ("can i go past ben", "can i jump over a merchant"),
    "meet": ("what happens if i meet chloe", "can i fight ben"),
    "attacked": ("what happens when i get attacked", "what if pirates come", "what do bandits do"),
    "fight": ("how do i fight", "how does the fight work"),
    "fight-chance": ("what is my chance to win a fight", "how likely do i win the fight"),
    "fight-win": ("what do i get when i win a fight", "what happens when i win a fight"),
    "fight-lose": ("what happens when i lose a fight", "how much is the ransom when i lose"),
    "fight-refuse": ("may i refuse to fight", "can i escape from the fight"),
    "keep-table": ("do i keep my golden table after i use it", "do i lose my table if i show it"),
    "loot": ("what's the loot space for", "who takes the loot"),
    "where-buy": ("where do i buy goods", "where can i buy my goods"),
    "when-trade": ("why can i not buy here", "when am i allowed to trade"),
    "must-trade": ("must i trade", "do i have to buy something here"),
    "price": ("how much does one card cost", "what's the price of cards"),
    "buy-limit": ("how many cards am i allowed to buy", "can i buy 2 cards", "may i buy three cards"),
    "choose-card": ("can i choose the card that i buy", "can i look at the card before i buy"),
    "sell": ("how can i sell goods", "can i sell blue goods at any post"),
    "sell-many": ("can i sell both my green cards", "may i sell all cards"),
    "sell-after-buy": ("may i sell after i buy", "can i buy and then sell"),
    "deal": ("what's a deal", "can i take cards from ben", "how do deals work"),
    "deal-refuse": ("can ben say no", "may she refuse my deal"),
    "deal-choose": ("may i choose the card that i take", "can i choose which card i take from chloe"),
    "buy-or-deal": ("should i deal or buy", "may i buy and also deal"),
    "trade-players": ("can i swap cards with ben", "can i sell a card to chloe"),
    "gate": ("why can't i enter khanbalik", "when can i go into khanbalik"),
    "gift": ("what do i get in khanbalik from the khan", "what happens at the khan"),
    "golden-table": ("what's a golden table", "what does a golden table do"),
    "table-worth": ("what is a golden table worth", "how many besants is the secret worth"),
    "secret": ("what's a secret of the orient", "what do the secrets do"),
    "mission": ("what's a mission", "how can i get a mission"),
    "where-mission": ("where is my mission city", "where do i go for my mission"),
    "see-hand": ("what cards does chloe have", "can ben see my cards", "which cards has ben"),
    "finest-left": ("how many 80 cards are left in blue", "how many 80 cards are left"),
    "besant": ("whats a besant", "what is besant"),
    "start-money": ("with how much money do we start", "how much money do i have at the start"),
    "no-money": ("what happens if i have no money left", "what if i have nothing left"),
    "debt": ("what if i have no money to pay a fine", "what happens when i can't pay"),
    "chance": ("what does a chance card do", "what's a chance card"),
    "post": ("what's a trading post", "what are the large coloured circles"),
    "letters": ("what does the v mean", "what do the letters y v b g mean"),
    "goods": ("what do all the colours mean", "what do the four colours mean"),
    "port": ("what does an anchor mean", "what is the anchor"),
    "flags": ("what are those red flags", "what is the red flag"),
    "swords": ("what do crossed swords mean", "what is the sword"),
    "star-crown": ("what is the crown", "what does the red star mean"),
    "circles": ("what are the small white circles", "what are little circles"),
    "lines": ("what are the dotted lines", "what does the dotted line mean"),
    "nearest": ("is chloe nearer to venice than me", "who is closest to home of us"),
    "which-way": ("which way should i take now", "should i go to aden"),
}
"""Questions as people type them, none of which is listed, by the known question that each must find first."""


@cache
def found(text: str) -> str:
    page = played(table(GAME), "first 1")
    return common_questions._like(page.moment, text, NAMES, page.tongue)[0].name


@pytest.mark.parametrize(("text", "name"), [(text, name) for name, texts in ASKED.items() for text in texts])
def test_a_question_in_other_words_finds_what_is_meant(text: str, name: str) -> None:
    assert text not in QUESTIONS[name]["ask"]
    assert found(text) == name


@pytest.mark.parametrize("switch", ["", *SWITCHES])
def test_every_answer_rests_on_clauses_and_is_filled_in_at_every_table(switch: str) -> None:
    rules = replace(gamelib.marco_polo.Rules(), **{switch: True}) if switch else gamelib.marco_polo.Rules()
    values = {field: getattr(rules, field) for field in rules.dials()}
    book, said = gamelib.ruleset(GAME).rulebook, words(GAME)
    for name, question in QUESTIONS.items():
        assert question["clauses"], name
        assert {f"{GAME}.{clause}" for clause in question["clauses"].split()} <= set(book), name
        assert "{" not in said.filled(question["answer"], values), name
        assert question["ask"][0][-1] == "?", name
        assert all(key in said.texts["counts"] for key in question.get("counts", "").split()), name


@pytest.mark.parametrize("switch", SWITCHES)
def test_a_question_that_an_option_changes_has_an_answer_either_way(switch: str) -> None:
    shown = {question["ask"][0] for question in QUESTIONS.values() if question.get("only") == switch}
    kept = {question["ask"][0] for question in QUESTIONS.values() if question.get("only") == f"not {switch}"}
    assert shown == kept


def shortest(kinds: tuple[int, ...], passing: bool) -> list[list[int]]:
    """How far all spaces are from each other, by trying every space as a stop between every two of them."""
    spaces = range(len(WORLD.spaces))
    far = [[0 if a == b else FAR for b in spaces] for a in spaces]
    for kind, a in product(kinds, spaces):
        for b in WORLD.near[kind][a]:
            far[a][b] = 1
    for between, a, b in product(spaces, spaces, spaces):
        if passing or between != WORLD.khanbalik or a == between:
            far[a][b] = min(far[a][b], far[a][between] + far[between][b])
    return far


@pytest.mark.parametrize("kinds", [(LAND,), (SEA,), EVERY])
@pytest.mark.parametrize("passing", [True, False])
def test_the_shortest_way_is_as_long_as_a_search_of_all_ways_finds(kinds: tuple[int, ...], passing: bool) -> None:
    far = shortest(kinds, passing)
    for start in range(len(WORLD.spaces)):
        ways = routes(WORLD, start, kinds, passing)
        for end in range(len(WORLD.spaces)):
            steps = ways[end].steps if end in ways else 0 if end == start else FAR
            assert steps == far[start][end], (WORLD.spaces[start].name, WORLD.spaces[end].name)


def test_a_way_begins_with_a_line_of_its_kind_and_changes_only_where_both_kinds_meet() -> None:
    for start in range(len(WORLD.spaces)):
        for end, route in routes(WORLD, start).items():
            assert route.first in WORLD.near[route.kind][start]
            assert all(len(WORLD.kinds_from[change]) == 2 and change != end for change in route.changes)
            assert len(route.changes) < route.steps


def seated(*merchants: str, phase: str = "announce", **facts: object) -> TablePage:
    """A table at which Anna sits before her own eyes, and bots at the others."""
    page = TablePage(begun(at(phase, *merchants, **facts), NAMES), folder=None, face="play")
    page.opened.seats = [PERSON, "sensible", "sensible"]  # type: ignore[union-attr]
    return page


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("how far is it to Baghdad", "From Tabriz to Baghdad by land: 1 step, the next place on the line."),
        ("how far is Aden from here", "From Tabriz to Aden by land: 3 steps, first to Damascus."),
        ("how many steps to Kiev", "From Tabriz to Kiev by land: 4 steps, first to Trebizond."),
        (
            "how do i get to Candia",
            "From Tabriz to Candia by land and sea: 3 steps, first by land to Trebizond; change at Constantinople.",
        ),
        ("how far is home", "From Tabriz to Venice by land: 4 steps, first to Trebizond."),
        ("how far is Khanbalik", "Khanbalik is open only with 3 goods worth 80 besants; Anna holds 1."),
        ("how far is Ben from Venice", "From Buda to Venice by land: 1 step, the next place on the line."),
        ("where is Samarkand", "Samarkand is a trading post for yellow goods: rare animals."),
        ("what colour is Tabriz and what can I buy here", "Tabriz is a trading post for green goods: clothes and carpets."),
        ("where can i buy green", "Green, clothes and carpets: Kiev, Tabriz, Delhi, Xian and Hangzhou."),
        ("how many 80 cards are left in green", "Green has 3 goods worth 80 besants. In hands that you see: 0."),
        ("how many cards are in the blue pile", "Blue pile: 12 cards."),
    ],
)
def test_what_is_asked_of_places_and_piles_is_counted(question: str, answer: str) -> None:
    page = seated("Tabriz 180 tea", "Buda 240 almonds", "Venice 100 -")
    assert answer in counted_questions.answered(page.moment, question, NAMES, page.tongue)


def test_the_mission_is_told_to_its_holder_alone() -> None:
    page = seated("Malacca 300 tea on:Manila table", "Acre 240 dates on:Kyoto table", "Kiev 100 yaks", phase="announce")
    assert "The mission of Anna leads to Manila." in told(page, "where is my mission")
    far = counted_questions.answered(page.moment, "how far is my mission", NAMES, page.tongue)
    assert "From Malacca to Manila by sea: 2 steps" in far
    for question in (
        "where is my mission",
        "where is Ben's mission",
        "how far is Ben from the mission",
        "what is Ben's mission",
    ):
        assert "Kyoto" not in told(page, question).replace("Manila, Mandalay, Kyoto or Lhasa", "")


def _told_of(player: int, key: str, found: list[Count]) -> dict[str, object]:
    return dict(next(one.values for one in found if one.key == key and one.player == player))


def test_what_somebody_is_worth_is_counted_only_where_the_goods_are_seen() -> None:
    state = at("announce", "Tabriz 180 tea,silks", "Buda 240 almonds", rules=gamelib.marco_polo.Rules(players=2))
    open_to_all = list(counts.counts(state.rules, state.table))
    assert _told_of(0, "score", open_to_all)["sum"] == 180 + 80 + 50
    seen = list(counts.counts(state.rules, state.engine.hidden(state.rules, state.table, 1)))
    assert _told_of(1, "score", seen)["sum"] == 240 + 30
    assert "worth" not in _told_of(0, "fortune-hidden", seen)
    assert [one.key for one in seen if one.player == 0 and one.key in ("score", "gift", "worth")] == []


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("How do I get goods?", "Where can I buy goods?"),
        ("How far is it from Venice to Khanbalik?", "From Venice to Khanbalik by land: 10 steps, first to Buda."),
        ("How many steps from Aden to Baghdad?", "From Aden to Baghdad by land: 3 steps, first to Mecca."),
        ("What's a mission city?", "The city to which the Khan sends you: Manila, Mandalay, Kyoto or Lhasa."),
        ("Who's in the lead?", "Ahead on the journey: Ben, "),
    ],
)
def test_what_is_asked_of_the_journey_is_told(question: str, answer: str) -> None:
    assert answer in told(seated("Venice 240 -", "Baghdad 240 -", "Venice 240 -"), question)
