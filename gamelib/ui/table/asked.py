"""A question at a moment of a game: as it was read, how it is put, which moves it wishes, and of whom it speaks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from ...core.moves import CHANCE
from ...core.wishes import Wish, wished
from ..markup import Tongue
from . import question_words
from .choices import by_kind
from .how_asked import Put, put
from .marks import DUE
from .moment import Moment
from .pronouns import says_first_person
from .question_words import Whose


@dataclass(frozen=True)
class Asked:
    """What is known of a question before it is answered."""

    now: Moment
    text: str
    names: Sequence[str]
    tongue: Tongue
    put: Put
    place: Whose
    wish: Wish
    others: tuple[int, ...]
    """Those who are to act and do not decide now; all others where it is not said who of them."""
    at_once: bool = False
    """Whether it is said that it is about this very moment."""
    typed: tuple[tuple[str, str], ...] = ()
    """How words were typed that were read as another number of the same: *silk*, which names a move as *silks*."""

    @property
    def spoken(self) -> tuple[Moment, str, Sequence[str], Tongue]:
        """The moment, the question, the names and the tongue, as most answers want them."""
        return self.now, self.text, self.names, self.tongue

    @property
    def whole(self) -> bool:
        """Whether every word was understood as one of moves."""
        return self.wish.verbal and bool(self.wish.moves) and not self.wish.unknown and self.place.owner is None

    @cached_property
    def too_soon(self) -> bool:
        """Whether all that hinders the moves is that something else is due."""
        whys = [self.now.seen.refusal(move) for move in self.wish.moves]
        return all(why is not None and why.key.startswith(DUE) for why in whys)

    def wished(self, text: str) -> Wish:
        """The moves that another text wishes at this moment."""
        return question_words.narrowed(self.now, _wish(self.now, text, self.names, self.tongue), self.tongue)


def read(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> Asked:
    """A question with all that is known of it."""
    how = put(text, tongue, names)
    place = question_words.whose(now, question_words.plainly(how.text, tongue), names, tongue)
    onward, start = question_words.from_where(now, place.text, tongue)
    wish = question_words.narrowed(now, _wish(now, onward, names, tongue), tongue)
    wish = question_words.with_any_number(now, wish)
    others = tuple(player for player in wish.subjects if player != now.state.actor)
    others = others or question_words.somebody_else(now, how.text, tongue) or _asker(now, text, tongue)
    of_asker = question_words.of_asker(how.text, tongue) if wish.subjects else ""
    elsewhere = question_words.not_begun_there(now, place.text, wish.moves, tongue)
    if foreign := start or question_words.of_others(how.text, tongue) or of_asker or elsewhere:
        wish = wish._replace(unknown=(*wish.unknown, foreign))
    return Asked(now, text, names, tongue, how, place, wish, others)


def _asker(now: Moment, text: str, tongue: Tongue) -> tuple[int, ...]:
    """Whoever asks about themselves while another decides; nobody who looks back, where the turn of then is spoken of."""
    person, actor = now.person, now.state.actor
    if actor is None or actor == CHANCE or now.game.at != now.game.last or not isinstance(person, int) or person < 0:
        return ()
    return (person,) if person != actor and says_first_person(text, tongue) else ()


def _wish(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> Wish:
    catalogue = now.game.ruleset.catalogue(now.state.rules)
    return wished(text, now.state.ruleset, catalogue, names, by_kind(now.moves), tongue.language)
