"""What a ruleset is made of, so that its author writes only what is new about the game.

``engine`` makes an engine of a table of phases, ``notation`` reads and writes moves whose parts are declared, ``positions``
reads positions, and ``sealed`` hides bids until the last is in.
"""
