"""Sitting down, getting up, coming back; several seats on one device; practice; rematches."""

from typing import Any

from tests.web.running import Person, Sitting, play_out
from tests.web.types import Somebody

BOT = {"kind": "bot", "level": "greedy"}
SHORT = {"deals": 3}


async def two_at(somebody: Somebody, **rest: Any) -> tuple[str, Person, Person, Sitting, Sitting]:
    anna, bo = somebody(), somebody()
    await anna.post("/api/me", {"name": "Anna"})
    await bo.post("/api/me", {"name": "Bo"})
    laid = await anna.lay("koikoi", "me", "open", options=SHORT, **rest)
    await bo.post(f"/api/tables/{laid['id']}/sit", {"invite": laid["invite"]})
    one, two = await anna.sits(laid["id"]), await bo.sits(laid["id"])
    await one.until(lambda s: s["table"]["seats"][1]["present"])
    return laid["id"], anna, bo, one, two


async def test_names_languages_and_lists(somebody: Somebody) -> None:
    id, anna, bo, _one, _two = await two_at(somebody, public=True)
    await bo.post("/api/me", {"language": "sv"})
    assert (await bo.get("/api/me"))["language"] == "sv"
    carl = somebody()
    (mine,) = (await anna.get("/api/tables"))["mine"]
    assert (mine["id"], mine["state"], mine["subtitle"]) == (id, "playing", "Anna, Bo")
    turns = [(await one.get("/api/tables"))["mine"][0]["your_turn"] for one in (anna, bo)]
    assert sorted(turns) == [False, True]
    watch = (await carl.get("/api/tables"))["watch"]
    assert id in [one["id"] for one in watch]
    assert (await carl.get("/api/tables"))["mine"] == []


async def test_an_open_public_table_is_listed_and_taken_once(somebody: Somebody) -> None:
    anna, bo, carl = somebody(), somebody(), somebody()
    laid = await anna.lay("koikoi", "me", "open", public=True)
    assert laid["id"] in [one["id"] for one in (await bo.get("/api/tables"))["open"]]
    table = await bo.post(f"/api/tables/{laid['id']}/sit")
    assert [seat["is_me"] for seat in table["seats"]] == [False, True]
    assert table["invite"] == laid["invite"]
    answer = await carl.refused("POST", f"/api/tables/{laid['id']}/sit", {"seat": 1})
    assert answer == (409, "tables.seat_taken")


async def test_an_onlooker_sees_no_hand_and_may_be_kept_out(somebody: Somebody) -> None:
    id, *_ = await two_at(somebody, public=True)
    carl = somebody()
    watching = await carl.sits(id)
    view = (await watching.hear("state"))["view"]
    assert view["seat"] is None
    assert [hand["cards"] for hand in view["hands"]] == ["", ""]
    assert (await watching.move("play 1L"))["key"] == "tables.not_seated"
    closed, *_ = await two_at(somebody, public=True, onlookers=False)
    refused = await (await carl.sits(closed)).hear()
    assert refused["key"] == "tables.no_onlookers"


async def test_who_leaves_is_played_for_and_takes_the_seat_back(somebody: Somebody) -> None:
    id, anna, bo, one, two = await two_at(somebody)
    assert await anna.refused("POST", f"/api/tables/{id}/bot", {"seat": 1}) == (
        409,
        "tables.is_present",
    )
    await bo.post(f"/api/tables/{id}/leave")
    await two.close()
    await one.until(lambda s: not s["table"]["seats"][1]["present"])
    await one.until(lambda s: s["table"]["seats"][1]["left"])
    table = await anna.post(f"/api/tables/{id}/bot", {"seat": 1})
    assert table["seats"][1]["stand_in"] == "greedy"
    state = await one.my_turn()
    assert (await one.move(state["view"]["legal"][0]))["t"] == "ack"
    back = await bo.sits(id)
    state = await back.until(lambda s: s["table"]["seats"][1]["stand_in"] is None)
    assert state["table"]["seats"][1]["present"]
    await play_out(one, back)


async def test_who_is_only_gone_is_waited_for(somebody: Somebody) -> None:
    id, anna, _bo, one, two = await two_at(somebody, patience=3600)
    await two.close()
    await one.until(lambda s: not s["table"]["seats"][1]["present"])
    seat = one.state["table"]["seats"][1]
    if seat["present"]:
        seat = (await anna.get(f"/api/tables/{id}"))["seats"][1]
    table = await anna.get(f"/api/tables/{id}")
    assert table["seats"][1]["patience_ends"] - table["now"] > 3500
    answer = await anna.refused("POST", f"/api/tables/{id}/bot", {"seat": 1})
    assert answer == (409, "tables.patience_lasts")
    await one.say("wait")
    later = (await one.hear("table"))["table"]["seats"][1]["patience_ends"]
    assert later > table["seats"][1]["patience_ends"]


async def test_getting_up_before_the_match_opens_the_seat(somebody: Somebody) -> None:
    anna, bo = somebody(), somebody()
    laid = await anna.lay("fjabbe", "me", "open", "open", "open")
    path = f"/api/tables/{laid['id']}"
    await bo.post(f"{path}/sit", {"seat": 2, "invite": laid["invite"]})
    table = await anna.get(path)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "person", "open"]
    await bo.post(f"{path}/leave")
    assert (await anna.get(path))["seats"][2]["kind"] == "open"


