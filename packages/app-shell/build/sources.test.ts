/** Which modules a built file holds, of a small app that is built here. */
import { expect, it } from 'vitest';

import { smallBundle } from './small-bundle.ts';
import { sourcesOf, withPage } from './sources.ts';

it('each script names its modules by their places below the app', async () => {
  const sources = sourcesOf(await smallBundle(), '/small');
  const plain = Object.entries(sources).map(([file, modules]) => [file.replace(/-[\w-]{8}(?=\.)/u, ''), modules]);
  expect(Object.fromEntries(plain)).toMatchObject({
    'assets/main.js': ['src/main.tsx'],
    'assets/home.js': ['src/routes/home.tsx'],
    'assets/home-rest.js': ['src/home-rest.tsx'],
  });
});

it('styles inside the page count with the entry, which every page loads', () => {
  const sources = { 'assets/index.js': ['src/main.tsx'], 'assets/login.css': ['src/login.css.ts'] };
  const page = '<style>a{}</style><link rel="stylesheet" disabled href="/assets/login.css">';
  expect(withPage(sources, 'assets/index.js', page)['assets/index.js']).toEqual(['src/main.tsx', 'src/login.css.ts']);
});
