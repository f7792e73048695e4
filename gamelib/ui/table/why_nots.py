"""Questions that ask why not, without saying who might do it: why not reserve D3, why is it forbidden to build there?

That is whether whoever decides may.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..markup import Tongue
from . import common_questions
from .asked import Asked, read
from .choices import by_kind
from .moment import Moment


def as_may(now: Moment, text: str, names: Sequence[str], tongue: Tongue) -> str:
    """The same as a question for the move, where one is understood; of a place alone, for the only move that is due there."""
    plain = text.replace("’", "'").strip().rstrip("?!. ")
    begun = tongue.ui("asks-why-may-not")
    if (deed := re.fullmatch(tongue.ui("asks-forbidden"), plain, re.IGNORECASE)) is not None:
        one = read(now, f"{begun} {next(filter(None, deed.groups()))}", names, tongue)
        return one.text if one.whole else text
    found = re.match(rf"\W*{re.escape(tongue.ui('asks-why-not'))}\s+(\w.*)", text, re.IGNORECASE | re.DOTALL)
    if found is None or common_questions.answered(now, text, names, tongue, common_questions.SAME):
        return text
    rest = found[1]
    whole = read(now, f"{begun} {rest}", names, tongue)
    if whole.whole or whole.wish.verbal:
        return whole.text if whole.whole else text
    ways = (read(now, f"{begun} {kind} {rest}", names, tongue) for kind in by_kind(now.moves))
    there = [one for one in ways if _is_there(one)]
    return there[0].text if len(there) == 1 else text


def _is_there(asked: Asked) -> bool:
    """Whether all was understood, and the moves are of the kind that was tried."""
    return asked.whole and len({move.kind for move in asked.wish.moves}) == 1
