"""What the page is made of: its weight, its types, its policy."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import httpx
import pytest_asyncio
from starlette.applications import Starlette
from tools import page_types

from fudaba.locale import catalogue
from fudaba.web import page
from fudaba.web.static_files import static_files

#: Bytes, compressed, before the cards.
LIMIT = 150_000


@pytest_asyncio.fixture
async def visitor() -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.ASGITransport(app=Starlette(routes=page.routes()))
    async with httpx.AsyncClient(transport=transport, base_url="http://page") as client:
        yield client


def test_the_page_weighs_little() -> None:
    files = static_files().by_path
    needed = [one for path, one in files.items() if path.endswith((".js", ".css", ".html"))]
    assert sum(len(one.packed) for one in needed) < LIMIT


def test_the_types_are_current() -> None:
    assert page_types.OUT.read_text(encoding="utf-8") == page_types.written()


async def test_the_shell_forbids_everything_from_elsewhere(visitor: httpx.AsyncClient) -> None:
    answer = await visitor.get("/")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "require-trusted-types-for 'script'" in policy
    assert "unsafe" not in policy
    assert not re.search(r"\son\w+=|style=|<style|<script>|https?://", answer.text)


async def test_every_file_of_the_shell_is_there(visitor: httpx.AsyncClient) -> None:
    shell = (await visitor.get("/t/abc")).text
    paths = re.findall(r'(?:href|src)="([^"]+)"', shell)
    assert len(paths) > 20
    for path in paths:
        answer = await visitor.get(path, headers={"accept-encoding": "gzip"})
        assert answer.status_code == 200, path
        again = await visitor.get(path, headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304


def test_scripts_and_styles_ask_nobody_else() -> None:
    for path, file in static_files().by_path.items():
        if path.endswith((".js", ".css")):
            text = file.body.decode()
            outside = set(re.findall(r"https?://[\w.]+", text)) - {"http://www.w3.org"}
            assert not outside, path
            assert not re.search(r"innerHTML|insertAdjacentHTML|document\.write|eval\(", text), path


def test_every_word_that_scripts_name_is_in_the_catalogue() -> None:
    words = {key.removeprefix("page.") for key in catalogue() if key.startswith("page.")}
    named: set[str] = set()
    for path, file in static_files().by_path.items():
        if path.endswith(".js"):
            named |= set(re.findall(r'\bt\(\s*"([^"]+)"', file.body.decode()))
    assert len(named) > 100
    assert named - words == set()
