"""Score pads over the real interface: several phones, corrections, exports, a server's death."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from fudaba.games.registry import NAMES
from tests.conformance.play import play_out, random_match
from tests.score.noted import noted
from tests.web.running import Person, http, server

STOP = {"end": "stop", "by": 0, "captured": ["1L 3L 8L", None], "koi": [0, 1]}
DRAW = {"end": "exhausted"}


async def opened(client: httpx.AsyncClient, **wanted: Any) -> tuple[str, dict[str, str]]:
    """A pad, and what a phone sends to write on it."""
    answer = await client.post("/api/pads", json={"game": "koikoi", "names": ["A", "B"], **wanted})
    assert answer.status_code == 200, answer.text
    found = answer.json()
    return f"/api/pads/{found['id']}", {"X-Pad-Key": found["key"]}


async def note(
    client: httpx.AsyncClient, pad: str, key: dict[str, str], number: int, facts: Any, version: int
) -> httpx.Response:
    body = {"version": version, "number": number, "facts": facts}
    return await client.post(f"{pad}/deals", json=body, headers=key)


def totals(state: dict[str, Any]) -> list[int]:
    return [party["points"] for party in state["scene"]["parties"]]


async def test_a_correction_of_deal_one_changes_what_follows(
    somebody: Callable[[], Person],
) -> None:
    phone = somebody().client
    pad, key = await opened(phone)
    for number, facts in enumerate((DRAW, STOP), 1):
        answer = await note(phone, pad, key, number, facts, number - 1)
        assert answer.status_code == 200, answer.text
    assert totals(answer.json()) == [12, 0]  # KK-414, KK-601
    corrected = (await note(phone, pad, key, 1, STOP, 2)).json()
    assert totals(corrected) == [24, 0]
    assert corrected["changed"] == [1, 2]
    assert corrected["version"] == 3


async def test_two_phones_note_the_same_deal_and_one_is_told(
    somebody: Callable[[], Person],
) -> None:
    first, second = somebody().client, somebody().client
    pad, key = await opened(first)
    answers = await asyncio.gather(
        note(first, pad, key, 1, STOP, 0), note(second, pad, key, 1, DRAW, 0)
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    refused = next(answer for answer in answers if answer.status_code == 409).json()
    assert refused["error"]["key"] == "pad.noted_meanwhile"
    assert len((await first.get(pad)).json()["deals"]) == 1


async def test_two_phones_note_different_deals_and_both_are_there(
    somebody: Callable[[], Person],
) -> None:
    first, second = somebody().client, somebody().client
    pad, key = await opened(first)
    await note(first, pad, key, 1, DRAW, 0)
    answers = await asyncio.gather(
        note(first, pad, key, 1, STOP, 1), note(second, pad, key, 2, DRAW, 1)
    )
    assert [answer.status_code for answer in answers] == [200, 200]
    assert (await second.get(pad)).json()["deals"] == [STOP, DRAW]


async def test_another_phone_sees_what_was_noted_without_asking_again(
    somebody: Callable[[], Person],
) -> None:
    writer, reader = somebody().client, somebody().client
    pad, key = await opened(writer)
    waiting = asyncio.create_task(reader.get(pad, params={"after": 0}))
    await asyncio.sleep(0)
    await note(writer, pad, key, 1, STOP, 0)
    seen = (await waiting).json()
    assert (seen["version"], totals(seen)) == (1, [12, 0])


async def test_a_link_without_the_key_only_reads(somebody: Callable[[], Person]) -> None:
    owner, stranger = somebody().client, somebody().client
    pad, _ = await opened(owner)
    answer = await note(stranger, pad, {}, 1, DRAW, 0)
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "pad.read_only")
    state = (await stranger.get(pad)).json()
    assert not state["may_edit"]
    assert state["key"] == ""


async def test_a_deal_struck_out_is_a_row_too(somebody: Callable[[], Person]) -> None:
    phone = somebody().client
    pad, key = await opened(phone)
    for number, facts in enumerate((STOP, DRAW), 1):
        await note(phone, pad, key, number, facts, number - 1)
    struck = (await note(phone, pad, key, 0, None, 2)).json()
    assert (struck["version"], struck["deals"]) == (3, [STOP])
    assert (await note(phone, pad, key, 0, None, 0)).status_code == 409  # noted since then
    assert (await note(phone, pad, key, 0, None, 3)).json()["deals"] == []
    nothing = await note(phone, pad, key, 0, None, 4)
    assert nothing.json()["error"]["key"] == "pad.nothing_to_strike"


async def test_what_was_sent_twice_is_noted_once(somebody: Callable[[], Person]) -> None:
    phone = somebody().client
    pad, key = await opened(phone)
    body = {"id": "tap-1", "version": 0, "number": 1, "facts": DRAW}
    for _ in range(2):
        answer = await phone.post(f"{pad}/deals", json=body, headers=key)
        assert answer.status_code == 200
    assert answer.json()["version"] == 1


async def test_a_deal_that_cannot_be_is_refused_in_words(somebody: Callable[[], Person]) -> None:
    phone = somebody().client
    pad, _ = await opened(phone)
    draft = {"facts": {"end": "stop", "by": 0, "captured": ["1L 3L", None], "koi": [0, 0]}}
    body = {"draft": draft, "number": 1}
    tried = (await phone.post(f"{pad}/try", params={"lang": "sv"}, json=body)).json()
    scene = tried["scene"]
    assert "KK-501" in scene["problem"]
    assert "preview" not in scene
    malformed = await phone.post(f"{pad}/try", json={"draft": {"facts": {"end": 5}}, "number": 1})
    assert malformed.status_code == 400
    assert malformed.json()["error"]["key"] == "pad.malformed"


@pytest.mark.parametrize("name", NAMES)
async def test_an_exported_pad_is_the_same_when_it_is_imported(
    name: str, somebody: Callable[[], Person]
) -> None:
    rng = Random(f"export {name}")
    match = random_match(name, rng)
    play_out(match, rng)
    phone = somebody().client
    facts = [noted(match, number) for number in range(1, min(3, len(match.deals)) + 1)]
    pad, _ = await opened(
        phone,
        game=name,
        preset=match.game.preset,
        options=match.game.overrides,
        names=[f"N{seat}" for seat in range(int(match.game.seats))],
        dealer=int(match.deals[0].dealer),
        deals=facts,
    )
    exported = (await phone.get(f"{pad}/export.json")).json()
    assert exported.pop("fudaba_pad") == 1
    again, _ = await opened(phone, **exported)
    first, second = (await phone.get(pad)).json(), (await phone.get(again)).json()
    assert first["scene"] == second["scene"]
    last = match.deals[len(facts) - 1]
    assert totals(first) == [int(total) for total in last.totals]
    csv = (await phone.get(f"{pad}/export.csv")).text.splitlines()
    assert len(csv) == 1 + len(facts)


async def test_a_killed_server_has_lost_nothing_that_was_noted(tmp_path: Path) -> None:
    arguments = ("--database", str(tmp_path / "pads.sqlite"))
    with server(*arguments) as running:
        async with http(running) as phone:
            pad, key = await opened(phone)
            for number in range(1, 4):
                assert (await note(phone, pad, key, number, STOP, number - 1)).status_code == 200
            running.kill()
    with server(*arguments) as running:
        async with http(running) as phone:
            state = (await phone.get(pad)).json()
            assert (state["version"], totals(state)) == (3, [36, 0])
            assert (await note(phone, pad, key, 4, DRAW, 3)).status_code == 200
