"""How a server is set up: every limit and pace, each with a flag and an environment variable."""

from __future__ import annotations

import os

from msgspec import Struct, structs

from fudaba.refusal import Refusal


class Settings(Struct, frozen=True, kw_only=True):
    """`max_tables` is set by `--max-tables` or `FUDABA_MAX_TABLES`; so are all the others."""

    host: str = "127.0.0.1"
    port: int = 8088
    #: A PostgreSQL address, or the path of an SQLite file; empty for a file in the user's folder.
    database: str = ""
    #: Processes that think for bots; 0 for one less than there are processors.
    workers: int = 0
    #: Seconds between a move and a bot's answer, and after which greedy answers for a slow bot.
    pace: float = 1.2
    deadline: float = 10.0
    #: Milliseconds of a hint, and of each decision in a review.
    hint_time: int = 500
    review_time: int = 40
    #: The longest message of a socket and body of a request, in bytes.
    max_message: int = 16_384
    #: Requests and messages a second from one address and over one socket, and how many at once.
    rate: float = 20.0
    burst: int = 80
    #: For each address: open sockets, and tables laid in an hour.
    max_connections: int = 50
    max_tables: int = 60
    #: For the whole server: open sockets.
    max_guests: int = 10_000
    #: Hours after which an unfinished table that nobody visits is closed.
    keep: float = 24.0 * 14
    #: Minutes after which a table that nobody is at leaves the memory.
    unload: float = 10.0
    #: Seconds that a socket may be silent before the other end is taken for gone.
    silence: float = 20.0
    #: Proxies whose word about addresses is taken, by their own address.
    trusted_proxies: str = "127.0.0.1"
    #: Addresses that may read the metrics, which count also what nobody may see; `*` for all.
    metrics_for: str = "127.0.0.1"
    #: Cookies only over HTTPS.
    secure: bool = False
    #: Clients may choose seeds.
    test_seeds: bool = False


def from_environment(**given: object) -> Settings:
    """What was given, else what the environment says, else the usual."""
    chosen: dict[str, object] = {}
    for field in structs.fields(Settings):
        if given.get(field.name) is not None:
            chosen[field.name] = given[field.name]
            continue
        text = os.environ.get(f"FUDABA_{field.name.upper()}")
        if text is not None:
            try:
                chosen[field.name] = read(field.name, text)
            except ValueError:
                name = f"FUDABA_{field.name.upper()}"
                raise Refusal("tables.setting", name=name, text=text) from None
    return structs.replace(Settings(), **chosen)


def read(name: str, text: str) -> object:
    """A setting from its text; ValueError where it is no such thing."""
    usual = getattr(Settings(), name)
    if isinstance(usual, bool):
        if text.lower() not in ("on", "off", "1", "0", "true", "false"):
            raise ValueError(text)
        return text.lower() in ("on", "1", "true")
    value = type(usual)(text)
    if not isinstance(value, str) and not 0 <= value < float("inf"):
        raise ValueError(text)
    return value
