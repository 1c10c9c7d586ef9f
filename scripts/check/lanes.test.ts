/** Steps side by side: as many as there are cores for, each after what it needs. */
import { describe, expect, it } from 'vitest';

import { runInLanes, type Task } from './lanes.ts';
import { coresOf } from './step.ts';

/** Tasks that note their beginning and end. */
function noted(log: string[]) {
  return (name: string, cores: number, needs: string[] = [], succeeds = true): Task => ({
    name,
    cores,
    needs,
    run: async () => {
      log.push(`+${name}`);
      await Promise.resolve();
      log.push(`-${name}`);
      return succeeds;
    },
  });
}

describe('steps side by side', () => {
  it('share the cores, and a large one waits until enough cores are free', async () => {
    const log: string[] = [];
    const task = noted(log);
    await runInLanes([task('a', 1), task('b', 1), task('c', 2), task('d', 1)], 2);
    expect(log.slice(0, 2)).toEqual(['+a', '+b']);
    expect(log.indexOf('+c')).toBeGreaterThan(log.indexOf('-b'));
    expect(log).toHaveLength(8);
  });
  it('keep their order where one takes every core', async () => {
    const log: string[] = [];
    const task = noted(log);
    await runInLanes([task('a', 1), task('b', 2), task('c', 1)], 2);
    expect(log).toEqual(['+a', '-a', '+b', '-b', '+c', '-c']);
  });
  it('run even where there are fewer cores than they keep busy', async () => {
    const log: string[] = [];
    await runInLanes([noted(log)('a', 2)], 1);
    expect(log).toEqual(['+a', '-a']);
  });
  it('wait for what they need', async () => {
    const log: string[] = [];
    const task = noted(log);
    await runInLanes([task('uses', 1, ['build', 'not chosen']), task('build', 1)], 2);
    expect(log).toEqual(['+build', '-build', '+uses', '-uses']);
  });
  it('that wait for each other are an error', async () => {
    const task = noted([]);
    await expect(runInLanes([task('a', 1, ['b']), task('b', 1, ['a'])], 2)).rejects.toThrow('a, b');
  });
  it('are left out when what they need fails, with those that need them', async () => {
    const log: string[] = [];
    const task = noted(log);
    const leftOut = await runInLanes(
      [task('build', 1, [], false), task('uses', 1, ['build']), task('more', 1, ['uses']), task('other', 1)],
      2,
    );
    expect(leftOut).toEqual(['uses', 'more']);
    expect(log).not.toContain('+uses');
    expect(log).toContain('-other');
  });
  it.each([
    { stale: 8, of: 8, cores: 2 },
    { stale: 3, of: 8, cores: 2 },
    { stale: 2, of: 8, cores: 1 },
    { stale: 0, of: 8, cores: 2 },
    { stale: 1, of: 1, cores: 2 },
  ])('$stale of $of parts of a step of two cores keep $cores busy', ({ stale, of, cores }) => {
    const parts = Array.from({ length: of }, (_, n) => ({ name: String(n), inputs: () => true }));
    expect(coresOf({ cores: 2, parts }, stale)).toBe(cores);
  });
});
