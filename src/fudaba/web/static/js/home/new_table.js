// A new table: presets first, then who sits where, then every option with its rule.

import { post, Refused } from "../api.js";
import { h } from "../dom.js";
import { go } from "../router.js";
import { rules } from "../rules.js";
import { t } from "../words.js";

/** @typedef {import("../types.js").GameInfo} GameInfo */
/** @typedef {import("../types.js").OptionInfo} OptionInfo */
/** @typedef {import("../types.js").ValueInfo} ValueInfo */
/** @typedef {ValueInfo["value"]} Value */

export class NewTable {
  /** @param {GameInfo} game @param {() => void} again */
  constructor(game, again) {
    this.game = game;
    this.again = again;
    this.preset = game.presets[0]?.name ?? "";
    /** @type {Map<string, Value>} */
    this.changed = new Map();
    this.count = game.seats[0] ?? 2;
    const level = game.bots.find((bot) => bot.level === "club")?.level ?? game.bots[0]?.level ?? "";
    /** What is chosen for the other seats. @type {string[]} */
    this.seats = Array.from({ length: Math.max(...game.seats) - 1 }, () => `bot ${level}`);
    this.flags = { practice: false, hints: true, onlookers: true };
    this.error = "";
    this.rule = "";
  }

  /** The value of an option as it stands. @param {OptionInfo} option */
  value(option) {
    const preset = this.game.presets.find((one) => one.name === this.preset);
    return this.changed.get(option.name) ?? preset?.options[option.name] ?? option.default;
  }

