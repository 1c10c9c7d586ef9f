import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { componentFindings, PRIVATE, WITHOUT_STORY, type Component } from './components.ts';

const ui = join(import.meta.dirname, '../../packages/ui');
const root = join(ui, 'src/components');
const entries = readFileSync(join(ui, 'package.json'), 'utf8');

const folders = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** Every folder with a component of its own name. A component with an entry of its own counts as exported. */
const components: Component[] = folders(root).flatMap((group) => {
  const index = readFileSync(join(root, group, 'index.ts'), 'utf8');
  return folders(join(root, group))
    .filter((name) => existsSync(join(root, group, name, `${name}.tsx`)))
    .map((name) => ({
      id: `${group}/${name}`,
      hasStory: existsSync(join(root, group, name, `${name}.stories.tsx`)),
      exported: index.includes(`'./${name}/`) || entries.includes(`/${group}/${name}/`),
    }));
});

it('[components] are exported and in Storybook', () => {
  expect(components.length).toBeGreaterThan(80);
  expect(componentFindings(components)).toEqual([]);
});

it('[components] exceptions are still there', () => {
  const ids = components.map(({ id }) => id);
  expect([...WITHOUT_STORY, ...PRIVATE].filter((id) => !ids.includes(id))).toEqual([]);
});

it.each([
  [
    'without a story',
    { id: 'feedback/streak', hasStory: false, exported: true },
    'feedback/streak: write packages/ui/src/components/feedback/streak/streak.stories.tsx',
  ],
  [
    'that is not exported',
    { id: 'feedback/streak', hasStory: true, exported: false },
    "feedback/streak: add `export * from './streak/streak.tsx';` to packages/ui/src/components/feedback/index.ts",
  ],
])('[components] planted: a component %s is reported with the file to edit', (_what, component, finding) => {
  expect(componentFindings([component])).toEqual([finding]);
});
