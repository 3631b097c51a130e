"""What every bot promises: legal choices, from what its seat knows, the same every time."""

from itertools import islice
from random import Random

import pytest

from fudaba.bots.registry import bot
from fudaba.cards.rng import Rng
from tests.bots.duels import PAIRS, decisions, played
from tests.conformance.play import random_match
from tests.effort import effort

MATCHES = effort(60, 12)
#: How far into a match hidden cards are dealt again; a campaign is long.
POSITIONS = 200


@pytest.mark.parametrize(("name", "game"), PAIRS)
def test_choices_are_legal_under_any_options(name: str, game: str) -> None:
    random = Random(f"legal {name} {game}")
    player = bot(name, game)
    for _ in range(MATCHES):
        match = random_match(game, random)
        rng = Rng(random.getrandbits(60))
        seats = range(match.game.seats)
        bots = [player if random.random() < 0.7 else bot("random", game) for _ in seats]
        assert played(match, bots, rng).is_over  # apply refuses what is not legal


@pytest.mark.parametrize(("name", "game"), PAIRS)
def test_hidden_cards_make_no_difference(name: str, game: str) -> None:
    random = Random(f"blind {name} {game}")
    player = bot(name, game)
    for _ in range(MATCHES // 3):
        match = random_match(game, random)
        course = decisions(match, [player] * match.game.seats, Rng(1))
        for position in islice(course, POSITIONS):
            seat = int(position.to_play)
            twin = position.copy()
            twin.resample(seat, Rng(random.getrandbits(60)))
            state = random.getrandbits(60)
            assert player.choose(position, Rng(state)) == player.choose(twin, Rng(state))


@pytest.mark.parametrize(("name", "game"), PAIRS)
def test_choosing_leaves_the_match_alone(name: str, game: str) -> None:
    random = Random(f"untouched {name} {game}")
    player = bot(name, game)
    match = random_match(game, random)
    for position in decisions(match, [player] * match.game.seats, Rng(1)):
        before = position.copy()
        player.choose(position, Rng(2))
        assert position == before
        assert position.legal_actions() == before.legal_actions()


@pytest.mark.parametrize(("name", "game"), PAIRS)
def test_the_same_seed_gives_the_same_match(name: str, game: str) -> None:
    def one_match() -> object:
        random = Random(f"same {name} {game}")
        match = random_match(game, random)
        return played(match, [bot(name, game)] * match.game.seats, Rng(5)).record()

    assert one_match() == one_match()


@pytest.mark.parametrize(("name", "game"), PAIRS)
def test_a_bot_knows_its_name(name: str, game: str) -> None:
    assert bot(name, game).name == name
