"""The one list of regions: every part of a page that is filled and changed on its own, in the order in which it is filled."""

REGIONS = ("head", "moves", "answer", "log", "time", "curves", "dialog", "work", "board")
"""A page's frame has an element with ``data-region`` for each that it uses."""