async def test_a_rematch_is_one_table_whoever_asks(somebody: Somebody) -> None:
    id, anna, bo, one, two = await two_at(somebody)
    assert await anna.refused("POST", f"/api/tables/{id}/rematch") == (409, "tables.not_over")
    await play_out(one, two)
    first = await anna.post(f"/api/tables/{id}/rematch")
    assert await bo.post(f"/api/tables/{id}/rematch") == first
    table = await bo.get(f"/api/tables/{first['id']}")
    assert (table["state"], [seat["name"] for seat in table["seats"]]) == (
        "playing",
        ["Bo", "Anna"],
    )
    await one.until(lambda s: s["table"]["rematch"] == first["id"])
    assert id in [one["id"] for one in (await anna.get("/api/tables"))["finished"]]


async def test_a_device_is_passed_on_behind_a_curtain(somebody: Somebody) -> None:
    anna = somebody()
    laid = await anna.lay("koikoi", "me", {"kind": "device", "name": "Grandma"}, options=SHORT)
    sitting = await anna.sits(laid["id"])
    state = await sitting.hear("state")
    for _ in range(6):
        turn = state["table"]["turn"]
        assert state["view"]["seat"] is None
        assert all(hand["cards"] == "" for hand in state["view"]["hands"])
        await sitting.say("seat", seat=turn["seat"])
        state = await sitting.until(lambda s: s["view"]["seat"] is not None)
        assert state["view"]["seat"] == turn["seat"]
        while sitting.view["legal"]:
            before = sitting.view["number"]
            await sitting.move(sitting.view["legal"][0])
            while sitting.view["seat"] is not None and sitting.view["number"] <= before:
                await sitting.hear("state")
        state = sitting.state
    names = [seat["name"] for seat in state["table"]["seats"]]
    assert names[1] == "Grandma"


async def test_those_who_share_a_device_are_told_apart_without_names(somebody: Somebody) -> None:
    anna = somebody()
    nameless = {"kind": "device"}
    laid = await anna.lay("hachihachi", "me", nameless, nameless)
    seats = (await anna.get(f"/api/tables/{laid['id']}"))["seats"]
    names = [seat["name"] for seat in seats]
    assert names[1:] == ["Player 2", "Player 3"]
    assert names[0] not in names[1:]


async def test_practice_moves_are_taken_back_and_hints_given(somebody: Somebody) -> None:
    anna = somebody()
    laid = await anna.lay("koikoi", "me", BOT, practice=True, seed=7, options=SHORT)
    sitting = await anna.sits(laid["id"])
    first = await sitting.my_turn()
    before, number = first["view"]["hands"][0]["cards"], first["view"]["number"]
    await sitting.say("hint", id="h")
    hint = await sitting.hear("hint")
    assert hint["action"] in first["view"]["legal"]
    assert {one["action"] for one in hint["numbers"]} == set(first["view"]["legal"])
    assert [one["value"] for one in hint["numbers"]] == sorted(
        (one["value"] for one in hint["numbers"]), reverse=True
    )
    await sitting.move(hint["action"])
    await sitting.say("back", id="b")
    assert (await sitting.hear("ack"))["id"] == "b"
    again = await sitting.until(lambda s: s["view"]["number"] == number and s["view"]["legal"])
    assert again["view"]["hands"][0]["cards"] == before
    await sitting.say("back", id="c")
    assert (await sitting.hear("refused"))["key"] == "tables.nothing_to_take_back"
    await play_out(sitting)
    record = (await anna.client.get(f"/api/tables/{laid['id']}/record")).text
    assert "practice = true" in record
    (card,) = [c for c in (await anna.get("/api/tables"))["finished"] if c["id"] == laid["id"]]
    assert card["practice"]


async def test_nothing_is_taken_back_or_hinted_at_other_tables(somebody: Somebody) -> None:
    anna = somebody()
    laid = await anna.lay("koikoi", "me", BOT)
    sitting = await anna.sits(laid["id"])
    await sitting.my_turn()
    await sitting.say("back", id="b")
    assert (await sitting.hear("refused"))["key"] == "tables.no_taking_back"
    await sitting.say("hint", id="h")
    assert (await sitting.hear("refused"))["key"] == "tables.no_hints"


async def test_a_nudge_reaches_whoever_is_to_play(somebody: Somebody) -> None:
    *_, one, two = await two_at(somebody)
    await one.until(lambda s: s["view"])
    await two.until(lambda s: s["view"])
    asked, waits = (one, two) if one.view["legal"] else (two, one)
    await waits.say("nudge")
    assert (await asked.hear("nudged"))["from"] in ("Anna", "Bo")
    await asked.say("nudge")
    assert (await asked.hear("refused"))["key"] == "tables.nobody_to_nudge"


async def test_the_newest_window_is_told_what_it_missed(somebody: Somebody) -> None:
    _, anna, _bo, one, two = await two_at(somebody)
    await one.until(lambda s: s["view"])
    await two.until(lambda s: s["view"])
    known = one.view["happened"]
    mover = one if one.view["legal"] else two
    await mover.move(mover.view["legal"][0])
    id = one.state["table"]["id"]
    window = await anna.sits(id, told=known)
    view = (await window.hear("state"))["view"]
    assert len(view["events"]) == view["happened"] - known > 0
    scene = (await (await anna.sits(id, form="scene", told=known)).hear("state"))["scene"]
    assert [step["event"] for step in scene["steps"]] == list(range(known, scene["happened"]))
