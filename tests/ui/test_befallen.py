"""What hit a player since the own last move stands on top of what is asked, and first among the news."""

from __future__ import annotations

import re

import pytest

import gamelib
from gamelib.ui.play import befallen, story
from gamelib.ui.table.game import PERSON, ROLLS
from gamelib.ui.table.page import TablePage
from tests.ui.pages import shown


def seated(name: str, seed: int = 0) -> TablePage:
    """A game of three that bots have played, at whose first seat a person sits."""
    rules = gamelib.ruleset(name).Rules(players=3)
    page = TablePage(gamelib.playout(name, rules=rules, bots="sensible", seed=seed, limit=260), face="play")
    page.game.names = ("Anna", "Ben", "Chloé")
    page.game.seats, page.game.chance = [PERSON, "sensible", "sensible"], ROLLS
    return page


def befell(page: TablePage) -> str:
    """What hit the person, as the headline says it."""
    found = re.search('class="befell">(.*?)</p>', story.headline(page.moment, page.tongue))
    return "" if found is None else found[1]


def headlines(page: TablePage) -> list[str]:
    """What stands on top wherever the person decides after others did."""
    told = []
    for at, state in enumerate(page.game.states):
        if at and state.actor == 0 != page.game.states[at - 1].actor:
            page.game.go(at)
            told.append(befell(page))
    return told


@pytest.mark.parametrize(
    ("name", "hit"),
    [
        ("city", r"Anna has lost [A-H]\d to the road\."),
        ("city", r"The [a-z ]+ went to (Ben|Chloé), for \d+ coins?\."),
        ("mark", r"The [a-z]+ piece went to (Ben|Chloé), for \$\d+\."),
        ("mark", r"Anna pays \$5 storage"),
        ("shark", r"Anna owes [\d,]+ FT for the fall of .* Anna pays"),
        ("marco_polo", r"Anna is attacked\."),
        ("marco_polo", r"owes 30 besants\. Anna pays 30 besants\."),
        ("marco_polo", r"takes [a-z -]+ from the hand of Anna\."),
    ],
)
def test_what_was_lost_or_had_to_be_paid_is_told_on_top(name: str, hit: str) -> None:
    assert any(re.search(hit, line) for seed in range(2) for line in headlines(seated(name, seed)))


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_what_was_won_or_chosen_is_no_blow(name: str) -> None:
    for line in headlines(seated(name)):
        assert "went to Anna" not in line
        assert len(line) < 300


def test_a_lost_plot_is_told_right_after_what_took_it_and_stands_above_the_name() -> None:
    page = seated("city")
    for at, state in enumerate(page.game.states):
        page.game.go(at)
        if state.actor == 0 and "to the road" in befell(page):
            head, log = story.headline(page.moment, page.tongue), shown(page, "log")
            page.game.branch.states[at + 1 :] = []
            card = shown(page, "moves")
            assert card.index(head) < card.index("Your turn")
            if "data-since" in log:
                lines = re.findall(r"<p([^>]*)>(.*?)</p>", log.partition("data-since")[2].partition("data-heading")[0])
                caused = next(number for number, (_, line) in enumerate(lines) if "becomes a road" in line)
                looks, line = lines[caused + 1]
                assert 'class="hit"' in looks, line
                return
    pytest.fail("no plot was ever lost")


def test_the_bids_that_have_a_headline_are_not_told_twice() -> None:
    page = seated("city")
    for at in range(len(page.game.states)):
        page.game.go(at)
        if page.game.states[at].actor == 0 and (events := story.opened.shown(page.moment)):
            lines = [befallen.said(event, page.tongue) for event in events]
            assert not any(line in befell(page) for line in lines)


@pytest.mark.parametrize("name", ["mark", "city"])
def test_a_tie_is_explained_where_it_is_announced(name: str) -> None:
    page = seated(name)
    places = [at for at, state in enumerate(page.game.states) if any(event.key == "tie" for event in state.events)]
    assert places
    for at in places:
        page.game.go(at)
        told = re.sub("<[^>]+>", "", story.opened.headline(page.moment, page.tongue))
        assert re.match(r"The bids are shown: .* pays .* Equal bids of .* comes first, counting clockwise from ", told)
