"""Two questions in one, with *and* between them: each half is a question of its own, and the second may say *she*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...drawing import escaped
from ..markup import Tongue, element

_WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
LEAST = 2
"""So many words a question has at least."""
THING = 3
"""So many words name a thing at most."""


def halves(text: str, names: Sequence[str], tongue: Tongue) -> tuple[str, str] | None:
    """The two questions of which one is made; None where it is one. Two things with *or* between them make one question."""
    between = rf"\s*[,;]?\s+{re.escape(tongue.ui('both-word'))}\s+|\s*\?\s+"
    for found in re.finditer(between, text, re.IGNORECASE):
        first, second = text[: found.start()], text[found.end() :]
        if _is_question(first, names, tongue) and _is_question(second, names, tongue):
            return first, _with_thing(first, _with_name(first, second, names, tongue), tongue)
    return None


def headed(half: str, answer: str, tongue: Tongue) -> str:
    """An answer under the half of a question that it belongs to."""
    plain = half.strip().rstrip("?!. ")
    told = tongue.ui("half-asked", question=plain[:1].upper() + plain[1:])
    return element("p", escaped(told), class_="quiet half-asked") + answer


def _is_question(text: str, names: Sequence[str], tongue: Tongue) -> bool:
    """Whether a text begins as questions do; *have no plot* and *do nothing* only say what else somebody does."""
    spoken = [word.lower().replace("’", "'") for word in _WORD.findall(text)]
    begun = {word for key in ("explains", "asks", "asks-may", "asks-other") for word in tongue.ui(key).split()}
    if len(spoken) < LEAST or spoken[0].removesuffix("'s") not in begun:
        return False
    subjects = {*tongue.ui("half-subjects").split(), *(name.lower() for name in names)}
    return spoken[0] not in tongue.ui("half-deeds").split() or spoken[1] in subjects


def _with_name(first: str, second: str, names: Sequence[str], tongue: Tongue) -> str:
    """The second question with the name of the only player whom the first one names."""
    named = [name for name in names if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", first, re.IGNORECASE)]
    if len(named) != 1:
        return second
    for key, meant in (("stand-for-owner", f"{named[0]}'s"), ("stand-for-name", named[0])):
        words = "|".join(tongue.ui(key).split())
        second = re.sub(rf"\b(?:{words})\b", meant, second, flags=re.IGNORECASE)
    return second


def _with_thing(first: str, second: str, tongue: Tongue) -> str:
    """The second question with the thing with which the first one ends, where it only says *it*."""
    articles = "|".join(tongue.ui("articles").split())
    thing = re.search(rf"\b(?:{articles})(?: \w+){{1,{THING}}}$", first, re.IGNORECASE)
    return re.sub(rf"\b{tongue.ui('stand-for-thing')}\b", thing[0], second, flags=re.IGNORECASE) if thing else second
