"""A bot that plays a match on a server, over the interface that docs/server.md describes.

    fudaba serve &
    python examples/remote_bot.py http://127.0.0.1:8080

It lays a table against the server's own bot and plays at random; put a mind of your own into
`choose`. With an invitation (ADDRESS/t/TABLE?invite=SECRET) it sits down at somebody's table.
"""

import asyncio
import json
import random
import sys
from urllib.parse import parse_qs, urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.asyncio.client import connect


def choose(view: dict) -> str:
    """The action to play; `view` is all that the seat may know."""
    return random.choice(view["legal"])


async def play(address: str, game: str = "koikoi") -> dict:
    """Plays one match and gives its last view."""
    cookies = HTTPCookieProcessor()
    opener = build_opener(cookies)
    link = urlsplit(address)
    server = f"http://{link.netloc}"

    def post(path: str, body: dict) -> dict:
        request = Request(server + path, json.dumps(body).encode(), method="POST")
        return json.load(opener.open(request))

    if "invite" in link.query:
        table = link.path.rpartition("/")[2]
        post(f"/api/tables/{table}/sit", {"invite": parse_qs(link.query)["invite"][0]})
    else:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
        table = post("/api/tables", {"game": game, "seats": seats})["id"]
    cookie = "; ".join(f"{one.name}={one.value}" for one in cookies.cookiejar)
    socket = f"ws://{link.netloc}/api/tables/{table}/socket?form=view"
    async with connect(socket, additional_headers={"Cookie": cookie}) as told:
        while True:
            message = json.loads(await told.recv())
            view = message.get("view")
            if message["t"] != "state" or view is None:
                continue
            if view["is_over"]:
                return view
            if view["legal"]:
                move = {"t": "move", "id": f"m{view['number']}", "number": view["number"]}
                await told.send(json.dumps({**move, "actions": [choose(view)]}))


if __name__ == "__main__":
    print(asyncio.run(play(*sys.argv[1:]))["scores"])
