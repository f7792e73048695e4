# Everything lives in .venv: `make clean` takes the project back to what git knows.
PY := .venv/bin/python

.PHONY: help lab test bench pages clean

help:
	@echo "make lab     set up and open the notebooks in JupyterLab"
	@echo "make test    set up and run all tests"
	@echo "make bench   set up and measure random play next to other libraries"
	@echo "make pages   set up, rebuild the figures and make a page of every notebook"
	@echo "make clean   remove the virtual environment and all caches"

lab:
	@sh scripts/setup lab '.[notebooks]'
	@$(PY) -m gamelib open

test:
	@sh scripts/setup test '.[test]'
	@$(PY) -m pytest -n 2 --dist loadgroup

bench:
	@sh scripts/setup bench '.[peers,test]'
	@$(PY) -m gamelib bench

pages:
	@sh scripts/setup lab '.[notebooks]'
	@$(PY) -m gamelib figures
	@$(PY) -m gamelib figures --notebooks

clean:
	rm -rf .venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +
