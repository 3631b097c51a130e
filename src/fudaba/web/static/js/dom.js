// Elements from data: `h` builds, `morph` carries what was built into what is shown.
// Nothing here parses HTML, so that the page lives under Trusted Types.

/** @typedef {Node | string | number | false | null | undefined} Piece */
/** @typedef {Piece | (Piece | (Piece | (Piece | Piece[])[])[])[]} Child */
/** @typedef {{[name: string]: unknown}} Props */

import { phrases } from "./phrases.js";

const SVG = "http://www.w3.org/2000/svg";
const DRAWN = new Set(["svg", "use", "path", "polyline", "polygon", "line", "circle", "text", "g"]);

/** What an element does when something happens to it. @type {WeakMap<Element, Map<string, (event: Event) => void>>} */
const doings = new WeakMap();

/** Elements whose children are their own business, not `morph`'s. */
const PRIVATE = new Set(["FD-CARD", "FD-SHARE"]);

/**
 * An element. `class` is a string or a list with gaps; `on` holds what it does; `vars` are custom
 * properties, set through CSSOM, since the policy of the page forbids style attributes.
 * @param {string} tag
 * @param {Props | null} [props]
 * @param {...Child} children
 * @returns {HTMLElement}
 */
export function h(tag, props, ...children) {
  const element = /** @type {HTMLElement} */ (
    DRAWN.has(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag)
  );
  for (const [name, value] of Object.entries(props ?? {})) give(element, name, value);
  append(element, children);
  return element;
}

/** @param {HTMLElement} element @param {string} name @param {unknown} value */
function give(element, name, value) {
  if (value === false || value === null || value === undefined) return;
  if (name === "on") {
    doings.set(element, new Map(Object.entries(/** @type {object} */ (value))));
  } else if (name === "vars") {
    for (const [variable, number] of Object.entries(/** @type {object} */ (value))) {
      element.style.setProperty(variable, String(number));
    }
  } else if (name === "class") {
    const classes = Array.isArray(value) ? value.filter(Boolean).join(" ") : String(value);
    if (classes) element.setAttribute("class", classes);
  } else {
    element.setAttribute(name, value === true ? "" : String(value));
  }
}

/** Texts that stand large: in Japanese they break between phrases only. */
const LARGE = new Set(["H1", "H2", "H3", "STRONG"]);

/** @param {Element} element @param {string} text */
function write(element, text) {
  if (document.documentElement.lang !== "ja" || !LARGE.has(element.nodeName)) {
    element.append(text);
    return;
  }
  phrases(text).forEach((phrase, at) => {
    if (at > 0) element.append(document.createElement("wbr"));
    element.append(phrase);
  });
}

/** @param {Element} element @param {Child[]} children */
function append(element, children) {
  for (const child of children) {
    if (Array.isArray(child)) {
      append(element, child);
      continue;
    }
    if (child === false || child === null || child === undefined || child === "") continue;
    if (child instanceof Node) element.append(child);
    else write(element, String(child));
  }
}

/** The kinds of events that elements built by `h` may answer to. */
const KINDS = ["click", "change", "input", "submit", "keydown", "focusin", "pointerover"];

/**
 * Let elements below `root` do what they were given to do.
 * @param {EventTarget} root
 */
export function listen(root) {
  for (const kind of KINDS) {
    root.addEventListener(kind, (event) => {
      let at = event.target instanceof Element ? event.target : null;
      for (; at; at = at.parentElement) {
        const doing = doings.get(at)?.get(kind);
        if (doing) {
          doing(event);
          return;
        }
      }
    });
  }
}

/**
 * Make the children of `shown` those of `meant`, keeping elements that stay: focus, scrolling and
 * open rows survive, and a live region speaks only of what changed.
 * @param {Element} shown
 * @param {Element} meant
 */
export function morphChildren(shown, meant) {
  /** @type {Map<string, Element>} */
  const keyed = new Map();
  for (const child of shown.children) {
    const key = child.getAttribute("data-key");
    if (key) keyed.set(key, child);
  }
  let at = shown.firstChild;
  for (const next of [...meant.childNodes]) {
    const key = next instanceof Element ? next.getAttribute("data-key") : null;
    const same = key ? keyed.get(key) : at && fits(at, next) ? at : null;
    if (!same) {
      shown.insertBefore(next, at);
      continue;
    }
    if (same === at) at = at.nextSibling;
    else shown.insertBefore(same, at);
    morph(same, next);
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

/** @param {Node} shown @param {Node} next */
function fits(shown, next) {
  if (shown.nodeName !== next.nodeName) return false;
  return !(shown instanceof Element && shown.hasAttribute("data-key"));
}

/** @param {Node} shown @param {Node} meant */
function morph(shown, meant) {
  if (!(shown instanceof Element) || !(meant instanceof Element)) {
    if (shown.textContent !== meant.textContent) shown.textContent = meant.textContent;
    return;
  }
  if (shown.nodeName !== meant.nodeName) {
    shown.replaceWith(meant);
    return;
  }
  const keeps = shown instanceof HTMLDetailsElement;
  for (const { name } of [...shown.attributes]) {
    if (!meant.hasAttribute(name) && name !== "style" && !(keeps && name === "open")) {
      shown.removeAttribute(name);
    }
  }
  for (const { name, value } of [...meant.attributes]) {
    if (name !== "style" && shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  }
  dress(/** @type {HTMLElement} */ (shown), /** @type {HTMLElement} */ (meant));
  if (shown instanceof HTMLInputElement && meant instanceof HTMLInputElement) {
    shown.checked = meant.checked;
    if (document.activeElement !== shown) shown.value = meant.value;
  }
  const doing = doings.get(meant);
  if (doing) doings.set(shown, doing);
  else doings.delete(shown);
  if (!PRIVATE.has(shown.nodeName)) morphChildren(shown, meant);
}

/** Carry the custom properties over. @param {HTMLElement} shown @param {HTMLElement} meant */
function dress(shown, meant) {
  for (const name of [...shown.style]) {
    if (name.startsWith("--") && !meant.style.getPropertyValue(name)) {
      shown.style.removeProperty(name);
    }
  }
  for (const name of [...meant.style]) {
    const value = meant.style.getPropertyValue(name);
    if (shown.style.getPropertyValue(name) !== value) shown.style.setProperty(name, value);
  }
}

/**
 * Show these pieces in `place`, in the stead of what is there.
 * @param {Element} place
 * @param {...Child} children
 */
export function show(place, ...children) {
  const meant = document.createElement(place.nodeName);
  append(meant, children);
  morphChildren(place, meant);
}
