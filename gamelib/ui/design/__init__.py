"""The designer's live page: dials beside what they do, a further kind of page on the same hosts."""

from __future__ import annotations

from .opening import design_page, live

__all__ = ["design_page", "live"]
