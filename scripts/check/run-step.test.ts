/** The cache of results: what changed runs again, what did not is left alone, and what failed is never kept. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { circumstances, packageInputs, readSnapshot, shippedInputs } from './inputs.ts';
import { readPackages, reaching } from './packages.ts';
import { passedIn } from './passed.ts';
import type { Tally } from './reports.ts';
import { isUnchanged, runStep, type Surroundings, type StepResult } from './run-step.ts';
import type { Part, Step } from './step.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'luneta-passed-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
  write('package.json', '{}');
  write('pnpm-lock.yaml', 'lock 1');
  write('.gitignore', 'cache/\n');
  manifest('rules');
  manifest('screens', 'rules');
  manifest('server', 'rules');
  manifest('docs');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
function manifest(name: string, ...needs: string[]) {
  const dependencies = Object.fromEntries(needs.map((needed) => [`@luneta/${needed}`, 'workspace:*']));
  write(`packages/${name}/package.json`, JSON.stringify({ name: `@luneta/${name}`, dependencies }));
  write(`packages/${name}/src/index.ts`, name);
}

const tally = (passed: number, failed = 0): Tally => ({ passed, failed, skipped: 0, timed: [], failures: [] });
const snapshot = () => readSnapshot(root) ?? new Map<string, string>();
const packages = () => readPackages(root, snapshot().keys());
const part = (name: string): Part => ({ name, inputs: packageInputs(packages(), `packages/${name}`) });

type RunOptions = {
  readonly code?: number;
  readonly around?: string;
  readonly meanwhile?: () => void;
  /** Takes what the step came to. */
  readonly judged?: (result: StepResult) => void;
};

/** Runs a step of three parts, one per package, as `npm test` does; returns the parts that ran. */
async function run(
  results: Readonly<Record<string, Tally | undefined>> = {},
  { code = 0, around = 'Node 24', meanwhile, judged }: RunOptions = {},
): Promise<string[]> {
  const ran: string[] = [];
  const total = () => {
    const failed = ran.reduce((sum, name) => sum + (results[name]?.failed ?? 0), 0);
    return tally(1, failed);
  };
  const step: Step = {
    name: 'unit',
    cores: 1,
    parts: ['rules', 'screens', 'server'].map(part),
    run: (stale) => {
      ran.push(...stale.map(({ name }) => name));
      return { command: 'vitest', args: [] };
    },
    read: total,
    readParts: (stale) =>
      new Map(stale.map(({ name }) => [name, name in results ? results[name] : tally(10)] as const)),
  };
  const surroundings: Surroundings = {
    snapshot: snapshot(),
    reread: snapshot,
    around,
    passed: passedIn(join(root, 'cache')),
    execute: async () => {
      meanwhile?.();
      return { code, output: '', milliseconds: 1 };
    },
    print: () => undefined,
  };
  if (!isUnchanged(step, surroundings)) {
    const result = await runStep(step, surroundings);
    judged?.(result);
  }
  return ran;
}

const ALL = ['rules', 'screens', 'server'];

describe('a result that passed', () => {
  it('is not asked for again while nothing changes', async () => {
    expect(await run()).toEqual(ALL);
    expect(await run()).toEqual([]);
  });

  it.each([
    ['its own source', 'packages/screens/src/index.ts', ['screens']],
    ['its own test', 'packages/screens/src/index.test.ts', ['screens']],
    ['a file that is new', 'packages/server/src/new.ts', ['server']],
    ['a package that it stands on', 'packages/rules/src/index.ts', ALL],
    ['the test of a package that it stands on', 'packages/rules/src/index.test.ts', ['rules']],
    ['the lockfile', 'pnpm-lock.yaml', ALL],
    ['the runner', 'scripts/check/steps.ts', ALL],
    ['a package that nobody here uses', 'packages/docs/src/index.ts', []],
  ])('planted: %s changes, and what depends on it runs again', async (_what, file, again) => {
    await run();
    write(file, 'changed');
    expect(await run()).toEqual(again);
    expect(await run()).toEqual([]);
  });

  it('is known again when a change is taken back', async () => {
    await run();
    write('packages/screens/src/index.ts', 'changed');
    await run();
    write('packages/screens/src/index.ts', 'screens');
    expect(await run()).toEqual([]);
  });

  it('does not hold under other circumstances', async () => {
    await run();
    expect(await run({}, { around: 'Node 25' })).toEqual(ALL);
  });

  it('is not kept when a file changed while it ran', async () => {
    await run({}, { meanwhile: () => write('packages/screens/src/index.ts', 'changed') });
    write('packages/screens/src/index.ts', 'screens');
    expect(await run()).toEqual(['screens']);
  });
});

describe('a result that failed', () => {
  it('is never kept; what passed beside it is', async () => {
    expect(await run({ screens: tally(9, 1) }, { code: 1 })).toEqual(ALL);
    expect(await run({ screens: tally(9, 1) }, { code: 1 })).toEqual(['screens']);
    expect(await run()).toEqual(['screens']);
    expect(await run()).toEqual([]);
  });

  it('without a failed test proves nothing of any part', async () => {
    await run({}, { code: 1 });
    expect(await run()).toEqual(ALL);
  });

  it('of a part that did not run whole is not kept', async () => {
    await run({ server: undefined });
    expect(await run()).toEqual(['server']);
  });

  it('fails when a run passed without a test file of a part', async () => {
    let failed = 0;
    await run({ server: undefined }, { judged: ({ tally: { failed: n } }) => void (failed = n) });
    expect(failed).toBe(1);
  });

  it('of a part in which nothing passed is not kept', async () => {
    await run({ server: tally(0) });
    expect(await run()).toEqual(['server']);
  });
});

describe('what a result depends on', () => {
  it('is for what is built and runs only what is shipped', () => {
    const inputs = shippedInputs(packages(), ['packages/screens']);
    expect(inputs('packages/screens/src/index.ts')).toBe(true);
    expect(inputs('packages/rules/src/index.ts')).toBe(true);
    expect(inputs('packages/screens/src/index.test.tsx')).toBe(false);
    expect(inputs('packages/screens/src/index.stories.tsx')).toBe(false);
    expect(inputs('packages/server/src/index.ts')).toBe(false);
  });

  it('includes the variables that change what tests do, and no others', () => {
    const plain = circumstances('/nowhere', {});
    expect(circumstances('/nowhere', { LUNETA_PROVE: '1' })).not.toBe(plain);
    expect(circumstances('/nowhere', { LUNETA_FOLLOW_PARENT: '1', HOME: '/home/bia' })).toBe(plain);
  });

  it('leads from a package to all that stand on it', () => {
    expect([...reaching(packages(), new Set(['packages/rules']))].toSorted()).toEqual(
      ALL.map((name) => `packages/${name}`),
    );
    expect([...reaching(packages(), new Set(['packages/docs']))]).toEqual(['packages/docs']);
  });
});
