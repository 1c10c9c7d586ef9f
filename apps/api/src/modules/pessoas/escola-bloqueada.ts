/** Blocks a school: nobody signs in there, and nobody stays signed in (decision 177). */
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import { setBlocked } from '../escola/index.ts';

const ENCERRAR_TODAS = statement<{ escola_id: number; agora: Date }, { id: string }>(
  'close_sessoes_of_escola',
  'update sessao set encerrada_em = :agora where escola_id = :escola_id and encerrada_em is null returning id',
);

/** Blocks the school and ends every session of its people. Returns how many sessions ended. */
export function blockEscola(escola: Tenant, agora: Date): Promise<number> {
  return escola.transaction(async (tx) => {
    await setBlocked(tx, agora);
    return (await tx.run(ENCERRAR_TODAS, { agora })).length;
  });
}
