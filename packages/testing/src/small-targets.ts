// Every control a student taps is at least 44 × 44 px (WCAG 2.5.8 asks 24; we ask more).
const LEAST = 44;

/** A control inside a label is reached through the label; a link in a sentence is text (exempt). */
const target = (control: Element) => control.closest('label') ?? control;

/** Controls on the page that are too small. */
export const smallTargets = (): string[] =>
  [...document.querySelectorAll('button, select, input, nav a')]
    .map(target)
    .filter((control) => {
      const { width, height } = control.getBoundingClientRect();
      // Allows half a pixel of rounding.
      return width > 1 && (width < LEAST - 0.5 || height < LEAST - 0.5);
    })
    .map((control) => control.outerHTML.slice(0, 120));
