"""Comparing an output with the answer, byte by byte or token by token."""

from __future__ import annotations

from itertools import zip_longest

from judge.verdict import Judgement, Verdict

SHOWN = 40  # characters of a token that a message shows


def compare(mode: str, answer: bytes, output: bytes) -> Judgement:
    """`exact`: only a missing last newline is forgiven, other white space is PE. `tokens`: white
    space only separates."""
    if mode == "tokens":
        return compare_tokens(answer, output)
    if _terminated(answer) == _terminated(output):
        return Judgement(Verdict.AC)
    tokens = compare_tokens(answer, output)
    if tokens.verdict is Verdict.WA:
        return tokens
    return Judgement(Verdict.PE, _first_odd_line(answer, output))


def compare_tokens(answer: bytes, output: bytes) -> Judgement:
    """AC when both hold the same words in the same order, else WA that names the first other."""
    if answer.split() == output.split():
        return Judgement(Verdict.AC)
    words = ((word, number) for number, line in enumerate(output.split(b"\n"), 1)
             for word in line.split())
    end = (None, len(output.splitlines()))
    pairs = zip_longest(answer.split(), words)
    expected, (found, line_number) = next(
        (wanted, got or end) for wanted, got in pairs if got is None or wanted != got[0])
    return Judgement(Verdict.WA, f"line {line_number}: {_show(expected)} expected, "
                                 f"found {_show(found)}")


def _terminated(text: bytes) -> bytes:
    return text if text.endswith(b"\n") or not text else text + b"\n"


def _first_odd_line(answer: bytes, output: bytes) -> str:
    pairs = zip_longest(answer.split(b"\n"), output.split(b"\n"))
    for number, (expected, found) in enumerate(pairs, 1):
        if expected != found:
            carriage = found is not None and expected is not None and found == expected + b"\r"
            return f"line {number}: {'CRLF line end' if carriage else 'other white space'}"
    return "other white space"


def _show(word: bytes | None) -> str:
    if word is None:
        return "the end"
    text = word.decode("utf-8", "replace")
    return repr(text if len(text) <= SHOWN else f"{text[:SHOWN]}…")
