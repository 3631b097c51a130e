"""Opening the page in a browser, where there is one to open."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser

from msgspec import structs

from fudaba.web.settings import Settings

#: What says that something can be shown, where that is not always so.
_DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")


def shown(address: str) -> bool:
    """Opens the address in the user's browser; whether there was one with a display."""
    if sys.platform not in ("darwin", "win32") and not any(map(os.environ.get, _DISPLAYS)):
        return False
    try:
        return webbrowser.open(address)
    except webbrowser.Error:
        return False


def at_a_free_port(settings: Settings) -> Settings:
    """The same settings, at any port where the usual one is taken."""
    with socket.socket() as door:
        try:
            door.bind((settings.host, settings.port))
        except OSError:
            return structs.replace(settings, port=0)
    return settings
