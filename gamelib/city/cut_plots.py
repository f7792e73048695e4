"""Expropriation without a graph library: the way that simulation uses. :mod:`.graph` says the same with networkx.

What is open (roads and undeveloped plots) hangs together side to side; what is built hangs together side to side or corner
to corner, and the frame around the board counts as built. Building on an open plot cuts the open area exactly where one
built patch touches that plot from two sides with open plots between them on both ways around: the patch and the plot
then close a ring. That can be asked for every plot of the board at once with a few shifts of whole numbers.

After a construction only the patch that it belongs to can close new rings (elsewhere open plots have only become fewer), and
only the distributors and shops beside it can have lost access. That is why :func:`cuts_after` looks at one patch.
"""

from __future__ import annotations

from .plot_sets import Ground, members


def cuts(ground: Ground, built: int, served: int) -> int:
    """Every open plot on which building would break the connection or take somebody's last access."""
    found = _last_access(ground, built, served)
    closed = built | ground.frame
    while closed:
        patch = _patch(ground, built, closed & -closed)
        found |= _pinched(ground, built, patch)
        closed &= ~patch
    return found


def cuts_after(ground: Ground, built: int, served: int, plot: int) -> int:
    """Those that the construction on this plot has made, if there was none to be made before it."""
    near = served & (ground.around[plot] | 1 << plot)
    lost = _last_access(ground, built, near)
    touched = ground.touching[plot] & (built | ground.frame)
    if not touched:
        return lost  # what stands alone closes no ring
    return lost | _pinched(ground, built, _patch(ground, built, touched | 1 << plot))


def holds(ground: Ground, built: int, served: int) -> bool:
    """Whether all that is open is one area and every distributor and shop touches it."""
    free = ground.plots & ~built
    reached = _flood(ground, free, free & -free)
    return reached == free and all(ground.around[plot] & free for plot in members(served))


def sides(ground: Ground, built: int, plot: int) -> tuple[int, ...]:
    """The areas into which building on this plot would part what is open, the largest first."""
    free = ground.plots & ~built & ~(1 << plot)
    found = []
    while free:
        found.append(_flood(ground, free, free & -free))
        free &= ~found[-1]
    return tuple(sorted(found, key=lambda area: (-area.bit_count(), area & -area)))


def cut_off(ground: Ground, built: int, served: int, plot: int) -> int:
    """The distributors and shops whose only open neighbour is this plot."""
    free, found = ground.plots & ~built, 0
    for site in members(ground.around[plot] & served):
        if ground.around[site] & free == 1 << plot:
            found |= 1 << site
    return found


def _last_access(ground: Ground, built: int, served: int) -> int:
    """The plots that are the only open neighbour of one of these distributors and shops."""
    free, found = ground.plots & ~built, 0
    while served:
        lowest = served & -served
        doors = ground.around[lowest.bit_length() - 1] & free
        if not doors & doors - 1:
            found |= doors
        served ^= lowest
    return found


def _flood(ground: Ground, free: int, start: int) -> int:
    """All of ``free`` that can be reached side to side from the start."""
    stride, area = ground.stride, start
    while True:
        grown = area | (area << 1 | area >> 1 | area << stride | area >> stride) & free
        if grown == area:
            return area
        area = grown


def _patch(ground: Ground, built: int, start: int) -> int:
    """What hangs together with the start, side or corner; all that touches the frame is one patch."""
    stride, frame = ground.stride, ground.frame
    closed, patch = built | frame, start
    while True:
        wide = patch | patch << 1 | patch >> 1
        grown = (wide | wide << stride | wide >> stride) & closed
        if grown & frame:
            grown |= frame
        if grown in (patch, closed):
            return grown
        patch = grown


def _pinched(ground: Ground, built: int, patch: int) -> int:
    """The open plots with two open neighbours between which the patch lies on both ways around.

    A name says where the patch lies seen from the plot (``n`` north of it, ``ne`` north-east …), ``free_n`` where it is open.
    """
    stride, free = ground.stride, ground.plots & ~built
    n, s, w, e = patch << stride, patch >> stride, patch << 1, patch >> 1
    nw, ne, sw, se = n << 1, n >> 1, s << 1, s >> 1
    free_n, free_s, free_w, free_e = free << stride, free >> stride, free << 1, free >> 1
    east, west, north, south = ne | e | se, nw | w | sw, nw | n | ne, sw | s | se
    return free & (
        (free_n & free_s & east & west)
        | (free_w & free_e & north & south)
        | (free_n & free_e & ne & (south | west))
        | (free_s & free_e & se & (north | west))
        | (free_s & free_w & sw & (north | east))
        | (free_n & free_w & nw & (south | east))
    )
