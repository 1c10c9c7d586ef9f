/** Whether the server can serve: it reaches its database. Anything else is 503. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { run, statement } from '../../data/statement.ts';
import { ok, type Handlers } from '../../http/call.ts';

const manifest: { version: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
);
const ALIVE = statement<Record<string, never>, { um: number }>('saude', 'select 1 as um', 'global');

export const handlers = {
  getSaude: async ({ db }) => {
    // A database that does not answer throws; the error handler makes it 503.
    await run(db, ALIVE, {});
    return ok({ status: 'ok', versao: manifest.version, banco: 'ok', manutencao: false });
  },
} satisfies Handlers;
