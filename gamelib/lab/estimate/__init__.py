"""How sure a number is: intervals and tests."""
