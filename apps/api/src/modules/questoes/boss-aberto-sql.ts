/** In which attempts of the student's Bosses a question waits for an answer. The domain says whether an attempt is running. */
import { isAskedByBoss } from '@luneta/domain/boss-exclusivo';

/** When an attempt without an end began and is due, in epoch milliseconds. */
export type Attempt = { readonly iniciadoEmMs: number | null; readonly prazoEmMs: number | null };

/** SQL list of the `Attempt`s in which a question waits. The statement has the parameter `turma_aluno_id`. */
export const WAITING_OF = (questao: string) => `
  (select coalesce(jsonb_agg(jsonb_build_object('iniciadoEmMs', extract(epoch from b.iniciado_em) * 1000,
                                                'prazoEmMs', extract(epoch from b.prazo_em) * 1000)), '[]')
   from boss b
   join boss_item i on i.escola_id = b.escola_id and i.boss_id = b.id
   join trilha_item p on p.escola_id = i.escola_id and p.id = i.trilha_item_id
   where b.escola_id = :escola_id and b.turma_aluno_id = :turma_aluno_id and b.encerrado_em is null
     and i.item_resposta is null and p.questao_id = ${questao})`;

/** Whether one of the attempts asks now (BOS-15). */
export const isAskedNow = (attempts: readonly Attempt[], agora: Date): boolean =>
  attempts.some((attempt) => isAskedByBoss({ ...attempt, encerradoEmMs: null, venceu: null }, null, agora.getTime()));
