/** Cancels an exam for all its classes, and takes that back (rule MON-5). Answers stay where they are. */
import { cancelamentoErro, restauracaoErro } from '@luneta/domain/monta-cancelamento';
import type { components } from '@luneta/openapi';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { recordAct } from '../../../escola/index.ts';
import { type Moved, moveReleases, moving } from '../../release-store.ts';
import { recordEvento } from '../evento-store.ts';
import { avaliacaoErrors } from './errors.ts';
import { answerOf, type AvaliacaoCall, fatosOf, requireExam } from './service.ts';
import { lockJanelas } from './turmas-store.ts';

type Answer = components['schemas']['AvaliacaoGestao'];
type OfExam = { escola_id: number; avaliacao_id: number };

const CLOSE = moving(
  statement<OfExam & { agora: Date }, Moved>(
    'close_tentativas_canceladas',
    `update tentativa t set encerrada_em = :agora, encerrada_por = 'sistema'
       from turma_avaliacao c
      where c.escola_id = :escola_id and c.avaliacao_id = :avaliacao_id and t.escola_id = :escola_id
        and t.turma_avaliacao_id = c.id and t.encerrada_em is null
     returning c.avaliacao_id`,
  ),
);
const CANCEL = moving(
  statement<OfExam & { agora: Date; motivo: string }, Moved>(
    'cancel_avaliacao',
    `update avaliacao set cancelada_em = :agora, motivo_cancelamento = :motivo, versao = versao + 1
      where escola_id = :escola_id and id = :avaliacao_id and cancelada_em is null returning id as avaliacao_id`,
  ),
);
const RESTORE = moving(
  statement<OfExam, Moved>(
    'restore_avaliacao',
    `update avaliacao set cancelada_em = null, motivo_cancelamento = null, versao = versao + 1
      where escola_id = :escola_id and id = :avaliacao_id and cancelada_em is not null returning id as avaliacao_id`,
  ),
);

const msOf = (date: Date | null) => date?.getTime() ?? null;

/** Starts wait for the windows, so that none begins a cancelled exam. */
async function locked(call: AvaliacaoCall, tx: Tenant) {
  await lockJanelas(tx, call.avaliacao_id);
  return fatosOf(call, tx);
}

/** Cancelled again it stays as it is. @throws 404; 409 once students have seen results */
export async function cancel(call: AvaliacaoCall, motivo: string): Promise<Answer> {
  const { sessao, agora, avaliacao_id } = call;
  const { escola } = await requireExam(call);
  return escola.transaction(async (tx) => {
    const { row, turmas } = await locked(call, tx);
    if (row.cancelada_em !== null) return answerOf(call, tx);
    if (cancelamentoErro(msOf(row.liberado_em), agora.getTime()) !== null) throw avaliacaoErrors.liberada();
    await moveReleases(tx, agora, async (moves) => {
      await moves.move(CLOSE, { avaliacao_id, agora });
      await moves.move(CANCEL, { avaliacao_id, agora, motivo });
    });
    const depois = { turmas: turmas.map(({ turma_codigo }) => turma_codigo) };
    await recordEvento(tx, { avaliacao_id, tipo: 'cancelada', depois, motivo }, call);
    const answer = await answerOf(call, tx);
    const detalhe = { avaliacao_conhecimento_id: avaliacao_id };
    await recordAct(tx, { acao: 'prova_cancelada', sessao, motivo, detalhe, agora });
    return answer;
  });
}

/** @throws 404; 409 for one that is not cancelled, or was longer ago than 30 days */
export async function restore(call: AvaliacaoCall, motivo: string): Promise<Answer> {
  const { sessao, agora, avaliacao_id } = call;
  const { escola } = await requireExam(call);
  return escola.transaction(async (tx) => {
    const { row } = await locked(call, tx);
    const erro = restauracaoErro(msOf(row.cancelada_em), agora.getTime());
    if (erro === 'nao_cancelada') throw avaliacaoErrors.naoCancelada();
    if (erro === 'cancelada_ha_muito') throw avaliacaoErrors.haMuito();
    await moveReleases(tx, agora, (moves) => moves.move(RESTORE, { avaliacao_id }));
    await recordEvento(tx, { avaliacao_id, tipo: 'restaurada', motivo }, call);
    const answer = await answerOf(call, tx);
    const detalhe = { avaliacao_conhecimento_id: avaliacao_id };
    await recordAct(tx, { acao: 'cancelamento_desfeito', sessao, motivo, detalhe, agora });
    return answer;
  });
}
