// The whole table out of a scene: which parts there are and how they are arranged.

import { h } from "../dom.js";
import { joined, t } from "../words.js";
import { besides } from "./choices.js";
import { handRows, playButton, prompt } from "./hand.js";
import { hintPanel } from "./hint.js";
import { isField } from "./kind.js";
import { field, offered, trick, undealt } from "./middle.js";
import { gathers, isPanel, panel } from "./question.js";
import { rail } from "./rail.js";
import { plate, seatSection, sides } from "./seats.js";

/** @typedef {import("../types.js").Scene} Scene */
/** @typedef {import("./question.js").Answering} Answering */
/** @typedef {import("./seats.js").OpenPile} OpenPile */
/** @typedef {import("./middle.js").Places} Places */
/** @typedef {import("./hint.js").Hint} Hint */
/** @typedef {import("../dom.js").Child} Child */

/**
 * @typedef {object} Shown
 * @property {Scene} scene
 * @property {Places} places
 * @property {string} chosen
 * @property {Answering} answering
 * @property {boolean} telling  steps are being told: nothing is asked yet
 * @property {string} narration
 * @property {{strong: string, text?: string, button?: Child} | null} notice  what is said in the prompt's stead
 * @property {Hint | null} hint
 * @property {boolean} lost
 * @property {(at: number) => void} [lookBack]  a step of the story opens the table as it was
 * @property {Child} [coach]  what a lesson says in the prompt's place
 * @property {Child} [aside]  what stands beside the table instead of the usual
 */

/**
 * @typedef {object} Hands
 * @property {(code: string) => void} touch
 * @property {() => void} play
 * @property {(place: import("../types.js").Place) => void} take
 * @property {OpenPile} openPile
 */

/** Everybody speaks, nobody has played: plates with what was said, the hand open beside it. @param {Scene} scene */
function isSpeaking(scene) {
  if (scene.middle.form !== "field" || scene.seats.length < 3) return false;
  return scene.seats.every((seat) => !(seat.won ?? []).some((pile) => pile.cards));
}

/** @param {Shown} shown @param {Hands} hands */
export function board(shown, hands) {
  return isField(shown.scene) ? fieldBoard(shown, hands) : trickBoard(shown, hands);
}

/** @param {Shown} shown @param {Hands} hands */
function fieldBoard(shown, hands) {
  const { scene } = shown;
  const own = scene.seats.find((seat) => seat.is_own);
  const others = scene.seats.filter((seat) => seat !== own);
  const asked = !shown.telling && isPanel(scene.question);
  const many = others.length > 1;
  const speaks = many && isSpeaking(scene) && (asked || !scene.hand?.some((one) => one.action));
  const hinted = Boolean(shown.hint) && !asked;
  const look = { scene, speaks, openPile: hands.openPile };
  const classes = [
    "board",
    many ? (speaks ? "auction" : "many") : "one",
    others.length > 4 && "seven",
    asked && !speaks && "deciding",
    hinted && "hinted",
    shown.coach && "guided",
  ];
  const order = speaks
    ? others
    : [...others.filter((seat) => !seat.rests), ...others.filter((seat) => seat.rests)];
  return h(
    "div",
    { class: classes },
    many
      ? h(
          "div",
          { class: ["others", speaks && "speaking"], vars: { "--n": others.length } },
          order.map((seat) => seatSection(seat, look)),
        )
      : others.map((seat) => seatSection(seat, look, "others")),
    field(scene, shown.places, touchOf(shown, hands)),
    own && !speaks && seatSection(own, look),
    h(
      "section",
      { class: "hand", "aria-label": t("table.hand") },
      own &&
        speaks &&
        h(
          "div",
          { class: own.to_play ? "to-play" : undefined },
          plate(own, { ...look, speaks: false }),
        ),
      shown.coach || (!asked && !hinted && promptOf(shown, hands)),
      handRows(scene, gripOf(shown, hands)),
    ),
    asked && panel(scene, shown.answering, noticed(shown)),
    hinted && shown.hint && hintPanel(shown.hint, hands.play),
    shown.aside ? !asked && shown.aside : rail(scene, asked || hinted, shown.lookBack),
  );
}

/** @param {Shown} shown @param {Hands} hands */
function trickBoard(shown, hands) {
  const { scene } = shown;
  const asked = !shown.telling && isPanel(scene.question);
  const laid = (scene.middle.places ?? []).some((place) => place.cards);
  const dealt = laid || !(gathers(scene) && scene.middle.stock);
  const facts = scene.middle.facts ?? [];
  const hinted = Boolean(shown.hint) && !asked;
  return h(
    "div",
    { class: ["board", "tricks", hinted && "hinted"] },
    h(
      "div",
      { class: "others" },
      sides(scene),
      dealt && facts.length > 0 && h("p", { class: "fine" }, facts.map(factText).join(" · ")),
    ),
    scene.middle.places?.some((place) => place.action)
      ? offered(scene, touchOf(shown, hands))
      : dealt
        ? trick(scene, touchOf(shown, hands))
        : undealt(scene, facts.map((fact) => fact.text).join(" · ")),
    asked && panel(scene, shown.answering, noticed(shown)),
    hinted && shown.hint && hintPanel(shown.hint, hands.play),
    h(
      "section",
      { class: "hand", "aria-label": t("table.hand") },
      (!asked || (shown.chosen && !shown.notice)) && !hinted && promptOf(shown, hands),
      handRows(scene, gripOf(shown, hands)),
    ),
    !asked && !hinted && rail(scene, false),
  );
}

/** A fact in a line; a value that its text names is not said twice. @param {import("../types.js").Fact} fact */
const factText = ({ value, text }) => (text.includes(value) ? text : joined(value, text));

/** @param {Shown} shown @param {Hands} hands */
function touchOf(shown, hands) {
  const chosen = shown.telling ? null : shown.scene.hand?.find((one) => one.card === shown.chosen);
  return { chosen: chosen ?? null, take: hands.take };
}

/** @param {Shown} shown @param {Hands} hands @returns {import("./hand.js").Grip} */
function gripOf(shown, hands) {
  return {
    chosen: shown.telling ? "" : shown.chosen,
    gathered: shown.answering.gathered,
    gathers: !shown.telling && gathers(shown.scene),
    touch: hands.touch,
    values: shown.hint?.values,
    best: shown.hint?.best,
    sunk: shown.lost,
    telling: shown.telling,
  };
}

/** @param {Shown} shown */
const noticed = ({ notice }) => notice && prompt(notice, notice.button);

/** @param {Shown} shown @param {Hands} hands */
function promptOf(shown, hands) {
  const { scene } = shown;
  if (shown.notice) return noticed(shown);
  if (shown.telling) return prompt({ strong: shown.narration || scene.prompt });
  const chosen = scene.hand?.find((one) => one.card === shown.chosen);
  if (chosen?.action) {
    return prompt(
      { strong: chosen.says || scene.prompt, text: chosen.more },
      playButton(hands.play),
    );
  }
  const { question } = scene;
  if (question) {
    return prompt(
      { strong: question.title || scene.prompt, text: question.text },
      besides(question, shown.answering),
    );
  }
  return prompt({ strong: scene.prompt, waits: !scene.is_over });
}
