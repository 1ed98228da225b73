"""The verb `show`: a case drawn in the terminal, and the answer replayed step by step."""

from __future__ import annotations

import argparse
import importlib
import sys
import tempfile
from pathlib import Path
from types import ModuleType

from judge.build import build, launcher
from judge.checker import read_text
from judge.checking import load_module
from judge.frames import frames
from judge.page import page
from judge.problem import Case, Problem, ProblemError, load
from judge.report import coloured
from judge.rules import Position, Replay
from judge.run import OUTPUT_BYTES, Workplace
from judge.verdict import Judgement, Limits, Verdict, decide

LIMITS = Limits(cpu_s=60, wall_s=180, memory_kib=2 << 20, output_bytes=OUTPUT_BYTES,
                stack_kib=65536)


def rules_of(problem: Problem) -> ModuleType:
    """The rules module of the problem's puzzle."""
    return importlib.import_module(f"judge.rules.{problem.puzzle}")


def find_case(problem: Problem, name: str) -> Case:
    """The case with that name; the group may be left out, and the rest after the number too."""
    cases = problem.cases()
    for case in cases:
        if name in (case.name, case.input.stem):
            return case
    for case in cases:
        if case.input.stem.startswith(f"{name}-"):
            return case
    raise ProblemError(f"{problem.name} has no case {name!r}; known: "
                       f"{', '.join(case.name for case in cases)}")


def output_of(source: Path, problem: Problem, input: Path) -> str:
    """What a program prints on a case. Raises ProblemError when it does not end well."""
    program = build(source, problem.standard, ("-O2", *problem.flags))
    if program.path is None:
        raise ProblemError(f"{source.name} does not compile:\n{program.error}")
    with Workplace(launcher()) as place:
        run = place.run([str(program.path)], input, LIMITS, program.static_kib)
        verdict, detail = decide(run.outcome, LIMITS, lambda: Judgement(Verdict.AC))
        if verdict is not Verdict.AC:
            raise ProblemError(f"{source.name} ends in {verdict.value}: {detail}")
        return run.output.read_bytes().decode("utf-8", "replace")


def replays(problem: Problem, input: str, output: str) -> list[Replay]:
    """The boards of an input, with the moves that the output gives for them."""
    path = problem.directory / "replay.py"
    if not path.is_file():
        raise ProblemError(f"{problem.name}: there is no replay.py")
    return list(load_module(path).replays(input, output))


def with_moves(problem: Problem, replay: Replay) -> Replay:
    """The replay; where the problem's answer is a count, with the general solver's moves.

    A problem with rules that the general solver does not know has a function `solve` in its
    replay.py, which finds the moves instead.
    """
    if replay.moves is not None:
        return replay
    own = getattr(load_module(problem.directory / "replay.py"), "solve", None)
    moves = own(replay.start) if own else general_moves(problem, replay.start)
    return Replay(replay.label, replay.start, moves)


def general_moves(problem: Problem, start: Position) -> list[str] | None:
    """The general solver's moves from a position; None when there is no solution."""
    rules = rules_of(problem)
    general = load(rules.GENERAL)
    with tempfile.NamedTemporaryFile("w") as file:
        file.write(start.general_input())
        file.flush()
        moves: list[str] | None = rules.general_moves(
            output_of(general.solutions()[0], general, Path(file.name)))
    return moves


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The verb's arguments."""
    parser.add_argument("problem", metavar="PROBLEM")
    parser.add_argument("case", metavar="CASE", help="sample/01, 07-weak, 07 …")
    parser.add_argument("--solution", metavar="FILE",
                        help="replay what this program prints, not the answer file")
    parser.add_argument("--board", type=int, metavar="N", help="the N-th board of the case alone")
    parser.add_argument("--html", metavar="FILE", help="write one self-contained page with a "
                                                       "player instead")
    parser.add_argument("--step", action="store_true", help="wait for Enter after every step")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Draws; exit code 1 when a replay is illegal or does not solve its board."""
    problem = load(options.problem)
    case = find_case(problem, options.case)
    output = read_text(case.answer)
    if options.solution:
        if not Path(options.solution).is_file():
            raise ProblemError(f"there is no file {options.solution}")
        output = output_of(Path(options.solution), problem, case.input)
    chosen = replays(problem, read_text(case.input), output)
    if options.board is not None:
        if not 1 <= options.board <= len(chosen):
            raise ProblemError(f"{case.name} has {len(chosen)} boards")
        chosen = chosen[options.board - 1:options.board]
    chosen = [with_moves(problem, replay) for replay in chosen]
    if options.html:
        return _write_page(f"{problem.title} ({problem.name}, {case.name})", problem, chosen,
                           Path(options.html))
    good = [_show(replay, options.step) for replay in chosen]
    return 0 if all(good) else 1


def _write_page(title: str, problem: Problem, chosen: list[Replay], target: Path) -> int:
    target.write_text(page(title, problem.puzzle, chosen), "utf-8")
    print(f"written: {target}")
    return 0 if all(_good(replay) for replay in chosen) else 1


def _good(replay: Replay) -> bool:
    return not any(frame.error for frame in frames(replay))


def _show(replay: Replay, step: bool) -> bool:
    """Prints one replay; True when it is legal and solves the board, or there is none."""
    colour = coloured(sys.stdout)
    total = len(replay.moves or ())
    print(f"{replay.label}: " + ("no solution" if replay.moves is None else f"{total} moves"))
    good = True
    for number, frame in enumerate(frames(replay)):
        if frame.error:
            good = False
            print(_red(f"step {number}, {frame.move}: {frame.error}" if frame.move
                       else frame.error, colour))
            continue
        if frame.move:
            print(f"step {number} of {total}: {frame.move}")
        print(frame.position.draw(colour))
        if step and number < total:
            input()
    return good


def _red(text: str, colour: bool) -> str:
    return f"\x1b[31m{text}\x1b[0m" if colour else text
