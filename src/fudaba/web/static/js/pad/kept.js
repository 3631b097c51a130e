// The pads of this device: where they are, and the key that writes on them.

/** @typedef {{id: string, key: string, title: string, names: string[], subtitle?: string}} KeptPad */

const PLACE = "fudaba-pads";
const MOST = 12;

/** @returns {KeptPad[]} */
export function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** The newest comes first. @param {KeptPad} pad */
export function keep(pad) {
  const others = kept().filter((one) => one.id !== pad.id);
  try {
    localStorage.setItem(PLACE, JSON.stringify([pad, ...others].slice(0, MOST)));
  } catch {
    // a device that keeps nothing still shows the pad
  }
}
