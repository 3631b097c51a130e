"""Running the application on a port, until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

import uvicorn

from fudaba.refusal import Refusal, Said
from fudaba.tables.store import Store
from fudaba.trouble import trouble
from fudaba.web.app import application
from fudaba.web.house import House
from fudaba.web.settings import Settings
from fudaba.web.unfinished import protocol

log = logging.getLogger("fudaba.server")

#: Seconds for clients to take their leave when the server stops.
FAREWELL: Final = 5


class Server(uvicorn.Server):
    """A server that stores what is under way and says goodbye before it closes its doors."""

    def __init__(self, config: uvicorn.Config, house: House, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._house = house
        self._opened = opened

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stops at a signal, and then ends well rather than by the signal."""
        if sys.platform == "win32":
            with super().capture_signals():
                yield
            return
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, self.handle_exit, sign, None)
        try:
            yield
        finally:
            for sign in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(sign)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        log.info("stopping", extra={"guests": len(self._house.connections)})
        await self._house.take_leave(FAREWELL)
        await super().shutdown(sockets)


def serve(settings: Settings, store: Store, opened: Callable[[str], None]) -> None:
    """Runs until interrupted; `opened` hears the address when the doors are open."""
    listening = _listen(settings)
    host, port = listening.getsockname()[:2]
    app = application(settings, store)
    config = uvicorn.Config(
        app,
        http=protocol(settings.silence),
        ws="websockets-sansio",
        ws_max_size=settings.max_message,
        ws_ping_interval=settings.silence,
        ws_ping_timeout=settings.silence,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=FAREWELL,
        forwarded_allow_ips=settings.trusted_proxies,
        h11_max_incomplete_event_size=32_768,
    )
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    server = Server(config, app.state.house, lambda: opened(address))
    _collect_seldom()
    with suppress(KeyboardInterrupt), asyncio.Runner() as runner:
        runner.run(server.serve(sockets=[listening]))


def _collect_seldom() -> None:
    """Leaves collecting all garbage to the hall's rounds: it stops everything for a while.

    With a thousand tables in memory that is a third of a second, and Python would do it again and
    again while tables are laid. What is young is collected as ever.
    """
    gc.freeze()
    gc.set_threshold(10_000, 5, 1_000_000)


def _listen(settings: Settings) -> socket.socket:
    """The door; refused where somebody else has it."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    door = socket.socket(family)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((settings.host, settings.port))
        door.listen(2048)
    except (OSError, OverflowError) as error:
        door.close()
        why = trouble(error) if isinstance(error, OSError) else Said("file.unusable")
        raise Refusal("tables.no_port", host=settings.host, port=settings.port, why=why) from None
    door.setblocking(False)
    return door
