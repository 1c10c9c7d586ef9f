/**
 * The process with the second servers of a test worker. Each has its own pool, modules, caches and counters, and shares only
 * the database with the first server. `other-process.ts` starts it; it ends with its parent process.
 */
import type { FastifyInstance } from 'fastify';

import { buildApp } from '../../src/app.ts';
import { openPool, type Pool } from '../../src/database/db.ts';
import { serverOptions } from '../deployment.ts';
import type { Answered, Asked, Served } from './messages.ts';

type Held = {
  readonly app: FastifyInstance;
  readonly pool: Pool;
  readonly failures: string[];
  readonly statements: string[];
};

const held = new Map<number, Held>();
/** The present instant of each test's clock. */
const clocks = new Map<number, Date>();

async function open({ app: id, url, options }: Asked & { readonly kind: 'open' }): Promise<null> {
  const [failures, statements]: [string[], string[]] = [[], []];
  const pool = openPool({ url, onStatement: (text) => statements.push(text) });
  const agora = () => new Date(clocks.get(id) ?? Number.NaN);
  const app = await buildApp(await serverOptions(options, { db: pool.db, url, agora, failures }));
  await app.ready();
  held.set(id, { app, pool, failures, statements });
  return null;
}

async function ask({ app: id, request }: Asked & { readonly kind: 'ask' }): Promise<Served> {
  const found = held.get(id);
  if (!found) throw new Error(`no server ${id}`);
  const { statusCode, headers, rawPayload } = await found.app.inject(request);
  return {
    pid: process.pid,
    status: statusCode,
    headers: { ...headers },
    raw: rawPayload,
    failures: found.failures.splice(0),
    statements: found.statements.splice(0),
  };
}

async function close(id: number): Promise<null> {
  const found = held.get(id);
  held.delete(id);
  clocks.delete(id);
  await found?.app.close();
  await found?.pool.close();
  return null;
}

async function answer(asked: Asked): Promise<Served | null> {
  if (asked.kind === 'close') return close(asked.app);
  clocks.set(asked.app, asked.now);
  if (asked.kind === 'open') return open(asked);
  return asked.kind === 'ask' ? ask(asked) : null;
}

const send = (answered: Answered): void => void process.send?.(answered);

process.on('message', (asked: Asked) => {
  answer(asked).then(
    (served) => send({ id: asked.id, served }),
    (error: unknown) =>
      send({ id: asked.id, error: error instanceof Error ? (error.stack ?? error.message) : 'failed' }),
  );
});
// An interrupt reaches the whole process group. The parent process ends this one after its tests.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
