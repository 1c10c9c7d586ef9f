/** When the built Storybook is looked at again: the stories that were opened decide. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { calledIn } from './called.ts';
import { graphOf } from './graph.ts';
import { storybookInputs, storybookOpens } from './storybook-steps.ts';

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

const inputs = (...opened: string[]) =>
  storybookInputs(graph, ['packages/ui'], built, () =>
    opened.length === 0 ? new Map() : new Map([['storybook opens', opened]]),
  );
const { builds, opens } = inputs('packages/ui/src/button.stories.tsx');

describe('the built Storybook', () => {
  it.each([
    ['what an opened story shows', 'packages/ui/src/button.tsx', [false, true]],
    ['what only another story shows, and an app is built from', 'packages/ui/src/menu.tsx', [false, false]],
    ['what only stories need', 'packages/ui/src/testing.ts', [true, true]],
    ['what stands around every story', 'packages/ui/src/theme.ts', [false, true]],
    ['a story', 'packages/ui/src/menu.stories.tsx', [true, true]],
    ['the settings', '.storybook/main.ts', [true, true]],
    ['a file that is no code', 'packages/ui/src/menu.svg', [true, true]],
    ['a file of the root', 'package.json', [true, true]],
    ['what no story needs', 'packages/ui/src/unused.ts', [false, false]],
  ])('planted: %s changes (it is built again; it is opened again)', (_what, file, again) => {
    expect([builds(file), opens(file)]).toEqual(again);
  });

  it('whose opened stories are not known depends on all that stories need', () => {
    expect(inputs().opens('packages/ui/src/menu.tsx')).toBe(true);
  });

  it('keeps which stories were opened', () => {
    const called = calledIn(join(root, 'called.json'));
    const step = storybookOpens({ inputs: opens, called, reports: root, all: false });
    const { env = {} } = step.run([]);
    writeFileSync(env['LUNETA_CALLED'] ?? '', 'storybook\ta.stories.tsx\nstorybook\tb.stories.tsx\n');
    step.readParts?.([]);
    expect(called.read().get('storybook opens')).toEqual(['a.stories.tsx', 'b.stories.tsx']);
  });
});
