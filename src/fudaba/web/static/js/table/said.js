// An action in the words of its card, its choice or its place.

import { nameOf } from "../cards.js";

/** @param {import("../types.js").Scene} scene @param {string} action */
export function said(scene, action) {
  const held = scene.hand?.find((one) => one.action === action);
  const choice = scene.question?.choices?.find((one) => one.actions.includes(action));
  const place = scene.middle.places?.find((one) => one.action === action);
  const code = held?.card ?? place?.cards.split(" ")[0] ?? "";
  // What a card would do does not say which it is, and two cards may do the same.
  if (held) return capital(nameOf(scene.pack, code).short);
  return choice?.label || place?.says || (code && nameOf(scene.pack, code).name);
}

/** What playing a card would do. @param {import("../types.js").Scene} scene @param {string} action */
export const doing = (scene, action) =>
  scene.hand?.find((one) => one.action === action)?.says ?? "";

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
