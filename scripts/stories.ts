/**
 * `pnpm stories <part of a path>`: plays and checks the stories of one component or feature, and loads no others.
 * Example: pnpm stories actions/button
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname } from 'node:path';

const root = dirname(import.meta.dirname);
const [part = ''] = process.argv.slice(2);
const found = globSync('{packages,apps}/*/{src,storybook}/**/*.stories.tsx', { cwd: root }).filter((file) =>
  file.includes(part),
);
if (part === '' || found.length === 0) {
  console.error(
    part === ''
      ? 'luneta · which stories? pnpm stories <part of a path>, such as pnpm stories actions/button'
      : `luneta · no story file has ${part} in its path`,
  );
  process.exit(1);
}

/** `packages/ui`, `apps/staff`, …: each has a test file that plays its stories. */
const places = [...new Set(found.map((file) => file.split('/').slice(0, 2).join('/')))];
const tests = places.map((place) =>
  place === 'packages/ui' ? `${place}/src/stories.test.tsx` : `${place}/src/testing/stories.test.tsx`,
);
const projects = new Set(places.map((place) => (place === 'packages/ui' ? 'ui-browser' : 'apps-browser')));
const chosen = [...projects].flatMap((project) => ['--project', project]);
const { status } = spawnSync('pnpm', ['exec', 'vitest', 'run', ...chosen, ...tests], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, LUNETA_STORIES: part },
});
process.exit(status ?? 1);
