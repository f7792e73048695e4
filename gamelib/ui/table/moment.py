"""One moment of a game as it may be shown: eyes, moves, events and what is sealed, worked out once a state."""

from __future__ import annotations

from functools import cached_property

from ...core.events import Event
from ...core.moves import CHANCE, Move
from . import sight
from .game import PERSON, AnyState, Branch, Game
from .sight import NOBODY, OPEN, Eyes, Seen

SURE = 4
"""So many imagined tables must agree before something that rests on hidden things is told."""


class Moment:
    """What the page shows of one place of a game.

    ``chosen`` are the eyes that somebody chose; with nobody's, people at one screen pass it on, and whoever must decide lifts
    a cover (``lifted`` is that player), unless there is nothing that only this player may see. Where what is decided does not
    rest on what this player holds, it is decided openly, and what is held stays ``apart`` until somebody wants to see it;
    ``shows_hand`` is whether a lifted cover would hide something if it lay there again: what came out since needs none.
    ``person`` looks on what is still secret, ``eyes`` on this place.
    """

    def __init__(self, game: Game, chosen: Eyes, lifted: int | None, alone: bool = True) -> None:
        self.game, self.state, self.chosen = game, game.state, chosen
        actor, lone = self.state.actor, lone_person(game) if alone else None
        decides = actor is not None and actor != CHANCE and game.seats[actor] == PERSON
        shared = chosen == NOBODY and lone is None and decides and self._is_sealed()
        holds, hidden = shared and sight.keeps(self.state), shared and self._is_secret_to_all()
        self.shows_hand = (holds or hidden) and lifted == actor
        shared, holds, hidden = (one and lifted != actor for one in (shared, holds, hidden))
        self.apart = holds and not hidden and self._is_common()
        self.covered = (holds or hidden) and not self.apart
        here = lifted is not None and actor in (lifted, CHANCE)
        self.person: Eyes = chosen if chosen != NOBODY else lone if lone is not None else lifted if here else NOBODY
        self.eyes = actor if shared and not holds and not hidden else self.eyes_for(game.branch, game.at)

    def _is_sealed(self) -> bool:
        """Whether something is hidden here, or is about to be and not out since."""
        at, until = self.game.at, self._open_until(self.game.branch, self.game.at)
        return at > until or (at == until and sight.secret(self.state))

    def _is_secret_to_all(self) -> bool:
        """Whether what is decided here may stay hidden, as far as everybody can know; all bids of an auction are alike."""
        game, first = self.game, self.game.at
        while first and game.states[first - 1].phase == self.state.phase:
            first -= 1
        return any(sight.secret(sight.imagined(game, first, NOBODY, number)) for number in range(SURE))

    def _is_common(self) -> bool:
        """Whether everybody at the table knows what can be decided here, as far as everybody can know that."""
        first, *others = (sight.imagined(self.game, self.game.at, NOBODY, number) for number in range(SURE))
        return all(world.moves() == first.moves() for world in others)

    def _open_until(self, branch: Branch, at: int) -> int:
        """The last place at which all lay open, in the true world of a place: what came out in a what-if was imagined."""
        while at <= branch.base and branch.parent is not None:
            branch = self.game.branches[branch.parent]
        return sight.open_until(branch)

    def eyes_for(self, branch: Branch, at: int) -> Eyes:
        """The eyes for any place of any branch: at one screen all see what is secret no more."""
        return OPEN if self.chosen == NOBODY and at <= self._open_until(branch, at) else self.person

    def may_look(self, branch: Branch) -> bool:
        """Whether a branch may be shown here: not what rests on the secrets of somebody else."""
        return sight.may_look(self.game, branch, self.chosen, self.person)

    def follows(self, move: Move) -> bool:
        """Whether the branch goes on with this move, as far as it may be told."""
        game = self.game
        if game.at == game.last or game.states[game.at + 1].last_move != move:
            return False
        return self.shows_next()

    def shows_next(self) -> bool:
        """Whether these eyes saw how the branch went on from here."""
        game = self.game
        eyes = self.eyes_for(game.branch, game.at + 1)
        return sight.shows_move(self.state, game.states[game.at + 1], eyes)

    @cached_property
    def seen(self) -> Seen:
        """The table through the eyes of this moment."""
        return sight.seen(self.state, self.eyes)

    @cached_property
    def mine(self) -> Seen:
        """The table with its own player's things first, where there is one; what lies open stays open."""
        own = self.person is not OPEN and self.person != NOBODY and self.eyes is OPEN
        return sight.seen(self.state, self.person) if own and not sight.hides(self.state, self.person) else self.seen

    @cached_property
    def hides(self) -> bool:
        """Whether something on the table is hidden from these eyes."""
        return sight.hides(self.state, self.eyes)

    @cached_property
    def secret(self) -> bool:
        """Whether what is decided here stays hidden from others at first; that must not rest on what is hidden already."""
        return self._is_secret_to_all()

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What the last move caused, as these eyes saw it."""
        return self.seen.events

    @cached_property
    def imagined(self) -> tuple[AnyState, ...]:
        """A few tables that look the same to these eyes; only the true one where nothing is hidden."""
        if not self.hides:
            return (self.state,)
        return tuple(sight.imagined(self.game, self.game.at, self.eyes, number) for number in range(SURE))

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """The moves that may be made from here with these eyes."""
        if self.covered or self.state.actor is None:
            return ()
        if self.apart:
            return self.imagined[0].moves()
        if self.eyes is OPEN or (not self.hides and self.state.actor == CHANCE):
            return self.state.moves()
        if self.state.actor == CHANCE:
            return self._outcomes()
        return self.seen.moves()

    def _outcomes(self) -> tuple[Move, ...]:
        """What chance may bring, where that does not rest on what is hidden: nobody knows what lies face down."""
        first, *others = (world.moves() for world in self.imagined)
        if any(other != first for other in others):
            return ()
        after = (self.imagined[0].play(move) for move in first)
        return () if any(sight.seen(state, NOBODY).events != state.events for state in after) else first


def lone_person(game: Game) -> int | None:
    """The only person at a table of bots, who need not look away; not who is left of several that hid something."""
    people = [seat for seat, who in enumerate(game.seats) if who == PERSON]
    return people[0] if len(people) == 1 and len(game.seats) > 1 and not game.passed_on else None
