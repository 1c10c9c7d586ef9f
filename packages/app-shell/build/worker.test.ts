/** What the browser keeps of a build from the start, of a small app that is built here. */
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';

import type { Bundle } from './files.ts';
import { keptFiles } from './worker.ts';

const SOURCES: Readonly<Record<string, string>> = {
  '/small/src/main.tsx': `import('/small/src/routes/home.tsx'); import('/small/src/legal.tsx');`,
  '/small/src/legal.tsx': `console.log('legal');`,
  '/small/src/routes/home.tsx': `console.log('home'); import('/small/src/home-rest.tsx');`,
  '/small/src/home-rest.tsx': `console.log('rest');`,
};

const sources: Plugin = {
  name: 'sources',
  enforce: 'pre',
  resolveId: (id) => (id in SOURCES ? id : undefined),
  load: (id) => SOURCES[id],
};

/** The bundle of the small app. */
async function bundleOf(): Promise<Bundle> {
  const bundles: Bundle[] = [];
  const take: Plugin = { name: 'take', generateBundle: (_options, bundle) => void bundles.push({ ...bundle }) };
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [sources, take],
    build: { write: false, rollupOptions: { input: '/small/src/main.tsx' } },
  });
  const [bundle] = bundles;
  if (bundle === undefined) throw new Error('nothing was built');
  return bundle;
}

it('a screen of the table is kept with the parts that it fetches later, and no other page', async () => {
  const early = [{ path: '/home', modules: ['routes/home.tsx'], gets: [] }];
  const kept = keptFiles(await bundleOf(), early).map((file) =>
    file.replace(/^\/(?:assets\/)?|(?:-[\w-]{8})?\.\w+$/gu, ''),
  );
  expect(kept.toSorted()).toEqual(['favicon', 'home', 'home-rest', 'main']);
});
