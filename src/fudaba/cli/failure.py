"""How a command fails: one sentence on standard error, and an exit code."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from fudaba.locale import Language
from fudaba.malformed import brief
from fudaba.refusal import Refusal, Unable
from fudaba.trouble import trouble

BAD_INPUT: Final = 2
COULD_NOT: Final = 1


class Failed(Refusal):
    """The sentence to print, and the code to leave with."""

    def __init__(self, key: str, code: int = BAD_INPUT, /, **values: object) -> None:
        super().__init__(key, **values)
        self.code = code
        #: Set where the sentence is to be in another language than that of the call.
        self.language: Language | None = None

    def said(self, speech: Language) -> str:
        """The sentence on one line, for a call in this language."""
        return sentence(self.text(self.language or speech))


@contextmanager
def explained(speech: Language | None = None) -> Iterator[None]:
    """Turns what any room refuses into one sentence, and trouble with files into another."""
    try:
        yield
    except BrokenPipeError:
        raise
    except (Refusal, OSError) as error:
        failed = _failed(error)
        failed.language = failed.language or speech
        raise failed from None


def _failed(error: Refusal | OSError) -> Failed:
    if isinstance(error, Failed):
        return error
    if isinstance(error, Refusal):
        code = COULD_NOT if isinstance(error, Unable) else BAD_INPUT
        return Failed(error.key, code, **error.values)
    if not error.filename:
        return Failed("file.nowhere", COULD_NOT, trouble=trouble(error))
    return Failed("file.at", COULD_NOT, path=error.filename, trouble=trouble(error))


def sentence(message: str) -> str:
    """A message on one line, without a full stop of its own."""
    line = " ".join(message.split())
    return brief(line if line.endswith("..") else line.removesuffix("."))
