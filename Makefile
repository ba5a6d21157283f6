# The words a newcomer needs. Every target sets up what it needs by itself.
# Only relative paths are used, so a directory name with spaces does no harm.

BIN := .venv/bin
PAGE := src/branchline/page/index.html
PAGE_SOURCES := $(shell find ui/src ui/public src/branchline/text src/branchline/render/fonts docs/rules*.md -type f) \
  $(wildcard ui/*.json ui/*.ts ui/*.js ui/*.html)
# Node and npm come from the environment.
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"

.DEFAULT_GOAL := help
.PHONY: help setup play test test-page test-gpu check bench bench-ui screenshots load soak lock clean

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1#\2/p' Makefile | awk -F'#' '{ printf "%-14s %s\n", $$1, $$2 }'

setup: .venv/.ready $(PAGE) ## create .venv with the locked packages, the compiled rules and the page

play: setup ## start the server and open the page
	$(BIN)/branchline serve --open

test: check test-page ## run the linters and all tests but the long sweeps
	$(BIN)/python -m pytest -n auto

test-page: setup ui/node_modules/.browser ## run the page's own tests, in a browser too
	$(NODE) npm --prefix ui run --silent test
	$(NODE) npm --prefix ui run --silent test:browser

check: setup ## run the linters and the type checkers only
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/pyright --project pyproject.toml
	$(NODE) npm --prefix ui run --silent check

bench: .venv/.ready ## measure games per second
	$(BIN)/branchline bench

bench-ui: setup ui/node_modules/.browser ## measure how light the page is
	$(NODE) npm --prefix ui/browser/lighthouse install --no-save --silent --no-audit --no-fund
	cd ui && $(NODE) node browser/bench.ts

screenshots: setup ui/node_modules/.browser ## picture every page in all its looks, into screenshots/
	cd ui && $(NODE) node browser/screenshots.ts

test-gpu: .venv/.ready ## compare games on a GPU with those on the processor (needs the extra cuda)
	$(BIN)/python -m pytest -m gpu tests/backends

load: setup ## measure a server: 250 live tables, then much in store
	$(BIN)/python tools/load.py --tables 250 --seconds 60
	$(BIN)/python tools/stock.py

soak: setup ui/node_modules/.browser ## run the long random sweeps, and all games in a browser
	$(BIN)/python -m pytest -n auto --dist worksteal -m soak
	$(NODE) npm --prefix ui run --silent soak

# --no-config and the emptied variables keep local indexes out of the lock.
lock: .venv/.installed ## renew requirements.lock from pyproject.toml (UPGRADE=1: newest versions)
	env -u UV_INDEX -u UV_INDEX_URL -u UV_EXTRA_INDEX_URL -u UV_DEFAULT_INDEX -u UV_FIND_LINKS \
	  $(BIN)/uv pip compile --no-config --universal --python-version 3.11 --generate-hashes \
	  --no-emit-index-url --custom-compile-command 'make lock' $(if $(UPGRADE),--upgrade) --quiet \
	  pyproject.toml --extra test -o requirements.lock

clean: ## remove .venv, caches and build products
	rm -rf .venv ui/node_modules src/branchline/page build dist .pytest_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# A fresh environment whenever the locked packages change.
.venv/.installed: requirements.lock
	@python='$(PYTHON)'; \
	fits='import sys, venv, ensurepip; sys.exit(not (3, 11) <= sys.version_info < (3, 15))'; \
	if [ -z "$$python" ]; then \
	  for candidate in python3 python3.14 python3.13 python3.12 python3.11; do \
	    if "$$candidate" -c "$$fits" >/dev/null 2>&1; then python="$$candidate"; break; fi; \
	  done; \
	fi; \
	if [ -z "$$python" ] || ! "$$python" -c "$$fits" >/dev/null 2>&1; then \
	  echo "Branchline needs CPython 3.11 to 3.14 with its venv module$${python:+ ($$python is not one)}." >&2; \
	  echo "Install one, or name it: make PYTHON=/path/to/python3.12 setup" >&2; \
	  exit 1; \
	fi; \
	echo "Creating .venv with $$("$$python" --version)"; \
	"$$python" -m venv --clear .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

.venv/.ready: .venv/.installed pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	$(BIN)/branchline warm-up
	@touch $@

# Not `npm ci`: it refuses a lock without the builds of other systems, which are optional.
ui/node_modules/.ready: ui/package-lock.json .venv/.installed
	$(NODE) npm --prefix ui install --no-save --silent --no-audit --no-fund
	@touch $@

# A browser for the tests: the system's, or one from npm.
ui/node_modules/.browser: ui/node_modules/.ready ui/browser/chromium/package-lock.json
	@for browser in chromium chromium-browser google-chrome google-chrome-stable; do \
	  if command -v $$browser >/dev/null; then touch $@; exit 0; fi; \
	done; \
	$(NODE) npm --prefix ui/browser/chromium install --no-save --silent --no-audit --no-fund && touch $@

$(PAGE): ui/node_modules/.ready $(PAGE_SOURCES)
	$(NODE) npm --prefix ui run --silent build -- --logLevel error
	@touch $@
