/** Fixtures of every journey: pages with a strict console, sign-in, and axe. */
import { readdirSync } from 'node:fs';

import { expect, test as base, type Page } from '@playwright/test';

import { brokenRules } from './axe.ts';
import { mailsTo, type Mail } from './mail-server.ts';
import { origins } from './origins.ts';
import { everySize, serverAt, SIZES } from './run.ts';
import { signIn as enter, whenStill } from './screen.ts';
import { openAs as openWith } from './session.ts';

export const STUDENT_PASSWORD = 'luneta123';
export const STAFF_PASSWORD = 'luneta-demo-2026';

type Fixtures = {
  /** Console messages that this journey causes on purpose, e.g. the browser's own log of a refused login. */
  expectedMessage: RegExp | null;
  silent: void;
  /** The three deployments and the API of this size's server. */
  at: ReturnType<typeof origins>;
  /** Messages that reached an address since the journey began, oldest first; waits for the first one. */
  mailsFor: (address: string) => Promise<Mail[]>;
};

/** What Playwright logs in a page whose copy of the app it prevents (`serviceWorkers` of the configuration). */
const NO_COPY = 'Service Worker registration blocked by Playwright';

export const test = base.extend<Fixtures>({
  expectedMessage: [null, { option: true }],
  silent: [
    async ({ context, expectedMessage }, use) => {
      const messages: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && message.text() !== NO_COPY)
          messages.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => messages.push(`uncaught: ${error.error().message}`));
      await use();
      expect(messages.filter((text) => expectedMessage?.test(text) !== true)).toEqual([]);
    },
    { auto: true },
  ],
  at: async ({ baseURL }, use) => {
    await use(origins(baseURL));
  },
  mailsFor: async ({ at }, use) => {
    const { mails } = await serverAt(at.api);
    const before = readdirSync(mails).length;
    await use(async (address) => {
      await expect.poll(() => mailsTo(mails, address, before).length, `a message for ${address}`).toBeGreaterThan(0);
      return mailsTo(mails, address, before);
    });
  },
});

export { expect };

export const signIn = (page: Page, login: string, password = STUDENT_PASSWORD): Promise<void> =>
  enter(page, login, password);

/** Opens an address as somebody who has signed in before. A journey that is about signing in takes `signIn`. */
export const openAs = (page: Page, address: string, login: string, password = STUDENT_PASSWORD): Promise<void> =>
  openWith(page, address, login, password);

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One of so many screens of a journey is judged, beginning with its first. */
const SHARE = 3;
const screens = new WeakMap<object, number>();

/**
 * Whether axe judges this screen: every state of every screen has a story that passes axe, and a journey adds what stands around
 * it in the built app. `pnpm check:all` judges each screen of each journey.
 */
function isJudged(): boolean {
  const journey = test.info();
  const n = screens.get(journey) ?? 0;
  screens.set(journey, n + 1);
  return everySize || n % SHARE === 0;
}

/** Violations that axe finds on the current screen (WCAG 2.2 A and AA), as `rule: place`. */
async function complaints(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { id, places } of await brokenRules(page, { runOnly: WCAG }))
    for (const place of places)
      if (id !== 'target-size' || (await isStillSmall(page, place))) found.push(`${id}: ${place}`);
  return found;
}

/** Its heading may still be on the way, and something may move. */
async function stillScreen(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await whenStill(page);
}

/** What stands beside the page on a desktop is opened by a button on a phone. */
export const isPhone = (page: Page): boolean => page.viewportSize()?.width === SIZES.phone.width;

/**
 * No accessibility violation on what is on screen now, where it is judged. Contrast is asked a second time: something may have
 * begun to fade in while it was judged, as the survey does on its own; what is wrong when still is wrong both times.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await stillScreen(page);
  if (!isJudged()) return;
  const found = await complaints(page);
  const wasMoving = found.some((complaint) => complaint.startsWith('color-contrast'));
  if (wasMoving) await stillScreen(page);
  expect(wasMoving ? await complaints(page) : found).toEqual([]);
}

/** A target that is partly below a sticky bar is scrolled to the middle of the window before it is checked. */
async function isStillSmall(page: Page, where: string): Promise<boolean> {
  await page.locator(where).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return (await brokenRules(page, { runOnly: ['target-size'] }, where)).length > 0;
}

/** The page must not scroll horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess, 'pixels wider than the screen').toBeLessThanOrEqual(0);
}

/** A new screen, seen for the first time: accessible, and no wider than the window. */
export async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}