  async open() {
    const seats = [{ kind: "me" }, ...this.seats.slice(0, this.count - 1).map(seatOf)];
    try {
      const { id } = await post("/api/tables", {
        game: this.game.name,
        preset: this.preset || undefined,
        options: Object.fromEntries(this.changed),
        seats,
        public: this.seats.slice(0, this.count - 1).includes("open"),
        ...this.flags,
      });
      go(`/t/${id}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.error = error.message;
      this.again();
    }
  }

  draw() {
    const { game } = this;
    return h(
      "form",
      {
        class: "new-form",
        on: {
          submit: (/** @type {Event} */ event) => {
            event.preventDefault();
            this.open();
          },
        },
      },
      game.presets.length > 0 &&
        h(
          "fieldset",
          { class: "options" },
          h("legend", null, t("new.rules")),
          game.presets.map((preset) => this.presetRow(preset)),
        ),
      h(
        "fieldset",
        { class: "options" },
        h("legend", null, t("new.seats")),
        this.counts(),
        this.seatRows(),
      ),
      h(
        "fieldset",
        { class: "options" },
        h("legend", null, t("new.table")),
        this.flag("hints"),
        this.flag("practice"),
        this.flag("onlookers"),
      ),
      h(
        "details",
        { class: "options" },
        h(
          "summary",
          null,
          t("new.details"),
          " ",
          h(
            "small",
            null,
            this.changed.size
              ? t("new.changed", { n: this.changed.size })
              : t("new.as_said", { n: game.options.length }),
          ),
        ),
        game.options.map((option) => this.optionRow(option)),
      ),
      this.error && h("p", { role: "alert", class: "accent" }, this.error),
      h("button", { class: "primary", type: "submit", "data-do": "open-table" }, t("new.open")),
      this.seats.slice(0, this.count - 1).some((kind) => kind === "open" || kind === "invited") &&
        h("p", { class: "fine" }, t("new.link")),
    );
  }

  /** @param {{name: string, title: string, text: string}} preset */
  presetRow(preset) {
    const choose = () => {
      this.preset = preset.name;
      this.changed.clear();
      this.again();
    };
    return h(
      "label",
      { "data-key": preset.name },
      h("input", {
        type: "radio",
        name: "preset",
        value: preset.name,
        checked: preset.name === this.preset,
        on: { change: choose },
      }),
      h("span", null, h("b", null, preset.title), " ", h("small", null, preset.text)),
    );
  }

  counts() {
    if (this.game.seats.length < 2) return null;
    return h(
      "div",
      { class: "strip", role: "radiogroup", "aria-label": t("new.how_many") },
      [...this.game.seats]
        .sort((a, b) => a - b)
        .map((count) => {
          const choose = () => {
            this.count = count;
            this.again();
          };
          return h(
            "label",
            null,
            h("input", {
              type: "radio",
              name: "count",
              value: count,
              checked: count === this.count,
              on: { change: choose },
            }),
            h("span", null, count),
          );
        }),
    );
  }

  seatRows() {
    const kinds = [
      ...this.game.bots.map((bot) => [`bot ${bot.level}`, t("new.bot", { level: bot.title })]),
      ["invited", t("new.invited")],
      ["open", t("new.open_to_all")],
      ["device", t("new.device")],
    ];
    return [
      h("p", { class: "seat-row" }, h("span", null, "1"), h("b", null, t("new.you"))),
      ...Array.from({ length: this.count - 1 }, (_, at) =>
        h(
          "label",
          { "data-key": `seat${at}` },
          h("span", null, String(at + 2)),
          h(
            "select",
            {
              "aria-label": t("new.seat", { n: at + 2 }),
              on: {
                change: (/** @type {Event} */ event) => {
                  this.seats[at] = /** @type {HTMLSelectElement} */ (event.target).value;
                  this.again();
                },
              },
            },
            kinds.map(([value, text]) =>
              h("option", { value, selected: value === this.seats[at] }, text),
            ),
          ),
        ),
      ),
    ];
  }

  /** @param {"practice" | "hints" | "onlookers"} name */
  flag(name) {
    const change = (/** @type {Event} */ event) => {
      this.flags[name] = /** @type {HTMLInputElement} */ (event.target).checked;
    };
    return h(
      "label",
      null,
      h("input", { type: "checkbox", checked: this.flags[name], on: { change } }),
      h("span", null, h("b", null, t(`new.${name}`)), " ", h("small", null, t(`new.${name}.text`))),
    );
  }

  /** @param {OptionInfo} option */
  optionRow(option) {
    const value = this.value(option);
    /** @param {Value} next */
    const change = (next) => {
      this.changed.set(option.name, next);
      this.again();
    };
    const isSwitch =
      option.values.length === 2 && option.values.every((one) => typeof one.value === "boolean");
    const text = h("span", null, option.text, " ", this.ruleOf(option));
    if (isSwitch) {
      return h(
        "label",
        { "data-key": option.name },
        h("input", {
          type: "checkbox",
          checked: value === true,
          on: {
            change: (/** @type {Event} */ event) =>
              change(/** @type {HTMLInputElement} */ (event.target).checked),
          },
        }),
        text,
      );
    }
    return h(
      "div",
      { class: "option", "data-key": option.name },
      text,
      this.control(option, value, change),
    );
  }

  /** @param {OptionInfo} option @param {Value} value @param {(value: Value) => void} change */
  control(option, value, change) {
    if (!option.values.length) {
      return h("input", {
        type: "number",
        min: option.least ?? undefined,
        max: option.most ?? undefined,
        step: option.step,
        value: String(value),
        "aria-label": option.text,
        on: {
          change: (/** @type {Event} */ event) =>
            change(Number(/** @type {HTMLInputElement} */ (event.target).value)),
        },
      });
    }
    return h(
      "select",
      {
        "aria-label": option.text,
        on: {
          change: (/** @type {Event} */ event) =>
            change(
              option.values[/** @type {HTMLSelectElement} */ (event.target).selectedIndex].value,
            ),
        },
      },
      option.values.map((one) => h("option", { selected: one.value === value }, one.text)),
    );
  }

  /** The rule of an option opens in place. @param {OptionInfo} option */
  ruleOf(option) {
    const open = this.rule === option.rule;
    return [
      h(
        "button",
        {
          type: "button",
          class: "rule-id",
          "aria-expanded": String(open),
          on: {
            click: (/** @type {Event} */ event) => {
              event.preventDefault();
              this.rule = open ? "" : option.rule;
              this.again();
            },
          },
        },
        option.rule,
      ),
      open && rules(this.game.name, option.rule, this.again),
    ];
  }
}

/** @param {string} chosen @param {number} at */
function seatOf(chosen, at) {
  const [kind, level] = chosen.split(" ");
  const name = kind === "device" ? t("new.player", { n: at + 2 }) : "";
  return { kind, ...(level && { level }), ...(name && { name }) };
}
