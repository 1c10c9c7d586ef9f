/** What is written down of a journey: its calls, and the code that a page may have run. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { noteCalls } from '../support/called.ts';

const folder = mkdtempSync(join(tmpdir(), 'luneta-called-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Listen = Parameters<Parameters<typeof noteCalls>[0]['on']>[1];

it('each call and each file with code once; not what a worker fetches for the next visit', () => {
  const listeners: Listen[] = [];
  const target = join(folder, 'lines.tsv');
  const stop = noteCalls({ on: (_event, listen) => listeners.push(listen) }, '/x.spec.ts', target);
  const ask = (path: string, worker: unknown = null) =>
    listeners.forEach((listen) =>
      listen({ method: () => 'GET', url: () => `http://localhost:1${path}`, serviceWorker: () => worker }),
    );
  for (const path of ['/', '/assets/index-1.js', '/api/v1/boss?n=1', '/api/v1/boss?n=2']) ask(path);
  for (const path of ['/assets/index-1.js', '/assets/home-1.css', '/assets/cat-1.svg']) ask(path);
  ask('/assets/later-1.js', {});
  stop();
  expect(readFileSync(target, 'utf8').split('\n')).toEqual([
    '/x.spec.ts\tGET\t/assets/index-1.js',
    '/x.spec.ts\tGET\t/api/v1/boss',
    '/x.spec.ts\tGET\t/assets/home-1.css',
    '',
  ]);
});
