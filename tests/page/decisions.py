"""Decisions that one does not pass on the way through a match, each laid by its own pack."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from playwright.async_api import Page

from tests.page.player import hurry_until, settled
from tests.page.visit import Visit


class Decision(NamedTuple):
    """A question, and the table at which it is asked of whoever plays as `NEXT` says."""

    name: str
    game: str
    phase: str
    bots: int
    seed: int
    #: An answer that tells it from others of the same phase.
    verb: str = ""
    #: Where this is asked, the last answer is given instead of the first.
    turning: str = ""
    more: dict[str, Any] = {}  # noqa: RUF012 - nobody writes into it


_CLASSIC: Final = {"preset": "classic"}
_FREE: Final = {"options": {"auction_min": "free"}}

DECISIONS: Final = (
    Decision("koikoi-place", "koikoi", "place_played", 1, 7),
    Decision("koikoi-place-drawn", "koikoi", "place_drawn", 1, 3),
    Decision("hachihachi-mizuten", "hachihachi", "mizuten", 2, 1, more=_CLASSIC),
    Decision("hachihachi-share", "hachihachi", "share", 3, 1, more=_FREE),
    Decision("hachihachi-declare", "hachihachi", "teyaku", 2, 5),
    Decision("hachihachi-late", "hachihachi", "late_teyaku", 2, 5, turning="teyaku"),
    Decision("hachihachi-place", "hachihachi", "place_played", 2, 12),
    Decision("hachihachi-place-drawn", "hachihachi", "place_drawn", 2, 5),
    Decision("hachihachi-decide", "hachihachi", "decide", 2, 2),
    Decision("hachihachi-cancel", "hachihachi", "play", 2, 13, "cancel", turning="decide"),
    Decision("hachihachi-repay", "hachihachi", "repay", 2, 2, more=_CLASSIC),
    Decision("hachijuu-place", "hachijuu", "place_played", 2, 10),
    Decision("hachijuu-place-drawn", "hachijuu", "place_drawn", 2, 10),
    Decision("800-discard", "800", "discard", 3, 3),
    Decision("1000-declare", "1000", "play", 1, 1, "declare"),
    Decision("1000-give", "1000", "give", 1, 6),
    Decision("150-declare", "150", "play", 1, 1, "declare"),
    Decision("150-give", "150", "give", 1, 1),
    Decision("fjabbe-give", "fjabbe", "give", 3, 11),
)

_ASKED: Final = """() => {
  const { dataset, scene } = document.querySelector('fd-table');
  if (dataset.state !== 'asked') return false;
  const { phase, verb, choices = [] } = scene.question;
  const verbs = [verb ?? '', ...choices.flatMap((one) => one.actions)];
  return phase === 'PHASE' && verbs.some((one) => one.startsWith('VERB'));
}"""


def asks(phase: str, verb: str = "") -> str:
    """Whether the table asks this, as an expression of the page."""
    return _ASKED.replace("PHASE", phase).replace("VERB", verb)


async def reach(visit: Visit, page: Page, decision: Decision) -> None:
    """Lays the table, and plays until this is asked."""
    bots = ["bot greedy"] * decision.bots
    await visit.sit(page, decision.game, *bots, seed=decision.seed, **decision.more)
    if decision.turning:
        await hurry_until(page, asks(decision.turning))
        await page.locator(".decision .choices li:last-child button").click()
        await settled(page)
    await hurry_until(page, asks(decision.phase, decision.verb))
