/** Words that must not stand in sources. Assembled, so that this file holds none of them. */
import { expect, it } from 'vitest';

import { filesOf } from './files.ts';

const FORBIDDEN: readonly (readonly [what: string, word: RegExp])[] = [
  ['a path of one machine', new RegExp(['(^|[^\\w.-])/(wo', 'rk|fa', 'rm|ro', 'ot)/[A-Za-z.]'].join(''))],
  ['the name of a registry host', new RegExp(['registry', 'npmjs', 'org'].join('\\.'))],
  ['a silenced lint rule', new RegExp(['(ox|es)lint-', 'disable'].join(''))],
];
const sources = filesOf('*.ts', '*.tsx', '*.mjs');

it.each(FORBIDDEN)('no source holds %s', (_what, word) => {
  expect(sources.filter(({ text }) => word.test(text)).map(({ file }) => file)).toEqual([]);
});

it("no sentence of a screen holds the product's name, which each deployment chooses (D 13)", () => {
  const copies = sources.filter(({ file, text }) => file.endsWith('/copy.ts') && /\bLuneta\b/.test(text));
  expect(copies.map(({ file }) => file)).toEqual([]);
});
