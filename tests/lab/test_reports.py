"""Reports, counted by hand on small results, and made for every ruleset."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from math import isnan
from pathlib import Path
from typing import Any

import pytest
from matplotlib import pyplot

import gamelib
from gamelib import lab
from gamelib.core.state import Outcome
from gamelib.lab.play import tally
from gamelib.lab.play.results import Results
from gamelib.lab.play.setup import Setup


def results(*rows: dict[str, Any]) -> Results:
    """Games of two players, as the lab writes them down."""
    setup = Setup.of("mark", gamelib.mark.Rules(players=2), ["greedy", "random"], len(rows))
    plain = {"seed": 1, "first": 1, "end": "mark.end", "finished": True, "winners": "1", "winning_seats": "1", "shared": False}
    plain |= {"margin": 5, "score_1": 30, "score_2": 25, "bot_1": "greedy", "bot_2": "random", "turns": 10, "moves": 30}
    return Results(setup, [{**plain, "game": number, **row} for number, row in enumerate(rows)])


def values(report: lab.Report, column: str = "value") -> dict[str, float]:
    return {what: round(value, 6) for what, value in zip(report.table["what"], report.table[column], strict=True)}


def test_seats_count_from_the_player_who_begins() -> None:
    found = results(
        {"first": 2, "winners": "2"}, {"first": 2, "winners": "2"}, {"first": 2, "winners": "1"}, {"first": 1, "winners": "1"}
    )
    assert values(lab.REPORTS["seats"](found)) == {"seat 1": 0.75, "seat 2": 0.25}


def test_a_seat_that_wins_too_often_is_named() -> None:
    found = lab.REPORTS["seats"](results(*[{"winners": "2"}] * 30))
    assert found.finding in (
        "Seat 2 wins 100 % of games (89 to 100 %); its fair share is 50 %",
        "Seat 1 wins 0 % of games (0 to 11 %); its fair share is 50 %",
    )


@pytest.mark.parametrize(
    ("games", "said"),
    [
        (99, "Too few games to tell whether a seat wins more than its share"),
        (100, "No seat is shown to win more than its share"),
    ],
)
def test_of_few_games_it_is_said_that_they_are_too_few(games: int, said: str) -> None:
    found = results(*[{"winners": str(1 + game % 2)} for game in range(games)])
    assert lab.REPORTS["seats"](found).finding == said
    head = lab.Card(found, [], [], 0).head()
    assert (len(head) == 4) == (games < 100)


def test_a_shared_win_counts_in_parts() -> None:
    found = lab.REPORTS["seats"](results({"winners": "1+2", "shared": True}, {"winners": "1"}))
    assert values(found) == {"seat 1": 0.75, "seat 2": 0.25}


def test_ties_and_games_cut_short() -> None:
    found = results({"winners": "1+2", "shared": True}, {"winners": "", "finished": False, "end": "mark.stall"}, {}, {})
    assert values(lab.REPORTS["ties"](found)) == {"shared win": 0.25, "cut short": 0.25}
    assert values(lab.REPORTS["ends"](found)) == {"mark.end": 0.75, "mark.stall": 0.25, "mark.variant-four-rows": 0.0}


@pytest.mark.parametrize(("games", "told"), [(40, "2 %"), (250, "0.4 %"), (300, "0.3 %"), (2500, "0.04 %")])
def test_what_happened_once_is_not_said_to_be_nothing(games: int, told: str) -> None:
    report = lab.REPORTS["ties"](results({"winners": "1+2", "shared": True}, *[{}] * (games - 1)))
    assert report.finding == f"{told} of these games end in a shared win, 0 % are cut short"
    assert f"shared win   {told} (" in report.text()


def test_what_failed_to_happen_once_is_not_said_to_be_always() -> None:
    report = lab.REPORTS["ends"](results({"end": "mark.stall"}, *[{}] * 249))
    assert report.finding.startswith("mark.end ends 99.6 % of games (")


def test_bots_have_the_fair_share_of_their_seats() -> None:
    found = results({"winners": "1"}, {"winners": "2", "bot_1": "random", "bot_2": "greedy"}, {"winners": "2"})
    report = lab.REPORTS["bots"](found)
    assert values(report) == {"greedy": pytest.approx(2 / 3, abs=1e-6), "random": pytest.approx(1 / 3, abs=1e-6)}
    assert values(report, "fair") == {"greedy": 0.5, "random": 0.5}


def test_length() -> None:
    found = lab.REPORTS["length"](results(*({"turns": turns} for turns in (10, 20, 30, 60))))
    assert values(found) == {"mean": 30.0, "middle game": 25.0}


def detailed(**more: Any) -> dict[str, Any]:
    found = {"clauses": {}, "money": {}, "phases": {}, "kinds": {}, "chosen": more.get("kinds", {}), "lead": {}}
    return {"_details": {**found, **more}}


def test_choices_are_counted_by_phase() -> None:
    found = results(
        detailed(phases={"act": [4, 12, 1]}) | {"branching": 3.0},
        detailed(phases={"act": [2, 12, 0], "bid": [1, 5, 0]}) | {"branching": 4.0},
    )
    report = lab.REPORTS["choices"](found)
    assert values(report) == {"take, refine or sell": 4.0, "lay a sealed bid": 5.0}
    assert list(report.table["forced"]) == pytest.approx([1 / 6, 0.0])


def test_lift_is_the_win_rate_of_those_who_do_it_more() -> None:
    more = detailed(kinds={"sell": [5, 1]})
    found = results({**more, "winners": "1"}, {**more, "winners": "1"}, {**more, "winners": "1"}, {**more, "winners": "2"})
    report = lab.REPORTS["actions"](found)
    assert values(report) == {"sell": 0.5}
    assert values(report, "uses") == {"sell": 3.0}
    assert report.table["low"].isna().all(), "four games are too few to be sure of anything"


def test_lift_counts_only_games_in_which_players_differ() -> None:
    same, more = detailed(kinds={"sell": [2, 2]}), detailed(kinds={"sell": [5, 1]})
    report = lab.REPORTS["actions"](results(*[same] * 30, *[more] * 12))
    assert (report.table["n"][0], report.table["value"][0]) == (12, 1.0)
    assert isnan(report.table["low"][0]), "twelve games alike are clear, but bear no interval"
    assert (
        "no interval yet, as games are too few or too much alike, for sell (needs some 32 games in which players differ)"
        in report.below
    )
    assert report.finding == "Who makes the move 'sell' more often than others wins more often: +100 % points"


def test_the_finding_names_no_move_that_was_merely_due() -> None:
    due = detailed(kinds={"bid": [5, 1], "sell": [3, 2]}, chosen={"sell": [1, 1]})
    assert "'sell'" in lab.REPORTS["actions"](results(*[due] * 12)).finding
    none = detailed(kinds={"bid": [5, 1]}, chosen={})
    report = lab.REPORTS["actions"](results(*[none] * 120))
    assert report.finding == "No kind of move that can be chosen is shown to go with winning"
    assert values(report) == {"bid": 1.0}, "the table still tells it"


def test_in_the_city_bids_are_due_and_buildings_are_chosen() -> None:
    found = lab.experiment("city", games=2, executor=1)
    assert "bid" in found.names("kinds")
    assert "bid" not in found.names("chosen")
    assert set(found.names("chosen")) >= {"lay"}


def test_clauses_that_never_fire_are_listed() -> None:
    report = lab.REPORTS["coverage"](
        results(detailed(clauses={"mark.sell": 3}), detailed(clauses={"mark.sell": 1, "mark.take": 2}))
    )
    assert set(report.table["what"]) == set(gamelib.mark.rulebook)
    assert values(report)["mark.sell"] == 2.0
    assert values(report, "games")["mark.take"] == 0.5
    assert values(report)["mark.stall"] == 0.0
    assert report.finding.startswith(f"2 of {len(gamelib.mark.rulebook)} clauses fire")


def test_money_has_sources_and_sinks() -> None:
    report = lab.REPORTS["money"](results(detailed(money={"mark.sell": [40, 0, 0], "mark.storage-fee": [0, 6, 0]}), detailed()))
    assert values(report, "from bank") == {"mark.sell": 20.0, "mark.storage-fee": 0.0}
    assert values(report, "to bank")["mark.storage-fee"] == 3.0
    assert report.finding == "Most money comes from mark.sell, most goes to mark.storage-fee"


def test_no_clause_is_said_to_bring_most_money_that_cannot_be_told_from_another() -> None:
    """One that brings more in every game is first; where they change places, both are named."""
    less, more = ({"mark.sell": [two, 0, 0], "mark.bonus": [7, 0, 0]} for two in (1, 14))
    mixed = lab.REPORTS["money"](results(*[detailed(money=less), detailed(money=more)] * 6))
    assert mixed.finding == "Most money comes from mark.sell or mark.bonus; none goes back to the bank"
    always = lab.REPORTS["money"](results(*[detailed(money=more)] * 12))
    assert always.finding == "Most money comes from mark.sell; none goes back to the bank"


@pytest.mark.parametrize(("scores", "index"), [((10, 10, 10), 0.0), ((0, 0, 30), 2 / 3), ((1, 3), 0.25), ((0, 0), 0.0)])
def test_gini(scores: tuple[int, ...], index: float) -> None:
    assert tally.gini(scores) == pytest.approx(index, abs=1e-6)


def test_scores_below_zero_have_no_gini_index() -> None:
    assert tally.gini((-1, 5)) is None
    some = lab.REPORTS["gini"](results({"gini": 0.2}, {"gini": None}, {"gini": 0.4}))
    assert values(some) == {"Gini index": 0.3}
    assert list(some.table["n"]) == [2]
    assert some.finding == "Scores are apart by a Gini index of 0.30 in the 2 of 3 games without a score below zero"
    none = lab.REPORTS["gini"](results({"gini": None}, {"gini": None}))
    assert none.finding.startswith("No Gini index: in every game a score is below zero")
    assert none.table.empty


def test_where_the_lowest_score_wins_there_is_no_gini_index() -> None:
    found = lab.experiment("city", games=3, executor=1)
    assert found.table["gini"].isna().all()
    assert found.table["gini"].dtype == float
    page = lab.card(found, 0)
    assert "How unequal the scores are: No Gini index: the lowest score wins" in page.text()
    assert "gini" not in set(page.table["report"])


def test_the_course_of_the_lead() -> None:
    """Player 1 leads, then player 2 for most of the game, and player 1 wins in the end."""
    now = [[0, 0], [5, 3], [5, 9], [5, 13], [15, 13]]
    columns, leads = tally.leads(now, Outcome("mark.end", (15, 13), (0,)))
    assert columns["lead_changes"] == 2
    assert columns["last_change"] == 1.0
    assert columns["comeback"]
    assert columns["drama"] == pytest.approx((0 + 0 + 4 + 8 + 0) / 5 / 8)
    assert (columns["leader_25"], columns["leader_50"], columns["leader_75"]) == (1, 2, 2)
    assert leads["75"] == [-8, 8]


@pytest.mark.parametrize("name", gamelib.RULESETS)
def test_every_ruleset_has_every_report_and_a_card(name: str, tmp_path: Path) -> None:
    found = lab.experiment(name, games=3, executor=1)
    page = lab.card(found, 2)
    assert [one.key for one in page.reports] == [key for key in lab.REPORTS if key != "bots"]
    told = [one for one in page.reports if len(one.table)]
    assert [one.key for one in page.reports if one not in told] == (["gini"] if name == "city" else []), (
        "it says who leads, too"
    )
    page.save(tmp_path / "card.html")
    html = (tmp_path / "card.html").read_text(encoding="utf-8")
    Balanced().feed(html)
    assert html.count("<svg") == len(told) + len(page.own)
    assert page.own, "the ruleset shows something of its own"
    pyplot.close("all")


class Balanced(HTMLParser):
    """Fails where a tag is closed that is not open."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_report_draws_its_table_and_says_where_it_comes_from() -> None:
    report = lab.REPORTS["ends"](results({}, {}, {}))
    ax = report.plot()
    said = " ".join(text.get_text() for text in ax.texts)
    assert ax.get_title(loc="left") == report.finding
    assert "3 games · study seed 0" in said
    pyplot.close("all")


