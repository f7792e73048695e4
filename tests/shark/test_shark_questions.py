"""What people ask about SHARK in their own words finds the question that is meant, and its answer is true at every table."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cache

import pytest

import gamelib
from gamelib.core.words import words
from gamelib.shark import counts
from gamelib.ui.table import common_questions
from tests.ui.pages import played, table
from tests.ui.test_ways_of_asking import NAMES

GAME = "shark"
QUESTIONS = words(f"{GAME}/questions").texts["questions"]
SWITCHES = [one.name for one in fields(gamelib.shark.Rules) if isinstance(one.default, bool)]

ASKED = {
    "goal": ("how can i win this game", "what is the goal here", "what's the aim of this"),
    "leading": ("who is in the lead right now", "is ben winning", "who's richest"),
    "my-worth": ("what am i worth right now", "how much do i own in total now"),
    "end": ("when is the game over", "what makes the game end"),
    "end-near": ("is it nearly over", "how near is the end of the game"),
    "at-top": ("what happens when blue gets to 15", "what if green gets to 15"),
    "last-turn-trade": ("what happens with my shares at the end", "can i sell when the game ends"),
    "tie": ("who wins if there is a tie", "what if it's a tie"),
    "company-mine": ("what colour do i have here", "which company is my own"),
    "turn": ("what is the order of things in a turn", "which phases has a turn"),
    "when-trade": ("can i buy on chloe's turn", "when am i allowed to trade"),
    "must-trade": ("do i have to buy anything", "what if i don't want to trade"),
    "must-build": ("must i place something", "do i have to put a building"),
    "how-many-buildings": ("can i place two buildings in my turn", "how many buildings can i build in one turn"),
    "build-then-sell": ("can i build blue and then sell it", "may i sell after building"),
    "why-not-roll": ("why can i not roll the dice", "when can i roll"),
    "ft": ("whats ft", "what is the ft"),
    "start-money": ("with how much money do we start", "how much money do i get at the start"),
    "earn": ("how can i earn money", "how do you make money here"),
    "no-money-left": ("what happens if i have no money", "i have no cash"),
    "build-cost": ("how much does a building cost", "does building cost anything"),
    "debt": ("can i borrow from the bank", "can i get credit"),
    "share": ("what's a share", "what is the point of a share"),
    "price": ("how much does a share cost", "what is the price of a share"),
    "limit": ("can i buy 2 shares in one turn", "how many shares am i allowed to buy in a turn"),
    "still-buy": ("how many shares can i buy now still", "can i still buy more shares"),
    "mix": ("can i buy 2 blue and 1 green", "can i buy shares of different colours"),
    "sell-limit": ("may i sell all the shares i have", "how many shares may i sell"),
    "sell-bought": ("can i sell the shares i just bought", "may i sell a share that i just bought"),
    "sell-rival": ("can i sell my shares to ben", "can ben and i swap shares", "can chloe buy shares from me"),
    "majority": ("who has the most blue shares", "who owns most green shares"),
    "cheap": ("why is green so cheap", "why is yellow so expensive"),
    "which-buy": ("should i buy blue", "should i sell my red shares"),
    "black": ("what does black mean", "i rolled black what now"),
    "white": ("what does white mean", "what happens if i roll white"),
    "dice": ("what is the number die for", "what do both dice mean"),
    "choose-colour": ("may i choose the colour", "can i choose a different colour to build"),
    "other-zone": ("can i build in zone 2", "why can i only build in this zone", "can i build in a different zone"),
    "no-place": ("what if there's no place to build", "what if the whole zone is full"),
    "reroll": ("may i roll again", "can i get another roll"),
    "beside-rival": ("can i put blue next to yellow", "can a red house stand beside a green one", "may i build beside blue"),
    "beside-equal": ("can i build next to a chain of equal size", "can i build beside a bigger chain"),
    "beside-what": ("what happens if i build next to c3", "what happens when i build beside blue"),
    "corner": ("do corners count", "is a diagonal neighbour a contact"),
    "kill": ("can i destroy the blue chain", "how can i remove a red chain"),
    "removed": ("do removed houses come back", "where do the removed buildings go"),
    "merge": ("can i connect two chains", "what if two chains of one colour join"),
    "chain": ("what's a chain", "when do buildings make a chain"),
    "lone": ("what is one lone building worth", "what do i get if my building stands alone"),
    "value": ("how is the value worked out", "how do i make blue go up"),
    "value-chain": ("why is blue 6 but its chain only 4", "why is the value bigger than the chain"),
    "premium": ("what's the premium", "how big is the premium i get"),
    "dividend": ("what are dividends", "do i get money for my shares when red rises"),
    "loss": ("do i lose money when blue falls", "who has to pay if a company falls", "what if my company falls"),
    "shares-after-removal": (
        "what happens to my shares when blue is destroyed",
        "do i keep shares when their chain is removed",
    ),
    "builder-pays": ("does the builder have to pay for a fall", "is the builder exempt from paying"),
    "company-zero": ("what if a company falls to 0", "what happens to my shares at 0"),
    "cannot-pay": ("what if i can't pay my loss", "what happens when i cannot pay"),
    "bankrupt": ("what happens when i go bankrupt", "can i go bankrupt"),
    "letters": ("what does r0 mean", "what do the letters r b g y mean"),
    "ring-letters": ("what are those letters in the circles", "why are there letters in the rings"),
    "cross": ("what does the small red cross mean", "what is the red x on the square"),
    "chain-number": ("what is the little number on the chain", "what is the small number at a chain"),
    "zones": ("what are the grey numbers", "what do the big numbers on the board mean"),
    "ladder": ("what's the ladder", "what is the ladder on the right"),
    "bank-rows": ("what does removed mean there", "what do numbers below the ladder mean"),
    "worth-label": ("what does worth under my name mean", "what is the difference between cash and worth"),
    "bought-label": ("what does 0 of 5 shares bought mean", "what does 1 of 5 mean"),
    "variants": ("what is a variant", "what variants exist"),
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
    rules = replace(gamelib.shark.Rules(), **{switch: True}) if switch else gamelib.shark.Rules()
    values = {field: getattr(rules, field) for field in rules.dials()}
    book, told = gamelib.ruleset(GAME).rulebook, words(GAME)
    for name, question in QUESTIONS.items():
        assert question["clauses"], name
        assert {f"{GAME}.{clause}" for clause in question["clauses"].split()} <= set(book), name
        assert "{" not in told.filled(question["answer"], values), name
        assert question["ask"][0][-1] == "?", name
        assert "{" not in question["ask"][0], name
        assert all(key in told.texts["counts"] for key in question.get("counts", "").split()), name


@pytest.mark.parametrize("switch", SWITCHES)
def test_a_question_that_an_option_changes_has_an_answer_either_way(switch: str) -> None:
    shown = {question["ask"][0] for question in QUESTIONS.values() if question.get("only") == switch}
    kept = {question["ask"][0] for question in QUESTIONS.values() if question.get("only") == f"not {switch}"}
    assert not shown - kept or switch == "variant_three"


def test_what_stands_on_the_table_is_counted() -> None:
    state = gamelib.playout(GAME, bots="sensible", seed=5).final()
    told: dict[str, list[str]] = {}
    for one in counts.counts(state.rules, state.table):
        told.setdefault(one.key, []).append(words(GAME).say("counts", one.key, one.values, NAMES))
    assert told["leader"][0].startswith(f"{NAMES[state.outcome.winners[0]]} leads.")
    assert told["variants-none"] == ["None of them is played at this table."]
    assert len(told["holders"]) == 4


def test_the_chains_of_a_company_add_up_to_its_value() -> None:
    for state in gamelib.playout(GAME, bots="sensible", seed=3).states()[::20]:
        for one in counts.counts(state.rules, state.table):
            if one.key == "chains":
                sizes = one.values["sizes"]
                assert isinstance(sizes, tuple)
                assert one.values["value"] == min(sum(sizes), state.rules.top_value)


@pytest.mark.parametrize("zone", [1, 6])
def test_the_zone_is_told_as_the_die_shows_it(zone: int) -> None:
    game = gamelib.ruleset(GAME)
    state = game.start(players=2)
    while state.phase != "roll":
        state = state.play(state.moves()[0])
    state = state.play(game.parse(f"roll red {zone}"))
    (dice,) = [one for one in counts.counts(state.rules, state.table) if one.key == "dice"]
    assert words(GAME).say("counts", "dice", dice.values, NAMES) == f"The dice show red and zone {zone}."
