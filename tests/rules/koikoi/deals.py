"""Koi-Koi deals for the rule tests: given packs, scripted deals, settlements."""

from __future__ import annotations

from functools import cache
from typing import Any

from mypy_extensions import i64

from fudaba.cards.hanafuda import FULL_PACK
from fudaba.cards.pack import HANAFUDA
from fudaba.cards.vectors import vec
from fudaba.games.koikoi.facts import Facts
from fudaba.games.koikoi.match import KoiKoiMatch
from fudaba.games.koikoi.settlement import Settlement, settle
from fudaba.games.options import OptionValue
from fudaba.games.record import DealRecord, Record, replay
from tests.rules.koikoi.written import A, cards, koikoi, load, rules


def deck(oya: str, field: str, ko: str, stock: str = "-") -> str:
    """A pack that deals these cards in packets of four, dealer first (KK-108, KK-109)."""
    places = [place.split() for place in (oya, field, ko)]
    dealt = [card for half in (0, 4) for place in places for card in place[half : half + 4]]
    named = [*dealt, *(stock.split() if stock != "-" else [])]
    rest = FULL_PACK & ~HANAFUDA.set(" ".join(named))
    return " ".join([*named, *HANAFUDA.set_text(rest).split()])


def played(*deals: DealRecord, dealer: int = A, **options: OptionValue) -> KoiKoiMatch:
    """A match that begins with these deals and goes on by chance."""
    deals[0].dealer = dealer
    record = Record(
        fudaba=1, game="koikoi", seats=["A", "B"], seed=0, options=options, deals=list(deals)
    )
    match = replay(record)
    assert isinstance(match, KoiKoiMatch)
    return match


def dealt(oya: str, field: str, ko: str, **options: Any) -> KoiKoiMatch:
    """A match whose first deal, by seat A, gives these cards."""
    return played(DealRecord(deck=deck(oya, field, ko)), **options)


def scripted(*names: str, dealer: int = A, **options: Any) -> KoiKoiMatch:
    """A match that begins with deals of `koikoi_deals.toml`, played to their ends."""
    return played(*(_script(name) for name in names), dealer=dealer, **options)


def _script(name: str) -> DealRecord:
    script = load("koikoi_deals.toml")[name]
    pack = deck(script["oya"], script["field"], script["ko"], script.get("stock", "-"))
    return DealRecord(deck=pack, actions=script.get("actions", []))


@cache
def redealt() -> list[KoiKoiMatch]:
    """Matches that open on the second layout of their first deal, the first having failed."""
    found: list[KoiKoiMatch] = []
    for seed in range(1500):
        match = koikoi().new(seed)
        assert isinstance(match, KoiKoiMatch)
        if match.redeals and not match.deals:
            found.append(match)
    assert found
    return found


def settled(
    captured: tuple[str, str] = ("-", "-"),
    *,
    end: str = "stop",
    by: int = A,
    calls: tuple[int, int] = (0, 0),
    dealer: int = A,
    deal: int = 1,
    **options: OptionValue,
) -> Settlement:
    """The settlement of a deal from its facts; NOBODY ends a drawn one."""
    bases = vec[i64]([cards(side) for side in captured])
    return settle(rules(**options), Facts(dealer, deal, bases, vec[i64](calls), end, by))


def scores(source: KoiKoiMatch | Settlement, deal: int = -1) -> list[int]:
    """What a settlement, or a finished deal of a match (the last one), brings each seat."""
    changes = source.scores if isinstance(source, Settlement) else source.deals[deal].scores
    return [int(change) for change in changes]
