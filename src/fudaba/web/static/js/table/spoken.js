// What readers of the screen are told where the prompt has made way: for a panel, or a sheet.

import { h } from "../dom.js";
import { joined } from "../words.js";
import { isPanel, plain } from "./question.js";

/** Always there, since a region that comes with its text is not read out. @param {import("./table.js").TableElement} table */
export function spoken(table) {
  return h("p", { role: "status", class: "visually-hidden", "data-key": "spoken" }, text(table));
}

/** @param {import("./table.js").TableElement} table */
function text(table) {
  const sheet = table.tale.sheets[0];
  if (sheet) return sheet.end;
  const question = table.scene?.question;
  if (table.telling || table.past || table.table?.turn || !isPanel(question)) return "";
  const { title = "", amount = "", unit = "", text: more = "", warning = [] } = question ?? {};
  return joined(title, amount, unit, more, plain(warning));
}
