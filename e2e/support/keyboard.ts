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

/** What is wrong with the sight of the focus; null when a person sees where it is. */
function lostFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'nowhere';
  const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent.slice(0, 40)}`;
  const outlined = (element: Element | null | undefined) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && outlineWidth !== '0px';
  };
  // A choice is drawn by its label or by what stands beside it, a text by its frame, a tool by the face in it.
  const { parentElement, nextElementSibling, firstElementChild } = focused;
  const frames = [parentElement, parentElement?.parentElement, parentElement?.parentElement?.parentElement];
  const near = [focused, nextElementSibling, firstElementChild, focused.closest('label'), ...frames];
  // The calendar button in a date field is the browser's own, and so is its ring.
  const insideField = focused.matches('input[type="date"]:not(:focus-visible)');
  if (!insideField && !near.some(outlined)) return `not drawn: ${name}`;
  const { top, bottom, left, right, height } = focused.getBoundingClientRect();
  const inside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  if (!inside) return `outside the window: ${name}`;
  const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, Math.max(top, 0) + Math.min(height, 24) / 2];
  // A bar that stays at its place while the page moves under it.
  let over = document.elementFromPoint(x, y);
  while (over !== null && !['fixed', 'sticky'].includes(getComputedStyle(over).position)) over = over.parentElement;
  const covered = over !== null && !over.contains(focused);
  return covered ? `covered: ${name}` : null;
}

/** The focus is on something, in the window, drawn and not covered (WCAG 2.4.7, 2.4.11). */
export const expectFocusInSight = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(lostFocus), 'what a person does not see of the focus').toBeNull();

/** As `tabTo`, and after each press the focus is in sight. `key`: the way back. */
export async function tabInSight(page: Page, target: Locator, most = 30, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    // After the last element of the page comes the browser's own, then the first.
    if (await page.evaluate(() => document.activeElement !== document.body)) await expectFocusInSight(page);
  }
  await expect(target).toBeFocused();
}
