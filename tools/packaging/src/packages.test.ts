/** The manifests of the published packages say what the build and a registry need. Nothing is built here. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { codeOf } from './documents.ts';
import { entriesBehind } from './judge.ts';
import {
  entryFiles,
  folderOf,
  hasStyles,
  isForeign,
  manifestOf,
  NOT_PUBLISHED,
  PUBLISHED,
  type Published,
  publishedExports,
  ROOT,
  sourceOf,
} from './packages.ts';

/** There must be one of each in a page. */
const SHARED = ['react', 'react-dom', '@tanstack/react-query'];

/** The versions that `catalog:` stands for. */
const catalog = new Map(
  Array.from(
    readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8').matchAll(/^ {2}'?([@\w/.-]+)'?: (\S+)$/gm),
    ([, name = '', range = '']) => [name, range] as const,
  ),
);

it('names the entries that a pattern stands for, but none of a folder below', () => {
  const target = { types: './dist/checks/*.d.ts', default: './dist/checks/*.js' };
  const files = ['dist/checks/staff.d.ts', 'dist/checks/staff.js', 'dist/checks/old/staff.d.ts', 'dist/index.d.ts'];
  expect(entriesBehind('./checks/*', target, files)).toEqual(['./checks/staff']);
});

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

  it('depends on ranges, so that who installs it gets what was mended', () => {
    const pinned = Object.entries(manifest.dependencies ?? {}).filter(
      ([other, range]) => range === 'catalog:' && /^\d/.test(catalog.get(other) ?? '0'),
    );
    expect(pinned).toEqual([]);
  });

  const readme = readFileSync(join(folderOf(name), 'README.md'), 'utf8');
  it('has an example in its README', () => {
    expect(codeOf(readme, 'example')).toContain(`@luneta/${name}`);
  });

  it('tells a stranger what to install with it, and its styles and themes', () => {
    const [, told = ''] = readme.split('## In another project');
    const needed = neededBy(name);
    const peers = needed.flatMap((other) => requiredPeers(other));
    const styles = needed.filter(hasStyles).map((other) => `@luneta/${other}/style.css`);
    const themes = styles.length > 0 ? ['ThemeProvider', 'claro', 'roteiro', 'plano'] : [];
    const archives = needed.length > 1 ? needed.map((other) => `\`${other}\``) : [];
    const words = ['pnpm pack', `npm install @luneta/${name}`, ...peers, ...styles, ...themes, ...archives];
    expect(words.filter((word) => !told.split('\n## ')[0]?.includes(word))).toEqual([]);
  });
});

/** The package and those of ours that come with it. */
function neededBy(name: Published): Published[] {
  const direct = Object.keys(manifestOf(name).dependencies ?? {});
  const ours = PUBLISHED.filter((other) => direct.includes(`@luneta/${other}`)).flatMap(neededBy);
  return [...new Set([...ours, name])];
}

function requiredPeers(name: Published): string[] {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = manifestOf(name);
  return Object.keys(peerDependencies).filter((peer) => peerDependenciesMeta[peer]?.optional !== true);
}

/** Only types of what is built in. */
const ONLY_TYPES = ['@vanilla-extract/css'];

/** Packages that the code outside tests and stories imports. `frames.tsx` is drawn while an app is built, by no entry. */
function shippedImports(name: (typeof PUBLISHED)[number]): string[] {
  const folder = join(folderOf(name), sourceOf(name));
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
    (file) => !NOT_PUBLISHED.test(file) && !/(^|\/)(sample|storybook|frames\/frames\.tsx)/.test(file),
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
