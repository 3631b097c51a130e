// The deal being noted: what was answered, the question that is open, then what it came to.

import { h } from "../dom.js";
import { sheetArticle } from "../table/sheet.js";
import { t } from "../words.js";
import { question } from "./asks.js";

/** @typedef {import("../types.js").PadAsk} PadAsk */
/** @typedef {import("./pad.js").PadElement} PadElement */

/** The question that is open, by its place; none where everything is answered. @param {PadElement} pad */
export function openAt(pad) {
  const asks = pad.scene?.asks ?? [];
  if (pad.place >= 0) return pad.place;
  return asks.length && !asks[asks.length - 1].is_answered ? asks.length - 1 : -1;
}

/** @param {PadElement} pad */
export function noting(pad) {
  const { scene, state } = pad;
  if (!scene || !state) return null;
  const asks = scene.asks ?? [];
  const at = openAt(pad);
  const ask = at >= 0 ? asks[at] : undefined;
  const correcting = pad.number <= state.deals.length;
  const problem = pad.error || scene.problem;
  return h(
    "section",
    {
      class: "noting",
      id: "note",
      "data-form": ask?.form,
      "data-step": asks.length,
      "aria-label": t("pad.note"),
    },
    pad.isLost && h("p", { class: "fine", role: "status" }, t("pad.lost")),
    correcting &&
      h(
        "p",
        { class: "correcting" },
        t(pad.isCorrection ? "pad.correcting" : "pad.meanwhile", { n: pad.number }),
        " ",
        h(
          "button",
          { class: "quiet", on: { click: () => pad.begin(state.deals.length + 1) } },
          t("pad.leave_it"),
        ),
      ),
    h(
      "ol",
      { class: "noted" },
      asks.map((one, place) => one.is_answered && place !== at && answered(pad, one, place)),
    ),
    problem && h("p", { class: "problem", role: "alert" }, problem),
    ask && [
      h(
        "h2",
        { class: "ask", "data-ask": ask.key, "data-seat": ask.seat, "data-form": ask.form },
        ask.title,
      ),
      ask.hint &&
        ask.form !== "cards" &&
        ask.form !== "shares" &&
        h("p", { class: "fine" }, ask.hint),
      question({
        scene,
        ask,
        chosen: pad.chosen,
        choose: (chosen) => {
          pad.chosen = chosen;
          if (!chosen) pad.told = "";
          pad.draw();
          if (ask.tells && chosen) pad.peek(at, chosen);
        },
        told: pad.chosen ? pad.told : ask.tells ? ask.answer_text : "",
        answer: (value) => pad.tryIt(at, value),
        instead: () => pad.instead(ask, at),
      }),
    ],
    scene.preview &&
      !ask &&
      sheetArticle({
        game: scene.game,
        pack: scene.pack,
        sheet: scene.preview,
        course: [],
        own: "",
        again: () => pad.draw(),
        buttons: h(
          "button",
          {
            type: "button",
            class: "primary",
            "data-do": "write-down",
            on: { click: () => pad.note() },
          },
          t(correcting ? "pad.write_correction" : "pad.write_down"),
        ),
      }),
  );
}

/** @param {PadElement} pad @param {PadAsk} ask @param {number} place */
const answered = (pad, ask, place) =>
  h(
    "li",
    { "data-key": `${ask.key}${ask.seat ?? ""}${place}` },
    h(
      "button",
      {
        class: "quiet",
        type: "button",
        "data-place": place,
        on: { click: () => pad.reopen(place) },
      },
      h("span", null, ask.title),
      " ",
      h("b", null, ask.answer_text || "–"),
    ),
  );
