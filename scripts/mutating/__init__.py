"""What ``scripts/mutants.py`` is made of: which changes there are, which tests reach them, and how one is tried."""
