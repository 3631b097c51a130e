// Every word of the page, in the language that is shown.

import { get } from "./api.js";

/** @typedef {string | {[form: string]: string}} Text */

/** @type {{[key: string]: Text}} */
let words = {};
let language = "en";
let plural = new Intl.PluralRules("en");
/** @type {Set<() => void>} */
const listeners = new Set();

/** The languages there are, each in its own words. */
export const LANGUAGES = /** @type {const} */ ({ en: "English", sv: "Svenska", ja: "日本語" });

export const currentLanguage = () => language;

/** @param {string} next */
export async function speak(next) {
  const found = await get("/api/words", { lang: next });
  words = found;
  language = next;
  plural = new Intl.PluralRules(next);
  document.documentElement.lang = next;
  for (const listener of listeners) listener();
}

/** Be told when the language changes; returns how to stop. @param {() => void} listener */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The text of a key, its `{placeholders}` filled; a text in several forms is chosen by `n`.
 * @param {string} key
 * @param {{[name: string]: string | number}} [values]
 * @returns {string}
 */
export function t(key, values = {}) {
  let text = words[key] ?? key;
  if (typeof text !== "string") {
    const form = plural.select(Number(values.n ?? 0));
    text = text[form] ?? text.other ?? key;
  }
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}

/** Whether there is such a word. @param {string} key */
export const hasWord = (key) => key in words;

/** Several things in a row: `Ben, Kei and Rei`. @param {string[]} things */
export const listed = (things) =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(things);

/** Sentences, or words, one after the other. @param {...string} texts */
export const joined = (...texts) => texts.filter(Boolean).join(language === "ja" ? "" : " ");

/** A number with a real minus sign. @param {number} points */
export const minus = (points) => String(points).replace("-", "−");

/** A number with so many decimals, as the language writes it. @param {number} value @param {number} places */
export const decimal = (value, places) =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    signDisplay: "negative",
  })
    .format(value)
    .replace("-", "−");

/** What a deal brought: `+6`, `−6`, `0`. @param {number} points */
export const signed = (points) => (points > 0 ? `+${points}` : minus(points));
