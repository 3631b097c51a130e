"""The sheet as a page of the server."""

from collections.abc import AsyncIterator

import httpx
import pytest_asyncio
from starlette.applications import Starlette

from fudaba.web import page, paper


class Requests:
    """Lets so many through."""

    def __init__(self) -> None:
        self.left = 100

    def take(self, address: str) -> bool:
        self.left -= 1
        return self.left >= 0


class House:
    """As much of the server as a sheet needs."""

    def __init__(self) -> None:
        self.requests = Requests()


@pytest_asyncio.fixture
async def visitor() -> AsyncIterator[httpx.AsyncClient]:
    app = Starlette(routes=[*page.routes(), *paper.routes()])
    app.state.house = House()
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://page") as client:
        yield client


async def test_a_sheet_is_a_page_under_the_policy(visitor: httpx.AsyncClient) -> None:
    answer = await visitor.get("/sheet/koikoi?preset=common&tsukifuda=on&lang=sv")
    assert answer.status_code == 200
    assert answer.headers["content-security-policy"] == page.POLICY
    assert "Månaden" in answer.text
    assert "<code>tsukifuda=on</code>" in answer.text
    assert 'href="/sheet/koikoi?lang=ja&amp;preset=common&amp;tsukifuda=on"' in answer.text
    style = answer.text.partition('stylesheet" href="')[2].partition('"')[0]
    assert (await visitor.get(style)).headers["content-type"].startswith("text/css")


async def test_a_score_sheet_has_a_column_for_each_player(visitor: httpx.AsyncClient) -> None:
    answer = await visitor.get("/scoresheet/hachihachi?seats=7&lang=sv")
    assert answer.text.count("<span>±</span>") == 7 * 12
    assert 'href="/scoresheet/hachihachi?lang=sv&amp;seats=3"' in answer.text
    assert 'href="/sheet/hachihachi?lang=sv"' in answer.text
    assert "style=" not in answer.text


async def test_the_browser_says_the_language(visitor: httpx.AsyncClient) -> None:
    answer = await visitor.get("/sheet/fjabbe", headers={"accept-language": "ja-JP,en;q=0.5"})
    assert '<html lang="ja">' in answer.text


async def test_what_cannot_be_is_said(visitor: httpx.AsyncClient) -> None:
    for address in (
        "koikoy",
        "koikoi?preset=no",
        "koikoi?deals=7",
        "koikoi?no=1",
        "koikoi?seats=x",
    ):
        answer = await visitor.get(f"/sheet/{address}", headers={"accept-language": "sv"})
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/plain")
        assert "<" not in answer.text
    for _ in range(100):
        answer = await visitor.get("/sheet/koikoi")
    assert answer.status_code == 429
