"""The city game, clause by clause."""
