# make play · make test · the rest: make help

SHELL := bash
BIN := .venv/bin
ARGS ?=

.PHONY: help play test lint docs messages pictures bench crash clean ready ready-dev

help: ## these lines
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 8

play: ready ## a simulated box and its page; ARGS="--port 8000" reaches it
	@exec $(BIN)/seancebox play $(if $(DISPLAY)$(WAYLAND_DISPLAY),--open) $(ARGS)

test: lint ## lint, then every test on all cores; the rules with every branch taken
	@$(BIN)/pytest -n auto --dist worksteal --cov=seancebox.engine --cov-branch \
		--cov-fail-under=100 --cov-report=term-missing:skip-covered $(ARGS)

lint: ready-dev ## ruff, mypy --strict, import-linter
	@$(BIN)/ruff check --output-format concise .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@report=$$($(BIN)/lint-imports) || { echo "$$report"; exit 1; }

docs: ready ## writes the pages that are made from the code
	@$(BIN)/python -m seancebox.config.reference > build-page && mv build-page controller/settings.md
	@$(BIN)/python -m seancebox.config.example > build-page && mv build-page systemd/box.example.toml
	@$(BIN)/python -m seancebox.table.statetable > build-page && mv build-page controller/states.md

pictures: ready-dev docs ## writes every screen in every language, and films the page for the README
	@$(BIN)/python -m seancebox.gallery
	@$(BIN)/python -m seancebox.gallery.film

messages: ready-dev ## the words: takes them from the code, compiles the languages, checks them
	@$(BIN)/python -m seancebox.locale.messages $(ARGS)
	@$(BIN)/python -m seancebox.gallery.fit

bench: ready ## games a second through the rules
	@TIMEFORMAT='the whole process: %R s, %U s of them computing'; \
		time $(BIN)/seancebox simulate --games 500 --seed 7 $(ARGS)

crash: ready-dev ## kill -9 again and again, for a quarter of an hour: journal and whole boxes
	@SEANCE_LONG=1 $(BIN)/pytest -n auto tests/journal tests/daemon/test_kill.py \
		tests/daemon/test_any_hand.py $(ARGS)

clean: ## back to a fresh clone
	@rm -rf .venv .mypy_cache .ruff_cache .import_linter_cache .pytest_cache .hypothesis .coverage* \
		build dist controller/*.egg-info
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

ready:
	@.ci/setup

ready-dev:
	@.ci/setup dev
