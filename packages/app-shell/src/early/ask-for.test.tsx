/** What the script inside the page has the browser fetch before the app asks for it. */
import { afterEach, expect, it } from 'vitest';

import { askFor } from './ask-for.ts';

const asked = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[href$=".css"]')];
const before = new Set(asked());
const added = () => asked().filter((link) => !before.has(link));

afterEach(() => added().forEach((link) => link.remove()));

it('a style sheet is read as soon as it is here, so that the first drawing does not wait for it', async () => {
  askFor('data:text/css,:root{--asked:1}#.css');
  expect(added().map(({ rel, as }) => [rel, as])).toEqual([['preload', 'style']]);
  await expect.poll(() => getComputedStyle(document.documentElement).getPropertyValue('--asked')).toBe('1');
  expect(added().map(({ rel }) => rel)).toEqual(['stylesheet']);
});

it('one that does not come stays asked for only: the app adds it, and waits for it', async () => {
  askFor('http://127.0.0.1:1/nothing.css');
  const [link] = added();
  await new Promise((resolve) => link?.addEventListener('error', resolve));
  expect(link?.rel).toBe('preload');
});
