/** A cheap phone shows what was painted this much later. What begins before takes the line, or the processor, from it. */
const PAINT_TO_DISPLAY_MS = 150;

/** Resolves when the next frame was painted and is on the display. In a hidden page that is when it is shown. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, PAINT_TO_DISPLAY_MS));
  });
