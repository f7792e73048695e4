"""Opening the designer's page: for any host, or in a notebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .page import DesignPage

if TYPE_CHECKING:
    from ..hosts.notebook import Explorer


def design_page(ruleset: str, **fields: Any) -> DesignPage:
    """The page of a ruleset with these fields of its rules changed."""
    return DesignPage(ruleset, fields)


def live(ruleset: str, **fields: Any) -> Explorer:
    """The designer's page in a notebook: ``live("mark", cash=300)`` begins with that change."""
    from ..hosts.notebook import Explorer

    return Explorer(design_page(ruleset, **fields))
