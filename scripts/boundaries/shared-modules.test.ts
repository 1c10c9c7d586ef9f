/**
 * The files of a test project share loaded modules, so one that replaces a module would replace it for the files after it.
 * The API's tests know such files and run them apart; the projects in a browser keep to their own rules.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { apart } from '../../apps/api/test/apart/files.ts';

const root = join(import.meta.dirname, '../..');
const REPLACES = /\bvi\.(do)?[mM]ock\(\s*['"]/;
const TESTS = '{openapi,tools,packages,apps,bench,e2e,scripts}/**/*.test.ts';

const replacing = (files: readonly string[], read = (file: string) => readFileSync(join(root, file), 'utf8')) =>
  files.filter((file) => REPLACES.test(read(file)));

const inNode = globSync(TESTS, { cwd: root, exclude: (name) => name === 'node_modules' }).filter(
  (file) => !file.startsWith('packages/ui/') && !file.startsWith('apps/api/'),
);

it('no test in Node outside of the API replaces a module', () => {
  expect(inNode.length).toBeGreaterThan(100);
  expect(replacing(inNode)).toEqual([]);
});

it('planted: a file that replaces a module is found, and those of the API run apart', () => {
  expect(replacing(['a.test.ts'], () => ['vi', "mock('./clock.ts');"].join('.'))).toEqual(['a.test.ts']);
  expect(apart().length).toBeGreaterThan(0);
});
