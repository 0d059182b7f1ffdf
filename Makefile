# `make help` lists the targets. What they make lies in .venv/, build/, dist/, web/node_modules/ and
# src/sevenwonders/server/web/; nothing needs root.

PYTHON ?= python3
# Processes for the test runs.
JOBS ?= 2
FUZZ_MINUTES ?= 30
SOAK_MINUTES ?= 60

BIN := .venv/bin
PY := $(BIN)/python
TIMED := tools/timed.sh
# All that is in the package, but for the web client that is built into it.
SOURCES := $(shell find src -path src/sevenwonders/server/web -prune -o -type f \
    \( -name '*.py' -o -name '*.toml' -o -name '*.json' -o -name '*.ftl' \) -print 2>/dev/null)
WEB_SOURCES := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null)
TYPED := src tests tools hatch_build.py $(if $(wildcard benchmarks/*.py),benchmarks)
# Run a second time on the interpreted code, as compiled modules leave no coverage.
INTERPRETED := $(addprefix tests/,rules boxes cards content record knowledge)
COMPILED := PYTHONPATH=$(CURDIR)/build/compiled

# A PYTHONPATH or virtual environment of the caller's would decide which code runs.
unexport PYTHONPATH VIRTUAL_ENV
export PYRIGHT_PYTHON_GLOBAL_NODE := 0
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1
export UV_PYTHON_DOWNLOADS := never
export RUFF_CACHE_DIR := build/ruff

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
CHECKS := check-format check-lint check-tree check-layers check-mypy check-pyright check-web
.PHONY: $(CHECKS) help setup play web build coverage check test test-all test-pythons test-train bench soak fuzz screens docs lock clean

help: ## List the targets
	@grep -hE '^[a-z-]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | expand -t 14

setup: .venv/ready ## Make .venv with everything pinned in requirements/

.venv/ready: requirements/bootstrap.txt requirements/dev.txt pyproject.toml hatch_build.py tools/setup.sh
	@tools/setup.sh "$(PYTHON)"
	@touch $@

# Compiled: interpreted, the bots that search would make people wait.
play: build ## Start the server and open the browser
	@env $(COMPILED) $(BIN)/sevenwonders play

web: setup ## Build the web client into the package
	@$(PY) tools/build_web.py

build: build/compiled.ok ## Build the compiled wheel into dist/, unpacked in build/compiled/

build/compiled.ok: $(SOURCES) $(WEB_SOURCES) pyproject.toml hatch_build.py tools/build.sh \
    tools/build_web.py tools/compiled_modules.py README.md LICENSE | setup
	@tools/build.sh
	@touch $@

check: $(CHECKS) ## Format, lint, types, layers, web client, and what may not be in the tree

check-format: setup
	@$(TIMED) "ruff format" $(BIN)/ruff format --check --quiet .
check-lint: setup
	@$(TIMED) "ruff check" $(BIN)/ruff check --quiet .
check-tree: setup
	@$(TIMED) "tree" $(PY) tools/check_tree.py
check-layers: setup
	@$(TIMED) "layers" $(BIN)/lint-imports --no-cache --no-logo
check-mypy: setup
	@$(TIMED) "mypy" $(BIN)/mypy $(TYPED)
check-pyright: setup
	@$(TIMED) "pyright" $(BIN)/pyright
check-web: setup
	@$(TIMED) "web" $(PY) tools/build_web.py check

test: ## All checks and tests, at the quick scale
	@$(TIMED) setup $(MAKE) --no-print-directory setup
	@$(TIMED) check $(MAKE) --no-print-directory -k -j$(JOBS) --output-sync check
	@$(TIMED) build $(MAKE) --no-print-directory build
	@rm -rf build/coverage
	@$(TIMED) "compiled tests" env COVERAGE_FILE=build/coverage/compiled $(COMPILED) \
	    tools/run_tests.sh $(PY) -m pytest -n $(JOBS) --cov --cov-report=
	@$(TIMED) "interpreted tests" env COVERAGE_FILE=build/coverage/interpreted \
	    tools/run_tests.sh $(PY) -m pytest -n $(JOBS) --cov --cov-report= $(INTERPRETED)
	@$(TIMED) coverage $(MAKE) --no-print-directory coverage

# Of both runs together; processes that the tests start are not counted.
coverage:
	@$(BIN)/coverage combine --quiet build/coverage/compiled build/coverage/interpreted
	@$(BIN)/coverage html --quiet -d build/coverage/html
	@$(BIN)/coverage report

test-all: export SEVENWONDERS_FULL := 1
test-all: test ## The same tests with the full numbers

# PYTHONS names interpreters, TESTS the files to run; else what the machine has, and all but the browser's.
test-pythons: export TESTS := $(TESTS)
test-pythons: setup ## Build, compile and test on each of Python 3.11, 3.12 and 3.13 that is here
	@$(TIMED) "pythons" tools/test_pythons.sh $(JOBS) $(PYTHONS)

test-train: build ## Test the trainer of the champion with torch, which it installs into build/train
	@$(TIMED) trainer tools/test_train.sh

bench: build ## Run every benchmark on the compiled build
	@for file in $(wildcard benchmarks/*.py); do $(TIMED) "$$file" env $(COMPILED) $(PY) "$$file" || exit; done

soak: build ## Play at 50 tables for SOAK_MINUTES (60) minutes; the server's memory has to stay level
	@$(TIMED) soak env $(COMPILED) $(PY) benchmarks/server.py --tables 50 --soak \
	    --seconds $$(($(SOAK_MINUTES) * 60))

fuzz: export FUZZ_MINUTES := $(FUZZ_MINUTES)
fuzz: build ## Play random games for FUZZ_MINUTES (30) minutes
	@$(TIMED) fuzz env $(COMPILED) $(PY) tools/fuzz.py

screens: web ## Photograph every page and surface, and film what moves, into build/
	@$(PY) -m tools.pictures.surfaces
	@$(PY) -m tools.pictures.films

docs: setup ## Write the generated pages anew
	@$(PY) tools/make_docs.py

lock: setup ## Move requirements/*.txt to the newest versions
	@tools/lock.sh

clean: ## Remove .venv, build, dist and what the web client needs and became
	rm -rf .venv build dist web/node_modules web/.client-made-from src/sevenwonders/server/web
