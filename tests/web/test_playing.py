"""Matches over real sockets, in a real server process."""

from tests.web.running import play_out
from tests.web.types import Somebody

BOT = {"kind": "bot", "level": "greedy"}


async def test_a_match_against_a_bot_is_played_to_its_end(somebody: Somebody) -> None:
    anna = somebody()
    laid = await anna.lay("koikoi", "me", BOT, options={"deals": 3})
    sitting = await anna.sits(laid["id"])
    await play_out(sitting)
    assert sitting.state["table"]["state"] == "over"


async def test_two_people_by_invitation(somebody: Somebody) -> None:
    anna, bo = somebody(), somebody()
    laid = await anna.lay("koikoi", "me", "open", options={"deals": 3})
    assert await bo.refused("GET", f"/api/tables/{laid['id']}") == (404, "tables.no_such_table")
    one = await anna.sits(laid["id"])
    assert (await one.hear("state"))["view"] is None
    table = await bo.post(f"/api/tables/{laid['id']}/sit", {"invite": laid["invite"]})
    assert table["state"] == "playing"
    two = await bo.sits(laid["id"])
    await play_out(one, two)
    assert one.view["winner"] == two.view["winner"]
    record = (await bo.client.get(f"/api/tables/{laid['id']}/record")).text
    assert "seed = " in record


async def test_a_scene_is_in_the_language_of_the_connection(somebody: Somebody) -> None:
    anna = somebody()
    laid = await anna.lay("koikoi", "me", BOT)
    sitting = await anna.sits(laid["id"], form="scene", lang="sv")
    state = await sitting.hear("state")
    assert state["scene"]["language"] == "sv"
    await sitting.say("language", lang="ja")
    while state["scene"]["language"] != "ja":  # the bot may have moved in between
        state = await sitting.hear("state")
