/** Moves the ends of roadmaps when staff extend exams, or take that back. It joins the transaction of the extension. */
import type { Interval } from '@luneta/domain/prorrogacao';

import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import type { AlvoRoteiros, Roteiros } from '../provas/index.ts';

const moveTrilhas = statement<
  { escola_id: number; inicio: Date; fim: Date; segundos: number } & AlvoRoteiros,
  { id: number }
>(
  'extend_roteiros',
  `update trilha r set data_fim = r.data_fim + :segundos::int * interval '1 second'
     from turma_avaliacao ta
    where r.escola_id = :escola_id and ta.escola_id = r.escola_id and ta.id = r.turma_avaliacao_id
      and (:turma_id::bigint is null or ta.turma_id = :turma_id)
      and (:turma_aluno_id::bigint is null or r.turma_aluno_id = :turma_aluno_id)
      and (:turma_avaliacao_id::bigint is null or ta.id = :turma_avaliacao_id)
      and r.aberta_em <= :fim and r.data_fim >= :inicio
   returning r.id`,
);

const backTrilhas = statement<{ escola_id: number; ids: readonly number[]; segundos: number }, never>(
  'undo_roteiros',
  `update trilha set data_fim = data_fim - :segundos::int * interval '1 second'
    where escola_id = :escola_id and id = any(:ids::bigint[])`,
);

/**
 * Extends roadmaps open in the interval. For one student only the own plans are extended, because a roadmap belongs to
 * the class.
 */
async function moveRoteiros(
  tx: Tenant,
  { turma_aluno_id, turma_id, turma_avaliacao_id }: AlvoRoteiros,
  { inicioMs, fimMs }: Interval,
  segundos: number,
): Promise<number[]> {
  const interval = { inicio: new Date(inicioMs), fim: new Date(fimMs) };
  const moved = await tx.run(moveTrilhas, { turma_aluno_id, turma_id, turma_avaliacao_id, ...interval, segundos });
  return moved.map(({ id }) => id);
}

/** What the extension of an exam asks of roadmaps. */
export const roteirosDaProva: Roteiros = {
  moveRoteiros,
  moveRoteirosBack: async (tx, ids, segundos) => {
    await tx.run(backTrilhas, { ids, segundos });
  },
};
