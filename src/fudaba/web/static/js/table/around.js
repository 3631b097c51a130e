// What stands around the table: the bar above it, the tools, the sheet after a deal.

import { h } from "../dom.js";
import { share } from "../share.js";
import { t } from "../words.js";
import { isField } from "./kind.js";
import { sheetArticle } from "./sheet.js";
import { lostNotice } from "./states.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("../types.js").Sheet} Sheet */
/** @typedef {import("./table.js").TableElement} TableElement */

/** @param {TableElement} table */
export function bar(table) {
  const { scene } = table;
  const practice = table.table?.practice ? t("table.practice") : "";
  return h(
    "header",
    { class: "bar" },
    h(
      "a",
      { class: "home", href: "/" },
      h("img", { src: "/logo.svg", width: 32, height: 32, alt: t("home.back") }),
    ),
    h(
      "h1",
      null,
      scene?.title ?? table.table?.title ?? "",
      " ",
      h("small", null, [scene?.subtitle, practice].filter(Boolean).join(" · ")),
    ),
  );
}

/** @param {TableElement} table @param {Sheet | undefined} sheet */
export function tools(table, sheet) {
  const { scene, table: info } = table;
  if (sheet || !scene || info?.turn || info?.state === "waiting") {
    return h("nav", { class: "tools" });
  }
  const seated = scene.seat !== null && scene.seat !== undefined;
  /** @param {string} name @param {() => void} act @param {boolean} [pressed] @param {boolean} [off] */
  const tool = (name, act, pressed, off) =>
    h(
      "button",
      {
        class: "quiet",
        "data-key": name,
        "data-tool": name,
        disabled: off,
        "aria-pressed": pressed === undefined ? undefined : String(pressed),
        on: { click: act },
      },
      t(`tool.${name}`),
    );
  return h(
    "nav",
    { class: "tools", "aria-label": t("table.tools") },
    info?.practice && tool("back", () => table.takeBack(), undefined, !info.can_take_back),
    (scene.progress ?? []).length > 0 &&
      tool(!isField(scene) ? "state" : "yaku", () => table.open("yaku")),
    tool("log", () => table.open("log")),
    !isField(scene) && tool("trick", () => table.open("trick")),
    scene.seats.length > 2 && isField(scene) && tool("scores", () => table.open("scores")),
    seated &&
      info?.hints &&
      Boolean(scene.question) &&
      tool("hint", () => table.askHint(), Boolean(table.hint) || table.hinting),
    tool("table", () => table.open("table")),
  );
}

/** The sheet of a deal; after the last one, what can be done with the match. @param {TableElement} table @param {Sheet} sheet @param {Scene} scene */
export function sheetOf(table, sheet, scene) {
  const { sheets, course, next } = table.tale;
  const last = next ?? scene;
  const over = sheets.length === 1 && Boolean(last.is_over);
  return sheetArticle({
    game: scene.game,
    pack: scene.pack,
    sheet,
    course: course.filter((one) => one.number <= sheet.number),
    result: over ? last.result : "",
    again: () => table.draw(),
    notice: lostNotice(table) ?? table.notice,
    buttons: over ? afterMatch(table) : nextDeal(table),
  });
}

/** @param {TableElement} table */
function nextDeal(table) {
  return [
    h(
      "button",
      { class: "primary", "data-do": "next", on: { click: () => table.tale.turnOver() } },
      t("sheet.next"),
    ),
  ];
}

/** @param {TableElement} table */
function afterMatch(table) {
  const { tableId, table: info } = table;
  const own = info?.seats.some((seat) => seat.is_me);
  return [
    h("a", { class: "button", href: `/replay/${tableId}` }, t("sheet.replay")),
    info?.onlookers && share(`/replay/${tableId}`, info.invite ?? "", info.title),
    own &&
      h(
        "a",
        {
          class: "button",
          "data-do": "download",
          href: `/api/tables/${tableId}/record`,
          download: "",
        },
        t("sheet.download"),
      ),
    own &&
      h(
        "button",
        { class: "primary", "data-do": "rematch", on: { click: () => table.rematch() } },
        t("sheet.rematch"),
      ),
  ];
}
