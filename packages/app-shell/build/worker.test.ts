/** What the browser keeps of a build from the start, of a small app that is built here. */
import { expect, it } from 'vitest';

import { smallBundle } from './small-bundle.ts';
import { keptFiles } from './worker.ts';

it('a screen of the table is kept with the parts that it fetches later, and no other page', async () => {
  const early = [{ path: '/home', modules: ['routes/home.tsx'], gets: [] }];
  const kept = keptFiles(await smallBundle(), early).map((file) =>
    file.replace(/^\/(?:assets\/)?|(?:-[\w-]{8})?\.\w+$/gu, ''),
  );
  expect([...kept].sort()).toEqual(['favicon', 'home', 'home-rest', 'main']);
});
