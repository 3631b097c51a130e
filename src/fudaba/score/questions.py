"""Score questions: one JSON object in, one out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

import msgspec

from fudaba.cards.pack import CardError
from fudaba.games.contract import Game
from fudaba.games.options import OptionError
from fudaba.games.registry import part, spec
from fudaba.malformed import UNREADABLE, brief, fault, reason, texts
from fudaba.nearest import Meant, quoted
from fudaba.score.ask import Ask
from fudaba.score.problem import Refused


def asks(game: str) -> dict[str, Ask]:
    """The questions that a game answers, by name."""
    found: dict[str, Ask] = part(game, "score").ASKS
    return found


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
        known = asks(header.game)
        ask = known.get(header.ask)
        if ask is None:
            meant = Meant(header.ask, known)
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
