"""`examples/remote_bot.py` plays a match over the interface."""

import importlib.util
from pathlib import Path
from types import ModuleType

from tests.web.running import Running
from tests.web.types import Somebody

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("remote_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


async def test_the_example_plays_a_match(running: Running) -> None:
    view = await example().play(running.address, "150")
    assert view["is_over"]


async def test_the_example_sits_down_where_it_is_invited(
    running: Running, somebody: Somebody
) -> None:
    anna = somebody()
    laid = await anna.lay("koikoi", "me", "open", options={"deals": 3})
    sitting = await anna.sits(laid["id"])
    import asyncio

    from tests.web.running import play_out

    link = f"{running.address}/t/{laid['id']}?invite={laid['invite']}"
    view, _ = await asyncio.gather(example().play(link), play_out(sitting))
    assert view["scores"] == sitting.view["scores"]


def test_the_example_is_as_short_as_it_is_said_to_be() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 50
