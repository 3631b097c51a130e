// Which leaf lies in the drawer of the table.

import { logLeaf, pileLeaf, scoresLeaf, trickLeaf, yakuLeaf } from "./drawers.js";
import { helpLeaf, tableLeaf } from "./menu.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").SeatScene} SeatScene */
/** @typedef {"yaku" | "log" | "scores" | "trick" | "table" | "help" | "pile"} Name */

/**
 * @param {import("./table.js").TableElement} table
 * @param {Name} name
 * @param {SeatScene} [seat]  whose pile
 * @returns {import("../drawer.js").Leaf}
 */
export function leafOf(table, name, seat) {
  const scene = /** @type {Scene} */ (table.past?.scene ?? table.scene);
  const again = () => table.drawer?.update();
  const chosen = scene?.hand?.find((one) => one.card === table.answers.chosen);
  if (name === "yaku") return yakuLeaf(scene, chosen?.more ?? "", again, table.table);
  if (name === "log") return logLeaf(scene, (at) => table.lookBack(at));
  if (name === "scores") return scoresLeaf(scene);
  if (name === "trick") return trickLeaf(scene);
  if (name === "help") return helpLeaf();
  if (name === "pile" && seat) {
    return pileLeaf(scene, scene.seats.find((one) => one.seat === seat.seat) ?? seat);
  }
  return tableLeaf(table);
}
