"""Tests of the design lab."""
