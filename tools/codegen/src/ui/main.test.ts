import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readPackage } from './read.mjs';
import { complaintsAbout } from './rules.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'luneta-ui-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const run = (...args: string[]): { status: number | null; said: string } => {
  const { status, stderr } = spawnSync(process.execPath, [join(here, 'main.mjs'), `--ui=${folder}`, ...args], {
    encoding: 'utf8',
  });
  return { status, said: stderr };
};
const report = () => readFileSync(join(folder, 'api.md'), 'utf8');

const lamp = `
interface Look {
  /** How bright, 0 to 1. */
  power: number;
}
export interface LampProps extends Pick<Look, 'power'> {
  /** Name for readers. */
  label: string;
}
export interface ReactElement { readonly made: true }
const looks = { soft: 1, hard: 2 };
/** Light on the desk. */
export const Lamp = ({ power, label }: LampProps & {
  /** Its light. */
  look?: keyof typeof looks;
}): ReactElement => {
  throw new Error(label + power);
};
/** Metres to centimetres. */
export const toCentimetres = (metres: number): number => metres * 100;
`;

beforeEach(() => {
  write(
    'package.json',
    JSON.stringify({ name: '@luneta/ui', exports: { '.': './src/index.ts', './desk': './src/lamp.ts' } }),
  );
  write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        strict: true,
        module: 'ESNext',
        moduleResolution: 'Bundler',
        types: [],
        lib: ['ES5'],
      },
    }),
  );
  write('src/index.ts', `/** Of ours. */\nexport const answer = 42;\n`);
  write('src/lamp.ts', lamp);
});

describe('report of the design system', { timeout: 30_000 }, () => {
  it('tells each entry with its components, their inherited props and the values behind a name', () => {
    expect(run()).toEqual({ status: 0, said: '' });
    expect(report()).toContain('## `@luneta/ui/desk`');
    expect(report()).toContain(`Light on the desk.

\`\`\`ts
Lamp({
  /** Name for readers. */
  label: string;
  /** How bright, 0 to 1. */
  power: number;
  /** Its light. */
  look?: 'hard' | 'soft';
}): ReactElement
\`\`\``);
    expect(report()).toContain('toCentimetres(metres: number): number');
  });

  it('passes when fresh, and says what to run when a type changed', () => {
    run();
    expect(run('--check')).toEqual({ status: 0, said: '' });
    write('src/lamp.ts', lamp.replace('power: number;', 'power: number | null;'));
    expect(run('--check')).toEqual({ status: 1, said: 'packages/ui/api.md is stale: run `pnpm generate`\n' });
  });

  it.each([
    ['a prop', '  /** How bright, 0 to 1. */\n', '', 'src/lamp.ts:3 Lamp.power has no docstring'],
    ['a component', '/** Light on the desk. */\n', '', 'Lamp has no docstring'],
    ['a function', '/** Metres to centimetres. */\n', '', 'toCentimetres has no docstring'],
    ['a name that may be left out', 'label: string', 'label?: string', 'Lamp.label is a name that may be left out'],
    [
      'a name that may be undefined',
      'label: string',
      'label: string | undefined',
      'Lamp.label is a name that may be left out',
    ],
  ])('complains about %s', (_what, was, is, complaint) => {
    write('src/lamp.ts', lamp.replace(was, is));
    expect(complaintsAbout(readPackage(folder))).toEqual([expect.stringContaining(complaint)]);
  });

  it('lets a name be left out that says why', () => {
    write(
      'src/lamp.ts',
      lamp.replace(
        '/** Name for readers. */\n  label:',
        '/**\n   * Name.\n   * @unnamed Decoration.\n   */\n  label?:',
      ),
    );
    expect(complaintsAbout(readPackage(folder))).toEqual([]);
  });
});
