"""Other packs for the same match: what a seat cannot have seen is put elsewhere."""

from random import Random

from fudaba.games.contract import Match
from fudaba.games.record import Record, RecordError, replay


def with_shuffled_places(match: Match, number: int, cards: list[int], rng: Random) -> Record:
    """The match's record with these cards of deal `number` (from 1) shuffled among their places
    in its pack."""
    record = match.record(decks=True)
    deal = record.deals[number - 1]
    pack = match.game.spec.pack
    deck = pack.cards(deal.deck or "")
    places = sorted(deck.index(card) for card in cards)
    for place, card in zip(places, rng.sample(cards, len(cards)), strict=True):
        deck[place] = card
    deal.deck = pack.list_text(deck)
    return record


def played(record: Record) -> Match | None:
    """The match of a record, None where its pack and its actions do not go together."""
    try:
        return replay(record)
    except RecordError:
        return None
