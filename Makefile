# The words a newcomer needs. Every target sets up what it needs by itself.
# Only relative paths are used, so a directory name with spaces does no harm.

BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help setup play test check bench load soak lock clean

help: ## list these targets
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  make \1#\2/p' Makefile | awk -F'#' '{ printf "%-14s %s\n", $$1, $$2 }'

setup: .venv/.ready ## create .venv with the locked packages and the compiled rules

play: .venv/.ready ## play in the terminal
	$(BIN)/branchline play

test: check ## run the linters and all tests but the long sweeps
	$(BIN)/python -m pytest -n auto

check: .venv/.ready ## run the linters and the type checker only
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/pyright --project pyproject.toml

bench: .venv/.ready ## measure games per second
	$(BIN)/branchline bench

load: .venv/.ready ## load a server with 250 live tables and measure it
	$(BIN)/python tools/load.py --tables 250 --seconds 60

soak: .venv/.ready ## run the long random sweeps
	$(BIN)/python -m pytest -n auto -m soak

# --no-config and the emptied variables keep local indexes out of the lock.
lock: .venv/.installed ## renew requirements.lock from pyproject.toml (UPGRADE=1: newest versions)
	env -u UV_INDEX -u UV_INDEX_URL -u UV_EXTRA_INDEX_URL -u UV_DEFAULT_INDEX -u UV_FIND_LINKS \
	  $(BIN)/uv pip compile --no-config --universal --python-version 3.11 --generate-hashes \
	  --no-emit-index-url --custom-compile-command 'make lock' $(if $(UPGRADE),--upgrade) --quiet \
	  pyproject.toml --extra test -o requirements.lock

clean: ## remove .venv, caches and build products
	rm -rf .venv build dist .pytest_cache .ruff_cache .hypothesis
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
