"""With the Khan's gift in hand, hints lead to Khanbalik by the quickest way and do not run in circles before or after it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import gamelib
from gamelib.core.words import words
from gamelib.marco_polo.bots import changes, costs
from gamelib.marco_polo.bots.errand import BACK, FREE, GOING_HOME, PAYS, errand
from gamelib.marco_polo.bots.reasons import reason
from gamelib.marco_polo.notation import BUY_ONE, DECLINE, Announce, Deal, Go, Name, Sell
from gamelib.marco_polo.rules import Rules
from gamelib.marco_polo.table import KHANBALIK
from gamelib.players.hints import Hint, advised

from .tables import WORLD, at

GIFT = "tea,falcons,carpets"
OTHERS = ("Buda 240 -", "Kiev 240 -")


def told(view: Any, move: Any) -> str:
    return words("marco_polo").say("hints", *reason(view, move), ("Ann", "Ben", "Chloé"))


def aside(said: Any) -> str:
    return "" if said is None else words("marco_polo").say("hints", *said, ("Ann", "Ben", "Chloé"))


def hinted(view: Any, move: Any) -> Hint:
    return Hint("marco_polo", move, None, 0.0, *reason(view, move))


def ways(seeds: range) -> Iterator[tuple[Any, Any]]:
    """Whoever has the gift and chooses where to go, in games whose first player follows the hints."""

    def follower(view: Any, rng: Random) -> Any:
        return advised(view, Random(1))

    for seed in seeds:
        record = gamelib.playout("marco_polo", Rules(players=3), [follower, "sensible", "sensible"], seed=seed)
        for state in record.states():
            if state.actor == 0 and state.phase == "move" and len(state.moves()) > 1:
                view = state.seen_by(0)
                if errand(view).has_gift:
                    yield view, advised(view, Random(1))


def test_twenty_besants_that_are_lacking_do_not_keep_anybody_from_the_khan() -> None:
    """They are earned on the way home."""
    view = at("move", f"Hangzhou 370 {GIFT}", *OTHERS, spun=1).seen_by(0)
    assert errand(view).short_of_goal == 50
    assert advised(view, Random(1)) == Go(KHANBALIK)


@pytest.mark.parametrize(("cash", "waits"), [(270, False), (260, True)])
def test_khanbalik_waits_only_for_more_than_the_way_home_brings(cash: int, waits: bool) -> None:
    plan = errand(at("move", f"Hangzhou {cash} {GIFT}", *OTHERS, spun=1).seen_by(0))
    assert (plan.short_of_goal > GOING_HOME) is waits
    assert plan.lingers is waits


def test_whoever_could_not_buy_a_card_does_not_wait_for_money() -> None:
    plan = errand(at("move", f"Hangzhou 10 {GIFT}", *OTHERS, spun=1).seen_by(0))
    assert plan.short_of_goal > GOING_HOME
    assert plan.hastens


def test_a_stop_on_the_way_to_the_khan_pays_for_its_turns_and_says_the_sum() -> None:
    stops = 0
    for view, move in ways(range(40)):
        plan = errand(view)
        if not plan.hastens or move.space == KHANBALIK:
            continue
        at_end = WORLD.index[move.space]
        soonest = min(plan.turns[WORLD.index[one.space]] for one in view.moves())
        longer, cost = plan.turns[at_end] - soonest, costs.said(view, move)
        assert Go(KHANBALIK) not in view.moves()
        assert longer <= plan.earned(at_end) / PAYS + 1e-9
        if cost is not None and cost[0] == "cost-stop":
            stops += 1
            assert longer > 0
            assert f"earn some of the {plan.short_of_goal} besants" in aside(cost)
            assert len(aside(cost).split()) < 26, "short enough for a pupil"
    assert stops


def test_nobody_with_the_gift_is_sent_away_from_khanbalik_but_to_a_post_near_by() -> None:
    seen = 0
    for view, move in ways(range(40)):
        plan, end = errand(view), WORLD.index[move.space]
        now = plan.turns[plan.table.places[0]]
        if plan.turns[end] > now and any(plan.turns[WORLD.index[one.space]] <= now for one in view.moves()):
            seen += 1
            assert plan.lingers
            assert plan.stops[end] > 0
            assert plan.turns[end] <= now + BACK
    assert seen


def test_a_hint_says_when_money_no_longer_comes_first_and_when_it_does_again() -> None:
    poor, rich = (at("announce", f"Hangzhou {cash} {GIFT}", *OTHERS).seen_by(0) for cash in (200, 370))
    land = Announce(0)
    assert aside(changes.said(rich, land, [hinted(poor, land)])) == (
        "Khanbalik comes first now: the way home can bring the 50 besants that you lack for Venice, Table and Secret counted."
    )
    assert aside(changes.said(poor, land, [hinted(rich, land)])) == (
        "Money comes first again: you lack more for Venice than the way home brings."
    )
    assert changes.said(poor, land, [hinted(poor, land)]) is None


def test_a_hint_that_leads_back_says_so() -> None:
    before = at("move", "Ceylon 100 -", *OTHERS, announced="sea", spun=4).seen_by(0)
    now = at("move", "Zanzibar 100 -", *OTHERS, announced="sea", spun=4).seen_by(0)
    said = changes.said(now, Go("Ceylon"), [hinted(before, Go("Zanzibar"))])
    assert aside(said) == "That is back to Ceylon: with a spin of 4 no other place is better."


def test_a_place_that_the_spin_does_not_reach_is_named_with_what_it_is_for() -> None:
    view = at("move", "Calicut 100 -", *OTHERS, announced="sea", spun=1).seen_by(0)
    assert {move.space for move in view.moves()} == {"Aden", "Cambay", "Ceylon"}
    hint = Hint("marco_polo", Announce(1), None, 0.0, "announce-post", {"space": "Hangzhou"})
    assert aside(changes.said(view, Go("Aden"), [hint])) == (
        "For Hangzhou, which sells green cards, you would have needed another spin."
    )


def test_a_place_that_was_named_where_the_pawn_no_longer_stands_or_for_the_other_ring_is_forgotten() -> None:
    """A card has taken the pawn elsewhere since."""
    view = at("move", "Calicut 100 -", *OTHERS, announced="sea", spun=1).seen_by(0)
    named = {"space": "Hangzhou", "leg": errand(view).leg}
    for ring, stood, is_told in ((1, "Calicut", True), (1, "Hangzhou", False), (0, "Calicut", False)):
        hint = Hint("marco_polo", Announce(ring), None, 0.0, "announce-post", {**named, "stood": stood})
        assert (changes.said(view, Go("Aden"), [hint]) is not None) == is_told


def test_a_colour_for_venice_is_dug_for_whatever_lies_on_top_of_it() -> None:
    top = ["green-tartar", "green-volcano", "woollens"]
    pile = ", ".join([*top, *(card for card in WORLD.cards[42:] if card not in top)])
    home = "Kiev 400 porcupines,coconuts home:Kyoto table secret:kite"
    view = at("trade", home, *OTHERS, under={"green": pile}).seen_by(0)
    assert advised(view, Random(1)) == BUY_ONE
    assert told(view, BUY_ONE) == (
        "Under 2 known cards lies a green good, and Venice wants at least 1. Getting it costs you 100 besants in all."
    )


def test_no_way_home_ends_in_a_walk_without_end() -> None:
    """Here a colour lies under bad cards that all have seen, and nobody but the player needs it."""
    seats: list[Any] = [lambda view, rng: advised(view, Random(1)), "sensible", "sensible"]
    assert gamelib.playout("marco_polo", Rules(players=3), seats, seed=591).states()[-1].turn < 300


def test_where_no_pile_pays_a_merchant_is_met_for_a_deal() -> None:
    met = 0
    for seed in range(40):
        seats: list[Any] = [lambda view, rng: advised(view, Random(1)), "sensible", "sensible"]
        for state in gamelib.playout("marco_polo", Rules(players=3), seats, seed=seed).states():
            if state.actor != 0 or len(state.moves()) == 1 or state.phase not in ("move", "trade"):
                continue
            view = state.seen_by(0)
            plan, move = errand(view), advised(view, Random(1))
            if plan.meets and isinstance(move, Go) and reason(view, move)[0] == "post-deal":
                met += 1
                there = plan.here.index[move.space]
                assert there in plan.table.places[1:]
                assert "No pile is worth its price now" in told(view, move)
            elif state.phase == "trade" and plan.sold_to_deal() is not None:
                assert isinstance(move, Sell | Deal)
    assert met


def naming(card: str, *rivals: str) -> Any:
    return at("name", "Tabriz 240 -", *rivals, agenda=f"end, buy, return {card}, name {card}").seen_by(0)


@pytest.mark.parametrize(
    ("rivals", "named", "said"),
    [
        (
            ("Malacca 240 tea,falcons,carpets", "Khanbalik 240 - on:Kyoto table"),
            2,
            "It takes Chloé from Khanbalik to Karakorum: 4 spaces from the nearest city "
            "where the mission may lead, instead of 2.",
        ),
        (
            ("Malacca 240 tea,falcons,carpets", "Kiev 240 - home:Kyoto table secret:kite"),
            2,
            "It takes Chloé from Kiev to Karakorum: 8 spaces from Venice, instead of 2.",
        ),
        (
            ("Malacca 240 tea,falcons,carpets", "Malacca 240 porcupines"),
            2,
            "You have to name somebody, and it does not help Chloé, who holds 1 card. Without 3 goods "
            "Khanbalik lets nobody in.",
        ),
        (
            ("Malacca 240 tea,falcons,carpets", "Malacca 240 -"),
            2,
            "You have to name somebody, and it does not help Chloé, who has no card. Without 3 goods Khanbalik lets nobody in.",
        ),
        (
            ("Malacca 240 tea,falcons,carpets", "Acre 240 porcupines,coconuts,hides"),
            1,
            "You have to name somebody, and it helps Ben least. Karakorum is 2 spaces from Khanbalik, Malacca 4.",
        ),
    ],
)
def test_the_rival_is_named_whom_it_hurts_most_or_helps_least(rivals: tuple[str, ...], named: int, said: str) -> None:
    view = naming("green-karakorum", *rivals)
    assert advised(view, Random(1)) == Name(named)
    assert told(view, Name(named)) == said


def test_nobody_is_sent_where_it_sets_nobody_back_and_nobody_has_to_be() -> None:
    view = naming("yellow-pope", "Aden 240 - home:Kyoto table secret:kite", "Kaesong 240 - home:Lhasa table secret:fireworks")
    assert advised(view, Random(1)) == DECLINE
    assert told(view, DECLINE) == "From where the others stand it would set nobody back."


def test_whoever_lacks_nothing_but_the_mission_goes_there_and_stops_only_where_it_costs_no_turn() -> None:
    seen = 0
    for seed in range(12):
        record = gamelib.playout("marco_polo", Rules(players=3), "sensible", seed=seed)
        for state in record.states():
            if state.phase != "move" or state.actor is None or len(state.moves()) < 2:
                continue
            view = state.seen_by(state.actor)
            plan = errand(view)
            if not plan.only_mission:
                continue
            seen += 1
            move = advised(view, Random(1))
            soonest = min(plan.turns[plan.here.index[one.space]] for one in state.moves())
            assert plan.turns[plan.here.index[move.space]] <= soonest + FREE  # type: ignore[attr-defined]
    assert seen > 5
