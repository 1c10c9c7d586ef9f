/** From a tap to the paint of what it leads to, seen from inside the page. */
import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Milliseconds of the last tap that showed another question; undefined until then. */
    tapMs?: number | undefined;
  }
}

/** Runs in the page before anything of it. A question is shown when its heading is another one and its options are there. */
function observe(): void {
  const place = () => document.querySelector('article h2')?.textContent ?? '';
  let watching: MutationObserver | undefined;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const before = place();
      window.tapMs = undefined;
      watching?.disconnect();
      const observer = new MutationObserver(() => {
        if (place() === before || document.querySelector('input[type="radio"]') === null) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          // The task after the frame: what it shows is painted.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => (window.tapMs = performance.now() - timeStamp), { once: true });
          port1.start();
          port2.postMessage(null);
        });
      });
      watching = observer;
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    },
    { capture: true },
  );
}

export const watchTaps = (page: Page): Promise<unknown> => page.addInitScript(observe);

/** Taps `name` and gives the time until the next question was painted. */
export async function tapMs(page: Page, name: string): Promise<number> {
  await page.getByRole('button', { name, exact: true }).tap();
  const shown = await page.waitForFunction(() => window.tapMs);
  return Number(await shown.jsonValue());
}
