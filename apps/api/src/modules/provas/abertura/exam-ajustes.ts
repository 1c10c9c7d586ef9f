/** What `luneta exam open` may set on the exam itself: how it is given, and that its results are held. */
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { type Moved, type Moves, moving } from '../release-store.ts';

export const APLICACOES = ['Online', 'Presencial', 'Híbrida'] as const;
export type Aplicacao = (typeof APLICACOES)[number];

type OfExam = { escola_id: number; avaliacao_id: number };

const SET_APLICACAO = statement<OfExam & { aplicacao: string }, { id: number }>(
  'set_prova_aplicacao',
  `update avaliacao set tipo_aplicacao = :aplicacao
    where escola_id = :escola_id and id = :avaliacao_id and (tipo_aplicacao = :aplicacao or not exists (
      select from tentativa t join turma_avaliacao ta on ta.escola_id = t.escola_id and ta.id = t.turma_avaliacao_id
       where t.escola_id = :escola_id and ta.avaliacao_id = :avaliacao_id))
   returning id`,
);

/** How the exam is given to all its classes. @returns false when somebody has taken a day another way */
export async function setAplicacao(escola: Tenant, avaliacao_id: number, aplicacao: Aplicacao): Promise<boolean> {
  return (await escola.run(SET_APLICACAO, { avaliacao_id, aplicacao })).length > 0;
}

const HOLD = moving(
  statement<OfExam & { agora: Date }, Moved>(
    'withhold_prova',
    `update avaliacao set retido = true
    where escola_id = :escola_id and id = :avaliacao_id and (liberado_em is null or liberado_em >= :agora)
   returning id as avaliacao_id`,
  ),
);

/** Holds the results until staff let them out. @returns false when they are out already (LIB-3) */
export async function holdResults(escola: Moves, avaliacao_id: number, agora: Date): Promise<boolean> {
  return (await escola.move(HOLD, { avaliacao_id, agora })).length > 0;
}
