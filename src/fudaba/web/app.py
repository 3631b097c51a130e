"""The application: routes, errors told in words, the socket's door."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from fudaba.refusal import Refusal
from fudaba.tables.store import Store
from fudaba.web import access
from fudaba.web.call import (
    CODES,
    Call,
    address_of,
    called,
    language_of,
    read_as,
)
from fudaba.web.house import House
from fudaba.web.messages import Fault, Health, Refused, RefusedMessage
from fudaba.web.metrics import MEDIA, exposition
from fudaba.web.openapi import document
from fudaba.web.operations import OPERATIONS, Operation
from fudaba.web.people import COOKIE, COOKIE_AGE
from fudaba.web.settings import Settings
from fudaba.web.socket import REFUSED, serve_socket

log = logging.getLogger("fudaba.web")

JSON: Final = "application/json"
#: What every answer carries.
_HEADERS: Final = {"X-Content-Type-Options": "nosniff", "Cache-Control": "no-store"}


def application(settings: Settings, store: Store) -> Starlette:
    """The server, without a port."""
    house = House(settings, store)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    routes: list[BaseRoute] = [
        Route(one.path, _handler(house, one), methods=[one.method]) for one in OPERATIONS
    ]
    routes += [
        WebSocketRoute("/api/tables/{id}/socket", _door(house)),
        Route("/health", _health(house)),
        Route("/metrics", _metrics(house)),
        Route("/openapi.json", _openapi),
        *_page_routes(),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers={HTTPException: _missing, Exception: _broken},
    )
    app.state.house = house
    return app


def _page_routes() -> list[BaseRoute]:
    """The page's own, where it is there."""
    try:
        from fudaba.web import page, paper  # type: ignore[attr-defined, unused-ignore]
    except ImportError:
        return []
    found: list[BaseRoute] = [*page.routes(), *paper.routes()]
    return found


def _handler(house: House, operation: Operation) -> Callable[[Request], Awaitable[Response]]:
    decoder = None if operation.takes is None else msgspec.json.Decoder(operation.takes)

    async def handle(request: Request) -> Response:
        call: Call | None = None
        try:
            if not house.requests.take(address_of(request)):
                raise Refusal("tables.too_often")
            call = await called(house, request)
            body = await _body(request, house.settings.max_message)
            if decoder is not None:
                call.body = read_as(body or b"{}", decoder)
            answer = await operation.run(call)
        except Refusal as refused:
            return refusal(refused, request, call)
        data = answer if isinstance(answer, bytes) else msgspec.json.encode(answer)
        response = Response(data, media_type=operation.media or JSON, headers=dict(_HEADERS))
        if request.cookies.get(COOKIE) != call.token:
            response.set_cookie(
                COOKIE,
                call.token,
                max_age=COOKIE_AGE,
                httponly=True,
                samesite="lax",
                secure=house.settings.secure or request.url.scheme == "https",
                path="/",
            )
        return response

    return handle


async def _body(request: Request, most: int) -> bytes:
    data = b""
    try:
        async for part in request.stream():
            data += part
            if len(data) > most:
                raise Refusal("tables.too_large", most=most)
    except ClientDisconnect:
        raise Refusal("tables.too_large", most=most) from None
    return data


def refusal(refused: Refusal, request: Request, call: Call | None) -> Response:
    """A refusal as an answer."""
    language = call.language if call is not None else language_of(request, None)
    fault = Refused(Fault(refused.key, refused.text(language)))
    code = CODES.get(refused.key, 400)
    return Response(msgspec.json.encode(fault), code, media_type=JSON, headers=dict(_HEADERS))


async def _missing(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and _is_read(request):
        from fudaba.web import page

        return await page.nowhere(request)
    key = "tables.method" if error.status_code == 405 else "tables.no_such_page"
    answer = refusal(Refusal(key), request, None)
    if error.headers:
        answer.headers.update(error.headers)
    return answer


def _is_read(request: Request) -> bool:
    """Whether a person will read the answer, in a browser."""
    is_page = "text/html" in request.headers.get("accept", "")
    return is_page and not request.url.path.startswith(("/api/", "/static/"))


async def _broken(request: Request, error: Exception) -> Response:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    answer = refusal(Refusal("tables.broken"), request, None)
    answer.status_code = 500
    return answer


def _door(house: House) -> Callable[[WebSocket], Awaitable[None]]:
    async def door(socket: WebSocket) -> None:
        address = address_of(socket)
        language = language_of(socket, None)
        if not _is_same_origin(socket):
            await _turn_away(house, socket, Refusal("tables.foreign_page"), language)
            return
        if not house.requests.take(address):
            await _turn_away(house, socket, Refusal("tables.too_often"), language)
            return
        if not house.doors.enter(address):
            await _turn_away(house, socket, Refusal("tables.too_many_guests"), language)
            return
        try:
            call = await called(house, socket)
            live = await house.hall.table(call.path["id"])
            invite = call.query("invite")
            access.check_see(live.table, call.person.id, invite)
            if not access.may_watch(live.table, call.person.id, invite):
                raise Refusal("tables.no_onlookers")
            call.number("told")
            if house.hall.is_closing:
                raise Refusal("tables.closing")
            await socket.accept()
            await serve_socket(call, socket, live)
        except Refusal as refused:
            await _turn_away(house, socket, refused, language)
        except WebSocketDisconnect:
            pass
        finally:
            house.doors.leave(address)

    return door


def _is_same_origin(socket: WebSocket) -> bool:
    """Whether a page of ours opens the socket; programs send no origin."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    return origin.partition("://")[2] == socket.headers.get("host", "")


async def _turn_away(house: House, socket: WebSocket, why: Refusal, language: Any) -> None:
    """Says why, and closes."""
    house.measures.turned_away += 1
    try:
        await socket.accept()
        message = RefusedMessage(id="", key=why.key, text=why.text(language))
        await socket.send_text(msgspec.json.encode(message).decode())
        await socket.close(REFUSED)
    except (RuntimeError, WebSocketDisconnect):
        pass


def _health(house: House) -> Callable[[Request], Awaitable[Response]]:
    async def health(request: Request) -> Response:
        is_there = await house.hall.is_stored_to()
        answer = msgspec.json.encode(Health(is_there and not house.hall.is_closing, is_there))
        code = 200 if is_there and not house.hall.is_closing else 503
        return Response(answer, code, media_type=JSON, headers=dict(_HEADERS))

    return health


def _metrics(house: House) -> Callable[[Request], Awaitable[Response]]:
    readers = [address.strip() for address in house.settings.metrics_for.split(",")]

    async def metrics(request: Request) -> Response:
        if "*" not in readers and address_of(request) not in readers:
            return Response(b"", 403, headers=dict(_HEADERS))
        return Response(exposition(house), media_type=MEDIA, headers=dict(_HEADERS))

    return metrics


async def _openapi(request: Request) -> Response:
    return Response(msgspec.json.encode(document()), media_type=JSON, headers=dict(_HEADERS))
