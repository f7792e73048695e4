"""For teachers: the plan of the hour with its scenes to click, and what there is to print."""

from .page import TeachersPage

__all__ = ["TeachersPage"]
