/** When the built Storybook is made and looked at again. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { graphOf } from './graph.ts';
import { storybookInputs, storybookSteps } from './storybook-steps.ts';

const FILES: Record<string, string> = {
  '.storybook/main.ts': "import '../packages/ui/storybook/preview.tsx';",
  'packages/ui/storybook/preview.tsx': "import '../src/theme.ts';",
  'packages/ui/storybook/screens/staff.stories.tsx': "import { List } from '@luneta/staff/list';",
  'packages/ui/src/theme.ts': '',
  'packages/ui/src/button.tsx': '',
  'packages/ui/src/button.stories.tsx': "import './button.tsx';",
  'packages/ui/src/menu.tsx': '',
  'packages/ui/src/menu.svg': '',
  'packages/ui/src/menu.stories.tsx': "import './menu.tsx'; import './testing.ts';",
  'packages/ui/src/testing.ts': '',
  'packages/ui/src/unused.ts': '',
  'package.json': '{}',
};
const root = mkdtempSync(join(tmpdir(), 'luneta-storybook-steps-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
for (const [file, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
const packages = [{ name: '@luneta/ui', folder: 'packages/ui', needs: [] }];
const graph = graphOf(root, new Map(Object.keys(FILES).map((file) => [file, ''])), packages);
/** The apps are built from these. */
const built = (file: string) => /\/(theme\.ts|(button|menu)\.tsx)$/.test(file);

const inputs = storybookInputs(graph, ['packages/ui'], built);
const opener = (file: string) => file === 'e2e/test/storybook/open-all.ts';

describe('the built Storybook', () => {
  it.each([
    ['what a story shows, and an app is built from', 'packages/ui/src/button.tsx', false],
    ['what only stories need', 'packages/ui/src/testing.ts', true],
    ['a story', 'packages/ui/src/menu.stories.tsx', true],
    ['the settings', '.storybook/main.ts', true],
    ['a file that is no code', 'packages/ui/src/menu.svg', true],
    ['a file of the root', 'package.json', true],
    ['what no story needs', 'packages/ui/src/unused.ts', false],
  ])('%s changes (%s): built again is %s', (_what, file, again) => {
    expect(inputs(file)).toBe(again);
  });

  it('is opened again when it was built again, and when what opens it has changed', () => {
    const [, { parts = [] }] = storybookSteps(inputs, opener, false);
    const opened = (file: string) => parts.map((part) => part.inputs(file));
    expect(opened('.storybook/main.ts')).toEqual([true]);
    expect(opened('e2e/test/storybook/open-all.ts')).toEqual([true]);
    expect(opened('packages/ui/src/button.tsx')).toEqual([false]);
  });
});
