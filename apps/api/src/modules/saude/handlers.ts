/** Tag `saude`: whether the server can serve. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isAtLevel } from '../../database/level.ts';
import { maintenanceSince } from '../../school/servico.ts';
import { ok, type Handlers } from '../../http/call.ts';
import { errors } from '../../http/errors.ts';
import type { Services } from '../../http/services.ts';

const manifest: { version: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
);

/**
 * The server can serve when it is not shutting down, reaches its database, and finds the tables it was written for.
 * Otherwise the answer is 503. A full disk is reported without a 503, because reading still works.
 */
export const buildHandlers = ({ estado }: Services) =>
  ({
    getSaude: async ({ db }) => {
      if (estado.encerrando) throw errors.ending();
      // A database that does not answer throws, and the error handler turns it into a 503.
      const since = await maintenanceSince(db);
      if (!(await isAtLevel(db))) throw errors.otherLevel();
      return ok({
        status: 'ok',
        versao: manifest.version,
        banco: 'ok',
        manutencao: since !== null,
        gravacao: estado.sem_espaco ? 'sem_espaco' : 'ok',
      });
    },
  }) satisfies Handlers;
