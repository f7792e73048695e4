"""The words of a question before moves are looked for: what only says that somebody doubts, and whose place is meant."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from ...core.moves import CHANCE, Move
from ...core.rulesets import part
from ...core.wishes import Wish, details
from ..markup import Tongue
from . import clickable
from .choices import slug
from .moment import Moment

_WORD, _NAME = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*"), re.compile(r"[^\W\d_]+")


class Whose(NamedTuple):
    """A question without the names of those whose places it speaks of, and the first of others' places, if any."""

    text: str
    kind: str = ""
    owner: int | None = None


def with_names(text: str, names: Sequence[str]) -> str:
    """The same question with names written as the table writes them: whoever types Chloe means Chloé, and Bens Ben's."""
    known = {f"{_unaccented(name)}s": f"{name}'s" for name in names} | {_unaccented(name): name for name in names}
    return _NAME.sub(lambda found: known.get(_unaccented(found[0]), found[0]), text)


def _unaccented(word: str) -> str:
    return "".join(letter for letter in unicodedata.normalize("NFKD", word.casefold()) if not unicodedata.combining(letter))


def plainly(text: str, tongue: Tongue) -> str:
    """The same question without doubt: "why can't she take red?" asks whether she can."""
    doubts, why, nots = (tongue.ui(key).split() for key in ("doubts", "doubts-first", "doubts-after"))
    spoken = _WORD.findall(text)
    if not spoken:
        return text
    dropped = {*doubts, *why, *nots} if spoken[0].lower() in why else {*doubts}
    for line in tongue.ui("passives").split(" | "):
        done, _, do = line.partition(" = ")
        text = re.sub(rf"(?<=\bbe )((?:\w+ )?){done}\b", rf"\1{do}", text, flags=re.IGNORECASE)
    return _WORD.sub(lambda found: "" if found[0].lower().replace("’", "'") in dropped else found[0], text)


