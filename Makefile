# Every target sets up what it needs, from a fresh clone on: `make help` lists them.
# PYTHON=…    the interpreter of .venv, when it is made (else the first that will do)
# JOBS=…      how many tests run at once
# N=…         how often `make repeat` runs the tests
# UPGRADE=1   lets `make lock` take newer releases

SHELL := bash
.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:

PYTHON ?=
JOBS ?= 2
UPGRADE ?=
N ?= 20

# Idle workers steal queued tests: a few take as long as hundreds.
SHARED := -n $(JOBS) --dist worksteal

# The engine gives the same game on each of these, compiled or not.
VERSIONS := 3.11 3.12 3.13
ENGINE_TESTS := tests/edition tests/game tests/golden tests/rulebook tests/envs/test_observations.py
QUICK_ENGINE_TESTS := tests/edition tests/game tests/golden tests/envs

BIN := .venv/bin
PACKAGE := pyproject.toml src/shakespeare/_version.py

# The package as it is installed, with the rules compiled where there is a compiler. It lies apart from the sources,
# which .venv uses as they are; PYTHONPATH puts it first.
COMPILED := build/compiled
SOURCES := $(shell find src web -type f -not -path '*/node_modules/*' -not -path '*/client/*' -not -path '*/__pycache__/*' 2>/dev/null)

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Packages are installed without bytecode: without keeping it, every process would compile all that it imports.
unexport PYTHONDONTWRITEBYTECODE
# Seconds: a test that hangs fails, and says where.
export PYTEST_TIMEOUT ?= 300

define SETUP_FUNCTIONS
set -euo pipefail

# What has failed of a target of several parts: one that fails hides no other.
failed=()

# part NAME COMMAND…
part() {
    local name=$$1
    shift
    echo "$$name:"
    "$$@" || failed+=("$$name")
}

# at_once TARGET…: each beside the others.
at_once() {
    local target processes=()
    for target; do
        $(MAKE) --no-print-directory "$$target" &
        processes+=("$$!")
    done
    for target; do
        wait "$${processes[0]}" || failed+=("$$target")
        processes=("$${processes[@]:1}")
    done
}

