/** Whether the server can serve: it reaches its database. Anything else is 503. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { maintenanceSince } from '../../data/servico.ts';
import { ok, type Handlers } from '../../http/call.ts';

const manifest: { version: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
);

export const handlers = {
  getSaude: async ({ db }) => {
    // A database that does not answer throws; the error handler makes it 503.
    const since = await maintenanceSince(db);
    return ok({ status: 'ok', versao: manifest.version, banco: 'ok', manutencao: since !== null });
  },
} satisfies Handlers;
