// Where a Japanese heading may break: after a phrase, never inside a word.

/** After a mark; or between kana that end a phrase and the word that begins the next: not in 取り札. */
const BETWEEN =
  /(?<=[、。，：；・！？])(?=[^、。，：；・！？）」』])|(?<=[ぁ-んー）」』])(?=[^ぁ-んー、。，：；・！？）」』\s札])/g;

/** @type {Intl.Segmenter | null} */
const WORDS = "Segmenter" in Intl ? new Intl.Segmenter("ja", { granularity: "word" }) : null;

/** The phrases of a text, in order. @param {string} text @returns {string[]} */
export function phrases(text) {
  text = text.replace(/ (?=\d)/g, "\u00a0"); // a name and its number stay together
  const begins = new Set(WORDS ? [...WORDS.segment(text)].map((word) => word.index) : []);
  /** @type {string[]} */
  const found = [];
  let from = 0;
  for (const { index } of text.matchAll(BETWEEN)) {
    if (WORDS && !begins.has(index)) continue;
    found.push(text.slice(from, index));
    from = index;
  }
  return [...found, text.slice(from)];
}
