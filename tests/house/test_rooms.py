"""A game is one name in every room, and has a part in each of them."""

import pytest

from fudaba.games.options import UnknownName
from fudaba.games.registry import (
    NAMES,
    ROOMS,
    MissingPart,
    home,
    names,
    part,
    register,
    spec,
    withdraw,
)
from tests.house.sources import SOURCE


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_its_part_in_every_room(name: str, room: str) -> None:
    found = part(name, room)
    assert [wanted for wanted in ROOMS[room] if not hasattr(found, wanted)] == []


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_called_the_same_by_the_registry_and_by_itself(name: str) -> None:
    assert spec(name).name == name
    assert spec(name).rulebook == home(name).family


def test_no_room_names_the_games_itself() -> None:
    """Only the registry lists them: no other file outside their own names two families."""
    families = {home(name).family for name in NAMES}
    for path in SOURCE.rglob("*.py"):
        where = path.relative_to(SOURCE)
        if where.parts[0] in ("drawing", "locale") or where.as_posix() == "games/registry.py":
            continue
        text = path.read_text("utf-8")
        named = {one for one in families if f'"{one}"' in text or f".{one} import" in text}
        assert len(named - set(where.with_suffix("").parts)) < 2, where


def test_a_game_that_nobody_registered_is_refused_by_its_name() -> None:
    with pytest.raises(UnknownName, match="koikoi"):
        part("koikoy", "bots")


def test_a_game_without_a_part_is_told_which_room_lacks_it() -> None:
    register("hollow", package="tests.house.toy")
    try:
        with pytest.raises(MissingPart, match=r"hollow has no part in the room bots: .*toy\.bots"):
            part("hollow", "bots")
        with pytest.raises(MissingPart, match="cellar"):
            part("koikoi", "cellar")
    finally:
        withdraw("tests.house.toy")
    assert names() == NAMES


def test_no_name_is_given_twice() -> None:
    with pytest.raises(ValueError, match="there is a game 'fjabbe' already"):
        register("other", "fjabbe")
