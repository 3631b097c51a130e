"""Results as files: records in JSON Lines, deals as a Parquet table."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Any, Final, Protocol, Self

from fudaba.games.ledger import account_name
from fudaba.lab.job import Job, numbered
from fudaba.lab.piece import Piece
from fudaba.lab.problem import Unusable, extra
from fudaba.lab.row import MatchRow
from fudaba.refusal import Said
from fudaba.trouble import trouble

#: What pyarrow is needed for.
_PURPOSE: Final = Said("lab.parquet")

#: Deals to a row group of a Parquet file.
GROUP: Final = 50_000


class Output(Protocol):
    """A file that takes pieces as they come; closed, it is whole, however much it got."""

    def add(self, piece: Piece) -> None:
        """Writes what a piece came to."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...


class JsonLines:
    """The record of every match with its packs, one a line."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("wb")

    def add(self, piece: Piece) -> None:
        for line in piece.records:
            self._file.write(line + b"\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


class Parquet:
    """A row for every deal, with its match and its ledger."""

    def __init__(self, path: Path, job: Job) -> None:
        self._arrow = extra("pyarrow", _PURPOSE)
        parquet = extra("pyarrow.parquet", _PURPOSE)
        self._seatings = [numbered(seating) for seating in job.seatings]
        self._schema = _schema(self._arrow)
        self._rows: list[dict[str, Any]] = []
        self._file = path.open("wb")
        self._writer = parquet.ParquetWriter(self._file, self._schema, compression="zstd")

    def add(self, piece: Piece) -> None:
        for match in piece.rows:
            self._rows += _deal_rows(match, self._seatings)
        if len(self._rows) >= GROUP:
            self._write()

    def _write(self) -> None:
        if self._rows:
            self._writer.write_table(self._arrow.Table.from_pylist(self._rows, self._schema))
            self._rows = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self._write()
            self._writer.close()
        finally:
            self._file.close()


KINDS: Final = (".jsonl", ".parquet")


def check_suffix(path: Path) -> None:
    """Unusable where the name says no kind that we write."""
    if path.suffix not in KINDS:
        raise Unusable("usage.out_kinds", name=path.name)


def output(path: Path, job: Job) -> Output:
    """The file, opened, of a kind that was checked; Unusable where it cannot be written."""
    try:
        return JsonLines(path) if path.suffix == ".jsonl" else Parquet(path, job)
    except OSError as error:
        reason = trouble(error)
        raise Unusable("usage.cannot_write_because", path=path, reason=reason) from None


def _schema(arrow: Any) -> Any:
    numbers = arrow.list_(arrow.int64())
    entry = arrow.struct(
        [
            ("from", arrow.string()),
            ("to", arrow.string()),
            ("amount", arrow.int64()),
            ("reason", arrow.string()),
            ("rule", arrow.string()),
        ]
    )
    return arrow.schema(
        [
            ("match", arrow.int64()),
            ("pack", arrow.int64()),
            ("seed", arrow.int64()),
            ("bots", arrow.list_(arrow.string())),
            ("deal", arrow.int64()),
            ("dealer", arrow.int64()),
            ("end", arrow.string()),
            ("actions", arrow.int64()),
            ("scores", numbers),
            ("losers", numbers),
            ("entries", arrow.list_(entry)),
            ("match_scores", numbers),
            ("match_winners", numbers),
        ]
    )


def _deal_rows(match: MatchRow, seatings: list[list[str]]) -> list[dict[str, Any]]:
    return [
        {
            "match": match.pack * len(seatings) + match.seating,
            "pack": match.pack,
            "seed": match.seed,
            "bots": seatings[match.seating],
            "deal": number,
            "dealer": deal.dealer,
            "end": deal.end,
            "actions": deal.actions,
            "scores": deal.scores,
            "losers": deal.losers,
            "entries": [
                {
                    "from": str(account_name(entry.payer)),
                    "to": str(account_name(entry.payee)),
                    "amount": entry.amount,
                    "reason": entry.reason,
                    "rule": entry.rule,
                }
                for entry in deal.entries
            ],
            "match_scores": match.scores,
            "match_winners": match.winners if match.is_over else None,
        }
        for number, deal in enumerate(match.deals, start=1)
    ]
