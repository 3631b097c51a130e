"""A move: stored before it is acknowledged, never played twice, refused with a sentence."""

from typing import Any

import pytest

from tests.web.running import Sitting
from tests.web.types import Somebody

BOT = {"kind": "bot", "level": "greedy"}


async def seated(somebody: Somebody, game: str = "koikoi", *others: Any, **rest: Any) -> Sitting:
    anna = somebody()
    laid = await anna.lay(game, "me", *(others or (BOT,)), **rest)
    sitting = await anna.sits(laid["id"])
    await sitting.my_turn()
    return sitting


async def test_a_resent_move_is_not_played_twice(somebody: Somebody) -> None:
    sitting = await seated(somebody)
    number, action = sitting.view["number"], sitting.view["legal"][0]
    for _ in range(3):
        assert await sitting.move(action, id="once", number=number) == {"t": "ack", "id": "once"}
    await sitting.say("ping")
    await sitting.hear("pong")
    plays = [e for e in sitting.view["events"] if e["kind"] == "play" and e["seat"] == 0]
    assert len(plays) <= 1


async def test_a_late_move_is_refused_with_a_sentence_and_the_present_state(
    somebody: Somebody,
) -> None:
    sitting = await seated(somebody)
    number, action = sitting.view["number"], sitting.view["legal"][0]
    await sitting.move(action)
    refused = await sitting.move(action, number=number)
    assert (refused["key"], refused["t"]) == ("tables.late", "refused")
    assert "late" in refused["text"]
    state = await sitting.hear("state")
    assert state["view"]["number"] > number


async def test_an_illegal_move_changes_nothing(somebody: Somebody) -> None:
    sitting = await seated(somebody)
    before = sitting.view
    refused = await sitting.move("play 99X")
    assert refused["t"] == "refused"
    state = await sitting.hear("state")
    assert (state["view"]["number"], state["view"]["legal"]) == (before["number"], before["legal"])


async def test_several_actions_are_played_whole_or_not_at_all(somebody: Somebody) -> None:
    """Discards of 1000 come in one move."""
    sitting = await seated(somebody, "1000", BOT, seed=3)
    asked = sitting.view["asked"]
    while asked["most"] < 2:
        await sitting.move(sitting.view["legal"][0])
        await sitting.my_turn()
        asked = sitting.view["asked"]
    number, hand = sitting.view["number"], sitting.view["hands"][0]["cards"]
    discards = sitting.view["legal"][: asked["least"]]
    refused = await sitting.move(*discards[:-1], "discard nothing")
    assert refused["t"] == "refused"
    state = await sitting.hear("state")
    assert (state["view"]["number"], state["view"]["hands"][0]["cards"]) == (number, hand)
    assert (await sitting.move(*discards))["t"] == "ack"


async def test_what_a_choice_would_bring_is_told(somebody: Somebody) -> None:
    sitting = await seated(somebody)
    number = sitting.view["number"]
    await sitting.say("would", id="w", number=number, actions=[sitting.view["legal"][0]])
    assert "consequences" in await sitting.hear("would")
    await sitting.say("would", id="v", number=number, actions=["play 99X"])
    assert (await sitting.hear("would"))["refusal"]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "tables.no_json"),
        ("{", "tables.no_json"),
        ("[]", "tables.malformed"),
        ('{"t":"dance"}', "tables.malformed"),
        ('{"t":"move"}', "tables.malformed"),
        ('{"t":"move","id":"x","number":-1,"actions":["a"]}', "tables.malformed"),
        ('{"t":"move","id":"x","number":1,"actions":[]}', "tables.malformed"),
        ('{"t":"move","id":"x","number":1,"seat":1,"actions":["a"]}', "tables.foreign_seat"),
        ('{"t":"seat","seat":1}', "tables.foreign_seat"),
        ('{"t":"language","lang":"xx"}', "tables.malformed"),
        ("[" * 5000, "tables.malformed"),
    ],
)
async def test_a_bad_message_is_refused_and_the_table_goes_on(
    somebody: Somebody, text: str, key: str
) -> None:
    sitting = await seated(somebody)
    await sitting.socket.send(text)
    assert (await sitting.hear("refused"))["key"] == key
    assert (await sitting.move(sitting.view["legal"][0]))["t"] == "ack"


async def test_refusals_are_in_the_language_of_the_client(somebody: Somebody) -> None:
    sitting = await seated(somebody)
    said = []
    for language in ("en", "sv", "ja"):
        await sitting.say("language", lang=language)
        await sitting.say("back", id="b")
        said.append((await sitting.hear("refused"))["text"])
    assert len(set(said)) == 3
