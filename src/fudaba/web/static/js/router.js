// One page, several addresses.

/** @type {(() => void) | null} */
let redraw = null;

/** @param {string} path */
export function go(path) {
  history.pushState(null, "", path);
  redraw?.();
}

/** Links inside the page do not load it anew. @param {() => void} draw */
export function route(draw) {
  redraw = draw;
  addEventListener("popstate", draw);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
    const href = link.getAttribute("href") ?? "";
    if (!href.startsWith("/") || href.startsWith("/api/") || link.hasAttribute("download")) return;
    if (link.hasAttribute("data-plain")) return;
    event.preventDefault();
    go(href);
  });
  draw();
}
