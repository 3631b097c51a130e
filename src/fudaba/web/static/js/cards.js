// Cards: one sprite for a pack, their names, and the element that shows one.

import { get } from "./api.js";
import { h } from "./dom.js";
import { currentLanguage } from "./words.js";

/** @typedef {import("./types.js").CardName} CardName */

/** @type {Map<string, Promise<void>>} */
const sprites = new Map();
/** @type {Map<string, {[code: string]: CardName}>} */
const names = new Map();
/** Names that have been asked for. @type {Map<string, Promise<void>>} */
const naming = new Map();

const BACKS = { hanafuda: "back", snapphana: "snapback" };

/**
 * Fetch the drawings of a pack, once, and its names in the language shown.
 * @param {string} pack
 */
export async function loadPack(pack) {
  await Promise.all([loadNames(pack, currentLanguage()), loadSprite(pack)]);
}

/** @param {string} pack @param {string} language */
function loadNames(pack, language) {
  const key = `${pack} ${language}`;
  return once(naming, key, async () => {
    names.set(key, await get(`/api/cards/${pack}`, { lang: language }));
  });
}

/** @param {string} pack @returns {Promise<void>} */
function loadSprite(pack) {
  const name = pack.toLowerCase();
  return once(sprites, name, () => fetched(`/cards/${name}.svg`));
}

/**
 * Load something once; what has failed is tried again by whoever wants it next.
 * @param {Map<string, Promise<void>>} known @param {string} key @param {() => Promise<void>} load
 */
function once(known, key, load) {
  let loading = known.get(key);
  if (!loading) {
    loading = load();
    known.set(key, loading);
    loading.catch(() => known.delete(key));
  }
  return loading;
}

/** The sprite as a document of its own, without any HTML being parsed. @param {string} address */
function fetched(address) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.responseType = "document";
    request.overrideMimeType("image/svg+xml");
    request.onload = () => {
      const drawn = request.responseXML?.documentElement;
      if (!drawn) return reject(new Error(address));
      drawn.classList.add("sprite");
      document.body.append(document.adoptNode(drawn));
      return resolve(undefined);
    };
    request.onerror = () => reject(new Error(address));
    request.send();
  });
}

/** The codes in a text of cards. @param {string | undefined} cards @returns {string[]} */
export const codes = (cards) => (cards ? cards.split(" ").filter(Boolean) : []);

/** @param {string} pack @param {string} code @returns {CardName} */
export function nameOf(pack, code) {
  const found = names.get(`${pack} ${currentLanguage()}`)?.[code];
  return found ?? { name: code, short: code, index: code };
}

/**
 * A card to look at. `corner` shows its index; `label` replaces its name, "" hides it from readers.
 * @param {string} pack
 * @param {string} code  or `back`
 * @param {{corner?: boolean, class?: string | (string | false | undefined)[], label?: string, key?: string}} [more]
 */
export function card(pack, code, more = {}) {
  const label = more.label ?? (code === "back" ? "" : nameOf(pack, code).name);
  return h("fd-card", {
    class: ["card", ...[more.class ?? ""].flat()],
    pack,
    code,
    corner: more.corner,
    role: label ? "img" : undefined,
    "aria-label": label || undefined,
    "aria-hidden": label ? undefined : "true",
    "data-card": more.key,
  });
}

/** The name of a card's drawing in the sprite. @param {string} pack @param {string} code */
function drawing(pack, code) {
  if (code === "back") return BACKS[/** @type {keyof typeof BACKS} */ (pack)];
  return code === "*" ? "star" : code;
}

/** `<fd-card pack code corner>`: draws itself from the sprite. */
class CardElement extends HTMLElement {
  static observedAttributes = ["pack", "code", "corner"];
  #drawn = "";

  connectedCallback() {
    this.#draw();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#draw();
  }

  #draw() {
    const pack = (this.getAttribute("pack") ?? "").toLowerCase();
    const code = this.getAttribute("code") ?? "";
    const name = drawing(pack, code);
    const corner = this.hasAttribute("corner") && pack === "hanafuda" && code !== "back";
    const told = `${name} ${corner}`;
    if (this.#drawn === told) return;
    this.#drawn = told;
    this.replaceChildren(
      h(
        "svg",
        { viewBox: "0 0 100 160", "aria-hidden": "true", focusable: "false" },
        h("use", { href: `#${name}` }),
        corner && h("use", { href: `#i${name}` }),
      ),
    );
  }
}

customElements.define("fd-card", CardElement);
