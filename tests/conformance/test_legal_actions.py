"""Legal actions: ascending codes, none only when the match is over, four ways to ask for them."""

from random import Random

from tests.conformance.play import matches, walk


def test_they_ascend_within_the_enumeration(name: str, rng: Random) -> None:
    for match in matches(name, rng):
        for state in walk(match, rng):
            legal = state.legal_actions()
            assert legal == sorted(set(legal))
            assert all(0 <= code < match.game.num_actions for code in legal)


def test_there_are_some_exactly_while_the_match_is_on(name: str, rng: Random) -> None:
    for match in matches(name, rng):
        for state in walk(match, rng):
            assert bool(state.legal_actions()) != state.is_over


def test_a_seat_of_the_game_is_to_play(name: str, rng: Random) -> None:
    for match in matches(name, rng):
        for state in walk(match, rng):
            assert state.is_over or 0 <= state.to_play < match.game.seats


def test_count_and_nth_list_them_too(name: str, rng: Random) -> None:
    for match in matches(name, rng):
        for state in walk(match, rng):
            listed = [int(state.legal_nth(index)) for index in range(int(state.legal_count()))]
            assert listed == state.legal_actions()


def test_is_legal_agrees_for_every_code(name: str, rng: Random) -> None:
    for match in matches(name, rng):
        codes = range(-3, match.game.num_actions + 4)
        for state in walk(match, rng):
            assert [code for code in codes if state.is_legal(code)] == state.legal_actions()


def test_asking_changes_nothing(name: str, rng: Random) -> None:
    for match in matches(name, rng):
        for state in walk(match, rng):
            assert state.legal_actions() == state.legal_actions()
