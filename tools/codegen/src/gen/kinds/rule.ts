/** `pnpm gen rule <FAM> <name>`: a family of rules with its first rule. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { GenError, nameOf } from '../names.ts';
import { fill, type Plan } from '../plan.ts';

const DOMAIN = 'packages/domain';

export function planRule(root: string, [family = '', given]: readonly string[]): Plan {
  if (!/^[A-Z]{3}$/u.test(family))
    throw new GenError(`family "${family}": write three capital letters, as in "pnpm gen rule REC recado"`);
  if (readFileSync(join(root, DOMAIN, 'SPEC.md'), 'utf8').includes(`\n## ${family}: `))
    throw new GenError(
      `family ${family} is in ${DOMAIN}/SPEC.md already: write the next rule there, in its file and in its test`,
    );
  const { kebab: name, pascal, title } = nameOf(given, 'rule');
  const words = { name, pascal, title, family };
  const file = `${DOMAIN}/src/${name}`;
  return {
    files: {
      [`${file}.ts`]: fill('rule/name.ts', words),
      [`${file}.test.ts`]: fill('rule/name.test.ts', words),
    },
    lines: [
      { file: `${DOMAIN}/SPEC.md`, text: `\n${fill('rule/SPEC.md', words)}`, end: true },
      { file: `${DOMAIN}/src/index.ts`, text: `export * from './${name}.ts';\n`, end: true },
    ],
    next: [
      `${DOMAIN}/SPEC.md: what the rule says, and its source (a section as S3 §2, a decision as D 113, or why it is assumed)`,
      `${file}.test.ts: rows on both sides of each boundary; ${file}.ts: the function`,
    ],
    test: `pnpm exec vitest run --project domain ${file}.test.ts ${DOMAIN}/src/spec.test.ts`,
  };
}
