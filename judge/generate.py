"""What a generator needs: the `Case` it yields. (The verb `generate` is in `cli.py`.)

A generator is a file `generator.py` beside the test data with

    def cases(seed: int) -> Iterator[Case]           every case of secret/, in order
    def random_case(random: Random, size: int) -> str
                                                     a small input for `stress`; size grows 1, 2, …
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Case:
    """One case of `secret/`.

    name: `NN-what`, zero-padded, described under [cases] in problem.toml.
    input: the text of the .in file, to the byte.
    answers: the programs that make the .ans file, as paths below tests/submissions/<problem>/
        or `solution` for the file in solutions/. All must agree; the first one's output is
        written (with a checker: each output must pass against the first one's).
    """

    name: str
    input: str
    answers: tuple[str, ...] = ("brute_force",)
