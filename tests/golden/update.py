"""Writes the golden transcripts anew, after a change of the rules that is meant:

    PYTHONPATH=src python -m tests.golden.update

The difference that git then shows is what the change does to play; read it before it is kept.
"""

from pathlib import Path

from tests.golden.cases import CASES, Case
from tests.golden.transcript import transcript


def path(case: Case) -> Path:
    return Path(__file__).with_name(f"{case.name}.txt")


def main() -> None:
    for case in CASES:
        path(case).write_text(transcript(case), encoding="utf-8")


if __name__ == "__main__":
    main()