# The last line: what has failed.
verdict() {
    if [ $${#failed[@]} = 0 ]; then return; fi
    local name list=""
    for name in "$${failed[@]}"; do list+="$${list:+; }$$name"; done
    echo "Failed: $$list." >&2
    return 1
}

# lock FOLDER: until this shell ends, no other make writes there. Where there is no flock, nobody waits.
lock() {
    local file
    if ! command -v flock >/dev/null; then return; fi
    mkdir -p build
    exec {file}>"build/$$(basename "$$1").lock"
    if flock --nonblock "$$file"; then return; fi
    echo "Waiting until another make has finished $$1."
    flock "$$file"
}

# alone TARGET: lock its folder. Ends this shell if the target needs nothing any more: another make has done it.
alone() {
    lock "$$(dirname "$$1")"
    if $(MAKE) --no-print-directory --question "$$1"; then exit; fi
}

# is_python COMMAND CONDITION: it runs (a version manager's shim may exist and fail), and the condition holds there.
is_python() {
    "$$1" -c "import sys; v = sys.version_info[:2]; sys.exit(not ($$2))" >/dev/null 2>&1
}

has_venv() {
    "$$1" -c "import ensurepip, venv" >/dev/null 2>&1
}

# The interpreter of .venv: one that can make environments if there is one, else one that could after an install.
default_python() {
    local python condition="v >= (3, 11)"
    if [ -n "$(PYTHON)" ]; then
        is_python "$(PYTHON)" "$$condition" && echo "$(PYTHON)" && return
        echo "PYTHON=$(PYTHON) does not run, or is older than Python 3.11." >&2
        return 1
    fi
    for python in python3.13 python3.12 python3.11 python3; do
        is_python $$python "$$condition" && has_venv $$python && echo $$python && return
    done
    for python in python3.13 python3.12 python3.11 python3; do
        is_python $$python "$$condition" && echo $$python && return
    done
    echo "Python 3.11 or newer is needed and none was found. Install one, or name it: make PYTHON=/path/to/python3 …" >&2
    return 1
}

# python_of VERSION: an interpreter of just that version, also among those pyenv keeps off the PATH.
python_of() {
    local python
    for python in "python$$1" "$${PYENV_ROOT:-$${HOME:-}/.pyenv}/versions/$$1".*/bin/python; do
        is_python "$$python" "v == ($${1/./, })" && has_venv "$$python" && echo "$$python" && return
    done
    return 1
}

# The versions that are here, beside that of .venv.
other_pythons() {
    local version
    for version in $(VERSIONS); do
        if is_python $(BIN)/python "v == ($${version/./, })"; then continue; fi
        if python_of $$version >/dev/null; then echo $$version; continue; fi
        echo "Python $$version is not here: the engine is not tested on it." >&2
    done
}

# make_venv FOLDER PYTHON: an environment with pip, made anew if it is missing, half made or no longer runs. The last file
# of a package that is installed is its RECORD.
make_venv() {
    if compgen -G "$$1/lib/*/site-packages/pip-*.dist-info/RECORD" >/dev/null && "$$1/bin/python" -m pip --version >/dev/null 2>&1; then
        return
    fi
    if ! has_venv "$$2" && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "$$2 cannot make virtual environments yet: installing python3-venv."
        apt-get update -qq
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-venv
    fi
    if ! has_venv "$$2"; then
        echo "$$2 cannot make virtual environments. On Debian and Ubuntu: apt-get install python3-venv" >&2
        return 1
    fi
    echo "Making $$1 with $$("$$2" --version)."
    "$$2" -m venv --clear "$$1"
}

# install FOLDER LOCK…: exactly what the locks say. What is never used is never compiled: that takes half of the time.
install() {
    local folder=$$1
    shift
    "$$folder/bin/python" -m pip install --quiet --no-compile --require-hashes $${@/#/--requirement=}
}

# install_package FOLDER: the sources as they are, and the client built; node comes along where the system has none.
install_package() {
    "$$1/bin/python" hatch_build.py node >/dev/null || install "$$1" requirements/node.txt
    "$$1/bin/python" -m pip install --quiet --no-deps --no-build-isolation --editable .
}

# compile: the package in build/compiled. It is made in a folder of its own and takes its place when it is whole.
# Where there is a compiler, rules that do not compile are a mistake, and not to be passed over.
compile() {
    alone $(COMPILED)/.ready
    echo "Building the package; compiling the rules takes a minute."
    if command -v flock >/dev/null; then rm -rf $(COMPILED).*/; fi  # left by those that were killed
    mkdir -p build
    work=$$(mktemp -d "$(CURDIR)/$(COMPILED).XXXXXX")
    trap 'rm -rf "$$work"' EXIT
    mkdir "$$work/tmp"
    touch "$$work/ready"  # sources that change from here on are not in it
    if command -v cc >/dev/null; then export SHAKESPEARE_COMPILED=1; else echo "There is no C compiler: the rules stay plain Python."; fi
    TMPDIR=$$work/tmp $(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --target "$$work/new" .
    PYTHONPATH=$$work/new $(BIN)/python -m shakespeare --version
    mv "$$work/ready" "$$work/new/.ready"
    if [ -e $(COMPILED) ]; then mv $(COMPILED) "$$work/old"; fi
    mv "$$work/new" $(COMPILED)
}

# build_client: with the system's node, or one that comes as a Python package.
build_client() {
    local python
    python=$$(default_python)
    if ! "$$python" hatch_build.py node >/dev/null; then
        $(MAKE) --no-print-directory .venv/.ready-runtime
        python=$(BIN)/python
        (lock .venv; "$$python" hatch_build.py node >/dev/null || install .venv requirements/node.txt)
    fi
    "$$python" hatch_build.py
}

# play: with the rules as they are; they are compiled meanwhile, and the computer players change over. What may lie in
# build/compiled then is of other sources: a link says when it is of these, to this game alone.
play() {
    local log=build/compiling.log compiled=build/game-$$$$
    if "$$(default_python)" hatch_build.py node >/dev/null; then
        at_once runtime client
        verdict
    else
        $(MAKE) --no-print-directory client
    fi
    if $(MAKE) --no-print-directory --question $(COMPILED)/.ready; then
        PYTHONPATH=$(COMPILED) $(BIN)/python -m shakespeare
        return
    fi
    rm -f "$$compiled"
    if command -v cc >/dev/null; then
        echo "Compiling the rules beside the game: computer players think faster when that is done ($$log)."
        mkdir -p build
        set -m  # in a process group of its own, which ends with the game
        { nice $(MAKE) --no-print-directory $(COMPILED)/.ready && ln -s $(notdir $(COMPILED)) "$$compiled"; } >>"$$log" 2>&1 &
        set +m
        trap "kill -- -$$! 2>/dev/null || true; wait; rm -f $$compiled" EXIT
    fi
    SHAKESPEARE_COMPILED_AT=$$compiled PYTHONPATH=src $(BIN)/python -m shakespeare
}

# need COMMAND=PACKAGE…: programs for the tests, from Debian's packages.
need() {
    local one missing=()
    for one; do
        if command -v "$${one%=*}" >/dev/null || compgen -G "/usr/lib/postgresql/*/bin/$${one%=*}" >/dev/null; then continue; fi
        missing+=("$${one#*=}")
    done
    if [ $${#missing[@]} = 0 ]; then return; fi
    if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing $${missing[*]} for the tests."
        apt-get update -qq
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$${missing[@]}" >/dev/null
    else
        echo "The tests need $${missing[*]}. On Debian: apt-get install $${missing[*]}" >&2
        return 1
    fi
}

# want BROWSER COMMAND=PACKAGE…: a program that tests are skipped without. Says so where it cannot be had, and why.
want() {
    local why
    { why=$$(need "$${@:2}" 2>&1 >&3) || echo "Nothing is tested in $$1. $${why##*$$'\n'}" >&2; } 3>&1
}

# A browser, and what a server for many people stands on. Most pages are looked at in the quicker shell of the browser;
# where there is none, in the browser itself. A game is played in two other browsers as well.
need_all() {
    local needed="chromium=chromium initdb=postgresql redis-server=redis-server"
    need $$needed chromium-headless-shell=chromium-headless-shell || need $$needed
    want Firefox firefox-esr=firefox-esr
    want WebKit WebKitWebDriver=webkit2gtk-driver Xvfb=xvfb
}
endef
export SETUP_FUNCTIONS
RUN := @eval "$$SETUP_FUNCTIONS";

.PHONY: help
help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

.PHONY: play
play:  ## play in the browser
	$(RUN) play

.PHONY: runtime
runtime: .venv/.ready-runtime
	@:

.PHONY: client
client:  ## build the browser client, if its sources have changed
	$(RUN) build_client

.PHONY: test
test: .venv/.ready  ## everything: style, types, all tests; then the engine's as plain Python, and on every other Python found
	$(RUN) at_once build lint programs other-pythons; \
	part "All tests" env PYTHONPATH=$(COMPILED) $(BIN)/pytest $(SHARED); \
	part "The engine as plain Python" $(BIN)/pytest $(SHARED) $(ENGINE_TESTS); \
	for version in $$(other_pythons 2>/dev/null); do \
		part "The engine on Python $$version" .venv-$$version/bin/python -m pytest $(SHARED) -m "not slow" $(QUICK_ENGINE_TESTS); \
	done; \
	verdict && echo "All parts passed."

.PHONY: programs
programs:
	$(RUN) need_all

.PHONY: other-pythons
other-pythons: .venv/.ready
	$(RUN) for version in $$(other_pythons); do $(MAKE) --no-print-directory .venv-$$version/.ready; done

.PHONY: check
check: .venv/.ready  ## in a minute: style, types, and the fast tests of everything but the look in a browser
	$(RUN) at_once lint quick-tests; verdict

.PHONY: quick-tests
quick-tests: .venv/.ready
	SHAKESPEARE_PROFILE=check $(BIN)/pytest -q $(SHARED) -m "not slow" --ignore=tests/browser

.PHONY: lint
lint: .venv/.ready
	$(RUN) at_once lint-python lint-client; verdict

.PHONY: lint-python
lint-python: .venv/.ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

.PHONY: lint-client
lint-client: .venv/.ready
	@$(BIN)/python -m shakespeare.server.schema | $(BIN)/python hatch_build.py npm run --silent types -- --check
	@$(BIN)/python hatch_build.py npm run --silent check
	@$(BIN)/python hatch_build.py npm test --silent

.PHONY: repeat
repeat: .venv/.ready build programs  ## run the tests N times, shuffled and every fourth time under load (TESTS=…: these alone)
	PYTHONPATH=$(COMPILED) $(BIN)/python tools/repeat.py --runs $(N) -- $(SHARED) $(TESTS)

.PHONY: soak
soak: .venv/.ready $(COMPILED)/.ready  ## all tests, with property tests over many more random games
	$(RUN) need_all
	SHAKESPEARE_PROFILE=soak PYTEST_TIMEOUT=3600 PYTHONPATH=$(COMPILED) $(BIN)/pytest $(SHARED)

.PHONY: test-extras
test-extras: .venv-cluster/.ready .venv-train/.ready $(COMPILED)/.ready  ## what needs large libraries: the arena on a real Ray, training with torch (gigabytes)
	.venv-cluster/bin/python -m pytest -m extras tests/extras
	PYTHONPATH=$(COMPILED) .venv-train/bin/python -m pytest -m extras tests/envs

.PHONY: bench
bench: .venv/.ready $(COMPILED)/.ready .venv-catanatron/.ready .venv-open-spiel/.ready  ## run the benchmarks, beside peers in environments of their own
	@$(BIN)/python benchmarks/engine.py --python $(BIN)/python --compiled $(COMPILED) --plain src \
		--catanatron .venv-catanatron/bin/python --open-spiel .venv-open-spiel/bin/python
	@PYTHONPATH=$(COMPILED) $(BIN)/python benchmarks/players.py
	@$(BIN)/python benchmarks/envs.py --python $(BIN)/python --compiled $(COMPILED) \
		--catanatron .venv-catanatron/bin/python --open-spiel .venv-open-spiel/bin/python
	$(RUN) need chromium=chromium initdb=postgresql
	@PYTHONPATH=$(COMPILED) $(BIN)/python benchmarks/client.py
	@$(BIN)/python benchmarks/server.py --python $(BIN)/python --compiled $(COMPILED)
	@echo "PettingZoo's own benchmark, two players, in real time:"
	@PYTHONPATH=$(COMPILED) $(BIN)/python -c "from pettingzoo.test import performance_benchmark; from shakespeare.envs import shakespeare_v0; performance_benchmark(shakespeare_v0.env())"

.PHONY: pictures
pictures: .venv/.ready  ## take the pictures of the README anew
	$(RUN) need chromium=chromium
	@$(BIN)/python -m tests.browser.pictures

.PHONY: gallery
gallery: .venv/.ready  ## show every component of the browser client in every state
	@$(BIN)/python -m tests.browser.gallery

.PHONY: mutate
mutate: .venv-mutate/.ready  ## mutation testing of the rules: does a test fail when the code is wrong? (most of an hour)
	rm -rf mutants
	.venv-mutate/bin/mutmut run --max-children $(JOBS)
	.venv-mutate/bin/python tools/mutants.py

.PHONY: fit
fit: $(COMPILED)/.ready  ## fit the weights of the computer players by self-play anew (docs/players.md)
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m shakespeare.players.fitting --jobs $(JOBS) --out src/shakespeare/players/values.json

.PHONY: format
format: .venv/.ready  ## put the code in the house format and mend what can be mended
	$(BIN)/ruff check --fix --exit-zero .
	$(BIN)/ruff format .

# Each lock is bound to the ones before it, so that they can be installed together; no address goes into any of them.
COMPILE = .venv-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)

.PHONY: lock
lock: .venv-lock/.ready  ## write requirements/*.txt anew from pyproject.toml and requirements/*.in
	$(COMPILE) pyproject.toml -o requirements/runtime.txt
	$(COMPILE) --extra hosting pyproject.toml -c requirements/runtime.txt -o requirements/hosting.txt
	$(COMPILE) --extra push pyproject.toml -c requirements/runtime.txt -o requirements/push.txt
	$(COMPILE) requirements/build.in -c requirements/runtime.txt -o requirements/build.txt
	$(COMPILE) --extra envs --extra open-spiel --extra hosting --extra push pyproject.toml requirements/build.in requirements/dev.in \
		-c requirements/runtime.txt -c requirements/build.txt -o requirements/dev.txt
	$(COMPILE) --extra train --extra open-spiel pyproject.toml requirements/build.in requirements/dev.in \
		-c requirements/dev.txt -o requirements/train.txt
	$(COMPILE) pyproject.toml requirements/build.in requirements/mutate.in -o requirements/mutate.txt
	$(COMPILE) --extra cluster pyproject.toml requirements/build.in requirements/cluster.in \
		-c requirements/dev.txt -o requirements/cluster.txt
	$(COMPILE) requirements/lock.in -o requirements/lock.txt
	$(COMPILE) requirements/node.in -o requirements/node.txt
	$(COMPILE) requirements/catanatron.in -o requirements/catanatron.txt
	$(COMPILE) requirements/open-spiel.in -o requirements/open-spiel.txt
	@if grep -nE 'https?://' requirements/*.txt; then echo "A lock names an address." >&2; exit 1; fi

.PHONY: clean
clean:  ## remove all that the other targets made
	rm -rf .venv .venv-* build dist mutants .coverage htmlcov .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests $(wildcard benchmarks tools) -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: build
build: $(COMPILED)/.ready  ## the package with the rules compiled, in build/compiled

$(COMPILED)/.ready: .venv/.ready-build hatch_build.py README.md LICENSE $(SOURCES)
	$(RUN) compile

# Set-up, redone only when a lock or the package's own description changes.

.venv/.ready-runtime: requirements/runtime.txt
	$(RUN) alone $@; python=$$(default_python); make_venv .venv "$$python"; \
	echo "Installing what the game needs."; install .venv requirements/runtime.txt; touch $@

.venv/.ready-build: .venv/.ready-runtime requirements/build.txt $(PACKAGE)
	$(RUN) alone $@; install .venv requirements/runtime.txt requirements/build.txt; install_package .venv; touch $@

.venv/.ready: requirements/dev.txt $(PACKAGE)
	$(RUN) alone $@; python=$$(default_python); make_venv .venv "$$python"; \
	install .venv requirements/dev.txt; install_package .venv; touch .venv/.ready-runtime .venv/.ready-build $@

# An environment of its own: the mutation tool does not know the newest test runner.
.venv-mutate/.ready: requirements/mutate.txt $(PACKAGE)
	$(RUN) alone $@; python=$$(default_python); make_venv .venv-mutate "$$python"; install .venv-mutate requirements/mutate.txt; touch $@

# An environment of its own, for its size: torch brings libraries for graphics cards along.
.venv-train/.ready: requirements/train.txt $(PACKAGE)
	$(RUN) alone $@; python=$$(default_python); make_venv .venv-train "$$python"; \
	install .venv-train requirements/train.txt; install_package .venv-train; touch $@

.venv-cluster/.ready: requirements/cluster.txt $(PACKAGE)
	$(RUN) alone $@; python=$$(default_python); make_venv .venv-cluster "$$python"; \
	install .venv-cluster requirements/cluster.txt; install_package .venv-cluster; touch $@

# Peers of the benchmarks.
.venv-catanatron/.ready .venv-open-spiel/.ready: .venv-%/.ready: requirements/%.txt
	$(RUN) alone $@; python=$$(default_python); make_venv .venv-$* "$$python"; install .venv-$* requirements/$*.txt; touch $@

.venv-lock/.ready: requirements/lock.txt
	$(RUN) alone $@; python=$$(default_python); make_venv .venv-lock "$$python"; install .venv-lock requirements/lock.txt; touch $@

.venv-%/.ready: requirements/dev.txt $(PACKAGE)
	$(RUN) alone $@; python=$$(python_of $*); make_venv .venv-$* "$$python"; \
	install .venv-$* requirements/dev.txt; install_package .venv-$*; touch $@
