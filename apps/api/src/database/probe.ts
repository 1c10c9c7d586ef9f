/** Asks a PostgreSQL for a sign of life, on a connection of its own. It deliberately decides nothing. */
import { Socket } from 'node:net';

import { Client } from 'pg';

import { codeOf } from './error-code.ts';

/**
 * `ok`: it answered a statement. `refused`: it answered that it cannot now (it starts, ends, or has no connection left).
 * `away`: nothing listens there. `silent`: no sign within the limit, or the connection broke.
 */
export type Sign = 'ok' | 'refused' | 'away' | 'silent';

const SQLSTATE = /^[0-9A-Z]{5}$/;
const AWAY = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH']);

function signOf(error: unknown): Sign {
  const code = codeOf(error) ?? '';
  if (AWAY.has(code)) return 'away';
  return SQLSTATE.test(code) ? 'refused' : 'silent';
}

/** @param limitMs after which the connection is ended and the answer is `silent` */
export async function probe(url: string, limitMs: number): Promise<Sign> {
  const socket = new Socket();
  const client = new Client({ connectionString: url, stream: () => socket, application_name: 'luneta probe' });
  client.on('error', () => undefined);
  const timer = setTimeout(() => socket.destroy(), limitMs);
  try {
    await client.connect();
    await client.query('select 1');
    await client.end();
    return 'ok';
  } catch (error) {
    return signOf(error);
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}
