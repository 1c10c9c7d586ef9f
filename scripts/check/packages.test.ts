import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { readPackages, screenFolders } from './packages.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): { extends?: string; include?: string[]; compilerOptions?: object; exclude?: string[] } =>
  JSON.parse(readFileSync(join(root, path), 'utf8'));

const manifests = globSync('{packages,apps}/*/package.json', { cwd: root });

it('checks the types of every package with nothing but the settings of the web in one program', () => {
  const { extends: base, include = [], exclude } = read('tsconfig.screens.json');
  const alike = readPackages(root, manifests)
    .map(({ folder }) => ({ folder, config: read(`${folder}/tsconfig.json`) }))
    .filter(({ config }) => config.extends === '../../tsconfig.web.json' && config.compilerOptions === undefined)
    // Its build and its worker are programs of their own, and turbo runs the three together.
    .filter(({ folder }) => folder !== 'packages/app-shell');
  expect(base).toBe('./tsconfig.web.json');
  expect(include.toSorted()).toEqual(
    alike.flatMap(({ folder, config }) => (config.include ?? []).map((part) => `${folder}/${part}`)).toSorted(),
  );
  expect(exclude).toEqual(
    alike.flatMap(({ folder, config }) => (config.exclude ?? []).map((part) => `${folder}/${part}`)),
  );
  expect(screenFolders(root).toSorted()).toEqual(alike.map(({ folder }) => folder).toSorted());
});
