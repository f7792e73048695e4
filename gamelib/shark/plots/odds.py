"""What the next roll may do to each share, computed exactly over all outcomes of the dice."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from ...core.words import words
from ...drawing import HUES, INK
from ...drawing.plotting import QUIET, RULED, disc, panel, styled, titled
from ..analysis import chosen, outcomes
from ..table import COMPANIES

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def price_changes(state: Any, choice: str = "even") -> dict[str, dict[int, Fraction]]:
    """For each company the exact odds of each change of its value by the next placement; no placement is no change."""
    found: dict[str, dict[int, Fraction]] = {company: {} for company in COMPANIES}
    for throw in outcomes(state):
        effects = chosen(throw.effects, state.table.player, choice)
        for place, company in enumerate(COMPANIES):
            odds = found[company]
            for change in [effect.changes[place] for effect in effects] or [0]:
                odds[change] = odds.get(change, Fraction(0)) + throw.odds / (len(effects) or 1)
    return {company: dict(sorted(odds.items())) for company, odds in found.items()}


@styled
def price_odds(state: Any, choice: str = "best", ax: Axes | None = None) -> Axes:
    """A row of bars for each company: how likely each change of its value is; a tick marks the average.

    ``choice`` says how the placer chooses: ``best`` for himself, or ``even`` among all legal placements.
    """
    odds = price_changes(state, choice)
    ax = panel(ax, 4.6)
    low, high = min(min(one) for one in odds.values()) - 1, max(max(one) for one in odds.values()) + 1
    for lane, (company, chances) in enumerate(reversed(odds.items())):
        floor, mean = lane * 1.35, float(sum(change * chance for change, chance in chances.items()))
        ax.hlines(floor, low, high, color=RULED, linewidth=0.8)
        heights = [float(chance) for chance in chances.values()]
        ax.bar(list(chances), heights, 0.72, floor, color=HUES[company].fill, edgecolor=INK, linewidth=0.6)
        for change, height in zip(chances, heights, strict=True):
            said = f"{100 * height:.1f} %"
            ax.annotate(said, (change, floor + height), (0, 3), textcoords="offset points", ha="center", fontsize=8)
        ax.plot([mean, mean], [floor - 0.12, floor], color=INK, linewidth=2)
        ax.annotate(f"{mean:+.2f}", (mean, floor - 0.13), (6, -3), textcoords="offset points", fontsize=8, color=QUIET)
        disc(ax, -0.045, floor + 0.4, HUES[company], 9, beside=True)
    ax.set(xlim=(low, high), xticks=range(low, high + 1), ylim=(-0.3, len(odds) * 1.35), yticks=[])
    ax.set_xlabel(words("shark").template("plots", "change"))
    ax.spines["left"].set_visible(False)
    means = {company: sum(change * chance for change, chance in one.items()) for company, one in odds.items()}
    offered = [company for company, left in zip(COMPANIES, state.table.stock, strict=True) if left] or COMPANIES
    best = max(offered, key=lambda company: means[company])  # of the shares that can be bought
    finding = words("shark").say("plots", "promises", {"company": best, "points": f"{float(means[best]):+.2f}"})
    titled(ax, finding, words("shark").template("plots", f"choice-{choice}"))
    return ax
