"""What a replayed record comes to, in the form that `fudaba replay --jsonl` answers with."""

from __future__ import annotations

from msgspec import Struct

from fudaba.games.contract import Match
from fudaba.games.record import Record, RecordError, replay
from fudaba.games.view import EntryView, deal_view
from fudaba.malformed import brief
from fudaba.records import json_form


class DealReport(Struct, frozen=True, omit_defaults=True):
    """One deal of the record; `end` is None where the record stops in the middle of it."""

    dealer: int
    end: str | None
    scores: list[int]
    captured: list[str]
    entries: list[EntryView]
    #: Only in games that count lost deals.
    losers: list[int] | None = None


class Report(Struct, frozen=True):
    """A record that holds."""

    ok: bool
    over: bool
    scores: list[int]
    winner: int | list[int] | None
    deals: list[DealReport]


class Failure(Struct, frozen=True):
    """A record that does not, with the first place where it fails, counted from 0."""

    ok: bool
    error: str
    #: What is wrong, for programs: the key of the sentence.
    key: str
    deal: int | None
    action: int | None


def report(record: Record, match: Match) -> Report:
    """What the deals that a record lists came to; those the seed would add do not count."""
    listed = len(record.deals)
    deals = [_finished(match, number) for number in range(min(listed, len(match.deals)))]
    over = match.is_over and len(match.deals) <= listed
    finished = len(deals)
    if listed > len(match.deals) and not match.is_over:
        deals.append(_open(match))
    return Report(
        ok=True,
        over=over,
        scores=_totals(match, finished),
        winner=match.winner if over else None,
        deals=deals,
    )


def _totals(match: Match, finished: int) -> list[int]:
    """The match's scores after so many deals."""
    if finished == 0:
        return match.opening_scores()
    return [int(score) for score in match.deals[finished - 1].totals]


def _finished(match: Match, number: int) -> DealReport:
    deal = deal_view(match.game.spec.pack, match.deals[number])
    return DealReport(deal.dealer, deal.end, deal.scores, deal.captured, deal.entries, deal.losers)


def _open(match: Match) -> DealReport:
    return DealReport(
        dealer=int(match.dealer),
        end=None,
        scores=[0] * match.game.sides,
        captured=match.open_piles(),
        entries=[],
    )


def answer(line: bytes | str) -> Report | Failure:
    """The answer to one line of a JSON Lines file."""
    try:
        record = json_form.load(line)
        return report(record, replay(record))
    except RecordError as error:
        said = brief(str(error))
        return Failure(False, said, error.key, deal=error.deal, action=error.action)
