"""Measures of one's own, at the top of a module so that other processes find them."""

from __future__ import annotations

from typing import Any


def bids(record: Any, curves: Any) -> float:
    return float(sum(move.kind == "bid" for move in record.moves))


def sales(record: Any, curves: Any) -> float:
    return float(sum(move.kind == "sell" for move in record.moves))
