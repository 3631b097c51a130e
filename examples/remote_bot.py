"""Plays a match on a server: `python examples/remote_bot.py http://127.0.0.1:8088`.

It lays a table against the server's bot, or follows an invitation (ADDRESS/t/TABLE?invite=SECRET).
"""

import asyncio
import json
import random
import sys
from urllib.parse import parse_qs, urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.asyncio.client import connect


def choose(view: dict) -> str:
    """The action to play, from all that the seat may know; put a mind of your own here."""
    return random.choice(view["legal"])


async def play(address: str, game: str = "koikoi") -> dict:
    """Plays one match and gives its last view."""
    cookies, link = HTTPCookieProcessor(), urlsplit(address)

    def post(path: str, body: dict) -> dict:
        where = f"{link.scheme}://{link.netloc}{path}"
        with build_opener(cookies).open(Request(where, json.dumps(body).encode())) as answer:
            return json.load(answer)

    if "invite" in link.query:
        table, invite = link.path.rpartition("/")[2], parse_qs(link.query)["invite"][0]
        await asyncio.to_thread(post, f"/api/tables/{table}/sit", {"invite": invite})
    else:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
        table = (await asyncio.to_thread(post, "/api/tables", {"game": game, "seats": seats}))["id"]
    cookie = "; ".join(f"{one.name}={one.value}" for one in cookies.cookiejar)
    socket = f"ws{link.scheme[4:]}://{link.netloc}/api/tables/{table}/socket?form=view"
    async with connect(socket, additional_headers={"Cookie": cookie}) as told:
        async for text in told:
            view = json.loads(text).get("view")
            if view and view["is_over"]:
                return view
            if view and view["legal"]:
                move = {"t": "move", "id": f"{view['number']}", "number": view["number"]}
                await told.send(json.dumps({**move, "actions": [choose(view)]}))
    raise ConnectionError("the server has gone")


if __name__ == "__main__":
    print(asyncio.run(play(*sys.argv[1:]))["scores"])
