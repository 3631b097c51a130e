// The link to a game's sheet: everything that scores, to read and to print.

import { h } from "./dom.js";
import { currentLanguage, t } from "./words.js";

/**
 * @param {string} game
 * @param {string | null} [preset]
 * @param {{[name: string]: boolean | number | string}} [options]  those that differ from it
 */
export function sheetLink(game, preset, options = {}) {
  const query = new URLSearchParams({ lang: currentLanguage() });
  if (preset) query.set("preset", preset);
  for (const [name, value] of Object.entries(options)) {
    query.set(name, typeof value === "boolean" ? (value ? "on" : "off") : String(value));
  }
  return h(
    "a",
    { class: "button", href: `/sheet/${game}?${query}`, "data-plain": true, target: "_blank" },
    t("paper.print"),
  );
}
