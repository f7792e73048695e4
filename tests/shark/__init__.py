"""MARK, clause by clause."""
