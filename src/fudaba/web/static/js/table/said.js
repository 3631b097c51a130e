// An action in the words of its card, its choice or its place.

import { nameOf } from "../cards.js";

/** @param {import("../types.js").Scene} scene @param {string} action */
export function said(scene, action) {
  const held = scene.hand?.find((one) => one.action === action);
  const choice = scene.question?.choices?.find((one) => one.actions.includes(action));
  const place = scene.middle.places?.find((one) => one.action === action);
  const code = held?.card ?? place?.cards.split(" ")[0] ?? "";
  return held?.says || choice?.label || place?.says || (code && nameOf(scene.pack, code).name);
}
