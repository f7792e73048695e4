"""A yes or a no that answers the question that is known may not answer the one that was asked: then the reason stands alone.

*Do I have to move? Yes* is no yes to *can I stay here*: whoever asked that reads that who can move must move.
"""

from __future__ import annotations

import re

from ..markup import Tongue

_WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)*")


def fitting(answer: str, asked: str, known: str, tongue: Tongue) -> str:
    """The answer to a known question, without its yes or no where another question was asked that this may not answer."""
    found = re.match(rf"(?:{'|'.join(tongue.ui('yes-no').split())})[:.,] (.)", answer)
    if found is None or _turns(asked, tongue) == _turns(known, tongue):
        return answer
    return found[1].upper() + answer[found.end() :]


def says_yes(told: str, tongue: Tongue) -> bool:
    """Whether what is told has a paragraph that begins with yes."""
    return re.search(rf"<p>{tongue.ui('yes-no').split()[0]}[:.,] ", told) is not None


def _turns(text: str, tongue: Tongue) -> tuple[str, ...]:
    """What a question has of all that turns its yes into a no: how it is put, and words such as *must*, *not* and *keep*."""
    plain = f" {' '.join(_WORD.findall(text.lower().replace('’', chr(39))))} "
    groups = [one.split(" | ") for one in tongue.ui("turning").split(" || ")]
    return _put(plain, tongue), *(str(any(f" {word} " in plain for word in group)) for group in groups)


def _put(plain: str, tongue: Tongue) -> str:
    """Whether a question asks what may be done, what is so, or something else than yes or no."""
    spoken = plain.split() or [""]
    if spoken[0] in tongue.ui("may-words").split(" | ") or {*spoken} & {*tongue.ui("asks-leave").split()}:
        return "may"
    return "so" if spoken[0] in tongue.ui("asks-so").split() else ""
