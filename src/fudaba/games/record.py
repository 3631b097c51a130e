"""Records: a match as its game, options, packs and actions; enough to play it again."""

# Left as Python: msgspec's structs are no native classes.

from __future__ import annotations

from msgspec import Struct, structs
from mypy_extensions import u8

from fudaba.cards.bits import set_of
from fudaba.cards.pack import CardError, Pack
from fudaba.cards.vectors import vec
from fudaba.games.contract import Game, IllegalAction, Match, UnplayableDeck
from fudaba.games.deals import Deal, GivenDeals
from fudaba.games.options import OptionError, OptionValue
from fudaba.games.registry import spec
from fudaba.nearest import quoted
from fudaba.refusal import Refusal

FORMAT = 1


class RecordError(Refusal):
    """A record that cannot be played: what is wrong, and in which deal and action (from 0)."""

    def __init__(
        self, key: str, deal: int | None = None, action: int | None = None, /, **values: object
    ) -> None:
        super().__init__(key, **values)
        self.deal = deal
        self.action = action


class DealRecord(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One deal: who dealt, the pack where it is written out, the actions; results to check."""

    dealer: int | None = None
    deck: str | None = None
    stock: str | None = None
    actions: list[str] = []
    end: str | None = None
    scores: list[int] | None = None


class Record(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A whole match, or the beginning of one."""

    fudaba: int
    game: str
    preset: str | None = None
    seats: list[str]
    #: Who plays each seat, by the name of the bot; empty for a person.
    bots: list[str] | None = None
    #: Played for practice: moves could be taken back and hints asked for.
    practice: bool = False
    seed: int | None = None
    options: dict[str, OptionValue] = {}
    deals: list[DealRecord] = []
    scores: list[int] | None = None
    winner: int | list[int] | None = None


def record_of(match: Match, names: list[str] | None = None, decks: bool = False) -> Record:
    """The record of a match so far."""
    game = match.game
    written = len(match.deals) + 1 if decks else int(match.explicit_deals)
    given = match.given
    deals: list[DealRecord] = []
    for number, deal in enumerate(match.deals):
        explicit = number < written or (given is not None and number in given.decks)
        deals.append(_finished_record(match, number, deal, explicit))
    if not match.is_over:
        number = len(match.deals)
        explicit = number < written or (given is not None and number in given.decks)
        deals.append(
            DealRecord(
                dealer=int(match.dealer),
                deck=game.spec.pack.list_text(match.deck) if explicit else None,
                stock=_stock_text(match, match.mixed_stock) if explicit else None,
                actions=match.written(number + 1),
            )
        )
    return Record(
        fudaba=FORMAT,
        game=game.name,
        preset=game.preset,
        seats=names or [f"Seat {seat}" for seat in range(game.seats)],
        seed=match.seed,
        options=game.overrides,
        deals=deals,
        scores=match.scores if match.is_over else None,
        winner=match.winner,
    )


def _finished_record(match: Match, number: int, deal: Deal, explicit: bool) -> DealRecord:
    return DealRecord(
        dealer=int(deal.dealer),
        deck=match.game.spec.pack.list_text(deal.deck) if explicit else None,
        stock=_stock_text(match, deal.stock) if explicit else None,
        actions=match.written(number + 1),
        end=deal.end,
        scores=[int(score) for score in deal.scores],
    )


def _stock_text(match: Match, stock: vec[u8]) -> str | None:
    return match.game.spec.pack.list_text(stock) if len(stock) else None


def game_of(record: Record) -> Game:
    """The game a record is of; RecordError where there is no such game or option."""
    if record.fudaba != FORMAT:
        raise RecordError("records.format", given=record.fudaba, known=FORMAT)
    if record.bots is not None and len(record.bots) != len(record.seats):
        bots, seats = len(record.bots), len(record.seats)
        raise RecordError("records.bots", bots=bots, seats=seats)
    try:
        return spec(record.game).game(record.preset, len(record.seats), record.options)
    except OptionError as error:
        raise RecordError(error.key, **error.values) from None


def replay(record: Record) -> Match:
    """Plays a record again; RecordError names the first thing in it that is not legal.

    A match that the record leaves unfinished goes on from the record's seed.
    """
    game = game_of(record)
    match = _started(game, record)
    for number, deal in enumerate(record.deals):
        try:
            _replay_deal(match, number, deal, is_last=number == len(record.deals) - 1)
        except UnplayableDeck as error:
            raise _undealt(record, len(match.deals), error) from None
    if record.scores is not None and match.is_over and record.scores != match.scores:
        given, played = str(record.scores), str(match.scores)
        raise RecordError("records.match_scores", given=given, played=played)
    if record.winner is not None and match.is_over and record.winner != match.winner:
        raise RecordError("records.winner", given=str(record.winner), played=str(match.winner))
    return match


def _started(game: Game, record: Record) -> Match:
    given = GivenDeals()
    for number, deal in enumerate(record.deals):
        if deal.deck is not None:
            given.decks[number] = vec[u8](_read_deck(game, deal.deck, number))
        if deal.stock is not None:
            stock = _read_cards(game.spec.pack, "stock", deal.stock, number)
            given.stocks[number] = vec[u8](stock)
    if record.seed is not None and record.seed < 0:
        raise RecordError("records.seed", seed=record.seed)
    if record.deals and record.deals[0].deck is not None:
        dealer = record.deals[0].dealer
        if dealer is None and record.seed is None:
            raise RecordError("records.no_dealer", 0)
        if dealer is not None:
            given.first_dealer = _seat(game, dealer, 0)
    if record.seed is None and any(deal.deck is None for deal in record.deals):
        number = next(n for n, deal in enumerate(record.deals) if deal.deck is None)
        raise RecordError("records.no_deck", number)
    try:
        return game.new(record.seed or 0, given)
    except UnplayableDeck as error:
        raise _undealt(record, given.dealing, error) from None


def _undealt(record: Record, number: int, error: UnplayableDeck) -> RecordError:
    """What is wrong with the pack of a deal, unless something before that deal is wrong.

    It is dealt as soon as the deal before it is over, when not all that the record says of that
    one, or of one that ended by itself, has been read.
    """
    if number > 0:
        before = record.deals[:number]
        replay(
            structs.replace(record, deals=before, seed=record.seed or 0, scores=None, winner=None)
        )
    return RecordError(error.key, number, **error.values)


def _read_cards(pack: Pack, name: str, text: str, number: int) -> list[int]:
    try:
        return pack.cards(text)
    except CardError as error:
        raise RecordError(f"records.wrong_{name}", number, why=error) from None


def _read_deck(game: Game, text: str, number: int) -> list[int]:
    cards = _read_cards(game.spec.pack, "deck", text, number)
    if set_of(cards) != game.pack_cards:
        wanted = game.pack_cards.bit_count()
        raise RecordError("records.deck", number, cards=wanted)
    return cards


def _seat(game: Game, seat: int, number: int) -> int:
    if not 0 <= seat < game.seats:
        raise RecordError("usage.no_seat", number, seat=seat, last=int(game.seats) - 1)
    return seat


def _replay_deal(match: Match, number: int, deal: DealRecord, is_last: bool) -> None:
    if match.is_over and len(match.deals) <= number:
        raise RecordError("records.match_ended", number, last=len(match.deals) - 1)
    dealer = match.deals[number].dealer if number < len(match.deals) else match.dealer
    if deal.dealer is not None and deal.dealer != dealer:
        raise RecordError("records.dealer", number, seat=int(dealer), given=deal.dealer)
    for index, text in enumerate(deal.actions):
        if number < len(match.deals):
            raise RecordError("records.after_end", number, index, action=quoted(text))
        try:
            match.apply_text(text)
        except IllegalAction as error:
            raise RecordError(error.key, number, index, **error.values) from None
        if deal.deck is not None and deal.stock is None and _stock_of(match, number):
            raise RecordError("records.no_stock", number)
    if deal.stock is not None and not _stock_of(match, number) and number < len(match.deals):
        raise RecordError("records.idle_stock", number)
    if number >= len(match.deals):
        if not is_last:
            raise RecordError("records.unfinished", number)
        if deal.end is not None:
            raise RecordError("records.no_end", number, end=deal.end)
        return
    _check_result(match.deals[number], deal, number)


def _stock_of(match: Match, number: int) -> bool:
    """Whether hands were mixed into the stock of a deal."""
    stock = match.deals[number].stock if number < len(match.deals) else match.mixed_stock
    return len(stock) > 0


def _check_result(played: Deal, deal: DealRecord, number: int) -> None:
    if deal.end is not None and deal.end != played.end:
        raise RecordError("records.end", number, played=played.end, given=deal.end)
    scores = [int(score) for score in played.scores]
    if deal.scores is not None and deal.scores != scores:
        raise RecordError("records.scores", number, played=str(scores), given=str(deal.scores))
