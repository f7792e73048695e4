"""What there is to know about the shipped map, to the letter."""

from __future__ import annotations

from gamelib.marco_polo import survey

from .tables import WORLD

KNOWN = """\
Map orient: 60 spaces, 20 posts, 59 land lines, 38 sea lines.
Posts by colour: yellow Baghdad, Zanzibar, Samarkand, Karakorum, Yunnan; mauve Alexandria, Hormuz, Kashgar, Ceylon, Java; \
blue Constantinople, Aden, Dunhuang, Calicut, Malacca; green Kiev, Tabriz, Delhi, Xian, Hangzhou.
Venice to Khanbalik: 10 steps by land, 14 by sea, 10 mixed.
Steps from Venice to the missions: Manila 11, Mandalay 9, Kyoto 11, Lhasa 8.
Farthest from Venice: Zaiton, 11 steps.
Most passed: Aden 22%, Delhi 19%, Calicut 18%, Samarkand 17%, Balkh 15%.
Lines end in Venice (land and sea), Alexandria (land), Basra (land and sea), Hormuz (land), Aden (land), Bengal (sea), \
Khanbalik (sea), Kaesong (land), Pegu (land)."""


def test_the_shipped_map_is_known() -> None:
    assert survey.report(WORLD) == KNOWN


def test_the_ways_through_the_shipped_map() -> None:
    assert survey.shortest(WORLD.chart, "Venice", "Kiev") == ["Venice", "Buda", "Kiev"]
    there, back = survey.shortest(WORLD.chart, "Venice", "Kyoto"), survey.shortest(WORLD.chart, "Kyoto", "Venice")
    assert len(there) == len(back)
    assert (there[0], there[-1], back[0], back[-1]) == ("Venice", "Kyoto", "Kyoto", "Venice")
    assert survey.shortest(WORLD.chart, "Aden", "Aden") == ["Aden"]
