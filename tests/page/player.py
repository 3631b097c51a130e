"""Plays at the page's tables as a person would: by what is on the screen.

Tests of playing do so with the mouse (`play_until`). Where one only wants to get somewhere, the
page itself clicks what a person would (`hurry_until`), which takes a tenth of the time.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from playwright.async_api import Page, TimeoutError

#: Called before each answer, with the phase of the question, to look at the page.
Watch = Callable[[Page, str], Awaitable[None]]

READY = ", ".join(
    f'fd-table[data-state="{state}"]' for state in ("asked", "sheet", "over", "curtain")
)
STATE = "document.querySelector('fd-table')?.dataset.state"
#: All that says where a table got stuck: what is shown, what has come, and whether more can come.
STUCK = """() => {
  const table = document.querySelector('fd-table');
  const { prompt, number, happened } = table.scene ?? {};
  const { told, next, sheets, isOn } = table.tale;
  const { isOpen, pending, table: around } = table;
  const tale = { told, next: next?.number, sheets: sheets.length, isOn };
  const line = { isOpen, pending, state: around?.state };
  const all = { number, happened, tale, line };
  return [table.dataset.state, prompt, JSON.stringify(all)].join(' | ');
}"""
#: What a person would do next, as the selector of what to click; empty for nothing.
NEXT = """() => {
  const table = document.querySelector('fd-table');
  const find = (selector) => table.querySelector(selector) && selector;
  return find('[data-do="next"]')
    || find('[data-do="lift"]')
    || find('.decision:has(.combos) [data-do="confirm"]:enabled')
    || (find('.decision:has(.tray) [data-do="confirm"]:disabled')
      && find('.hand .card[aria-pressed="false"]:enabled'))
    || find('.decision [data-do="confirm"]:enabled')
    || find('.decision[data-phase="auction"] .choices button.primary:enabled')
    || find('.decision .choices button:enabled')
    || find('.hand .prompt [data-do="play"]')
    || find('.field .place[data-action], .trick .place[data-action]')
    || find('.hand .card[aria-pressed="false"].up:enabled')
    || find('.hand .card[aria-pressed="false"]:enabled')
    || find('.hand .prompt button:enabled')
    || '';
}"""
PHASE = """() => {
  const table = document.querySelector('fd-table');
  return table.dataset.state === 'asked' ? table.scene.question.phase : table.dataset.state;
}"""


async def settled(page: Page, timeout: float = 60_000) -> str:
    """Wait until something can be done, or the match is over; say what the table is at."""
    # A selector: the page's policy lets nobody wait for an expression.
    try:
        await page.wait_for_selector(READY, state="attached", timeout=timeout)
    except TimeoutError as slow:
        raise AssertionError(f"the table stays at {await page.evaluate(STUCK)}") from slow
    return str(await page.evaluate(f"() => {STATE}"))


async def act(page: Page, watch: Watch | None = None) -> bool:
    """Do one thing; whether there was one."""
    await settled(page)
    if watch is not None:
        await watch(page, str(await page.evaluate(PHASE)))
    selector = str(await page.evaluate(NEXT))
    if not selector:
        return False
    await page.locator(selector).first.click()
    return True


async def play_until(page: Page, done: str, watch: Watch | None = None, most: int = 600) -> None:
    """Play on until an expression of the page is true."""
    for _ in range(most):
        await settled(page)
        if await page.evaluate(done) or not await act(page, watch):
            break
    assert await page.evaluate(done), f"after {most} answers still not: {done}"


_HURRY = """async () => {
  const isDone = DONE;
  const next = NEXT;
  const ready = new Set(['asked', 'sheet', 'over', 'curtain']);
  const table = document.querySelector('fd-table');
  const changed = () => new Promise((resolve) => {
    const watch = new MutationObserver(() => (watch.disconnect(), resolve()));
    watch.observe(table, { attributes: true, attributeFilter: ['data-state'] });
  });
  for (let count = 0; count < MOST; count += 1) {
    while (!ready.has(table.dataset.state)) await changed();
    if (isDone()) return true;
    const found = next() && table.querySelector(next());
    if (!found) return false;
    found.click();
  }
  return false;
}"""


async def hurry_until(page: Page, done: str, most: int = 600) -> None:
    """Play on until an expression of the page is true."""
    await page.wait_for_selector("fd-table[data-state]", state="attached")
    script = _HURRY.replace("DONE", f"({done})").replace("NEXT", f"({NEXT})")
    is_done = await page.evaluate(script.replace("MOST", str(most)))
    assert is_done, f"at {await page.evaluate(STUCK)} still not: {done}"


async def hurry(page: Page, answers: int) -> None:
    """Answer so many times."""
    await hurry_until(page, f"((left) => () => left-- <= 0)({answers})")
    await settled(page)
