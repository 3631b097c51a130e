// The text of a rule, in place.

import { get } from "./api.js";
import { h } from "./dom.js";
import { currentLanguage } from "./words.js";

/** @typedef {{id: string, title?: string, text: string}} Rule */

/** @type {Map<string, Rule>} */
const known = new Map();
/** @type {Set<string>} */
const asked = new Set();

/**
 * A rule's id and text; the text comes when the server has told it, then `again` is called.
 * @param {string} game
 * @param {string} ids  one id, or several
 * @param {() => void} again
 */
export function rules(game, ids, again) {
  return h(
    "dl",
    { class: "rules" },
    ids
      .split(/[ ,]+/)
      .filter(Boolean)
      .map((id) =>
        h("div", { "data-key": id }, h("dt", null, id), h("dd", null, text(game, id, again))),
      ),
  );
}

/** @param {string} game @param {string} id @param {() => void} again */
function text(game, id, again) {
  const key = `${currentLanguage()} ${game} ${id}`;
  const rule = known.get(key);
  if (rule) return unmarked(rule.text);
  if (!asked.has(key)) {
    asked.add(key);
    get(`/api/rules/${game}/${encodeURIComponent(id)}`, { lang: currentLanguage() })
      .then((found) => known.set(key, found))
      .catch(() => known.set(key, { id, text: "" }))
      .finally(again);
  }
  return "…";
}

/** The text without the signs that mark it up. @param {string} text */
export const unmarked = (text) =>
  text
    .replace(/\*\*([^*]+)\*\*/g, "$1")
    .replace(/(^|[\s(])\*([^*\s][^*]*)\*/g, "$1$2")
    .replace(/`([^`]*)`/g, "$1");
