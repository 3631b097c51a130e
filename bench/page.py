"""`python -m bench.page`: what the page weighs, and how soon one plays on a slow phone.

The profile is that of a cheap phone on a slow mobile network: 150 ms there and back, 1.6 Mbit/s,
and a processor that is four times slower than this one.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

from playwright.async_api import async_playwright
from tests.page.conftest import Server, launched
from tests.page.visit import SIZES

from fudaba.web.static_files import static_files

LATENCY = 150
BYTES_A_SECOND = 1_600_000 / 8
SLOWDOWN = 4


def weigh() -> None:
    """Prints bytes, compressed."""
    files = static_files().by_path
    kinds = {".js": 0, ".css": 0, ".html": 0, ".svg": 0}
    for path, file in files.items():
        for kind in kinds:
            if path.endswith(kind):
                kinds[kind] += min(len(file.packed), len(file.body))
    before = kinds[".js"] + kinds[".css"] + kinds[".html"]
    print(f"before cards       {before / 1000:7.1f} kB gzipped")
    for kind, size in kinds.items():
        print(f"  {kind:<16} {size / 1000:7.1f} kB")
    for pack in ("hanafuda", "snapphana"):
        print(f"sprite {pack:<11} {len(files[f'cards/{pack}.svg'].packed) / 1000:7.1f} kB")


async def clock(address: str) -> None:
    """Prints seconds from the address to the first paint, and to the first card one may play."""
    async with async_playwright() as playwright:
        browser = await launched(playwright)
        wide, high = SIZES["phone"]
        context = await browser.new_context(
            viewport={"width": wide, "height": high}, base_url=address
        )
        page = await context.new_page()
        session = await context.new_cdp_session(page)
        await session.send("Network.enable")
        await session.send(
            "Network.emulateNetworkConditions",
            {
                "offline": False,
                "latency": LATENCY,
                "downloadThroughput": BYTES_A_SECOND,
                "uploadThroughput": BYTES_A_SECOND,
            },
        )
        await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        began = time.perf_counter()
        await page.goto("/")
        await page.locator('[data-do="play-now"]').wait_for()
        paint = await page.evaluate(
            "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
        )
        home = time.perf_counter() - began
        await page.click('[data-do="play-now"]')
        await page.locator(".hand button.card:enabled").first.wait_for(timeout=60_000)
        print(f"first paint        {float(paint) / 1000:7.2f} s")
        print(f"play now is there  {home:7.2f} s")
        print(f"first card         {time.perf_counter() - began:7.2f} s, with one click")
        await browser.close()


def main() -> None:
    """Weighs, then looks at the clock."""
    weigh()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            asyncio.run(clock(server.address))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
