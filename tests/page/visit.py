"""People who visit the page, each in a browser of their own, and what the browsers complain of."""

from __future__ import annotations

import json
from typing import Any, Final, Literal

from playwright.async_api import Browser, BrowserContext, Page

Size = Literal["phone", "desk", "side"]
SIZES: Final[dict[str, tuple[int, int]]] = {
    "phone": (390, 844),
    "desk": (1280, 800),
    "side": (844, 390),
}
#: Cards move at once, so that nothing has to be waited for.
SETTINGS: Final = {"speed": "off"}

_LAY = """async (wanted) => {
  const answer = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""


class Visit:
    """One or several people at the page."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        #: Errors of scripts, of the console, and reports of the content policy.
        self.complaints: list[str] = []
        self._contexts: list[BrowserContext] = []

    async def person(
        self,
        size: Size = "desk",
        theme: Literal["light", "dark"] = "light",
        language: str = "en",
        path: str = "/",
        moves: bool = False,
        **settings: object,
    ) -> Page:
        """Somebody who opens the page; cards fly only where it `moves`."""
        wide, high = SIZES[size]
        context = await self.browser.new_context(
            viewport={"width": wide, "height": high},
            color_scheme=theme,
            locale=language,
            has_touch=size != "desk",
            reduced_motion="no-preference" if moves else "reduce",
            permissions=["clipboard-read", "clipboard-write"],
            base_url=self.address,
        )
        self._contexts.append(context)
        kept = json.dumps({**SETTINGS, **settings})
        # Only where there are none yet: what is set on the page stays set.
        await context.add_init_script(f"localStorage['fudaba.settings'] ??= '{kept}'")
        page = await context.new_page()
        page.on("console", lambda said: self._hear(said.type, said.text))
        page.on("pageerror", lambda error: self.complaints.append(f"script: {error}"))
        await page.goto(path)
        return page

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(f"{kind}: {text}")

    async def lay(self, page: Page, game: str, *others: str, **more: Any) -> str:
        """A table with oneself and others, who are `bot LEVEL`, `open`, `invited` or `device`."""
        seats: list[dict[str, str]] = [{"kind": "me"}]
        for other in others:
            kind, _, level = other.partition(" ")
            seats.append({"kind": kind, **({"level": level} if level else {})})
        laid = await page.evaluate(_LAY, {"game": game, "seats": seats, **more})
        return str(laid["id"])

    async def sit(self, page: Page, game: str, *others: str, **more: Any) -> str:
        """Lays a table and goes there."""
        table = await self.lay(page, game, *others, **more)
        await page.goto(f"/t/{table}")
        return table

    async def leave(self) -> None:
        """Everybody goes."""
        for context in self._contexts:
            await context.close()
