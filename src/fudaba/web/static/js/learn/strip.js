// The strip of a deal's steps: the number of the step that is shown is marked, and the strip is as
// high as what is seen of it, so that no emptiness follows a short step.

/** How long a strip must lie still before it takes its height: not while a finger draws it. */
const STILL = 120;
/** Of a step that only peeps in, this much at most, nobody wants to see the end. */
const PEEP = 48;

/** @type {WeakSet<Element>} */
const followed = new WeakSet();

/** @param {HTMLElement} page */
export function followSteps(page) {
  const strip = page.querySelector(".deal-strip");
  if (!(strip instanceof HTMLElement)) return;
  if (!followed.has(strip)) {
    followed.add(strip);
    let rest = 0;
    strip.addEventListener(
      "scroll",
      () => {
        mark(page, strip);
        clearTimeout(rest);
        rest = window.setTimeout(() => fit(strip, true), STILL);
      },
      { passive: true },
    );
    new ResizeObserver(() => fit(strip, false)).observe(strip.children[0]);
  }
  mark(page, strip);
  fit(strip, false);
}

/** The step that begins nearest to where the strip begins. @param {HTMLElement} strip */
function shown(strip) {
  const start =
    strip.getBoundingClientRect().left + parseFloat(getComputedStyle(strip).paddingLeft);
  const steps = [...strip.children];
  const far = steps.map((step) => Math.abs(step.getBoundingClientRect().left - start));
  return far.indexOf(Math.min(...far));
}

/** @param {HTMLElement} page @param {HTMLElement} strip */
function mark(page, strip) {
  const at = shown(strip);
  page.querySelectorAll(".deal-steps a").forEach((link, number) => {
    if (number === at) link.setAttribute("aria-current", "step");
    else link.removeAttribute("aria-current");
  });
}

/** @param {HTMLElement} strip @param {boolean} drawn */
function fit(strip, drawn) {
  const step = strip.children[shown(strip)];
  const { left, right } = strip.getBoundingClientRect();
  const seen = [...strip.children].filter((one) => {
    const place = one.getBoundingClientRect();
    return place.right > left + PEEP && place.left < right - PEEP;
  });
  const high = Math.max(...seen.map((one) => one.getBoundingClientRect().height));
  strip.style.setProperty("--step-high", `${Math.ceil(high)}px`);
  // Whoever has drawn the strip from the end of a long step begins the next at its beginning.
  if (drawn && step.getBoundingClientRect().top < 0) step.scrollIntoView({ block: "start" });
}
