/** Choosing, keeping and acknowledging answers. An answer is sent only if it differs from the stored one (S3 §4). */
import type { ProvaPolicy } from '@luneta/domain/prova-policy';
import type { Recusa } from '@luneta/domain/escrita';
import { outboxKey, type KeptResposta } from '../outbox/outbox.ts';
import type { FailureKind } from '../ports.ts';
import type { Resposta } from '../shapes.ts';
import { resync, servidorAt } from './clock.ts';
import { afterFailure, connected } from './connection.ts';
import { andThen, step, type ProvaEffect, type Step } from './effects.ts';
import { choiceRefusal } from './guards.ts';
import { dueAll } from './send.ts';
import type { ItemState, ProvaState, WaitingResposta } from './state.ts';

/** A choice is sent on navigation. If the student stays on the question, it is sent after this time. */
export const ANSWER_IDLE_MS = 1500;

export function keptResposta(state: ProvaState, item: ItemState, waiting: WaitingResposta): KeptResposta {
  const { turma_avaliacao_questao_resposta_id } = item;
  const { item_resposta, seq, respondida_em, refused } = waiting;
  return {
    kind: 'resposta',
    ...state.ids,
    turma_avaliacao_questao_resposta_id,
    item_resposta,
    seq,
    respondida_em,
    ...(refused === null ? {} : { recusa: refused }),
  };
}

function keyOf(state: ProvaState, item: ItemState): string {
  const { turma_avaliacao_questao_resposta_id, item_resposta } = item;
  return outboxKey({
    kind: 'resposta',
    ...state.ids,
    turma_avaliacao_questao_resposta_id,
    item_resposta,
    seq: 0,
    respondida_em: '',
  });
}

export function forgetAnswer(state: ProvaState, item: ItemState, seq: number): ProvaEffect {
  return { type: 'forget', key: keyOf(state, item), seq };
}

/** Chooses an option (1–5) or clears it (null). Optimistic: on screen at once, kept on the device before it is sent. */
export function choose(
  state: ProvaState,
  policy: ProvaPolicy,
  event: { readonly banco_questao_id: number; readonly item_resposta: number | null; readonly now: number },
): Step {
  const item = state.items.find((candidate) => candidate.banco_questao_id === event.banco_questao_id);
  if (item === undefined || choiceRefusal(state, policy) !== null || item.item_resposta === event.item_resposta)
    return step(state);
  const { item_resposta } = event;

  if (item_resposta === item.stored.item_resposta && !item.unsettled) {
    const seq = item.waiting?.seq ?? 0;
    return step(replace(state, { ...item, item_resposta, waiting: null }), forgetAnswer(state, item, seq));
  }
  const seq = state.lastSeq + 1;
  const respondida_em = servidorAt(state.clock, event.now);
  const waiting = { seq, item_resposta, respondida_em, kept: false, due: false, refused: null };
  return step(
    replace({ ...state, lastSeq: seq }, { ...item, item_resposta, waiting }),
    { type: 'keep', entry: keptResposta(state, item, waiting) },
    { type: 'set-timer', name: 'idle', ms: ANSWER_IDLE_MS },
  );
}

/** Another question, or none, came on screen: what was chosen before is sent now. */
export function viewed(state: ProvaState, banco_questao_id: number | null): Step {
  const due = dueAll(state);
  if (banco_questao_id === null) return step({ ...due, current: null });
  return step(
    { ...due, current: banco_questao_id, lastViewed: banco_questao_id },
    { type: 'remember-place', banco_questao_id },
  );
}

export function answerKept(
  state: ProvaState,
  event: { readonly id: number; readonly seq: number; readonly durable: boolean },
): Step {
  const item = byRow(state, event.id);
  const durable = state.durable && event.durable;
  if (item?.waiting?.seq !== event.seq) return step({ ...state, durable });
  return step(replace({ ...state, durable }, { ...item, waiting: { ...item.waiting, kept: true } }));
}

