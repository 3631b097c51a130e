// What can be set on this device, and one's name and language.

import { post } from "./api.js";
import { h } from "./dom.js";
import { me } from "./me.js";
import { set, settings } from "./settings.js";
import { currentLanguage, LANGUAGES, speak, t } from "./words.js";

/** @param {() => void} again */
export function settingsForm(again) {
  return h(
    "form",
    { class: "settings", on: { submit: (/** @type {Event} */ event) => event.preventDefault() } },
    h(
      "label",
      { class: "field-row" },
      h("span", null, t("settings.name")),
      h("input", {
        type: "text",
        maxlength: 40,
        value: me.name,
        autocomplete: "nickname",
        on: { change: rename },
      }),
    ),
    h(
      "label",
      { class: "field-row" },
      h("span", null, t("settings.language")),
      languageSelect(again),
    ),
    strip("corners", ["all", "play", "off"], again),
    strip("speed", ["slow", "normal", "quick", "off"], again),
    strip("theme", ["auto", "light", "dark"], again),
    tick("tap", again),
    tick("sound", again),
  );
}

/** @param {() => void} again */
export function languageSelect(again) {
  return h(
    "select",
    {
      "aria-label": t("settings.language"),
      on: { change: (/** @type {Event} */ event) => changeLanguage(event).then(again) },
    },
    Object.entries(LANGUAGES).map(([code, name]) =>
      h("option", { value: code, lang: code, selected: code === currentLanguage() }, name),
    ),
  );
}

/** @param {Event} event */
async function changeLanguage(event) {
  const language = /** @type {HTMLSelectElement} */ (event.target).value;
  await speak(language);
  me.language = language;
  await post("/api/me", { language });
}

/** @param {Event} event */
async function rename(event) {
  const name = /** @type {HTMLInputElement} */ (event.target).value.trim();
  Object.assign(me, await post("/api/me", { name }));
}

/** @param {"corners" | "speed" | "theme"} name @param {string[]} values @param {() => void} again */
function strip(name, values, again) {
  return h(
    "fieldset",
    { class: "options" },
    h("legend", null, t(`settings.${name}`)),
    h(
      "div",
      { class: "strip" },
      values.map((value) =>
        h(
          "label",
          null,
          h("input", {
            type: "radio",
            name,
            value,
            checked: settings[name] === value,
            on: {
              change: () => {
                set({ [name]: value });
                again();
              },
            },
          }),
          h("span", null, t(`settings.${name}.${value}`)),
        ),
      ),
    ),
  );
}

/** @param {"tap" | "sound"} name @param {() => void} again */
function tick(name, again) {
  return h(
    "label",
    { class: "switch" },
    h("input", {
      type: "checkbox",
      checked: settings[name],
      on: {
        change: (/** @type {Event} */ event) => {
          set({ [name]: /** @type {HTMLInputElement} */ (event.target).checked });
          again();
        },
      },
    }),
    t(`settings.${name}`),
  );
}
