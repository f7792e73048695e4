"""What a ruleset is made of, so that its author writes only what is new about the game.

``engine`` makes an engine of a table of phases, ``first`` draws the first player, ``notation`` reads and writes moves whose
parts are declared, ``positions`` reads positions, ``sealed`` hides bids until the last is in, ``money`` pays and finds the
richest, and ``curves`` follows every number on the table.
"""
