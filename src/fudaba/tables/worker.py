"""A worker process: answers questions from its input on its output until the input ends.

`python -m fudaba.tables.worker MODULE:FUNCTION ...` names what it may be asked to do. A question is
four bytes of length, the number of the function, and what it takes, in MessagePack.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, BinaryIO, get_type_hints

import msgspec

#: The answer's first byte.
ANSWERED, FAILED = b"\0", b"\1"


def serve(names: list[str]) -> None:
    """Answers until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What something prints by mistake must not come between the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    questions = sys.stdin.buffer
    known = [_known(name) for name in names]
    while (frame := _frame(questions)) is not None:
        decoder, function = known[frame[0]]
        try:
            answer = ANSWERED + msgspec.msgpack.encode(function(decoder.decode(frame[1:])))
        except Exception as problem:
            answer = FAILED + repr(problem).encode()
        answers.write(len(answer).to_bytes(4, "big") + answer)
        answers.flush()


def _known(name: str) -> tuple[msgspec.msgpack.Decoder[Any], Callable[[Any], object]]:
    module, _, attribute = name.partition(":")
    function = getattr(import_module(module), attribute)
    hints = get_type_hints(function)
    hints.pop("return")
    (takes,) = hints.values()
    return msgspec.msgpack.Decoder(takes), function


def _frame(source: BinaryIO) -> bytes | None:
    head = source.read(4)
    if len(head) < 4:
        return None
    body = source.read(int.from_bytes(head, "big"))
    return body if body else None


if __name__ == "__main__":
    serve(sys.argv[1:])
