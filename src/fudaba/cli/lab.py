"""What `fudaba simulate` and `fudaba tournament` share: options, the bar, numbers in tables."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer
from rich.table import Table

from fudaba.cli import INTERRUPTED
from fudaba.cli.failure import Failed
from fudaba.lab.interval import Estimate
from fudaba.lab.problem import Unusable
from fudaba.locale import Language, word
from fudaba.locale.numbers import number, percentage

#: The column of intervals, beside what they belong to.
INTERVAL: Final = "interval"

Seats: TypeAlias = Annotated[int | None, typer.Option(metavar="N")]
Seed: TypeAlias = Annotated[int, typer.Option(metavar="N", min=0)]
Workers: TypeAlias = Annotated[int | None, typer.Option(metavar="N", min=1)]
RayAddress: TypeAlias = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS")]
Plot: TypeAlias = Annotated[Path | None, typer.Option(metavar="FILE")]
Out: TypeAlias = Annotated[Path | None, typer.Option(metavar="FILE")]


def check_plot(path: Path) -> None:
    """Refuses a plot that could not be drawn or written in the end."""
    from fudaba.lab.plots.figure import check

    check(path)
    folder = path.parent
    writable = os.access(path, os.W_OK) if path.exists() else os.access(folder, os.W_OK)
    if not folder.is_dir() or path.is_dir() or not writable:
        raise Unusable("usage.cannot_write", path=path)


@contextmanager
def bar(total: int, unit: str, speech: Language) -> Iterator[Callable[[int], None]]:
    """A progress bar with rate and time left; only where somebody can see it.

    `unit` is what is counted: `matches`, `deals` or `choices`.
    """
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        ProgressColumn,
        Task,
        TextColumn,
        TimeRemainingColumn,
    )
    from rich.text import Text

    counted = word(f"lab.{unit}", speech)

    class Rate(ProgressColumn):
        """So many a second."""

        def render(self, task: Task) -> Text:
            speed = task.finished_speed or task.speed
            places = 1 if (speed or 0.0) < 100 else 0
            shown = number(speed, speech, places) if speed else "-"
            return Text(word("lab.rate", speech, number=shown, counted=counted))

    with Progress(
        BarColumn(bar_width=24),
        MofNCompleteColumn(),
        TextColumn(counted),
        Rate(),
        TimeRemainingColumn(elapsed_when_finished=True),
        TextColumn(word("lab.left", speech)),
        console=Console(stderr=True),
        transient=True,
    ) as progress:
        task = progress.add_task("", total=total)
        yield lambda done: progress.advance(task, done)


def leave_if_interrupted(
    complete: bool, done: int, asked: int, unit: str, speech: Language
) -> None:
    """After the table of an interrupted run: says so, with the shell's code for it."""
    if not complete:
        raise Failed(
            "usage.kept",
            INTERRUPTED,
            done=number(done, speech),
            asked=number(asked, speech),
            unit=word(f"lab.{unit}", speech),
        )


def add_numbers(shown: Table, speech: Language, *columns: str) -> None:
    """Adds columns of numbers, titled by their words."""
    for column in columns:
        shown.add_column(word(f"lab.{column}", speech), justify="right", header_style="bold")


def share(value: Estimate | None, speech: Language) -> tuple[str, str]:
    """A share and its interval as percentages."""
    return _cells(value, percentage, speech)


def mean(value: Estimate | None, speech: Language) -> tuple[str, str]:
    """A mean and its interval."""
    return _cells(value, _hundredths, speech)


def _hundredths(value: float, speech: Language) -> str:
    return number(value, speech, 2)


def _cells(
    value: Estimate | None, form: Callable[[float, Language], str], speech: Language
) -> tuple[str, str]:
    if value is None:
        return "-", "-"
    shown = form(value.value, speech)
    if value.low is None or value.high is None:
        return shown, "-"
    low, high = form(value.low, speech), form(value.high, speech)
    return shown, word("lab.range", speech, low=low, high=high)
