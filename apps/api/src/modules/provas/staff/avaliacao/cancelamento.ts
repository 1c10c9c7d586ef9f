/** Cancels an exam, or classes of it, and takes that back (rule MON-5). Answers stay where they are. */
import { cancelamentoErro, restauracaoErro } from '@luneta/domain/monta-cancelamento';
import type { components } from '@luneta/openapi';

import type { Tenant } from '../../../../database/tenant.ts';
import type { Services } from '../../../../http/services.ts';
import { recordAct } from '../../../escola/index.ts';
import { askRecalculo } from '../../recalculo-store.ts';
import { RECALCULO_DA_PROVA } from '../../recalculo-work.ts';
import { moveReleases } from '../../release-store.ts';
import { recordEvento } from '../evento-store.ts';
import { cancelClasses, cancelExam, holdStarts, restoreClasses, restoreExam } from './cancelamento-store.ts';
import { avaliacaoErrors } from './errors.ts';
import type { TurmaRow } from './partes-store.ts';
import { answerOf, type AvaliacaoCall, fatosOf, requireExam } from './service.ts';

type Answer = components['schemas']['AvaliacaoGestao'];
type Pedido = components['schemas']['CancelamentoRequest'];
type Deferred = Pick<Services, 'defer'>;

const msOf = (date: Date | null) => date?.getTime() ?? null;
const codesOf = (turmas: readonly TurmaRow[]) => turmas.map(({ turma_codigo }) => turma_codigo);
const idsOf = (turmas: readonly TurmaRow[]) => turmas.map(({ turma_id }) => turma_id);

/** Starts wait for the windows, so that none begins a cancelled exam. */
async function locked(call: AvaliacaoCall, tx: Tenant) {
  await holdStarts(tx, call.avaliacao_id);
  return fatosOf(call, tx);
}

/** The classes that are named; null for all. @throws 422 for one that does not take the exam */
function named(turmas: readonly TurmaRow[], { turma_ids }: Pedido): TurmaRow[] | null {
  if (turma_ids === undefined) return null;
  const found = turmas.filter(({ turma_id }) => turma_ids.includes(turma_id));
  if (found.length < new Set(turma_ids).size) throw avaliacaoErrors.turmaDeFora();
  return found;
}

/** Places over all classes change with the classes that count. */
async function recount(tx: Tenant, avaliacao_id: number, { defer }: Deferred): Promise<void> {
  if ((await askRecalculo(tx, avaliacao_id)) === 'pendente')
    await defer(tx, RECALCULO_DA_PROVA, { escola_id: tx.escola_id, avaliacao_id });
}

/** Cancelled again it stays as it is. @throws 404; 409 once students have seen results; 422 for a class that does not take it */
export async function cancel(call: AvaliacaoCall, pedido: Pedido, services: Deferred): Promise<Answer> {
  const { sessao, agora, avaliacao_id } = call;
  const { motivo } = pedido;
  const { escola } = await requireExam(call);
  return escola.transaction(async (tx) => {
    const { row, turmas } = await locked(call, tx);
    const asked = named(turmas, pedido);
    const taking = turmas.filter(({ cancelada_em }) => cancelada_em === null);
    const gone = taking.filter((turma) => asked?.includes(turma) ?? true);
    if (row.cancelada_em !== null || (asked !== null && gone.length === 0)) return answerOf(call, tx);
    if (cancelamentoErro(msOf(row.liberado_em), agora.getTime()) !== null) throw avaliacaoErrors.liberada();
    // Without its last class an exam is cancelled as a whole.
    const parte = gone.length < taking.length;
    await moveReleases(tx, agora, (moves) =>
      parte
        ? cancelClasses(moves, { avaliacao_id, agora, turma_ids: idsOf(gone) })
        : cancelExam(moves, { avaliacao_id, agora, motivo }),
    );
    if (parte) await recount(tx, avaliacao_id, services);
    const depois = { turmas: codesOf(gone), parte };
    await recordEvento(tx, { avaliacao_id, tipo: 'cancelada', depois, motivo }, call);
    const answer = await answerOf(call, tx);
    const detalhe = { avaliacao_conhecimento_id: avaliacao_id, turmas: depois.turmas.join(', ') };
    await recordAct(tx, { acao: 'prova_cancelada', sessao, motivo, detalhe, agora });
    return answer;
  });
}

/** @throws 409 for what is not cancelled, or was longer ago than 30 days */
function assertRestorable(canceladas: readonly (Date | null)[], agora: Date): void {
  for (const cancelada_em of canceladas) {
    const erro = restauracaoErro(msOf(cancelada_em), agora.getTime());
    if (erro === 'nao_cancelada') throw avaliacaoErrors.naoCancelada();
    if (erro === 'cancelada_ha_muito') throw avaliacaoErrors.haMuito();
  }
}

/** @throws 404; 409 for one that is not cancelled, was longer ago than 30 days, or whose results the other classes have seen */
export async function restore(call: AvaliacaoCall, pedido: Pedido, services: Deferred): Promise<Answer> {
  const { sessao, agora, avaliacao_id } = call;
  const { motivo } = pedido;
  const { escola } = await requireExam(call);
  return escola.transaction(async (tx) => {
    const { row, turmas } = await locked(call, tx);
    const back = named(turmas, pedido);
    if (back !== null && row.cancelada_em !== null) throw avaliacaoErrors.cancelada();
    assertRestorable(back === null ? [row.cancelada_em] : back.map(({ cancelada_em }) => cancelada_em), agora);
    if (cancelamentoErro(msOf(row.liberado_em), agora.getTime()) !== null) throw avaliacaoErrors.liberada();
    await moveReleases(tx, agora, async (moves) => {
      const canceladas = (back ?? []).flatMap(({ cancelada_em }) => cancelada_em?.toISOString() ?? []);
      if (back !== null) await restoreClasses(moves, { avaliacao_id, agora, turma_ids: idsOf(back), canceladas });
      else if (row.cancelada_em !== null)
        await restoreExam(moves, { avaliacao_id, agora, cancelada_em: row.cancelada_em });
    });
    if (back !== null) await recount(tx, avaliacao_id, services);
    const depois = { turmas: codesOf(back ?? turmas.filter(({ cancelada_em }) => cancelada_em === null)) };
    await recordEvento(tx, { avaliacao_id, tipo: 'restaurada', depois, motivo }, call);
    const answer = await answerOf(call, tx);
    const detalhe = { avaliacao_conhecimento_id: avaliacao_id, turmas: depois.turmas.join(', ') };
    await recordAct(tx, { acao: 'cancelamento_desfeito', sessao, motivo, detalhe, agora });
    return answer;
  });
}
