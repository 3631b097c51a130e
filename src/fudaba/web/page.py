"""The page's routes: one shell for every address, its files, and the policy it lives under."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from fudaba.web.static_files import StaticFile, static_files

#: Nothing from elsewhere, nothing inline, and no text is ever parsed as HTML.
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    )
)

_HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}

#: A file under the version of all files never changes.
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK: Final = "no-cache"

#: Addresses that the page reads itself.
ADDRESSES: Final = (
    "/",
    "/t/{table}",
    "/new/{game}",
    "/learn",
    "/learn/{game}",
    "/replay/{table}",
    "/pad",
    "/pad/{pad}",
    "/worth",
)
#: Files that browsers look for at the root.
AT_ROOT: Final = (
    "logo.svg",
    "icon-turn.svg",
    "icon-180.png",
    "icon-192.png",
    "icon-512.png",
    "manifest.webmanifest",
)


def routes() -> list[BaseRoute]:
    """All that the page needs beside the interface."""
    return [
        *(Route(path, shell) for path in ADDRESSES),
        *(Route(f"/{name}", at_root) for name in AT_ROOT),
        Route("/static/{version}/{path:path}", versioned),
        Route("/cards/{pack}.svg", cards),
    ]


async def shell(request: Request) -> Response:
    """The page, the same for every address."""
    answer = _sent(request, static_files().by_path["index.html"], _ASK)
    answer.headers["Content-Security-Policy"] = POLICY
    return answer


async def nowhere(request: Request) -> Response:
    """The page for somebody who follows an address that leads nowhere; it says so."""
    answer = await shell(request)
    answer.status_code = 404
    return answer


async def at_root(request: Request) -> Response:
    """An icon, the manifest."""
    return _sent(request, static_files().by_path.get(request.url.path[1:]), _ASK)


async def versioned(request: Request) -> Response:
    """A script or style sheet of this version."""
    found = static_files()
    is_current = request.path_params["version"] == found.version
    cached = _FOR_EVER if is_current else _ASK
    return _sent(request, found.by_path.get(request.path_params["path"]), cached)


async def cards(request: Request) -> Response:
    """The sprite of a pack."""
    name = f"cards/{request.path_params['pack']}.svg"
    return _sent(request, static_files().by_path.get(name), "public, max-age=3600")


def _sent(request: Request, file: StaticFile | None, cached: str) -> Response:
    if file is None:
        return Response("Not found\n", 404, media_type="text/plain", headers=dict(_HEADERS))
    headers = {**_HEADERS, "Cache-Control": cached, "ETag": file.mark, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.mark:
        return Response(status_code=304, headers=headers)
    body = file.body
    if "gzip" in request.headers.get("accept-encoding", "") and len(file.packed) < len(body):
        body = file.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, headers=headers, media_type=file.media)
