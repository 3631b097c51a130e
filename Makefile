# Two commands do everything: `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
DEV := $(VENV)/dev
PEERS := $(VENV)/bench
COMPILED := build/compiled
SOURCES := $(shell find src -type f ! -name '*.pyc') setup.py pyproject.toml
# Compiles with nothing of $(DEV) in sight, as `make play` does; only where it has no pip, by that one.
BUILDER := $(if $(shell $(PYTHON) -c 'import importlib.util as u; print(u.find_spec("pip") or "")'),$(PYTHON),$(DEV)/bin/python)
SCRIPTS := src/fudaba/web/static
NODE := node_modules/.done
# Idle workers take over what others have not begun.
PYTEST := $(DEV)/bin/pytest -n 2 --dist worksteal
# What runs side by side prints one after the other, where make can do that.
TOGETHER := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Tests start Python often, and it starts in half the time with bytecode.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test lint check-tests check-compiled bench docs golden shots pictures browser clean

## play: sets up in half a minute, opens the page, compiles behind it
play:
	@PYTHONPATH=src $(PYTHON) -m tools.play

## test: set up, then every check and test, interpreted and compiled, side by side
test:
	@echo "Side by side: setting up, compiling, lint, docs and tests. Each prints when it is done."
	@$(MAKE) --no-print-directory -j3 $(TOGETHER) check-tests check-compiled lint docs
	@echo "All checks passed."

## lint: formatting, lint, strict types, layers; the page's scripts too
lint: $(DEV)/.done $(NODE)
	$(DEV)/bin/ruff format --check .
	$(DEV)/bin/ruff check .
	$(DEV)/bin/mypy
	PYTHONPATH=src $(DEV)/bin/lint-imports
	node_modules/.bin/prettier --check --log-level warn $(SCRIPTS) src/fudaba/paper/paper.css
	node_modules/.bin/tsc

check-tests: $(DEV)/.done
	PYTHONPATH=src $(PYTEST) `$(DEV)/bin/python -m tests.passes interpreted`

check-compiled: $(DEV)/.done $(COMPILED)/.done $(NODE) browser
	PYTHONPATH=$(COMPILED) $(DEV)/bin/python -m tests.assert_compiled
	PYTHONPATH=$(COMPILED) $(PYTEST) `$(DEV)/bin/python -m tests.passes compiled`

## bench: the compiled core beside OpenSpiel's games, then the environments beside all peers'
bench: $(PEERS)/.done $(COMPILED)/.done
	PYTHONPATH=$(COMPILED):. $(PEERS)/bin/python -m bench.actions
	PYTHONPATH=$(COMPILED):. $(PEERS)/bin/python -m bench.environments

## docs: the book in three languages, as HTML in docs/_build, every link followed
docs: $(DEV)/.done
	PYTHONPATH=src $(DEV)/bin/python -m tools.book docs/_build

## golden: writes the golden transcripts anew, after a change of rules that was meant
golden: $(DEV)/.done
	PYTHONPATH=src:. $(DEV)/bin/python -m tests.golden.update

## shots: a picture of every page and every kind of decision, in build/shots
shots: $(DEV)/.done $(COMPILED)/.done browser
	PYTHONPATH=$(COMPILED):. $(DEV)/bin/python -m tools.shots build/shots

## pictures: takes the pictures of the book again, into docs/images
pictures: $(DEV)/.done $(COMPILED)/.done browser
	PYTHONPATH=$(COMPILED):. $(DEV)/bin/python -m tools.pictures

# A browser that is there, else playwright's own, else Debian's package.
browser: $(DEV)/.done
	@$(DEV)/bin/python -m tools.browser || $(DEV)/bin/playwright install chromium \
	  || { apt-get update -qq && apt-get install -y --no-install-recommends chromium; }

clean:
	rm -rf $(VENV) build docs/_build node_modules

$(DEV)/.done: pyproject.toml
	$(PYTHON) -m tools.develop $(DEV) dev
	touch $@

# Checks the page's scripts; nothing of it is needed to run them.
$(NODE): package.json package-lock.json
	npm ci --silent
	touch $@

$(PEERS)/.done: pyproject.toml
	$(PYTHON) -m tools.develop $(PEERS) dev bench
	touch $@

$(COMPILED)/.done: $(SOURCES) $(filter $(DEV)/%,$(BUILDER:bin/python=.done))
	PYTHONPATH=src $(BUILDER) -m tools.compile $(COMPILED)
	touch $@