def test_text_says_who_played_and_what_is_missing() -> None:
    report = lab.REPORTS["gini"](results(*[{"gini": 0.2}] * 12))
    assert "12 games · study seed 0" in report.below
    assert "Gini index (needs some 30 games)" in report.below
    assert report.text().splitlines()[-1] == report.below


def test_the_text_of_a_card_says_once_who_played_and_of_each_report_what_is_missing() -> None:
    found = results(*[{"gini": 0.2}] * 12)
    text = lab.Card(found, [lab.REPORTS["gini"](found), lab.REPORTS["ties"](found)], [], 0).text()
    assert text.count("12 games · study seed 0") == 1
    assert "\nno interval yet, as games are too few or too much alike, for Gini index (needs some" in text


def test_the_same_games_make_the_same_card(tmp_path: Path) -> None:
    asked: dict[str, Any] = {"bots": "greedy", "games": 6, "seed": 2}
    study = lab.Study.new(tmp_path / "s", "mark", **asked, details=True).run(2)
    one, other = lab.card(lab.experiment("mark", **asked, executor=1), 3), lab.card(study, 3)
    assert one.html() == other.html()
    assert one.text() == other.text()
    pyplot.close("all")


def test_two_cards_differ_where_the_games_do() -> None:
    pages = [lab.card(lab.experiment("mark", bots="greedy", games=5, seed=seed, executor=1), 0) for seed in (1, 2)]
    lines = [set(page.text().splitlines()) for page in pages]
    assert lines[0] & lines[1]
    assert any(re.match(r"  mean +\d", line) for line in lines[0] - lines[1])
    assert set(pages[0].table.columns) == {"report", "what", "value", "low", "high", "n"}
    assert pages[0]._repr_html_() in pages[0].html()


def test_a_card_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="no finished games"):
        lab.card(Results(Setup.of("mark", games=1), []))
