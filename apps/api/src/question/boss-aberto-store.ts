/**
 * The questions that the student's running Boss asks and that are not answered. The domain says whether an attempt is
 * running.
 */
import { isAskedByBoss } from '@luneta/domain/boss-exclusivo';

import { statement } from '../database/statement.ts';
import type { Tenant } from '../database/tenant.ts';

type Waiting = { readonly questao_id: number; readonly iniciado_em: Date | null; readonly prazo_em: Date | null };

/** Items without an answer in attempts `b` of the student that have no end. */
const WAITING = (questoes: string) => `
   from boss b
   join boss_item i on i.escola_id = b.escola_id and i.boss_id = b.id
   join trilha_item p on p.escola_id = i.escola_id and p.id = i.trilha_item_id
   where b.escola_id = :escola_id and b.turma_aluno_id = :turma_aluno_id and b.encerrado_em is null
     and i.item_resposta is null and p.questao_id ${questoes}`;

/** When an attempt without an end began and is due, in epoch milliseconds. */
export type Attempt = { readonly iniciadoEmMs: number | null; readonly prazoEmMs: number | null };

/** SQL list of the `Attempt`s in which one question waits for an answer. The statement has the parameter `turma_aluno_id`. */
export const WAITING_OF = (questao: string) => `
  (select coalesce(jsonb_agg(jsonb_build_object('iniciadoEmMs', extract(epoch from b.iniciado_em) * 1000,
                                                'prazoEmMs', extract(epoch from b.prazo_em) * 1000)), '[]')
   ${WAITING(`= ${questao}`)})`;

/** Whether one of the attempts asks now (BOS-15). */
export const isAskedNow = (attempts: readonly Attempt[], agora: Date): boolean =>
  attempts.some((attempt) => isAskedByBoss({ ...attempt, encerradoEmMs: null, venceu: null }, null, agora.getTime()));

const waitingOf = statement<{ escola_id: number; turma_aluno_id: number; questao_ids: readonly number[] }, Waiting>(
  'questoes_waiting_in_boss',
  `select p.questao_id, b.iniciado_em, b.prazo_em ${WAITING('= any(:questao_ids::bigint[])')}`,
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
  const asked = rows.filter(({ iniciado_em, prazo_em }) =>
    isAskedNow([{ iniciadoEmMs: msOf(iniciado_em), prazoEmMs: msOf(prazo_em) }], agora),
  );
  return new Set(asked.map(({ questao_id }) => questao_id));
}
