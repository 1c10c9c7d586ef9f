/** For screens that ask again by themselves when there is something new to draw. */
import type { Locator } from 'vitest/browser';

/**
 * Presses a button that tries again. What was wrong is mended by the press and not before: an exam asks once more by itself, and the
 * button would be gone before the press.
 */
export async function mendByPress(button: Locator, mend: () => void): Promise<void> {
  document.addEventListener('click', mend, { capture: true, once: true });
  await button.click();
}
