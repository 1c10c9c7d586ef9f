/** C01: no forged token is accepted by a call that needs a session. */
import { afterAll, describe, expect, it } from 'vitest';

import { loadDocument, readOperations, type Operation } from '../../src/http/contract.ts';
import { createTestApp } from '../index.ts';
import { forgeries, type Kind } from './support/forge.ts';

const { anonymous, signIn, close } = await createTestApp();
afterAll(close);

const guarded = readOperations(loadDocument()).filter((operation) => !operation.public);
const genuine = (await signIn('vida.julia')).token ?? '';
const leaving = await signIn('vida.julia');
await leaving.post('/api/v2/logout');
const kinds = forgeries(genuine, leaving.token ?? '');

async function statusOf(operation: Operation, { header }: Kind): Promise<number> {
  const { status } = await anonymous.send({
    method: operation.method,
    url: operation.url.replace(/\{\w+\}/g, '1'),
    headers: { authorization: header, 'content-type': 'application/json' },
    ...(operation.method !== 'get' && { payload: '{}' }),
  });
  return status;
}

/** Calls whose answer was not a demand to sign in. */
async function accepted(kind: Kind, operations = guarded): Promise<string[]> {
  const found: string[] = [];
  for (const operation of operations) {
    const status = await statusOf(operation, kind);
    if (status !== 401) found.push(`${operation.name}: ${status}`);
  }
  return found;
}

describe('C01 forged tokens', () => {
  const counts: number[] = [];

  it.each(kinds.map((kind) => [kind.name, kind] as const))('%s is refused by every call', async (_name, kind) => {
    const found = await accepted(kind);
    counts.push(found.length);
    expect(found).toEqual([]);
  });

  it('are of at least 13 kinds, tried on every call that needs a session', () => {
    const opened = counts.reduce((sum, count) => sum + count, 0);
    process.stdout.write(
      `C01 forged tokens accepted ${opened} of ${counts.length * guarded.length} (${kinds.length} kinds x ${guarded.length} calls)\n`,
    );
    expect(counts.length).toBeGreaterThanOrEqual(13);
    expect(opened).toBe(0);
  });

  it('planted: a genuine token among them is reported on every call', async () => {
    const staying = guarded.filter(({ id }) => id !== 'logout');
    const found = await accepted({ name: 'genuine', header: `Bearer ${genuine}` }, staying);
    process.stdout.write(`C01 planted caught ${found.length}/${staying.length}\n`);
    expect(found).toHaveLength(staying.length);
  });
});
