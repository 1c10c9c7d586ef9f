/** The switches with which the browser of all checks is started, next to Playwright's own. */
import { CHROMIUM_ARGS } from '@luneta/testing/chromium';
import { chromium } from '@playwright/test';
import { expect, it } from 'vitest';

/** The values of a switch, in the order in which the browser gets them. It heeds the last one only. */
async function valuesOf(name: string): Promise<string[][]> {
  // A browser that ends at once: Playwright's message holds the whole command.
  const { message } = await chromium.launch({ executablePath: '/bin/false', args: CHROMIUM_ARGS }).then(
    () => new Error('started'),
    (error: Error) => error,
  );
  const [command = ''] = /<launching> .*/.exec(message) ?? [];
  return [...command.matchAll(new RegExp(`--${name}=(\\S*)`, 'g'))].map(([, value = '']) => value.split(','));
}

it('switches off everything that Playwright does: the last list of features replaces the one before', async () => {
  const [ofPlaywright = [], ours = [], ...more] = await valuesOf('disable-features');
  expect(more).toEqual([]);
  expect(ofPlaywright.length).toBeGreaterThan(5);
  expect(ofPlaywright.filter((feature) => !ours.includes(feature))).toEqual([]);
});
