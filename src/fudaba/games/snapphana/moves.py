"""Moves of several actions, put as records have them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from fudaba.cards.pack import SNAPPHANA
from fudaba.games.snapphana import questions
from fudaba.games.snapphana.facts import DECLARATION, NOBODY
from fudaba.games.snapphana.kinds import NAMES

if TYPE_CHECKING:
    from fudaba.games.snapphana.match import SnapphanaMatch


def as_written(match: SnapphanaMatch, move: list[str]) -> list[str]:
    """A move as it is written: declarations in the order of the kinds, discards and the cards of
    a declaration in pack order, and of those none that is not asked for (contract, 2).

    A move that is legal as it is, and one that is not legal either way, is left alone.
    """
    if len(move) < 2:
        return move
    texts = [match.alias(" ".join(text.split())) for text in move]
    if _taken(match, texts) == texts:
        return move
    return _taken(match, _sorted(match, texts)) or move


def _taken(match: SnapphanaMatch, texts: list[str]) -> list[str]:
    """What is asked for of these actions; nothing where one of them is not legal."""
    seat = match.to_play
    twin = match.copy()
    twin.stop_after_deal = True
    found: list[str] = []
    for text in texts:
        code = match.game.spec.action_codes.get(text)
        if code is not None and twin.to_play == seat and twin.is_legal(code):
            twin.step(code)
            found.append(text)
        elif not _is_forced(twin, seat, text):
            return []
    return found


def _sorted(match: SnapphanaMatch, move: list[str]) -> list[str]:
    """Every declaration with its cards behind it; one that was begun before comes first."""
    parts: list[tuple[int, list[str]]] = [(-1, [])]
    rest: list[str] = []
    for text in move:
        verb, _, name = text.partition(" ")
        if verb == "declare" and name in NAMES:
            parts.append((NAMES.index(name), [text]))
        elif verb in ("show", "discard", "done"):
            parts[-1][1].append(text)
        else:
            rest.append(text)
    codes = match.game.spec.action_codes
    last = len(codes)
    found: list[str] = []
    for _, texts in sorted(parts, key=lambda part: part[0]):
        head = [text for text in texts if text.startswith("declare")]
        tail = [text for text in texts if not text.startswith("declare")]
        tail.sort(key=lambda text: last if text == "done" else codes.get(text, last))
        found += head + tail
    return found + rest


def _is_forced(match: SnapphanaMatch, seat: i64, text: str) -> bool:
    """Whether a declaration has come to this by itself: a card laid out, its end, its win."""
    verb, _, name = text.partition(" ")
    if match.is_over and match.deals[-1].end == DECLARATION:
        return verb in ("declare", "show", "done")  # E8-011: it was not needed any more
    if verb == "done":
        return match.question != questions.SHOW
    if verb != "show":
        return False
    if match.question == questions.SHOW:
        laid = match.chosen
    else:
        bundle = match.bundles[seat]
        laid = 0 if bundle is None or match.last_kind == NOBODY else bundle.cards[match.last_kind]
    return bool(laid & SNAPPHANA.set(name))
