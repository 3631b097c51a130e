// Title and icon tell that it is one's turn, also from another tab.

import { t } from "./words.js";

/** @param {string | null} prompt  what one is asked; null while it is not one's turn */
export function announceTurn(prompt) {
  document.title = prompt ? t("title.your_turn") : t("title.app");
  const icon = document.querySelector('link[rel="icon"]');
  icon?.setAttribute("href", prompt ? "/icon-turn.svg" : "/logo.svg");
}
