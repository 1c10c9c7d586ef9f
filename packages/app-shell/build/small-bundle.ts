/** A small app that is built for the tests of what a build adds: one screen with a drawing, and a page of its own. */
import { build, type Plugin } from 'vite';

import type { Bundle } from './files.ts';

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

const drawing: Plugin = {
  name: 'drawing',
  buildStart() {
    const originalFileName = 'small/src/art/mascot-feliz.svg';
    this.emitFile({ type: 'asset', name: 'mascot-feliz.svg', originalFileName, source: '<svg/>' });
  },
};

/** The bundle of the small app. */
export async function smallBundle(): Promise<Bundle> {
  const bundles: Bundle[] = [];
  const take: Plugin = { name: 'take', generateBundle: (_options, bundle) => void bundles.push({ ...bundle }) };
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [sources, drawing, take],
    build: { write: false, rollupOptions: { input: '/small/src/main.tsx' } },
  });
  const [bundle] = bundles;
  if (bundle === undefined) throw new Error('nothing was built');
  return bundle;
}
