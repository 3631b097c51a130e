"""The OpenSpiel games pass OpenSpiel's own suites; their information states are sound."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

from fudaba.cards.rng import Rng
from fudaba.envs.openspiel import FudabaState, register, resampler
from fudaba.games.registry import NAMES
from tests.envs.variety import every_variant


def loaded(name: str, **options: Any) -> Any:
    register()
    return pyspiel.load_game(f"fudaba_{name}", options)


def dealt(game: Any, rng: Random) -> FudabaState:
    """A state after its seed was chosen."""
    state: FudabaState = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.randrange(len(state.chance_outcomes())))
    return state


def stepped(state: FudabaState, rng: Random) -> None:
    state.apply_action(rng.choice(state.legal_actions()))


@every_variant
def test_random_simulations(
    name: str, options: dict[str, Any], capfd: pytest.CaptureFixture[str]
) -> None:
    """pyspiel's own, with serialisation: it ends the process if something is wrong."""
    for reward in ("deal", "match"):
        game = loaded(name, one_deal=True, reward=reward, **options)
        pyspiel.random_sim_test(game, 1, serialize=True, verbose=False)
    capfd.readouterr()


@every_variant
def test_simulations_in_python(name: str, options: dict[str, Any]) -> None:
    games_sim_test.GamesSimTest("sim_game").sim_game(loaded(name, one_deal=True, **options))


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_match(name: str) -> None:
    game = loaded(name, **({"deals": 3} if name in ("koikoi", "hachihachi") else {}))
    rng = Random(name)
    state = dealt(game, rng)
    while not state.is_terminal():
        stepped(state, rng)
    assert state.course is not None
    assert state.course.match.is_over
    assert all(game.min_utility() <= gain <= game.max_utility() for gain in state.returns())


@pytest.mark.parametrize("name", NAMES)
def test_deals_1_is_one_deal(name: str) -> None:
    register()
    game = pyspiel.load_game(f"fudaba_{name}(deals=1)")
    rng = Random(name)
    state = dealt(game, rng)
    assert state.course is not None
    before = len(state.course.match.deals)
    while not state.is_terminal():
        stepped(state, rng)
    assert len(state.course.match.deals) == before + 1
    assert not loaded(name).rules.one_deal


def test_other_numbers_of_deals_need_the_option() -> None:
    with pytest.raises(ValueError, match="800 has no option 'deals'"):
        loaded("800", deals=2)
    with pytest.raises(ValueError, match="deals"):
        loaded("koikoi", deals=0)


@every_variant
def test_information_states_leak_nothing(name: str, options: dict[str, Any]) -> None:
    game = loaded(name, **options)
    rng = Random(1)
    state = dealt(game, rng)
    for _ in range(60):
        if state.is_terminal():
            break
        player = rng.randrange(game.num_players())
        twin = state.resampled(player, Rng(rng.getrandbits(30)))
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        mine = state.current_player()
        twin = state.resampled(mine, Rng(rng.getrandbits(30)))
        assert twin.legal_actions() == state.legal_actions()
        stepped(state, rng)


@pytest.mark.parametrize("name", NAMES)
def test_information_states_recall_everything(name: str) -> None:
    """Where two states look alike to a player, its actions and all it saw before were alike."""
    game = loaded(name, one_deal=True)
    seen: dict[str, tuple[str, ...]] = {}
    for number in range(6):
        state = dealt(game, Random(number // 2))
        rng = Random(number)
        before: list[tuple[str, ...]] = [()] * game.num_players()
        while not state.is_terminal():
            player = state.current_player()
            text = state.information_state_string(player)
            assert seen.setdefault(text, before[player]) == before[player]
            action = rng.choice(state.legal_actions())
            before[player] += (text, str(action))
            state.apply_action(action)


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_plays_on_by_itself(name: str) -> None:
    rng = Random(3)
    state = dealt(loaded(name, one_deal=True), rng)
    for _ in range(3):
        stepped(state, rng)
    before = str(state), state.information_state_string(0)
    twin = state.clone()
    while not twin.is_terminal():
        stepped(twin, rng)
    assert (str(state), state.information_state_string(0)) == before


@pytest.mark.parametrize("name", NAMES)
def test_serialisation_brings_everything_back(name: str) -> None:
    game = loaded(name)
    rng = Random(4)
    state = dealt(game, rng)
    for _ in range(90):
        stepped(state, rng)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    for player in range(game.num_players()):
        text = state.information_state_string(player)
        assert again.information_state_string(player) == text


def test_a_resampled_state_cannot_be_written_down() -> None:
    state = dealt(loaded("koikoi"), Random(1))
    with pytest.raises(TypeError, match="no seed"):
        assert state.resampled(0, Rng(1)).course.__reduce__()


@pytest.mark.parametrize("name", NAMES)
def test_ismcts_plays(name: str) -> None:
    """OpenSpiel's search in Python, once with our resampler and once with its own call."""
    game = loaded(name, one_deal=True, reward="match")
    state = dealt(game, Random(5))
    for own in (True, False):
        evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
        bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=np.random.RandomState(2))
        if own:
            bot.set_resampler(resampler(7))
        for _ in range(2):
            if not state.is_terminal():
                state.apply_action(bot.step(state))


def test_ismcts_beats_chance() -> None:
    game = loaded("koikoi", one_deal=True, reward="match")
    won = 0.0
    for number in range(8):
        rng = Random(number)
        state = dealt(game, rng)
        seat = number % 2
        evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(number))
        bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 15, random_state=np.random.RandomState(number))
        bot.set_resampler(resampler(number))
        while not state.is_terminal():
            if state.current_player() == seat:
                state.apply_action(bot.step(state))
            else:
                stepped(state, rng)
        won += state.returns()[seat]
    assert won > 0


def test_presets_and_options() -> None:
    classic = loaded("hachihachi", preset="classic", seats=5, deals=3)
    assert classic.num_players() == 5
    assert classic.rules.game.options["kan_points"] == 12
    assert classic.rules.game.options["deals"] == 3
    text = "fudaba_koikoi(deals=6,sake_cup_kasu=True,reward=match)"
    game = pyspiel.load_game(text)
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert game.rules.game.options["sake_cup_kasu"] is True
    assert (game.min_utility(), game.max_utility()) == (-1, 1)


def test_actions_are_spelled() -> None:
    rng = Random(6)
    state = loaded("koikoi").new_initial_state()
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 5) == "seed 5"
    assert state.observation_string(0) == state.information_state_string(0) == ""
    assert not any(state.observation_tensor(0))
    state = dealt(loaded("koikoi"), rng)
    for action in state.legal_actions():
        assert state.action_to_string(state.current_player(), action).startswith("play ")
    assert state.action_to_string(state.current_player(), 99) == "koi"


def test_observers_name_their_parts() -> None:
    game = loaded("koikoi")
    observer = game.make_py_observer()
    state = dealt(game, Random(7))
    observer.set_from(state, 0)
    assert observer.dict["hand"].shape == (1, 48)
    assert observer.dict["hand"].sum() == 8
    assert observer.dict["captured"].shape == (2, 48)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(params={"colour": "red"})
