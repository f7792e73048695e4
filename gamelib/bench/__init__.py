"""How fast games are played, next to peers, in one run.

``rounds`` measures, ``play`` has the rulesets, ``peers`` other people's libraries, ``further`` imports and drawings,
``table`` puts it all side by side; ``against`` is another checkout, played by a ``rival`` process. ``gamelib bench`` prints it.
"""