export function answerAcked(
  state: ProvaState,
  event: { readonly id: number; readonly seq: number; readonly resposta: Resposta; readonly now: number },
): Step {
  const item = byRow(state, event.id);
  if (item === undefined) return step(state);
  const { resposta } = event;
  const stored = { item_resposta: resposta.item_resposta, seq: resposta.seq };
  const settled: ItemState = {
    ...item,
    stored,
    sending: item.sending === event.seq ? null : item.sending,
    unsettled: false,
    fora_do_prazo: resposta.situacao === 'fora_do_prazo',
  };
  const lastSeq = Math.max(state.lastSeq, resposta.seq);
  const base = resync(connected({ ...state, lastSeq }), resposta.tempo_restante, event.now);
  const forget = forgetAnswer(state, item, event.seq);
  return settle(base, settled, event.seq, forget);
}

/**
 * Handles the server's answer to a save. Three cases: no choice waits (adopt the stored one), a newer choice waits, or
 * the waiting choice has a seq that lost.
 */
function settle(state: ProvaState, item: ItemState, seq: number, forget: ProvaEffect): Step {
  const { waiting, stored } = item;
  if (waiting === null || waiting.seq <= seq) {
    // Kept for staff: the student still sees what they chose, marked as late.
    const item_resposta = item.fora_do_prazo ? item.item_resposta : stored.item_resposta;
    return step(replace(state, { ...item, waiting: null, item_resposta }), forget);
  }
  if (waiting.seq > stored.seq) return step(replace(state, item), forget);
  return andThen(step(state, forget), (base) => rebase(base, item));
}

/** The student chose after another device had written, and the choice's seq is too low to win. It gets a new seq. */
export function rebase(state: ProvaState, item: ItemState): Step {
  if (item.waiting === null) return step(replace(state, item));
  const seq = state.lastSeq + 1;
  const waiting = { ...item.waiting, seq, kept: false, refused: null };
  return step(replace({ ...state, lastSeq: seq }, { ...item, waiting }), {
    type: 'keep',
    entry: keptResposta(state, item, waiting),
  });
}

export function answerFailed(
  state: ProvaState,
  event: { readonly id: number; readonly seq: number; readonly failure: FailureKind; readonly recusa: Recusa | null },
): Step {
  const item = byRow(state, event.id);
  if (item === undefined) return step(state);
  const rest: ItemState = { ...item, sending: item.sending === event.seq ? null : item.sending };
  if (event.failure === 'finished') {
    // The stored answer of the server counts.
    const closed: ItemState = { ...rest, waiting: null, unsettled: false, item_resposta: item.stored.item_resposta };
    const seq = Math.max(event.seq, item.waiting?.seq ?? 0);
    const told: ProvaEffect =
      item.waiting === null
        ? forgetAnswer(state, item, seq)
        : {
            type: 'keep',
            entry: { ...keptResposta(state, item, { ...item.waiting, refused: event.recusa }), tardia: true },
          };
    return andThen(step(replace(state, closed), told), (next) => afterFailure(next, 'finished'));
  }
  const { waiting } = rest;
  if (event.failure !== 'refused' || waiting?.seq !== event.seq)
    return afterFailure(replace(state, rest), event.failure);
  // It stays on the device with the reason, so that the next page can say it too.
  const refused: ItemState = { ...rest, waiting: { ...waiting, refused: event.recusa } };
  return step(replace(state, refused), {
    type: 'keep',
    entry: keptResposta(state, item, { ...waiting, refused: event.recusa }),
  });
}

function byRow(state: ProvaState, id: number): ItemState | undefined {
  return state.items.find((item) => item.turma_avaliacao_questao_resposta_id === id);
}

export function replace(state: ProvaState, next: ItemState): ProvaState {
  const id = next.turma_avaliacao_questao_resposta_id;
  return {
    ...state,
    items: state.items.map((item) => (item.turma_avaliacao_questao_resposta_id === id ? next : item)),
  };
}
