/** Opens stories of a built Storybook at one size and takes a picture of each. */
import type { Browser, Page } from '@playwright/test';

import { whenStill } from '../../support/screen.ts';
import { listen } from '../storybook/listen.ts';
import { show, whenReady } from '../storybook/preview.ts';
import type { SIZES, Story } from './sheets.ts';

export type Taken = { readonly png: Buffer | undefined; readonly complaints: readonly string[] };

const STATE_MS = 20_000;
/** A story with this tag shows what happens when something cannot be fetched: the browser complains of it. */
const FAULT = 'network-fault';

/** The text that tells that the state of the story is reached (`parameters.shows`). */
const textOf = (page: Page) =>
  page.evaluate(() => {
    const shows = window.__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters?.['shows'];
    return typeof shows === 'string' ? shows : null;
  });

/** Waits until the story is what it is named for, and nothing moves. */
async function reachState(page: Page): Promise<void> {
  const text = await textOf(page);
  if (text !== null) await page.getByText(text).first().waitFor({ state: 'attached', timeout: STATE_MS });
  await page.evaluate(() => document.fonts.ready.then(() => window.scrollTo(0, 0)));
  await whenStill(page);
}

/** One page that goes from story to story; what it hears meanwhile belongs to the story it shows. */
export async function takeAll(
  browser: Browser,
  origin: string,
  stories: readonly Story[],
  { width, height }: (typeof SIZES)[number],
  full: boolean,
): Promise<ReadonlyMap<string, Taken>> {
  const page = await browser.newPage({
    viewport: { width, height },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  let complaints: string[] = [];
  listen(page, origin, (what) => complaints.push(what.split('\n')[0] ?? what));
  await page.goto(`${origin}/iframe.html?globals=a11y.manual:!true;movimento:reduzido`);
  await whenReady(page);
  const taken = new Map<string, Taken>();
  for (const story of stories) {
    // A story that was left may still complain: it keeps the list that it began with.
    const own: string[] = [];
    complaints = own;
    let png: Buffer | undefined;
    try {
      const wrong = await show(page, story);
      if (wrong !== null) own.push(wrong);
      await reachState(page).catch((error: unknown) => own.push(`does not reach its state: ${String(error)}`));
      png = await page.screenshot({ animations: 'disabled', fullPage: full });
    } catch (error) {
      own.push(`failed to draw: ${String(error)}`);
    }
    const heard = story.tags.includes(FAULT) ? [] : own;
    taken.set(story.id, { png, complaints: heard });
  }
  await page.close();
  return taken;
}