def whose(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> Whose:
    """Whose yard or roof is meant in "the roof of Ben" or "Ben's roof": nothing where nobody decides, or no place is owned."""
    actor = now.state.actor
    if actor is None or actor == CHANCE:
        return Whose(text)
    kind, owner = "", None
    for player, called in enumerate(names):
        for owned in sorted(owned_kinds(now)):
            text, times = _without_owner(text, owned, re.escape(called), re.escape(tongue.ui("of")))
            if times and player != actor and owner is None:
                kind, owner = owned, player
    return Whose(text, kind, owner)


def _without_owner(text: str, kind: str, name: str, of: str) -> tuple[str, int]:
    after = rf"\b({kind}(?:\W+\w+)??(?:\W+\d+)?)\s+{of}\s+{name}(?!\w)"
    before = rf"(?<!\w){name}['’]s?\s+({kind})\b"
    text, late = re.subn(after, r"\1", text, flags=re.IGNORECASE)
    text, early = re.subn(before, r"\1", text, flags=re.IGNORECASE)
    return text, late + early


def somebody_else(now: Moment, text: str, tongue: Tongue) -> tuple[int, ...]:
    """The other players where somebody who decides asks what *she* may do; no one where the pronoun may mean who decides."""
    spoken = [word.lower() for word in _WORD.findall(text)]
    modal = next((at for at, word in enumerate(spoken[:3]) if word in tongue.ui("asks-may").split()), None)
    after = [] if modal is None else [word for word in spoken[modal + 1 :] if word not in tongue.ui("doubts-after").split()]
    if not decides(now) or not {*after[:1]} & {*tongue.ui("third-person").split()}:
        return ()
    return tuple(player for player in range(now.state.rules.players) if player != now.state.actor)


def of_others(text: str, tongue: Tongue) -> str:
    """The word that says that something is another's: *her* where *I* act, and *my* where *she* does; else nothing."""
    spoken = [word.lower() for word in _WORD.findall(text)]
    first, own, third = ({*tongue.ui(key).split()} for key in ("first-person", "first-persons", "third-person"))
    acts = next((word for word in spoken if word in (first - own) | third), "")
    foreign = own if acts in third else {*tongue.ui("third-persons").split()} if acts else ()
    return next((word for word in spoken if word in foreign), "")


def of_asker(text: str, tongue: Tongue) -> str:
    """The word that says that something is the asker's own, where somebody acts who is called by name; else nothing."""
    own = {*tongue.ui("first-persons").split()}
    return next((word for word in _WORD.findall(text) if word.lower() in own), "")


def not_begun_there(now: Moment, text: str, moves: Sequence[Move], tongue: Tongue) -> str:
    """The words that name a kind of place from which none of some moves goes: to take *from the yard*; else nothing."""
    actor = now.state.actor
    if actor is None or actor == CHANCE or not moves:
        return ""
    begun = {str(places[0][0]) for move in moves if (places := move.places(actor))}
    for kind in sorted(owned_kinds(now) - begun):
        of_whom = r"(?:\w+(?:['’]s?)?\s+){0,2}?"
        found = re.search(rf"\b{re.escape(tongue.ui('from-word'))}\s+{of_whom}{re.escape(kind)}\b", text, re.IGNORECASE)
        if found is not None:
            return found[0]
    return ""


def decides(now: Moment) -> bool:
    """Whether these are the eyes of one player who decides now, so that *I* is that player and *she* is not."""
    return isinstance(now.person, int) and now.person == now.state.actor and now.person >= 0


def owned_kinds(now: Moment) -> set[str]:
    """The kinds of places of which every player has some, and at which a player acts on their own only."""
    owned: set[str] = set()
    shared: set[str] = set()
    for move in now.game.ruleset.catalogue(now.state.rules):
        for one, other in zip(move.places(0), move.places(1), strict=False):
            is_own = (one[1:2], other[1:2]) == ((0,), (1,))
            (owned if is_own else shared).add(str(one[0]))
    return owned - shared


def elsewhere(now: Moment, moves: Sequence[Move], unknown: Sequence[str]) -> bool:
    """Whether all that was not understood is a place to which these moves never go, nor any other that may be made now."""
    actor = now.state.actor
    if actor is None or actor == CHANCE or not unknown:
        return False
    kinds = {word.lower() for phrase in unknown for word in _WORD.findall(phrase) if not word.isdecimal()}
    reached = {str(place[0]) for move in (*moves, *now.moves) for place in move.places(actor)}
    return bool(kinds) and kinds <= owned_kinds(now) - reached


def from_where(now: Moment, text: str, tongue: Tongue) -> tuple[str, str]:
    """A question without the place from which a pawn goes where it stands, and the words that name another such place.

    Of moves that name only where they end, *from Kiev* is never that end.
    """
    actor = now.state.actor
    if actor is None or actor == CHANCE:
        return text, ""
    moves = (move for move in now.game.ruleset.catalogue(now.state.rules) if len(details(move)) == 1)
    ends = {details(move)[0]: places[0] for move in moves if len(places := move.places(actor)) == 1}
    for found in re.finditer(rf"\b{re.escape(tongue.ui('from-word'))}\s+(\w+)", text, re.IGNORECASE):
        if (place := ends.get(found[1].lower())) is None:
            continue
        own = any(where == place and str(thing).split()[-1:] == [str(actor + 1)] for where, thing in now.seen.holdings())
        return text[: found.start()] + text[found.end() :], "" if own else found[0]
    return text, ""


def place_named(now: Moment, wish: Wish) -> str:
    """The only place that all names which was not understood, where a move says only what is done: a pile to buy from."""
    words = {word.lower() for phrase in wish.unknown for word in _WORD.findall(phrase)}
    if all(map(str.isdecimal, words)) or not wish.verbal or len(wish.moves) != 1 or details(wish.moves[0]):
        return ""
    places = {place for place, _ in now.seen.holdings() if words <= {str(part).lower() for part in place}}
    return slug(next(iter(places))) if len(places) == 1 else ""


def stands_for(now: Moment, move: Move, place: str) -> bool:
    """Whether a click on a place would make a move that is allowed."""
    return move in now.moves and place in map(slug, clickable.stands_for(now.seen, move))


def narrowed(now: Moment, wish: Wish, tongue: Tongue) -> Wish:
    """A wish of which more is understood where the ruleset calls its moves so (its part ``also_called``): a green card."""
    module, told = part(now.state.ruleset, "also_called"), tongue.of(now.state.ruleset)
    words = {word.lower() for phrase in wish.unknown for word in _WORD.findall(phrase)}
    if module is None or not words or not wish.verbal:
        return wish
    calls = {move: [told.label(*one) for one in module.also_called(now.seen.rules, move)] for move in wish.moves}
    moves = tuple(move for move, labels in calls.items() if words <= _called(labels, words))
    return wish._replace(moves=moves, known=f"{wish.known} {' '.join(wish.unknown)}", unknown=()) if moves else wish


def with_any_number(now: Moment, wish: Wish) -> Wish:
    """A wish of which all is understood where only a number was not, of moves that are numbers and not due: a bid of 90."""
    kinds = {move.kind for move in wish.moves}
    numeric = len(kinds) == 1 and all(one.isdecimal() for move in wish.moves for one in details(move) or ("",))
    number = " ".join(wish.unknown)
    if not wish.verbal or not numeric or not number.isdecimal() or any(move.kind in kinds for move in now.moves):
        return wish
    return wish._replace(moves=wish.moves[-1:], known=f"{wish.known} {number}", unknown=())


def _called(labels: Sequence[str], words: set[str]) -> set[str]:
    """The words of labels that are said whole, of each as of one or of several."""
    one = words | {word.removesuffix("s") for word in words}
    whole = [label for label in labels if {*label.split()} <= one or " " not in label]
    return {word for label in whole for one in label.split() for word in (one, f"{one}s")}
