"""Requests that are never finished: after a while whoever sends them is told so, and let go."""

from __future__ import annotations

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

_TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


def protocol(patience: float) -> type[H11Protocol]:
    """HTTP that waits so many seconds for the whole of a request."""

    class Waiting(H11Protocol):
        """A connection, and the time by which what it has begun must be there."""

        _end: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._end = self.loop.call_later(patience, self._give_up)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if not self._is_unfinished():
                self._stop_waiting()
            elif self._end is None:
                self._end = self.loop.call_later(patience, self._give_up)

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_waiting()
            super().connection_lost(exc)

        def _is_unfinished(self) -> bool:
            if self.transport.get_protocol() is not self:
                return False  # it has become a socket, which has its own patience
            state = self.conn.their_state
            return state is h11.SEND_BODY or (
                state is h11.IDLE and bool(self.conn.trailing_data[0])
            )

        def _stop_waiting(self) -> None:
            if self._end is not None:
                self._end.cancel()
                self._end = None

        def _give_up(self) -> None:
            self._end = None
            if self.transport.get_protocol() is self and not self.transport.is_closing():
                if self.cycle is None or not self.cycle.response_started:
                    self.transport.write(_TOO_LATE)
                self.transport.close()

    return Waiting
