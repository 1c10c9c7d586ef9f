/** The manifests of the published packages say what the build and a registry need. Nothing is built here. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { codeOf } from './documents.ts';
import {
  entryFiles,
  folderOf,
  isForeign,
  manifestOf,
  NOT_PUBLISHED,
  PUBLISHED,
  publishedExports,
  ROOT,
  sourceOf,
} from './packages.ts';

/** There must be one of each in a page. */
const SHARED = ['react', 'react-dom', 'react-router', '@tanstack/react-query'];

describe.each(PUBLISHED)('@luneta/%s', (name) => {
  const manifest = manifestOf(name);

  it('publishes the entries that it has here, built', () => {
    expect(manifest.publishConfig?.exports, 'run node tools/packaging/src/manifests.ts').toEqual(
      publishedExports(name),
    );
    expect(entryFiles(name).length).toBeGreaterThanOrEqual(1);
  });

  it('publishes its build and documents, never sources, tests or stories', () => {
    expect(manifest.files?.filter((file) => file !== 'dist' && !file.endsWith('.md'))).toEqual([]);
    expect(entryFiles(name).filter((file) => NOT_PUBLISHED.test(file))).toEqual([]);
    expect(manifest).not.toHaveProperty('private');
    expect(manifest.publishConfig?.access).toBe('restricted');
  });

  it('leaves what must be there once to who installs it', () => {
    expect(Object.keys(manifest.dependencies ?? {}).filter((other) => SHARED.includes(other))).toEqual([]);
  });

  it('names every package that its shipped code imports', () => {
    const named = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    expect(shippedImports(name).filter((other) => !named.includes(other))).toEqual([]);
  });

  it('has an example in its README', () => {
    expect(codeOf(readFileSync(join(folderOf(name), 'README.md'), 'utf8'), 'example')).toContain(`@luneta/${name}`);
  });
});

/** Only types of what is built in. */
const ONLY_TYPES = ['@vanilla-extract/css'];

/** Packages that the code outside tests and stories imports. */
function shippedImports(name: (typeof PUBLISHED)[number]): string[] {
  const folder = join(folderOf(name), sourceOf(name));
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
    (file) => !NOT_PUBLISHED.test(file) && !/(^|\/)(sample|storybook)/.test(file),
  );
  const found = files.flatMap((file) =>
    [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/^(?:import|export)[^;]*?from '((?:@[\w-]+\/)?[\w-]+)/gm),
    ].map(([, other = '']) => other),
  );
  return [...new Set(found)].filter(
    (other) => isForeign(other) && !ONLY_TYPES.includes(other) && other !== `@luneta/${name}`,
  );
}

describe('docs/packages.md', () => {
  it('names every package and its entries', () => {
    const document = readFileSync(join(ROOT, 'docs/packages.md'), 'utf8');
    for (const name of PUBLISHED) {
      const [row = ''] = document.split('\n').filter((line) => line.startsWith(`| [\`@luneta/${name}\``));
      const entries = Object.keys(publishedExports(name)).filter(
        (entry) => !['.', './*', './package.json'].includes(entry),
      );
      const missing = entries.filter((entry) => !row.includes(`\`${entry.slice(1)}\``));
      expect(missing.map((entry) => `${name}: ${entry}`)).toEqual([]);
    }
  });
});
