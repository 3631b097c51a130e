// The table by keyboard alone: arrows in the hand, Enter plays, numbers and the game's letters.

/** @typedef {import("./table.js").TableElement} TableElement */

/** @param {TableElement} table @param {KeyboardEvent} event */
export function keys(table, event) {
  if (event.ctrlKey || event.metaKey || event.altKey || table.drawer?.isOpen) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.matches("input, select, textarea")) return;
  if (table.past) {
    table.past.key(event);
    return;
  }
  if (event.key === "?") {
    event.preventDefault();
    table.open("help");
  } else if (!isPlaying(table)) {
    if (event.key === "Enter" && !target?.closest("button, a, summary"))
      press(table, '[data-do="next"], [data-do="lift"]');
  } else if (event.key === "Escape") {
    table.answers.chosen = "";
    table.draw();
  } else if (event.key.startsWith("Arrow")) {
    if (walk(table, event.key)) event.preventDefault();
  } else if (/^[1-9]$/.test(event.key)) {
    pick(table, Number(event.key) - 1);
  } else if (event.key === "Enter" && !target?.closest("button, a, summary")) {
    if (table.answers.chosen) table.answers.play();
    else press(table, '[data-do="confirm"]');
  } else if (/^[a-z]$/i.test(event.key)) {
    letter(table, event.key.toLowerCase());
  }
}

/** Whether the table itself is seen: beneath a sheet or a curtain nothing may be played. @param {TableElement} table */
const isPlaying = (table) => !["sheet", "curtain", "waiting"].includes(table.condition());

/** @param {TableElement} table @param {string} selector */
function press(table, selector) {
  const button = table.querySelector(selector);
  if (button instanceof HTMLButtonElement && !button.disabled) button.click();
}

/** From card to card where the focus is, or in the hand. @param {TableElement} table @param {string} key */
function walk(table, key) {
  const active = document.activeElement;
  const group =
    active?.closest(".field, .choices, .combos, .tools") ?? table.querySelector(".hand");
  const all = [
    ...(group?.querySelectorAll("button:enabled:not(.open-pile), a, input") ?? []),
  ].filter((one) => !(one instanceof HTMLElement && one.tabIndex < 0));
  if (!all.length) return false;
  const back = key === "ArrowLeft" || key === "ArrowUp";
  const at = active ? all.indexOf(active) : -1;
  const next =
    at < 0 ? (back ? all.length - 1 : 0) : (at + (back ? -1 : 1) + all.length) % all.length;
  const to = /** @type {HTMLElement} */ (all[next]);
  to.focus();
  const code = to.getAttribute("data-code");
  if (
    code &&
    !table.telling &&
    !table.answers.gathered.size &&
    table.scene?.question?.form !== "several"
  ) {
    table.answers.chosen = code;
    table.draw();
  }
  return true;
}

/** @param {TableElement} table @param {number} index */
function pick(table, index) {
  const { scene } = table;
  if (!scene?.question || table.telling) return;
  const places = (scene.middle.places ?? []).filter((place) => place.action);
  if (scene.question.form === "place" && places[index]) {
    table.answers.takePlace(places[index]);
    return;
  }
  const playable = (scene.hand ?? []).filter((one) => one.action);
  if (playable.length && playable[index]) {
    table.answers.touch(playable[index].card);
    const button = table.querySelector(`.hand [data-code="${CSS.escape(playable[index].card)}"]`);
    if (button instanceof HTMLElement) button.focus();
  } else if (!playable.length && scene.question.choices?.[index]) {
    if (scene.question.form === "several") table.answers.tick(index);
    else table.send(scene.question.choices[index].actions);
  }
}

/** @param {TableElement} table @param {string} key */
function letter(table, key) {
  const { scene } = table;
  if (!scene || table.telling) return;
  const { question } = scene;
  const choice = question?.choices?.find((one) => one.key?.toLowerCase() === key);
  if (question?.confirm_key?.toLowerCase() === key) table.answers.confirm();
  else if (choice && question?.form === "several")
    table.answers.tick((question.choices ?? []).indexOf(choice));
  else if (choice) table.send(choice.actions);
}
