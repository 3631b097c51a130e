// One page, several addresses.

/** @type {((path: string) => void) | null} */
let redraw = null;
/** The address that is drawn. */
let drawn = "";

/** @param {string} path */
export function go(path) {
  history.pushState(null, "", path);
  turn();
}

/** What is drawn has this address from now on. @param {string} path */
export function isNow(path) {
  history.replaceState(null, "", path);
  drawn = path;
}

function turn() {
  const path = location.pathname;
  if (path === drawn) return;
  drawn = path;
  redraw?.(path);
}

/** Links inside the page do not load it anew. @param {(path: string) => void} draw */
export function route(draw) {
  redraw = draw;
  addEventListener("popstate", turn);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
    const href = link.getAttribute("href") ?? "";
    if (!href.startsWith("/") || href.startsWith("/api/") || link.hasAttribute("download")) return;
    if (link.hasAttribute("data-plain")) return;
    event.preventDefault();
    go(href);
  });
  turn();
}
