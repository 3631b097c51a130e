"""What the house counts, in the text form that Prometheus reads."""

from __future__ import annotations

from collections.abc import Iterator

from fudaba.tables.measures import Times
from fudaba.web.house import House

MEDIA = "text/plain; version=0.0.4; charset=utf-8"


def exposition(house: House) -> bytes:
    """All measures as text."""
    return ("\n".join(_lines(house)) + "\n").encode()


def _lines(house: House) -> Iterator[str]:
    measures, hall = house.measures, house.hall
    yield from _one("fudaba_tables", "gauge", "Tables in memory", len(hall.tables))
    playing = sum(live.table.state == "playing" for live in hall.tables.values())
    yield from _one("fudaba_tables_playing", "gauge", "Of them, being played at", playing)
    yield from _one("fudaba_connections", "gauge", "Open sockets", len(house.connections))
    yield from _one("fudaba_tables_laid_total", "counter", "Tables laid", measures.laid)
    yield from _one("fudaba_moves_total", "counter", "People's moves", measures.moves.count)
    yield from _one("fudaba_bot_moves_total", "counter", "Bots' moves", measures.bot_moves.count)
    rate = round(measures.moves.a_second() + measures.bot_moves.a_second(), 3)
    yield from _one("fudaba_moves_per_second", "gauge", "Moves in the last minute, mean", rate)
    yield from _one("fudaba_refused_total", "counter", "Messages refused", measures.refused)
    turned = "Sockets that were not let in"
    yield from _one("fudaba_turned_away_total", "counter", turned, measures.turned_away)
    overtaken = "Rows for which another process was quicker"
    yield from _one("fudaba_overtaken_total", "counter", overtaken, measures.overtaken)
    overdue = "Bots that gave no answer in time"
    yield from _one("fudaba_bots_overdue_total", "counter", overdue, measures.overdue)
    replaced = house.crew.replaced + house.studies.replaced
    yield from _one("fudaba_workers_replaced_total", "counter", "Workers replaced", replaced)
    written = "Rows and other writes stored"
    yield from _one("fudaba_writes_total", "counter", written, measures.written)
    yield from _times("fudaba_storing_seconds", "A commit", measures.storing)
    yield from _times("fudaba_answering_seconds", "A move until its answer", measures.answering)


def _one(name: str, kind: str, about: str, value: float) -> Iterator[str]:
    yield f"# HELP {name} {about}."
    yield f"# TYPE {name} {kind}"
    yield f"{name} {value}"


def _times(name: str, about: str, times: Times) -> Iterator[str]:
    yield f"# HELP {name} {about}."
    yield f"# TYPE {name} summary"
    for share in (0.5, 0.99):
        yield f'{name}{{quantile="{share}"}} {times.quantile(share):.6f}'
    yield f"{name}_sum {times.total:.6f}"
    yield f"{name}_count {times.count}"
