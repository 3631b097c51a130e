// The page begins: who sits here, which words, then what the address says.

import { applyTheme } from "./settings.js";
import { h } from "./dom.js";
import { meet } from "./me.js";
import { nowhere } from "./nowhere.js";
import { route } from "./router.js";
import { speak, t } from "./words.js";
import "./home/home.js";
import "./table/table.js";

/** The element for an address. @param {string} path */
async function pageOf(path) {
  const [first = "", second = ""] = path.split("/").filter(Boolean);
  if (first === "t" && second) return h("fd-table", { table: second });
  if (first === "replay" && second) {
    await import("./replay/replay.js");
    return h("fd-replay", { table: second });
  }
  if (first === "learn") {
    await (second === "first" ? import("./learn/lesson.js") : import("./learn/learn.js"));
    return second === "first" ? h("fd-lesson") : h("fd-learn", { game: second });
  }
  if (first === "worth") {
    await import("./pad/worth.js");
    return h("fd-worth");
  }
  if (first === "pad") {
    await (second ? import("./pad/pad.js") : import("./pad/start.js"));
    return second ? h("fd-pad", { pad: second }) : h("fd-pad-start");
  }
  if (first === "new" || !first) return h("fd-home", { new: second || undefined });
  document.body.className = "app";
  return h("main", null, nowhere(t("nowhere")));
}

/** @param {string} path */
async function draw(path) {
  for (const dialog of document.querySelectorAll("dialog")) dialog.remove();
  document.documentElement.classList.remove("paper");
  const page = await pageOf(path);
  if (path !== location.pathname) return; // somebody has gone on while it was fetched
  document.querySelector("[data-page]")?.replaceWith(page);
  page.setAttribute("data-page", "");
  scrollTo(0, 0);
}

async function begin() {
  applyTheme();
  const { language } = await meet();
  await speak(language);
  document.title = t("title.app");
  route(draw);
}

begin();
