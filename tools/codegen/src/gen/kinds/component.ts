/** `pnpm gen component <group>/<name>`: a component of the design system. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { nameOf, oneOf } from '../names.ts';
import { fill, type Plan } from '../plan.ts';

const ROOT = 'packages/ui/src/components';

export function planComponent(root: string, [place = '']: readonly string[]): Plan {
  const [group, given] = place.split('/');
  const groups = readdirSync(join(root, ROOT)).filter((folder) => folder !== 'editor');
  const known = oneOf(group, groups, 'group');
  const { kebab: name, camel, pascal, title } = nameOf(given, 'component');
  const words = { name, camel, pascal, title, group: known, Group: known.charAt(0).toUpperCase() + known.slice(1) };
  const folder = `${ROOT}/${known}/${name}`;
  const part = (suffix: string) => [`${folder}/${name}${suffix}`, fill(`component/name${suffix}`, words)] as const;
  return {
    files: Object.fromEntries(['.tsx', '.css.ts', '.stories.tsx', '.test.tsx'].map(part)),
    lines: [{ file: `${ROOT}/${known}/index.ts`, text: `export * from './${name}/${name}.tsx';\n`, end: true }],
    next: [
      `${folder}/${name}.tsx: say in the docstring what it shows and when to take it; give it its props`,
      `${folder}/${name}.stories.tsx: the guide (when to take it, words to find it by, its keyboard) and a story for each state`,
    ],
    test: `pnpm exec vitest run --project ui-browser ${folder} packages/ui/src/guides.test.ts`,
  };
}
