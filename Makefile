# Everything lives in .venv: `make clean` takes the project back to what git knows.
PY := .venv/bin/python
ON ?=

.PHONY: help play lab test quick bench findings mutants docs pages clean

help:
	@echo "make play      set up what the page needs and open it in a browser"
	@echo "make lab       set up and open the notebooks in JupyterLab"
	@echo "make test      set up and run all tests"
	@echo "make quick     the checks and tests of what you work on: make quick ON=mark, make quick ON=tests/lab"
	@echo "make bench     set up and measure random play next to other libraries"
	@echo "make findings  set up and ask every finding of the notebooks again: more games, other seeds (an hour or more)"
	@echo "make mutants   change the code in small ways and see whether the tests notice (an hour; scripts/mutants.py says how)"
	@echo "make docs      set up and build the documentation into build/docs"
	@echo "make pages     set up, rebuild the figures and make a page of every notebook"
	@echo "make clean     remove the virtual environment and all caches"

play:
	@sh scripts/setup app '.[app]'
	@$(PY) -m gamelib app

lab:
	@sh scripts/setup lab '.[notebooks]'
	@$(PY) -m gamelib open

test:
	@sh scripts/setup test '.[test]'
	@$(PY) -m pytest -n 2 --dist loadgroup

quick:
	@sh scripts/setup test '.[test]'
	@sh scripts/quick $(ON)

bench:
	@sh scripts/setup bench '.[peers,test]'
	@$(PY) -m gamelib bench

findings:
	@sh scripts/setup lab '.[notebooks]'
	@$(PY) -m gamelib findings --into docs/findings.md

mutants:
	@sh scripts/setup test '.[test]'
	@$(PY) scripts/mutants.py

docs:
	@sh scripts/setup docs '.[docs]'
	@$(PY) -m sphinx -q -W -b html docs build/docs
	@echo "The documentation is in build/docs/index.html"

pages:
	@sh scripts/setup lab '.[notebooks]'
	@$(PY) -m gamelib figures
	@$(PY) -m gamelib figures --notebooks

clean:
	rm -rf .venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +
