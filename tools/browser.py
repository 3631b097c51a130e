"""`python -m tools.browser` says which browser the page is tested with, and fails without one."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Final

#: Under the names that distributions give it.
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
#: No window, no sandbox in a container, nothing that calls home.
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
)


def browser_path() -> str | None:
    """A browser that is there, as `FUDABA_BROWSER` names it or on the path."""
    named = os.environ.get("FUDABA_BROWSER")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def main() -> None:
    """Prints the path."""
    from playwright.sync_api import sync_playwright

    found = browser_path()
    if found is None:
        with sync_playwright() as playwright:
            own = playwright.chromium.executable_path
        found = own if Path(own).exists() else None
    if found is None:
        sys.exit(1)
    print(found)


if __name__ == "__main__":
    main()
