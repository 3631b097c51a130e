// A deal as far as it is noted: what it begins with, and where something in it is amiss.

/** @typedef {import("../types.js").PadScene} PadScene */
/** @typedef {{facts: {[key: string]: any}, none: string[]}} Draft */

/** Where cards or numbers that cannot be are put right; -1 where nothing is amiss. @param {PadScene} scene */
export function amiss(scene) {
  if (!scene.problem || scene.misfit) return -1;
  const forms = (scene.asks ?? []).map((ask) => ask.form);
  const cards = Math.max(forms.lastIndexOf("cards"), forms.lastIndexOf("shares"));
  return cards >= 0 ? cards : Math.max(forms.lastIndexOf("numbers"), forms.lastIndexOf("names"));
}

/** @param {Draft} draft */
export const isEmpty = ({ facts, none }) => !none.length && !Object.keys(facts).length;

/** A deal as it was noted, to be corrected; else one of which nothing is known. @param {{[key: string]: any}} [facts] @returns {Draft} */
export const drafted = (facts) =>
  facts ? { facts: structuredClone(facts), none: EMPTY } : { facts: {}, none: [] };

/** What a noted deal has answered with nothing: everything that it does not hold. */
const EMPTY = [
  ...["field", "teyaku", "made", "sage", "announced", "declared", "repay"],
  ...["captured", "piles", "driven_out"].flatMap((key) =>
    Array.from({ length: 7 }, (_, seat) => `${key}.${seat}`),
  ),
  ...["four_lights", "poetry", "blue", "ino_shika_cho"].map((name) => `liable.${name}`),
  ...Array.from({ length: 12 }, (_, at) => `liable_month.${at + 1}`),
];
