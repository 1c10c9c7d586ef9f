/** Tag `saude`: whether the server can serve. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isAtLevel } from '../../../database/level.ts';
import { maintenanceSince } from '../servico.ts';
import { ok, type Handlers } from '../../../http/call.ts';
import { errors, type ApiError } from '../../../http/errors.ts';
import type { Estado } from '../../../http/estado.ts';
import { iso } from '../../../http/iso.ts';
import type { Services } from '../../../http/services.ts';

const manifest: { version: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8'),
);

/** Why the database does not answer, where this process knows: it watches it, and starts the embedded one again itself. */
function downError({ banco }: Estado): ApiError | null {
  if (banco === 'reiniciando') return errors.databaseRestarting();
  return banco === 'sem_resposta' ? errors.databaseSilent() : null;
}

/**
 * The server can serve when it is not shutting down, reaches its database, and finds the tables it was written for.
 * Otherwise the answer is 503. A full disk is reported without a 503, because reading still works.
 */
export const buildHandlers = ({ estado }: Services) =>
  ({
    getSaude: async ({ db }) => {
      if (estado.encerrando) throw errors.ending();
      // Without a reason of its own, a database that does not answer is turned into a 503 by the error handler.
      const since = await maintenanceSince(db).catch((error: unknown) => {
        throw downError(estado) ?? error;
      });
      if (!(await isAtLevel(db))) throw errors.otherLevel();
      return ok({
        status: 'ok',
        versao: manifest.version,
        banco: 'ok',
        banco_reinicios: estado.reinicios.length,
        banco_reiniciado_em: iso(estado.reinicios.at(-1) ?? null),
        manutencao: since !== null,
        gravacao: estado.sem_espaco ? 'sem_espaco' : 'ok',
      });
    },
  }) satisfies Handlers;
