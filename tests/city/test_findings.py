"""What the findings of the city game count."""

from __future__ import annotations

import pytest

from gamelib.city.findings.markers import constructions, halves
from gamelib.city.findings.roads import paved
from gamelib.players.sample import Sample, Story


@pytest.fixture(scope="module")
def story() -> Story:
    return Sample("city", 1, 3).stories()[0]


def test_a_ring_counts_only_plots_that_could_become_roads(story: Story) -> None:
    """The distributors stand in the corners: the edge has 24 plots for roads, not 28."""
    table, here = story.final.table, story.final.rules.ground
    edge = [(y, x) for y in range(8) for x in range(8) if min(y, x, 7 - y, 7 - x) == 0]
    roads = sum(table.roads >> here.at(*plot) & 1 for plot in edge)
    assert roads
    assert paved(story, 0) == roads / 24


def test_every_loss_of_a_reservation_is_in_one_half_and_never_shortens_a_plan(story: Story) -> None:
    counts, tiles = halves(story)
    hit = [
        {event.values["player"] for event in after.events if event.key == "marker-back"} for _, after in constructions(story)
    ]
    assert sum(map(sum, counts)) == sum(map(len, hit)) > 0
    assert all(cost >= 0 for half in tiles for cost in half)
