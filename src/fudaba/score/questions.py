"""Score questions: one JSON object in, one out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import msgspec

from fudaba.cards.pack import CardError
from fudaba.games.contract import Game
from fudaba.games.options import OptionError
from fudaba.games.registry import spec
from fudaba.malformed import UNREADABLE, brief, fault, reason, texts
from fudaba.nearest import Meant, quoted
from fudaba.score import hachihachi, hachijuu, koikoi, snapphana
from fudaba.score.problem import Refused


@dataclass(frozen=True)
class Ask:
    """One kind of question: the shape it must have, and what answers it."""

    shape: type[msgspec.Struct]
    answer: Callable[[Game, Any], msgspec.Struct]


#: The same questions in 800, 1000, 150 and Fjabbe.
_SNAPPHANA: Final = {
    "combinations": Ask(snapphana.CardsQuestion, snapphana.combinations),
    "declaration": Ask(snapphana.DeclarationQuestion, snapphana.declaration),
    "points": Ask(snapphana.CardsQuestion, snapphana.points),
    "trick": Ask(snapphana.CardsQuestion, snapphana.trick),
    "legal": Ask(snapphana.LegalQuestion, snapphana.legal),
    "settle": Ask(snapphana.SettleQuestion, snapphana.settle_deal),
}

ASKS: Final[dict[str, dict[str, Ask]]] = {
    "hachihachi": {
        "teyaku": Ask(hachihachi.HandQuestion, hachihachi.teyaku),
        "dekiyaku": Ask(hachihachi.CapturedQuestion, hachihachi.dekiyaku),
        "field": Ask(hachihachi.FieldQuestion, hachihachi.field),
        "compensation": Ask(hachihachi.HandQuestion, hachihachi.compensate),
        "auction": Ask(hachihachi.AuctionQuestion, hachihachi.auction),
        "settle": Ask(hachihachi.SettleQuestion, hachihachi.settle_deal),
    },
    "hachijuu": {
        "teyaku": Ask(hachijuu.HandQuestion, hachijuu.teyaku),
        "dekiyaku": Ask(hachijuu.CapturedQuestion, hachijuu.dekiyaku),
        "auction": Ask(hachijuu.AuctionQuestion, hachijuu.auction),
        "settle": Ask(hachijuu.SettleQuestion, hachijuu.settle_deal),
    },
    "koikoi": {
        "layout": Ask(koikoi.LayoutQuestion, koikoi.layout),
        "yaku": Ask(koikoi.YakuQuestion, koikoi.yaku),
        "settle": Ask(koikoi.SettleQuestion, koikoi.settle_deal),
    },
    "800": _SNAPPHANA,
    "1000": _SNAPPHANA,
    "150": _SNAPPHANA,
    "fjabbe": _SNAPPHANA,
}


class Failure(msgspec.Struct, frozen=True):
    """A question that cannot be answered."""

    ok: bool
    error: str
    #: What is wrong, for programs: the key of the sentence.
    key: str


class Header(msgspec.Struct, frozen=True):
    """What every question has."""

    game: str
    ask: str
    preset: str | None = None
    options: dict[str, Any] = {}
    seats: int | None = None


def answer(question: dict[str, Any]) -> msgspec.Struct:
    """The answer to a question; Refused says why there is none."""
    try:
        header = msgspec.convert(question, Header)
        asks = ASKS.get(header.game)
        if asks is None:
            spec(header.game)
            raise Refused("question.none", game=header.game)
        ask = asks.get(header.ask)
        if ask is None:
            meant = Meant(header.ask, asks)
            raise Refused("question.ask", game=header.game, ask=quoted(header.ask), meant=meant)
        asked = _asked(question, ask.shape)
        game = _game(header.game, header.preset, header.seats, msgspec.json.encode(header.options))
        return ask.answer(game, asked)
    except (CardError, OptionError) as error:
        raise Refused(error.key, **error.values) from None
    except msgspec.ValidationError as error:
        raise Refused("question.malformed", why=fault(error, Header)) from None


def _asked(question: dict[str, Any], shape: type[msgspec.Struct]) -> msgspec.Struct:
    """The question in its shape: what every question has was read before."""
    head = Header.__struct_fields__
    rest = {
        key: value
        for key, value in question.items()
        if key in shape.__struct_fields__ or key not in head
    }
    try:
        return msgspec.convert(rest, shape)
    except msgspec.ValidationError as error:
        raise Refused("question.malformed", why=fault(error, shape, also=head)) from None


@lru_cache(maxsize=256)
def _game(name: str, preset: str | None, seats: int | None, options: bytes) -> Game:
    return spec(name).game(preset, seats, msgspec.json.decode(options))


def answer_line(line: bytes | str) -> bytes:
    """The answer to one line of JSON; a failure where the question cannot be answered."""
    try:
        question = msgspec.json.decode(line)
    except UNREADABLE as error:
        return _failure(Refused("question.no_json", why=reason(error)))
    if not isinstance(question, dict):
        return _failure(Refused("question.no_object"))
    try:
        return msgspec.json.encode(answer(question))
    except Refused as refused:
        return _failure(refused)
    except RecursionError:
        return _failure(Refused("text.nested"))
    except OverflowError:  # the compiled core counts in 64 bits
        return _failure(Refused("question.large"))


def _failure(refused: Refused) -> bytes:
    return msgspec.json.encode(Failure(False, brief(str(refused)), refused.key))


def answer_lines(lines: Iterable[bytes]) -> Iterator[bytes]:
    """The answers to a file of questions, in order; empty lines are passed over."""
    return map(answer_line, texts(lines))
