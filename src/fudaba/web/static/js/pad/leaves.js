// What lies over the pad: a deal's sheet, and the ways out: links, files, paper.

import { h } from "../dom.js";
import { sheetArticle } from "../table/sheet.js";
import { currentLanguage, t } from "../words.js";

/** @typedef {import("../drawer.js").Leaf} Leaf */
/** @typedef {import("./pad.js").PadElement} PadElement */

/** A deal's sheet, with the way to correct it. @param {PadElement} pad @param {number} number @returns {Leaf} */
export function dealLeaf(pad, number) {
  const { state } = pad;
  const sheet = state?.scene.sheets?.find((one) => one.number === number);
  if (!state || !sheet) return { title: "", body: null };
  const transfers = state.scene.transfers?.[number - 1] ?? [];
  const correct = () => {
    pad.drawer?.close();
    pad.tab = "note";
    pad.begin(number);
  };
  const strike = () => {
    pad.drawer?.close();
    pad.strike();
  };
  return {
    title: sheet.title,
    class: "pad-sheet",
    body: [
      sheetArticle({
        game: state.scene.game,
        pack: state.scene.pack,
        sheet,
        course: [],
        own: "",
        again: () => pad.drawer?.update(),
        buttons: state.may_edit && [
          h(
            "button",
            { type: "button", "data-do": "correct", on: { click: correct } },
            t("pad.correct"),
          ),
          number === state.deals.length &&
            h(
              "button",
              { type: "button", "data-do": "strike", on: { click: strike } },
              t("pad.strike"),
            ),
        ],
      }),
      transfers.length > 0 && [
        h("h3", null, t("pad.fewest")),
        h(
          "ul",
          { class: "transfers" },
          transfers.map((line) => h("li", null, line)),
        ),
      ],
    ],
  };
}

/** @param {PadElement} pad @returns {Leaf} */
export function shareLeaf(pad) {
  const reading = `${location.origin}/pad/${pad.getAttribute("pad")}`;
  const writing = `${reading}#${pad.state?.key || pad.key}`;
  return {
    title: t("pad.share"),
    class: "menu",
    body: [
      pad.state?.may_edit && [
        h("h3", null, t("pad.link_writes")),
        h("p", { class: "link" }, h("a", { href: writing }, writing)),
      ],
      h("h3", null, t("pad.link_reads")),
      h("p", { class: "link" }, h("a", { href: reading, "data-plain": true }, reading)),
      h(
        "p",
        { class: "actions" },
        h(
          "a",
          {
            class: "button",
            download: "fudaba-pad.csv",
            href: `${pad.path}/export.csv?lang=${currentLanguage()}`,
          },
          t("pad.csv"),
        ),
        h(
          "a",
          { class: "button", download: "fudaba-pad.json", href: `${pad.path}/export.json` },
          t("pad.json"),
        ),
        h("button", { type: "button", on: { click: () => print() } }, t("pad.print")),
      ),
    ],
  };
}
