"""Hachi-Hachi and Hachijuu scenes for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from mypy_extensions import u8

from fudaba.cards.pack import HANAFUDA
from fudaba.cards.vectors import vec
from fudaba.games.contract import Match
from fudaba.games.deals import GivenDeals
from fudaba.games.options import OptionValue
from fudaba.games.registry import spec
from fudaba.locale import Language
from fudaba.scenes.registry import stage
from fudaba.scenes.scene import Question, Scene, SeatScene
from fudaba.scenes.stage import Stage

NAMES = ("Anna", "Kei", "Ben", "Rei", "Bo", "Ume", "Emi")

#: Three players, a large field: seat 0 makes blue ribbons with two turns left, the others nothing.
BLUE = (
    "10K2 8K2 1R 2K1 6K2 1K2 10R 12K2 9R 11L 8L 12L 5K2 7K2 7K1 5R 3K2 7R 5A 11A 2A 4R 6A 3K1 "
    "4A 9A 1L 3L 4K1 9K2 9K1 5K1 7A 3R 12K1 2R 2K2 6R 10A 11R 4K2 6K1 11K1 8A 8K1 1K1 10K1 12K3"
)


def new_match(
    game: str, seats: int, seed: int = 0, preset: str | None = None, **options: OptionValue
) -> Match:
    return spec(game).game(preset, seats, options).new(seed)


def dealt(game: str, seats: int, dealer: int, deck: str, **options: OptionValue) -> Match:
    """A match whose first deal is written out."""
    given = GivenDeals()
    given.first_dealer = dealer
    given.decks[0] = vec[u8]([HANAFUDA.card(card) for card in deck.split()])
    return spec(game).game(None, seats, options).new(7, given)


def stage_of(match: Match, seat: int | None, language: Language = "en") -> Stage:
    return stage(match.game, NAMES[: match.game.seats], seat, language)


def scene_of(match: Match, seat: int | None, language: Language = "en") -> Scene:
    return stage_of(match, seat, language).scene(match.view(seat))


def question_of(match: Match, language: Language = "en") -> Question:
    """What the player to move is asked."""
    found = scene_of(match, int(match.to_play), language).question
    assert found is not None
    return found


def seat_of(scene: Scene, seat: int) -> SeatScene:
    return next(one for one in scene.seats if one.seat == seat)


def warning(question: Question) -> str:
    return "".join(span.text for span in question.warning)


def course(match: Match, rng: Random) -> Iterator[Match]:
    """The match at every decision of a random course."""
    while not match.is_over:
        yield match
        match.apply(rng.choice(match.legal_actions()))


def middling(match: Match) -> None:
    """Plays the action in the middle."""
    actions = match.legal_actions()
    match.apply(actions[len(actions) // 2])
