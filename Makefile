# make help lists the targets. Everything built lies in .build/ and .cache/.

SHELL := /bin/bash
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
CXX ?= g++
ifeq ($(origin CXX),default)
CXX := g++
endif

# A python3 on the PATH may be too old, or a build without pytest: take the first that will do.
PYTHONS := python3 python3.14 python3.13 python3.12 python3.11 /usr/bin/python3
find_python = $(shell for python in $(PYTHONS); do \
	if $$python -c $(1) >/dev/null 2>&1; then command -v $$python; break; fi; done)
MODERN := 'import sys; sys.exit(sys.version_info < (3, 11))'
MODERN_WITH_PYTEST := 'import sys, pytest; sys.exit(sys.version_info < (3, 11))'
PYTHON = $(call find_python,$(MODERN))
PYTEST = $(call find_python,$(MODERN_WITH_PYTEST))

# The largest first: none is left alone at the end while the other cores idle.
UNIT_SOURCES := $(shell ls -S tests/unit/*.cpp tests/unit/*/*.cpp)
UNIT_OBJECTS := $(UNIT_SOURCES:tests/unit/%.cpp=.build/unit/%.o)
UNIT_FLAGS := -std=c++17 -O1 -g1 -Wall -Wextra -fsanitize=address,undefined \
	-fno-sanitize-recover=all -Itests/unit

.PHONY: help judge test unit pytest bench bench-sokoban fuzz data paste format clean need-python \
	need-pytest need-compiler need-gtest

help:
	@echo 'make judge                        compile and judge every solution, print the verdicts'
	@echo 'make judge P=bloxorz/poj3322      one problem, or one puzzle'
	@echo 'make judge P=… SOL=my.cpp         your own program on that problem'
	@echo 'make judge P=… JUDGE=poj          as that online judge would'
	@echo 'make test                         pytest and GoogleTest: everything the project claims'
	@echo 'make bench [P=bloxorz]            CPU seconds, memory, and the ratio to the textbook program'
	@echo 'make bench-sokoban LEVELS=f SECONDS=10 [ANY=1]   a collection file, level by level'
	@echo 'make fuzz [P=poj3322] [N=100000]  mutated inputs under the sanitizers: no crash, no hang'
	@echo 'make data [P=…]                   rewrite test data from its generators'
	@echo 'make paste B=cantor-rank          print a tested block, ready to paste'
	@echo 'make format                       clang-format over all C++'
	@echo 'make clean                        remove what was built'

judge: need-python need-compiler
	@$(PYTHON) -m judge test $(if $(SOL),--problem '$(P)' '$(SOL)',$(P)) \
		$(if $(JUDGE),--judge '$(JUDGE)') -j $(JOBS) $(ARGS)

test: unit pytest

pytest: need-pytest need-compiler
	@$(PYTEST) -m pytest -q tests $(ARGS)

unit: need-compiler need-gtest
	@$(MAKE) --no-print-directory -j $(JOBS) .build/unit/run
	@seq 0 $$(($(JOBS) - 1)) | xargs -P $(JOBS) -I{} \
		env GTEST_TOTAL_SHARDS=$(JOBS) GTEST_SHARD_INDEX={} .build/unit/run --gtest_brief=1

.build/unit/run: $(UNIT_OBJECTS)
	@$(CXX) $(UNIT_FLAGS) -o $@ $^ -lgtest -lgtest_main -lpthread

.build/unit/%.o: tests/unit/%.cpp Makefile
	@mkdir -p $(@D)
	@echo 'compiling $<'
	@$(CXX) $(UNIT_FLAGS) -MMD -MP -c -o $@ $<

-include $(UNIT_OBJECTS:.o=.d)

bench: need-python need-compiler
	@$(PYTHON) -m tests.bench $(P)

bench-sokoban: need-python need-compiler
	@$(PYTHON) -m tests.bench.sokoban_levels --levels '$(LEVELS)' --seconds '$(or $(SECONDS),10)' \
		$(if $(ANY),--any)

fuzz: need-python need-compiler
	@$(PYTHON) -m tests.fuzz --count '$(or $(N),100000)' $(P)

data: need-python need-compiler
	@$(PYTHON) -m judge generate $(P)

paste: need-python
	@$(PYTHON) -m judge block show $(B)

format:
	@clang-format -i --style=file judge/*.cpp $$(find solutions tests -name '*.cpp' -o -name '*.h')

clean:
	rm -rf .build .cache .mypy_cache .pytest_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

need-python:
	@[ -n '$(PYTHON)' ] || { echo 'Python 3.11 or newer is missing: apt-get install python3'; exit 2; }

need-pytest:
	@[ -n '$(PYTEST)' ] || { echo 'no Python 3.11 or newer has pytest: apt-get install python3-pytest'; exit 2; }

need-compiler:
	@command -v $(CXX) >/dev/null || { echo 'no C++ compiler $(CXX): apt-get install g++'; exit 2; }

need-gtest:
	@echo '#include <gtest/gtest.h>' | $(CXX) -x c++ -E - >/dev/null 2>&1 || \
		{ echo 'GoogleTest is missing: apt-get install libgtest-dev'; exit 2; }
