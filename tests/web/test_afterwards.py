"""A finished match: its record, its sheets, every moment of it, its review."""

import pytest

from fudaba.records.files import replay_text
from tests.web.running import play_out
from tests.web.types import Somebody

BOT = {"kind": "bot", "level": "greedy"}


async def test_a_finished_match_can_be_kept_replayed_and_reviewed(somebody: Somebody) -> None:
    anna, bo = somebody(), somebody()
    laid = await anna.lay("koikoi", "me", BOT, options={"deals": 3}, public=True)
    path = f"/api/tables/{laid['id']}"
    assert await anna.refused("GET", f"{path}/record") == (409, "tables.not_over")
    assert await anna.refused("GET", f"{path}/replay") == (409, "tables.not_over")
    sitting = await anna.sits(laid["id"])
    await play_out(sitting)

    record, match = replay_text((await anna.client.get(f"{path}/record")).text, "record")
    assert match.is_over
    assert match.scores == sitting.view["scores"]
    assert record.bots == ["", "greedy"]
    assert record.seed is not None
    assert record.seed.bit_length() > 64
    assert await bo.refused("GET", f"{path}/record") == (403, "tables.not_seated")

    sheets = await anna.get(f"{path}/sheets", lang="sv")
    assert [sheet["number"] for sheet in sheets] == [1, 2, 3]

    end = await anna.get(f"{path}/replay")
    assert end["at"] == end["of"]
    assert end["view"]["scores"] == match.scores
    middle = await anna.get(f"{path}/replay", at=5, open=1)
    assert middle["move"]["actions"]
    assert all(middle["hands"])
    assert middle["scene"]["steps"]
    assert await anna.refused("GET", f"{path}/replay?at=9999") == (404, "tables.no_such_moment")
    assert await anna.refused("GET", f"{path}/replay?at=x") == (400, "tables.number")

    review = await anna.get(f"{path}/review", lang="ja")
    assert review["game"] == "koikoi"
    assert review["decisions"]
    assert await bo.refused("GET", f"{path}/review") == (403, "tables.only_players")


@pytest.mark.parametrize("pack", ["hanafuda", "Snapphana"])
async def test_cards_are_named(somebody: Somebody, pack: str) -> None:
    names = await somebody().get(f"/api/cards/{pack}", lang="sv")
    assert all(one["name"] and one["short"] and one["index"] for one in names.values())


async def test_rules_and_help_and_words(somebody: Somebody) -> None:
    anna = somebody()
    assert (await anna.get("/api/rules/koikoi/KK-411", lang="ja"))["id"] == "KK-411"
    assert len(await anna.get("/api/rules/800")) > 50
    assert await anna.refused("GET", "/api/rules/koikoi/KK-9999") == (404, "tables.no_such_rule")
    assert (await anna.get("/api/help/koikoi", lang="sv"))["sections"]
    assert isinstance(await anna.get("/api/words"), dict)
    assert "koikoi" in [game["name"] for game in await anna.get("/api/games")]


async def test_an_invitation_is_a_picture(somebody: Somebody) -> None:
    anna, bo = somebody(), somebody()
    laid = await anna.lay("koikoi", "me", "open")
    path = f"/api/tables/{laid['id']}/qr.svg"
    answer = await bo.client.get(path, params={"invite": laid["invite"]})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert (await bo.client.get(path)).status_code == 404


async def test_measures_and_health(somebody: Somebody) -> None:
    anna = somebody()
    assert await anna.get("/health") == {"ok": True, "database": True}
    elsewhere = {"X-Forwarded-For": "203.0.113.9"}
    assert (await anna.client.get("/metrics", headers=elsewhere)).status_code == 403
    text = (await anna.client.get("/metrics")).text
    for name in ("fudaba_tables", "fudaba_moves_per_second", "fudaba_storing_seconds_count"):
        assert f"\n{name} " in text
    assert 'fudaba_answering_seconds{quantile="0.99"}' in text
