"""A real browser, and a server of our own for it to visit."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Playwright, async_playwright
from tools.browser import FLAGS, browser_path

from tests.page.visit import Visit


async def launched(playwright: Playwright) -> Browser:
    """A browser without a window."""
    return await playwright.chromium.launch(executable_path=browser_path(), args=list(FLAGS))


class Server:
    """A server in a process of its own, which can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as door:
            door.bind(("127.0.0.1", 0))
            self.port: int = door.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Opens the doors and waits until they are open."""
        command = [sys.executable, "-m", "fudaba.cli", "serve", "--port", str(self.port)]
        command += ["--database", str(self.folder / "tables.db"), "--workers", "1"]
        command += ["--pace", "0", "--test-seeds", "--rate", "1000", "--burst", "5000"]
        command += ["--max-tables", "5000", "--log-level", "warning", "--hint-time", "50"]
        self.process = subprocess.Popen(command)
        limit = time.monotonic() + 60
        while time.monotonic() < limit:
            assert self.process.poll() is None, "the server has stopped"
            try:
                with urllib.request.urlopen(f"{self.address}/health", timeout=5):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """Stops it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Closes the doors."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of a worker."""
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Lets all tests of the page share a loop, and so a browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """A browser for all tests of a worker; every person has a context of their own in it."""
    async with async_playwright() as playwright:
        opened = await launched(playwright)
        yield opened
        await opened.close()


@pytest_asyncio.fixture(loop_scope="session")
async def visit(browser: Browser, server: Server) -> AsyncIterator[Visit]:
    """Pages to visit with, on which nothing may go wrong unseen."""
    one = Visit(browser, server.address)
    yield one
    await one.leave()
    assert one.complaints == []
