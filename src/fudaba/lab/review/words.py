"""The costliest moments in words."""

from __future__ import annotations

from typing import Final

from fudaba.lab.interval import Z
from fudaba.lab.review.evidence import Evidence
from fudaba.lab.review.result import Change, Decision
from fudaba.locale import Language, game_key, reason_text, word
from fudaba.locale.numbers import number, percentage

#: Shares that differ by less are told as the same.
ALIKE: Final = 0.02
#: Where less than this part of a loss shows in plain play, the words say so.
PLAIN: Final = 0.5


def said(game: str, key: str, language: Language, **values: object) -> str:
    """A word of the review: the game's own, where it has one."""
    return word(game_key(game, f"review.{key}") or f"review.{key}", language, **values)


def where(decision: Decision, language: Language) -> str:
    """Where in the match a decision stands."""
    return word("review.place", language, deal=decision.deal, ply=decision.ply)


def explained(game: str, decision: Decision, found: Evidence, language: Language) -> str:
    """A loss in words: where, how much, and what was given up."""
    reach = Z * decision.error
    better = said(
        game,
        "better",
        language,
        place=where(decision, language),
        action=decision.action,
        best=decision.best,
        loss=number(decision.loss, language, 2),
        low=number(decision.loss - reach, language, 2),
        high=number(decision.loss + reach, language, 2),
    )
    if found.gain <= 0:  # what changes between greedy bots does not explain it
        return f"{better} {word('review.search_only', language)}"
    told = [better, *(_change(game, change, language) for change in found.changes)]
    played, best = found.ahead
    if abs(best - played) >= ALIKE:
        told.append(
            said(
                game,
                "ahead",
                language,
                best=_share(best, language),
                played=_share(played, language),
            )
        )
    if found.gain < PLAIN * decision.loss:
        told.append(said(game, "plain", language, gain=number(found.gain, language, 2)))
    elif len(told) == 1:
        told.append(word("review.small", language))
    return " ".join(told)


def _change(game: str, change: Change, language: Language) -> str:
    """A change by how often it comes up, where that says it; else by how much it comes to."""
    rise = change.best - change.played
    is_told_by_share = abs(rise) >= ALIKE and (rise > 0) == (change.amount > 0)
    return said(
        game,
        f"{'often' if is_told_by_share else 'sum'}.{change.who}",
        language,
        reason=reason_text(game, change.reason, language),
        played=_share(change.played, language),
        best=_share(change.best, language),
        points=number(change.points, language, 2),
    )


def _share(value: float, language: Language) -> str:
    return percentage(value, language, places=0)
