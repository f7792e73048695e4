"""Questions that a sentence settles whatever lies on the table: may one build on a road, may one see the bid of another?

The words of a ruleset list them: ``at`` by kinds of move and of place, ``see`` by what one may look at. Each has the ways to
ask for it, a clause and a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from ...core.moves import CHANCE
from ...core.wishes import Wish
from ..markup import Tongue
from . import idle_places
from .counted_questions import asker
from .moment import Moment
from .now_questions import due
from .pronouns import says_first_person

AT, SEE = "at", "see"
_WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")


def of_place(now: Moment, text: str, wish: Wish, names: Sequence[str], tongue: Tongue) -> str:
    """What holds at a kind of place for the moves that were meant; nothing where a word is left over."""
    if not wish.verbal or not wish.unknown:
        return ""
    kinds, away = {move.kind for move in wish.moves}, bool(wish.subjects) and now.state.actor not in wish.subjects
    spoken, *phrases = (_of_rival(plainly(now, one, names, tongue), away, tongue) for one in (text, *wish.unknown))
    lost = {word for phrase in phrases for word in phrase.split()}
    for settled, way in _ways(now, AT, tongue):
        if kinds & {*str(settled["kinds"]).split()} and f" {way} " in f" {spoken} " and lost <= {*way.split()}:
            able = any(move.kind in kinds for move in now.moves)
            return _said(now, settled, tongue) + ("" if able or now.state.actor in (None, CHANCE) else due(now, "", tongue))
    return ""


def _of_rival(plain: str, away: bool, tongue: Tongue) -> str:
    """The same where the plot of whoever decides is a rival's, since it is somebody else who acts."""
    own = tongue.ui("asks-mine").split()
    return " ".join(tongue.ui("rivals-own") if away and word in own else word for word in plain.split())


def of_sight(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> str:
    """Whether somebody may look at something, where that is asked."""
    spoken = plainly(now, text, names, tongue)
    first, _, rest = spoken.partition(" ")
    if first not in tongue.ui("asks").split() or not {*rest.split()} & {*tongue.ui("asks-look").split()}:
        return ""
    if rest.startswith(tongue.ui("rival")):  # what is mine is another's to a rival
        spoken = " ".join(word for word in spoken.split() if word not in tongue.ui("asks-own").split())
    return next((_said(now, one, tongue) for one, way in _ways(now, SEE, tongue) if f" {way} " in f" {spoken} "), "")


def _ways(now: Moment, group: str, tongue: Tongue) -> Iterator[tuple[Mapping[str, object], str]]:
    """Every way to ask, the longest first."""
    texts = tongue.of(now.state.ruleset).texts.get(group, {})
    ways = [(settled, way) for settled in texts.values() for way in str(settled["words"]).split(" | ")]
    yield from sorted(ways, key=lambda one: -len(one[1].split()))


def plainly(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> str:
    """A question without articles, in which everybody is a rival but the asker, or whoever decides where no asker speaks."""
    plain = text.lower().replace("’", "'")
    own = asker(now) if says_first_person(text, tongue) or now.state.actor in (None, CHANCE) else now.state.actor
    for number, name in enumerate(names):
        plain = re.sub(rf"(?<!\w){re.escape(name.lower())}(?!\w)", tongue.ui("myself" if number == own else "rival"), plain)
    for one in tongue.ui("rivals").split(" | "):
        plain = re.sub(rf"(?<!\w){re.escape(one)}(?!\w)", tongue.ui("rival"), plain)
    return " ".join(word for word in _WORD.findall(plain) if word not in tongue.ui("articles").split())


def _said(now: Moment, settled: Mapping[str, object], tongue: Tongue) -> str:
    clause = next(name for name in now.game.ruleset.rulebook if name.partition(".")[2] == settled["clause"])
    return idle_places.noted(str(settled["sentence"]), clause, tongue)
