"""A table as it was: what a seat saw then, and nothing that it may no longer look at."""

from __future__ import annotations

from typing import Any

from tests.web.running import Sitting
from tests.web.types import Somebody

BOT = {"kind": "bot", "level": "greedy"}


async def scenes(sitting: Sitting, moves: int) -> list[Any]:
    """Plays the first legal card so many times; the scenes in which one was asked."""
    seen: list[Any] = []
    while True:
        scene = (await sitting.until(lambda s: s["scene"] and "question" in s["scene"]))["scene"]
        seen.append(scene)
        if len(seen) > moves:
            return seen
        legal = [one["action"] for one in scene.get("hand", []) if one.get("action")]
        legal += [one["action"] for one in scene["middle"].get("places", []) if one.get("action")]
        legal = legal or scene["question"]["choices"][0]["actions"]
        number = scene["number"]
        await sitting.say("move", id=f"m{number}", number=number, actions=legal[:1])
        await sitting.until(lambda s, number=number: s["scene"]["number"] > number)


async def test_what_one_saw_is_seen_again(somebody: Somebody) -> None:
    anna, bo = somebody(), somebody()
    laid = await anna.lay("koikoi", "me", BOT, seed=5)
    path = f"/api/tables/{laid['id']}/moment"
    sitting = await anna.sits(laid["id"], "scene")
    seen = await scenes(sitting, 4)
    for scene in seen:
        again = await anna.get(path, happened=scene["happened"])
        for part in ("middle", "seats", "hand", "story", "number"):
            assert again[part] == scene[part]
    last = seen[-1]["happened"]
    for wrong in ("", "?happened=0", f"?happened={last + 1}"):
        assert await anna.refused("GET", path + wrong) == (404, "tables.no_such_event")
    assert await anna.refused("GET", f"{path}?happened=5&seat=1") == (400, "tables.foreign_seat")
    assert await bo.refused("GET", f"{path}?happened=5") == (404, "tables.no_such_table")
    watched = await bo.get(path, happened=seen[1]["happened"], invite=laid["invite"])
    assert "hand" not in watched


async def test_a_trick_that_is_turned_over_is_not_seen_again(somebody: Somebody) -> None:
    anna = somebody()
    laid = await anna.lay("150", "me", BOT, seed=4)
    path = f"/api/tables/{laid['id']}/moment"
    sitting = await anna.sits(laid["id"], "scene")
    seen = await scenes(sitting, 8)
    assert await anna.get(path, happened=seen[-1]["happened"])
    early = next(one["happened"] for one in seen if one["middle"].get("before"))
    assert await anna.refused("GET", f"{path}?happened={early}") == (400, "tables.no_looking_back")
