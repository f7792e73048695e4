"""What can be told of a place in Marco Polo: what it is, where its lines lead, how far it is, and where goods are sold."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.counts import Count
from .atlas import world
from .routes import EVERY, Route, routes
from .rules import Rules
from .table import (
    ANNOUNCE,
    COLOURS,
    HOMEWARD,
    KHANBALIK,
    KINDS,
    MISSIONS,
    MOVE,
    ON_MISSION,
    OUTWARD,
    STAGES,
    VENICE,
    Table,
    count,
)
from .world import CITY, POST, Space, World

Label = tuple[str, str]


def place_counts(rules: Rules, table: Table) -> Iterator[Count]:
    """Every place with its lines, the posts of each colour, and how far it is from each merchant to each place."""
    here = world(rules.map)
    for at, space in enumerate(here.spaces):
        yield from _place(here, at, space)
    for colour, name in enumerate(COLOURS):
        posts = tuple(space.name for space in here.spaces if space.colour == colour)
        about = (("colour", name), ("ware_named", name), ("ware_called", name))
        yield Count("posts", "marco_polo.goods", {"colour": name, "ware": name, "posts": posts}, about=about)
    for city in (here.khanbalik, here.venice):
        yield _nearness(rules, table, city)
    for player in range(rules.players):
        yield from _distances(rules, table, player)


def _place(here: World, at: int, space: Space) -> Iterator[Count]:
    about: tuple[Label, ...] = (("space", space.name),)
    key = "port" if space.port and space.kind not in (POST, CITY) else space.kind
    colour = COLOURS[space.colour] if space.kind == POST else ""
    yield Count(f"place-{key}", "marco_polo.map", {"space": space.name, "colour": colour, "ware": colour}, about=about)
    for kind in here.kinds_from[at]:
        names = tuple(here.spaces[near].name for near in here.near[kind][at])
        yield Count("place-lines", "marco_polo.map", {"space": space.name, "kind": KINDS[kind], "spaces": names}, about=about)


def _nearness(rules: Rules, table: Table, city: int) -> Count:
    """How many steps each merchant is from a city by the shortest way, the nearest first."""
    here, far = world(rules.map), list[tuple[int, int]]()
    for player, at in enumerate(table.places):
        ways = routes(here, at, EVERY, table.stages[player] != OUTWARD)
        far += [(player, 0)] if at == city else [(player, ways[city].steps)] if city in ways else []
    ranked = tuple(sorted(far, key=lambda one: one[1]))
    return Count("nearness", "marco_polo.map", {"city": here.spaces[city].name, "far": ranked})


def _distances(rules: Rules, table: Table, player: int) -> Iterator[Count]:
    """How far it is from a merchant to every place: by land alone, by sea alone, and by both where that is shorter."""
    here, start, passing = world(rules.map), table.places[player], table.stages[player] != OUTWARD
    pure = [routes(here, start, (kind,), passing) for kind in EVERY]
    mixed = routes(here, start, EVERY, passing)
    for at, space in enumerate(here.spaces):
        about = (("space", space.name), *_also(table, player, space.name))
        said = {"player": player, "from": here.spaces[start].name, "to": space.name}
        for key, values in _ways(here, at, [way.get(at) for way in pure], mixed.get(at), at == start):
            yield Count(key, "marco_polo.map", said | values, player, about)
        if at == here.khanbalik and table.stages[player] == OUTWARD and table.hands[player] >= 0:
            yield Count("distance-gate", "marco_polo.khanbalik-entry", said | _gift(rules, table, player), player, about)


def between(rules: Rules, table: Table, player: int, start: str, goal: str) -> Iterator[Count]:
    """How far it is from one named place to another for a merchant; nothing where one of them is no place."""
    here = world(rules.map)
    named = {space.name.lower(): at for at, space in enumerate(here.spaces)}
    first, last = named.get(start.lower()), named.get(goal.lower())
    if first is None or last is None:
        return
    passing = table.stages[player] != OUTWARD
    pure, mixed = [routes(here, first, (kind,), passing) for kind in EVERY], routes(here, first, EVERY, passing)
    said = {"player": player, "from": here.spaces[first].name, "to": here.spaces[last].name}
    if first != last:
        for key, values in _ways(here, last, [way.get(last) for way in pure], mixed.get(last), is_here=False):
            yield Count(key, "marco_polo.map", said | values, player)


def standing(rules: Rules, table: Table, player: int) -> str:
    """The name of the place where a merchant stands."""
    return world(rules.map).spaces[table.places[player]].name


def leaving(rules: Rules, name: str, kind: str) -> Iterator[Count]:
    """Where lines of a kind lead from a named place, or that none do and which places are nearest that have one."""
    here, sort = world(rules.map), KINDS.index(kind)
    for at, space in enumerate(here.spaces):
        if space.name.lower() == name.lower():
            names = tuple(here.spaces[near].name for near in here.near[sort][at])
            ways = routes(here, at)
            others = sorted((ways[one].steps, one) for one in ways if here.near[sort][one])
            nearest = tuple(here.spaces[one].name for steps, one in others if steps == others[0][0])
            said = {"space": space.name, "kind": kind, "spaces": names or nearest}
            yield Count("place-lines" if names else "place-no-line", "marco_polo.map", said)


def untouched(rules: Rules, name: str, kind: str) -> Count | None:
    """That no line of a kind touches a named place; nothing where one does."""
    return next((one for one in leaving(rules, name, kind) if one.key == "place-no-line"), None)


def closed(rules: Rules, table: Table, kind: str) -> Count | None:
    """Why nobody can travel by a kind of line in this turn: the other is announced, or none leaves from there."""
    here, sort = world(rules.map), KINDS.index(kind)
    if table.phase == MOVE and table.kind != sort:
        return Count("line-announced", "marco_polo.announce", {"player": table.player, "kind": KINDS[table.kind]})
    if table.phase == ANNOUNCE and sort not in here.kinds_from[table.places[table.player]]:
        at = here.spaces[table.places[table.player]].name
        return Count("line-none", "marco_polo.announce", {"space": at, "kind": kind})
    return None


def furthest(rules: Rules, table: Table) -> Count:
    """Who has come furthest on the journey: by its stage, and on the way to Khanbalik or home by the steps that are left."""
    here, best = world(rules.map), max(table.stages)
    first = [player for player, stage in enumerate(table.stages) if stage == best]
    goal = {OUTWARD: here.khanbalik, HOMEWARD: here.venice}.get(best)
    left = {player: _steps(here, table, player, goal) for player in first} if goal is not None else {}
    near = [player for player in left if left[player] == min(left.values())] if left else first
    values = {"players": tuple(near), "stage": STAGES[best], "city": "" if goal is None else here.spaces[goal].name}
    key = "level" if len(near) == rules.players else "stage" if len(first) < rules.players and near == first else "steps"
    return Count(f"furthest-{key}", "marco_polo.goal-first", values | {"steps": left.get(near[0], 0)})


def _steps(here: World, table: Table, player: int, goal: int) -> int:
    at = table.places[player]
    way = routes(here, at, EVERY, table.stages[player] != OUTWARD).get(goal)
    return 0 if at == goal else way.steps if way is not None else len(here.spaces)


def _also(table: Table, player: int, name: str) -> Iterator[Label]:
    """How a place may be called beside its name: home, or the mission of a merchant whose Table is seen."""
    if name == VENICE:
        yield "errand", "home"
    mission = table.missions[player]
    if table.stages[player] == ON_MISSION and mission >= 0 and name == MISSIONS[mission]:
        yield "errand", "mission"


def _ways(
    here: World, at: int, pure: list[Route | None], mixed: Route | None, is_here: bool
) -> Iterator[tuple[str, dict[str, object]]]:
    if is_here:
        yield "distance-here", {}
        return
    if mixed is None:
        yield "distance-none", {}
        return
    for route in pure:
        if route is not None:
            yield "distance-next" if route.first == at else "distance", _told(here, route)
    if mixed.steps < min((route.steps for route in pure if route is not None), default=mixed.steps + 1):
        yield "distance-mixed", _told(here, mixed)


def _told(here: World, route: Route) -> dict[str, object]:
    changes = tuple(here.spaces[at].name for at in route.changes)
    return {"steps": route.steps, "kind": KINDS[route.kind], "first": here.spaces[route.first].name, "ports": changes}


def _gift(rules: Rules, table: Table, player: int) -> dict[str, object]:
    here = world(rules.map)
    held = (table.hands[player] & here.finest).bit_count()
    return {"city": KHANBALIK, "gift": rules.gift, "value": here.best, "held": held, "cards": count(table.hands[player])}
