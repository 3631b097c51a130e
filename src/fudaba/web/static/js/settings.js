// What a person has set on this device.

/**
 * @typedef {object} Settings
 * @property {"all" | "play" | "off"} corners  indices in the corners: everywhere, hand and field, nowhere
 * @property {boolean} tap  the first tap plays
 * @property {"slow" | "normal" | "quick" | "off"} speed
 * @property {boolean} sound
 * @property {"auto" | "light" | "dark"} theme
 */

/** @type {Settings} */
const DEFAULTS = { corners: "play", tap: false, speed: "normal", sound: false, theme: "auto" };
const NAME = "fudaba.settings";

/** @type {Set<() => void>} */
const listeners = new Set();

/** @type {Settings} */
export const settings = { ...DEFAULTS, ...stored() };

/** @returns {Partial<Settings>} */
function stored() {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {Partial<Settings>} change */
export function set(change) {
  Object.assign(settings, change);
  try {
    localStorage.setItem(NAME, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  applyTheme();
  for (const listener of listeners) listener();
}

/** @param {() => void} listener */
export function onSettings(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Light and dark follow the system unless somebody has chosen. */
export function applyTheme() {
  document.documentElement.dataset.theme = settings.theme;
}

/** How much longer or shorter everything takes that moves. */
export function pace() {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return { slow: 1.7, normal: 1, quick: 0.5, off: 0 }[settings.speed];
}
