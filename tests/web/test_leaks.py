"""Nothing leaks: not a card, not the order of the stock, not the seed, not who was asked what."""

import msgspec
import pytest

from fudaba.games.registry import NAMES
from fudaba.locale import Language
from fudaba.tables.live import Live
from fudaba.web.faces import Face, Faces, Form
from tests.effort import effort
from tests.web.watching import Leak, watch

DEALS = effort(60, 4)


@pytest.mark.parametrize("game", NAMES)
async def test_nothing_that_is_sent_depends_on_what_its_receiver_cannot_know(game: str) -> None:
    sent, compared = await watch(game, DEALS, 0.25, 1, Faces())
    assert compared > DEALS * 5
    assert sent > compared


class Leaky(Faces):
    """Sends a little more than it should."""

    def __init__(self, leak: str) -> None:
        super().__init__()
        self._leak = leak

    def match_state(
        self, live: Live, seat: int | None, language: Language, form: Form, told: int
    ) -> Face:
        face = super().match_state(live, seat, language, form, told)
        match = live.table.match
        assert match is not None
        said: object = None
        if self._leak == "hand":
            other = 0 if seat != 0 else 1
            said = match.view(other).hands[other].cards
        elif self._leak == "stock":
            said = list(match.deck)
        elif self._leak == "seed":
            said = live.table.seed
        elif self._leak == "asked":
            said = [len(match.actions), int(match.to_play)]
        return face._replace(
            written=face.written[:-1] + b',"more":' + msgspec.json.encode(said) + b"}"
        )


@pytest.mark.parametrize(
    ("leak", "game"),
    [("hand", "koikoi"), ("stock", "koikoi"), ("seed", "fjabbe"), ("asked", "hachihachi")],
)
async def test_a_leak_is_found(leak: str, game: str) -> None:
    with pytest.raises(Leak):
        await watch(game, 24, 1.0, 2, Leaky(leak))
