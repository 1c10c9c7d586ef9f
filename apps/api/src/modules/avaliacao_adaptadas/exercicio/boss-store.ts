/** The newest Boss attempt of a roadmap, as the rules read it, for the state that a phase result tells. */
import type { BossTentativa } from '@luneta/domain/boss';

import { statement } from '../../../data/statement.ts';
import type { Tenant } from '../../../data/tenant.ts';

type Row = {
  readonly iniciado_em: Date | null;
  readonly prazo_em: Date | null;
  readonly encerrado_em: Date | null;
  readonly venceu: boolean | null;
};

const newestBoss = statement<{ escola_id: number; turma_aluno_id: number; trilha_id: number }, Row>(
  'boss_newest_of_fase',
  `select b.iniciado_em, b.prazo_em, b.encerrado_em, b.venceu from boss b
   where b.escola_id = :escola_id and b.turma_aluno_id = :turma_aluno_id and b.trilha_id = :trilha_id
   order by b.numero desc limit 1`,
);

/** Null when none was drawn. */
export async function findBoss(
  escola: Tenant,
  turma_aluno_id: number,
  trilha_id: number,
): Promise<BossTentativa | null> {
  const [row] = await escola.run(newestBoss, { turma_aluno_id, trilha_id });
  if (!row) return null;
  return {
    iniciadoEmMs: row.iniciado_em?.getTime() ?? null,
    prazoEmMs: row.prazo_em?.getTime() ?? null,
    encerradoEmMs: row.encerrado_em?.getTime() ?? null,
    venceu: row.venceu,
  };
}
