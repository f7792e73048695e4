"""What every ruleset shares. Standard library only.

``state`` is the heart: a table under rules, as a value. Beside it ``table`` and ``moves`` (what a state is made of), ``events``
(what happened, what may not happen, and by which clause), ``rules`` (every number a designer may change), ``words`` and
``rulebook`` (sentences and clauses), ``view`` (what one player sees), ``record``, ``reading`` and ``text`` (games as files),
``series`` (curves), ``playout`` (games by bots), ``rulesets`` (the list of them), ``errors``.
"""
