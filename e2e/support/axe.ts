/** axe on the page of a journey. It is put into a page once: as text it is half a megabyte, and a journey asks it on many screens. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** The short form: `axe.source` of the package has more than twice its length, and a page reads it anew each time. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** A broken rule, and a selector of each element that breaks it. */
export type Broken = { readonly id: string; readonly places: readonly string[] };

/**
 * What the rules of `options` find in the page, or below `place` alone. No rule that is asked reads the style sheets as text.
 * @throws when the page has a frame: axe would have to run in each
 */
export async function brokenRules(page: Page, options: RunOptions, place?: string): Promise<Broken[]> {
  if (page.frames().length !== 1) throw new Error('the page has a frame, into which axe is not put');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ({ context, options: asked }) => {
      const inPage: typeof axe = Reflect.get(window, 'axe');
      const { violations } = await inPage.run(context ?? document, asked);
      return violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ target }) => target.join(' ')) }));
    },
    {
      context: place,
      options: { ...options, resultTypes: ['violations'], preload: { assets: ['media'] } } satisfies RunOptions,
    },
  );
}
