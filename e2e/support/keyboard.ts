/** Moving through a page without a mouse. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the focus is there, as a person does; a trap or an element out of reach fails. */
export async function tabTo(page: Page, target: Locator, most = 30): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
