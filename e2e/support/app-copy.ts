/** The copy of the app that a browser keeps for the next visit: when it is ready, and everything in it. */
import { expect, type Page } from '@playwright/test';

/** Waits until the copy has the scripts and styles that the page has used, or all that the worker names. */
const keeps = (page: Page, from: 'page' | 'worker'): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async (source) => {
        const text =
          source === 'worker'
            ? await (await fetch('/sw.js')).text()
            : performance
                .getEntriesByType('resource')
                .map(({ name }) => name)
                .join(' ');
        const named = [...text.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/gu)].map(([file]) => file);
        const found = await Promise.all(named.map((file) => caches.match(file, { ignoreVary: true })));
        return named.length > 0 && found.every((one) => one !== undefined);
      }, from),
    )
    .toBe(true);

/** Waits until pages and files come from the copy, and what the page has used is in it. */
export async function copyStands(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
  await keeps(page, 'page');
}

/** Comes back, and waits until every screen is in the copy: a first visit keeps those at hand alone. */
export async function comeAgain(page: Page): Promise<void> {
  await page.reload();
  await keeps(page, 'worker');
}

export type CachedFile = {
  readonly cache: string;
  readonly path: string;
  readonly text: string;
  readonly headers: string;
};

/** Everything in Cache Storage, with the text of every answer. */
export const cachedFiles = (page: Page): Promise<CachedFile[]> =>
  page.evaluate(async () => {
    const all = [];
    for (const cache of await caches.keys()) {
      const opened = await caches.open(cache);
      for (const request of await opened.keys()) {
        const answer = await opened.match(request);
        const text = (await answer?.text()) ?? '';
        const headers = JSON.stringify([...request.headers, ...(answer?.headers ?? [])]);
        all.push({ cache, path: new URL(request.url).pathname, text, headers });
      }
    }
    return all;
  });

/** The names of the copies, oldest first. */
export const copies = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

/** The script that the page was started by. */
export const startedBy = (page: Page): Promise<string | null> =>
  page.locator('head script[type="module"]').first().getAttribute('src');

/** What a browser does by itself at a visit, when it thinks it is time: asks the server for its worker again. */
export const lookForNewer = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
