"""How a command fails: one sentence on standard error, and an exit code."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES, EISDIR, ENOENT, ENOTDIR
from typing import Final

from fudaba.cards.pack import CardError
from fudaba.games.options import OptionError, UnknownName
from fudaba.games.record import RecordError
from fudaba.locale import Language, word
from fudaba.malformed import brief
from fudaba.nearest import meaning
from fudaba.score.problem import Refused

BAD_INPUT: Final = 2
COULD_NOT: Final = 1

#: What may be wrong with a file, by its number: the sentences of `usage.file`.
TROUBLES: Final = {ENOENT: "missing", EACCES: "refused", EISDIR: "folder", ENOTDIR: "no_folder"}


class Failed(Exception):  # noqa: N818 - the command has failed
    """The sentence to print, and the code to leave with."""

    def __init__(self, message: str, code: int = BAD_INPUT) -> None:
        super().__init__(message)
        self.code = code

    def said(self, speech: Language) -> str:
        """The sentence, in this language where there are words for it."""
        return str(self)


class Misused(Failed):
    """A command called wrongly: a sentence of `locale/usage.toml`."""

    def __init__(self, key: str, code: int = BAD_INPUT, **values: object) -> None:
        self._key = f"usage.{key}"
        self._values = values
        super().__init__(word(self._key, "en", **values), code)

    def said(self, speech: Language) -> str:
        return word(self._key, speech, **self._values)


class Unknown(Misused):
    """A name that there is not, and what may have been meant by it."""

    def __init__(self, error: UnknownName) -> None:
        super().__init__(f"unknown.{error.sort}", name=error.name, game=error.game)
        self._end, self._meant = meaning(error.name, error.known)

    def said(self, speech: Language) -> str:
        return super().said(speech) + word(f"usage.meant.{self._end}", speech, names=self._meant)


@contextmanager
def explained() -> Iterator[None]:
    """Turns what the engine refuses into one sentence, and trouble with files into another."""
    try:
        yield
    except UnknownName as error:
        raise Unknown(error) from None
    except (CardError, OptionError, RecordError, Refused) as error:
        raise Failed(sentence(str(error))) from None
    except BrokenPipeError:
        raise
    except OSError as error:
        if error.filename and error.errno in TROUBLES:
            key = TROUBLES[error.errno]
            raise Misused(f"file.{key}", COULD_NOT, path=error.filename) from None
        name = f"{error.filename}: " if error.filename else ""
        raise Failed(f"{name}{(error.strerror or str(error)).lower()}", COULD_NOT) from None


def sentence(message: str) -> str:
    """A message on one line, without a full stop of its own."""
    return brief(" ".join(message.split()).rstrip("."))
