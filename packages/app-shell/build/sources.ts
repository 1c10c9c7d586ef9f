/**
 * Writes which modules each script and style of a build holds, beside the app and not into it: `npm test` runs a journey again
 * when a module that it loaded has changed (`scripts/check/journeys.ts`).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import type { Plugin } from 'vite';

import type { Bundle } from './files.ts';

/** Built file → modules, by their paths from the folder of the app. */
type Sources = Record<string, readonly string[]>;

/** What plugins add to the path of a file. */
const ADDED = /\.vanilla\.css$|\?.*$/gu;
const STYLES = /<link [^>]*href="\/([^"]+\.css)"/gu;

/** The modules of the repository in each chunk. Its styles hold those of the same modules. */
export function sourcesOf(bundle: Bundle, root: string): Sources {
  const sources: Sources = {};
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk') continue;
    const own = file.moduleIds.filter((id) => !id.startsWith('\0') && !id.includes('/node_modules/'));
    const modules = own.map((id) => relative(root, id.replaceAll(ADDED, '')).replaceAll('\\', '/'));
    for (const name of [file.fileName, ...(file.viteMetadata?.importedCss ?? [])])
      sources[name] = [...new Set([...(sources[name] ?? []), ...modules])];
  }
  return sources;
}

/** With what every page holds: styles that stand inside it are asked for by nobody. The entry is loaded with each. */
export function withPage(sources: Sources, entry: string, page: string): Sources {
  const inside = [...page.matchAll(STYLES)].flatMap(([, name = '']) => sources[name] ?? []);
  return { ...sources, [entry]: [...new Set([...(sources[entry] ?? []), ...inside])] };
}

export function sources(): Plugin {
  let [root, found]: [string, Sources] = ['', {}];
  return {
    name: 'luneta-sources',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    generateBundle: {
      // Before Vite drops chunks that hold nothing but styles.
      order: 'pre',
      handler(_options, bundle) {
        found = sourcesOf(bundle, root);
      },
    },
    writeBundle(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      const page = bundle['index.html'];
      const whole = withPage(found, entry?.fileName ?? '', page?.type === 'asset' ? page.source.toString() : '');
      const target = join(root, '.luneta-cache/sources.json');
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, JSON.stringify(whole));
    },
  };
}
