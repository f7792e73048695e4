"""Rulesets that live outside the package: how they are found, what marks them, and what is said where one cannot be used."""
