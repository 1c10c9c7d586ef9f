/** What the browser keeps of a build from the start, of a small app that is built here. */
import { expect, it } from 'vitest';

import { smallBundle } from './small-bundle.ts';
import { families, keptFiles } from './worker.ts';

const named = (files: readonly string[]) =>
  files.map((file) => file.replace(/^\/(?:assets\/)?|(?:-[\w-]{8})?\.\w+$/gu, '')).sort();

it('the shell is kept from the start, and no screen', async () => {
  expect(named(keptFiles(await smallBundle()))).toEqual(['favicon', 'main']);
});

it('a screen of the table comes with the parts that it fetches later, and no other page', async () => {
  const early = [{ path: '/home', modules: ['routes/home.tsx'], gets: [] }];
  expect(families(await smallBundle(), early).map(named)).toEqual([['home', 'home-rest']]);
});
