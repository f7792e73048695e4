"""Routes without a graph library: the number of road tiles on the shortest way from a distributor to a shop."""

from __future__ import annotations

from collections.abc import Collection

from .plot_sets import Ground, members


def lengths(ground: Ground, roads: int, site: int, shops: Collection[int], most: int) -> dict[int, int]:
    """The length of the route to each of these shops that has one, counting at most ``most``; a shop without is left out."""
    wanted = sum(1 << shop for shop in shops)
    found: dict[int, int] = {}
    reached = ring = ground.around[site] & roads
    length = 1
    while ring and wanted:
        touched = ground.beside(ring) & wanted
        if touched:
            found.update(dict.fromkeys(members(touched), min(length, most)))
            wanted &= ~touched
        ring = ground.beside(ring) & roads & ~reached
        reached |= ring
        length += 1
    return found


def shortest(ground: Ground, roads: int, site: int, shop: int) -> tuple[int, ...]:
    """The road plots of one shortest route, from the distributor to the shop; none if there is no route yet."""
    rings = [ground.around[site] & roads]
    reached, doors = rings[0], ground.around[shop] & roads
    while rings[-1] and not rings[-1] & doors:
        rings.append(ground.beside(rings[-1]) & roads & ~reached)
        reached |= rings[-1]
    path: list[int] = []
    near = doors
    for ring in reversed(rings):
        step = ring & near
        if not step:
            return ()
        path.append((step & -step).bit_length() - 1)
        near = ground.around[path[-1]]
    return tuple(reversed(path))
