"""The command line: `python3 -m judge VERB`.

Exit codes: 0 every run as expected; 1 some run was not; 2 the call or a problem's files are
wrong; 3 some run ended in JE, or the judge itself failed.
"""

from __future__ import annotations

import argparse
import os
import sys
import traceback
from collections.abc import Sequence

from judge import blocks, export, generating, level, matrix, new, report, show, stress, testing
from judge.build import BuildError
from judge.problem import GROUPS, ProblemError, load, problem_names
from judge.profile import Profile, profiles
from judge.verdict import Verdict

EXIT_GOOD, EXIT_UNEXPECTED, EXIT_USAGE, EXIT_JUDGE = 0, 1, 2, 3


def main(arguments: Sequence[str]) -> int:
    """Runs one verb; returns the exit code."""
    options = _parser().parse_args(arguments)
    try:
        exit_code = int(options.run(options))
        sys.stdout.flush()
        return exit_code
    except (ProblemError, BuildError) as error:
        print(f"judge: {error}", file=sys.stderr)
        return EXIT_USAGE if isinstance(error, ProblemError) else EXIT_JUDGE
    except KeyboardInterrupt:
        print("judge: stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader has seen enough, as `head` has
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except Exception:  # whatever else is wrong is the judge's own fault, and must not pass as 1
        traceback.print_exc()
        return EXIT_JUDGE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python3 -m judge", description="The local judge.",
        epilog="exit codes: 0 as expected, 1 not, 2 wrong call or files, 3 judge error")
    verbs = parser.add_subparsers(metavar="VERB", required=True)
    _add_test(verbs.add_parser("test", help="compile, run on every case, print the verdicts"))
    _add_generate(verbs.add_parser("generate", help="rewrite test data from its generator"))
    stress.add_arguments(verbs.add_parser("stress", help="random inputs against the brute force"))
    show.add_arguments(verbs.add_parser("show", help="draw a case and replay its answer"))
    matrix.add_arguments(verbs.add_parser("matrix", help="file x online judge, with margins"))
    export.add_arguments(verbs.add_parser("export", help="an ICPC problem package (2025-09)"))
    level.add_arguments(verbs.add_parser("level", help="a new puzzle, as hard as is asked"))
    new.add_arguments(verbs.add_parser("new", help="the skeleton of a problem"))
    blocks.add_arguments(verbs.add_parser("block", help="the pieces worth pasting"))
    return parser


def _add_test(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("names", nargs="*", metavar="PROBLEM|FILE",
                        help="problems (bloxorz/poj3322), puzzles or files; nothing: all")
    parser.add_argument("--problem", metavar="P", help="judge the FILEs, anyone's, on problem P")
    parser.add_argument("--judge", metavar="NAME", choices=list(profiles()),
                        help="as that online judge would: " + " ".join(profiles()))
    parser.add_argument("--submissions", action="store_true",
                        help="the programs under tests/submissions too, and the data's strength")
    parser.add_argument("--sample", action="store_true", help="the statement's samples alone")
    parser.add_argument("--every-case", action="store_true",
                        help="go on after the first case that is not AC")
    parser.add_argument("-j", "--jobs", type=_positive, default=1, metavar="N",
                        help="N cases at a time (times are then taken under load)")
    parser.add_argument("-v", "--verbose", action="store_true", help="a line a case")
    parser.add_argument("--json", metavar="FILE", help="write the machine's report (- for stdout)")
    parser.add_argument("--markdown", action="store_true", help="print the table in Markdown")
    parser.add_argument("--list", action="store_true", help="list the problems and stop")
    parser.set_defaults(run=_test)


def _positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"{text} is not positive")
    return value


def _test(options: argparse.Namespace) -> int:
    if options.list:
        for name in problem_names():
            print(f"{name:<36}{load(name).title}")
        return EXIT_GOOD
    profile = profiles()[options.judge] if options.judge else None
    submissions = _submissions(options, profile)
    how = testing.Options(profile, GROUPS[:1] if options.sample else GROUPS, options.jobs,
                          options.every_case)
    progress = report.Progress(sys.stderr)
    quiet = options.markdown or options.json == "-"
    table = None if quiet else report.Table(sys.stdout, options.verbose)
    results = []
    for result in testing.judge_all(submissions, how, progress.tell):
        progress.clear()
        results.append(result)
        if table:
            table.add(result)
    if table:
        table.close()
    if options.submissions and table:
        print(report.strength(results))
    if options.markdown:
        print(report.markdown(results), end="")
    if options.json:
        report.write_json(results, options.json)
    return _exit_code(results)


def _submissions(options: argparse.Namespace,
                 profile: Profile | None) -> list[testing.Submission]:
    found = testing.named(options.names, options.problem, options.submissions)
    if options.problem or profile is None:
        return found
    listed = [submission for submission in found if submission.problem.judge(profile.key)]
    if not listed:
        raise ProblemError(f"none of these problems is on {profile.name}")
    return listed


def _exit_code(results: Sequence[testing.RunResult]) -> int:
    if any(result.verdict is Verdict.JE for result in results):
        return EXIT_JUDGE
    return EXIT_GOOD if all(result.as_expected for result in results) else EXIT_UNEXPECTED


def _add_generate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("names", nargs="*", metavar="PROBLEM", help="nothing: all")
    parser.add_argument("--check", action="store_true",
                        help="write nothing; fail when a file would change")
    parser.add_argument("--inputs", action="store_true",
                        help="make the inputs alone: the answers can take minutes")
    parser.set_defaults(run=_generate)


def _generate(options: argparse.Namespace) -> int:
    progress = report.Progress(sys.stderr)
    names = options.names or problem_names()
    changed = [path for name in names
               for path in generating.generate(load(name), options.check, progress.tell,
                                                not options.inputs)]
    progress.clear()
    for path in changed:
        print(f"{'differs' if options.check else 'written'}: {path}")
    return EXIT_UNEXPECTED if options.check and changed else EXIT_GOOD
