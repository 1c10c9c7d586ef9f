/**
 * The questions that the student's running Boss asks and that are not answered. The domain says whether an attempt is
 * running.
 */
import { isAskedByBoss } from '@luneta/domain/boss-exclusivo';

import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';

type Waiting = { readonly questao_id: number; readonly iniciado_em: Date | null; readonly prazo_em: Date | null };

const waitingOf = statement<{ escola_id: number; turma_aluno_id: number; questao_ids: readonly number[] }, Waiting>(
  'questoes_waiting_in_boss',
  `select p.questao_id, b.iniciado_em, b.prazo_em
   from boss b
   join boss_item i on i.escola_id = b.escola_id and i.boss_id = b.id
   join trilha_item p on p.escola_id = i.escola_id and p.id = i.trilha_item_id
   where b.escola_id = :escola_id and b.turma_aluno_id = :turma_aluno_id and b.encerrado_em is null
     and i.item_resposta is null and p.questao_id = any(:questao_ids::bigint[])`,
);

const msOf = (date: Date | null) => date?.getTime() ?? null;

/** The given questions that a Boss of the student asks now and that have no answer (BOS-15). */
export async function findAskedByBoss(
  escola: Tenant,
  turma_aluno_id: number,
  questao_ids: readonly number[],
  agora: Date,
): Promise<ReadonlySet<number>> {
  const rows = questao_ids.length === 0 ? [] : await escola.run(waitingOf, { turma_aluno_id, questao_ids });
  const asked = rows.filter(({ iniciado_em, prazo_em }) => {
    const attempt = { iniciadoEmMs: msOf(iniciado_em), prazoEmMs: msOf(prazo_em), encerradoEmMs: null, venceu: null };
    return isAskedByBoss(attempt, null, agora.getTime());
  });
  return new Set(asked.map(({ questao_id }) => questao_id));
}
