/** `npm test` as a person calls it: what it says when it is called wrongly, and that it ends what it started. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { keepRun, readHistory } from './history.ts';
import { endAll, runCommand } from './processes.ts';
import { vitestTally, type VitestResults } from './reports.ts';
import { choose, report, stepsNamed } from './summary.ts';

const root = join(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'luneta-command-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('npm test', { timeout: 60_000 }, () => {
  const call = (...words: string[]) =>
    spawnSync(process.execPath, [join(root, 'scripts/test.ts'), ...words], { encoding: 'utf8' });

  it.each([
    [
      'a word that no step has in its name',
      ['jornadas'],
      'no step is named like jornadas; there are: apps build, storybook builds, lint,',
    ],
    ['an option that does not exist', ['--everything'], 'unknown option --everything; there are --fresh and --all'],
  ])('fails at %s, and says what there is', (_what, words, sentence) => {
    const { status, stdout } = call(...words);
    expect(status).toBe(1);
    expect(stdout).toContain(sentence);
    expect(stdout.trim().split('\n').at(-1)).toBe('0 passed, 1 failed');
  });

  it('tells flags from words', () => {
    expect(choose(['--all', 'unit', '--fresh'])).toEqual({ all: true, fresh: true, wanted: ['unit'], problems: [] });
  });

  it('runs with a step what that step uses, so that nothing old is judged', () => {
    const steps = [{ name: 'format' }, { name: 'apps build' }, { name: 'journeys', needs: ['apps build'] }];
    expect(stepsNamed(steps, ['journ']).map(({ name }) => name)).toEqual(['apps build', 'journeys']);
    expect(stepsNamed(steps, [])).toEqual(steps);
    expect(stepsNamed(steps, ['nada'])).toEqual([]);
  });

  it('says so when it took longer than its goal', () => {
    expect(report(new Map(), [], 10.1, 10)).toContain('took 10.1 minutes, more than the goal of 10');
    expect(report(new Map(), [], 9.9, 10)).not.toContain('goal');
  });

  it('names at its end what failed and why, so that the tail of a long run tells all', () => {
    const file = join(scratch, 'tally.json');
    const failed = { name: 'a clock > stands', state: 'failed', milliseconds: 1, error: 'expected 1 to be 2' } as const;
    const results: VitestResults = {
      files: [
        { file: join(root, 'packages/a.test.ts'), tests: [failed], broken: false },
        { file: join(root, 'packages/b.test.ts'), tests: [], broken: true },
      ],
      unhandled: 0,
    };
    writeFileSync(file, JSON.stringify(results));
    const end = report(new Map([['unit', { tally: vitestTally(file), reused: 0, milliseconds: 1 }]]), [], 1, 10);
    expect(end).toContain('packages/a.test.ts: a clock > stands: expected 1 to be 2');
    expect(end).toContain('packages/b.test.ts: could not be loaded, or a hook failed');
    expect(end).toContain('red: unit (2)');
  });
});

describe('vitest', { timeout: 60_000 }, () => {
  it('fails when no test has the name that was asked for', () => {
    const run = (name: string) =>
      spawnSync(
        join(root, 'node_modules/.bin/vitest'),
        ['run', '--project', 'domain', 'packages/domain/src/turno.test.ts', '-t', name],
        { cwd: root, encoding: 'utf8', env: { ...process.env, LUNETA_TALLY: undefined, NO_COLOR: '1' } },
      );
    const none = run('não existe');
    expect(none.stderr).toContain('no test ran: no name matches /não existe/ (-t)');
    expect(none.status).toBe(1);
    expect(run('').status).toBe(0);
  });
});

describe('a command', () => {
  it('leaves its output and its code', async () => {
    const log = join(scratch, 'out.log');
    const done = await runCommand({ command: 'sh', args: ['-c', 'echo one; echo two >&2; exit 3'] }, root, log);
    expect(done).toMatchObject({ code: 3, output: 'one\ntwo\n' });
    expect(readFileSync(log, 'utf8')).toBe('one\ntwo\n');
  });

  it('that does not exist is said, and fails', async () => {
    const done = await runCommand({ command: 'luneta-nothing', args: [] }, root, join(scratch, 'none.log'));
    expect(done.code).toBe(1);
    expect(done.output).toContain('luneta-nothing');
  });

  it('is ended with all that it started', async () => {
    const file = join(scratch, 'child.pid');
    const waiting = runCommand(
      { command: 'sh', args: ['-c', `sleep 600 & echo $! > ${file}; wait`] },
      root,
      join(scratch, 'ended.log'),
    );
    await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8').trim() !== '').toBe(true);
    endAll();
    expect((await waiting).code).toBe(1);
    const pid = Number(readFileSync(file, 'utf8'));
    const isThere = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[2] !== 'Z';
    await expect.poll(() => existsSync(`/proc/${pid}`) && isThere()).toBe(false);
  });
});

describe('the history of runs', () => {
  it('keeps the seconds of the last fifty', () => {
    const file = join(scratch, 'history.json');
    const steps = [{ name: 'lint', seconds: 1.5, reused: 0, passed: 1, failed: 0 }];
    for (let n = 0; n < 52; n += 1) keepRun(file, { at: '', seconds: n, passed: 1, failed: 0, steps });
    expect(readHistory(file)).toHaveLength(50);
    expect(readHistory(file).at(-1)).toMatchObject({ seconds: 51, steps: [{ name: 'lint', seconds: 1.5 }] });
  });
});
