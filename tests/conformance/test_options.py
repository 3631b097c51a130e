"""Everything a game declares can be chosen, and a whole match played with it."""

from random import Random

import pytest

from fudaba.games.options import OptionError, value_text
from fudaba.games.registry import spec
from tests.conformance.play import play_out


def test_every_preset_plays_with_every_number_of_seats(name: str, rng: Random) -> None:
    for preset in (None, *spec(name).presets):
        for seats in spec(name).seats:
            game = spec(name).game(preset, seats)
            match = game.new(rng.getrandbits(32))
            play_out(match, rng)
            assert match.is_over, (preset, seats)
            assert len(match.scores) == seats or seats % len(match.scores) == 0


def test_every_value_of_every_option_plays(name: str, rng: Random) -> None:
    for option in spec(name).options:
        for value in option.values:
            game = spec(name).game(None, None, {option.name: value})
            assert game.options[option.name] == value
            match = game.new(rng.getrandbits(32))
            play_out(match, rng)
            assert match.is_over, (option.name, value)


def test_options_may_be_given_in_the_words_of_the_rule_text(name: str) -> None:
    for option in spec(name).options:
        for value in option.values:
            game = spec(name).game(None, None, {option.name: value_text(value)})
            assert game.options[option.name] == value
            assert type(game.options[option.name]) is type(value)


def test_what_a_game_does_not_have_is_refused_by_name(name: str) -> None:
    with pytest.raises(OptionError, match="no_such_option"):
        spec(name).game(None, None, {"no_such_option": True})
    with pytest.raises(OptionError, match="no_such_preset"):
        spec(name).game("no_such_preset")
    with pytest.raises(OptionError, match="99"):
        spec(name).game(None, 99)
    for option in spec(name).options:
        with pytest.raises(OptionError, match=option.name):
            spec(name).game(None, None, {option.name: "no_such_value"})


def test_overrides_and_preset_give_the_same_options_again(name: str, rng: Random) -> None:
    for preset in (None, *spec(name).presets):
        given = {option.name: rng.choice(option.values) for option in spec(name).options}
        game = spec(name).game(preset, None, given)
        assert spec(name).game(preset, None, game.overrides).options == game.options
