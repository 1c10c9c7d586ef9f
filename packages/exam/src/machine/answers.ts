/**
 * Choosing or writing an answer, and keeping it. It is sent only if it differs from the stored one (S3 §4). The text of a
 * question is one too (decision 181).
 */
import type { ProvaPolicy } from '@luneta/domain/prova-policy';
import { limpaTexto } from '@luneta/domain/texto-livre';
import { outboxKey, type RespostaEntry, type SubjetivaEntry } from '../outbox/outbox.ts';
import { servidorAt } from './clock.ts';
import { step, type ProvaEffect, type Step } from './effects.ts';
import { choiceRefusal, textRefusal } from './guards.ts';
import { dueAll } from './send.ts';
import type { Answer, ItemState, ProvaState, WaitingResposta } from './state.ts';

/** A choice is sent on navigation. If the student stays on the question, it is sent after this time. */
export const ANSWER_IDLE_MS = 1500;

export function answerEntry(
  state: ProvaState,
  item: ItemState,
  waiting: WaitingResposta,
): RespostaEntry | SubjetivaEntry {
  const { turma_avaliacao_questao_resposta_id } = item;
  const { item_resposta, texto_resposta, seq, respondida_em, refused } = waiting;
  const rest = {
    ...state.ids,
    turma_avaliacao_questao_resposta_id,
    seq,
    respondida_em,
    ...(refused === null ? {} : { recusa: refused }),
  };
  return item.subjetiva ? { kind: 'subjetiva', ...rest, texto_resposta } : { kind: 'resposta', ...rest, item_resposta };
}

export function forgetAnswer(state: ProvaState, item: ItemState, seq: number): ProvaEffect {
  return { type: 'forget', key: outboxKey(answerEntry(state, item, waitingFor(item, seq, ''))), seq };
}

function waitingFor({ item_resposta, texto_resposta }: Answer, seq: number, respondida_em: string): WaitingResposta {
  return { item_resposta, texto_resposta, seq, respondida_em, held: false, due: false, refused: null };
}

/** Chooses an option (1–5) or clears it (null). Optimistic: on screen at once, kept on the device before it is sent. */
export function choose(
  state: ProvaState,
  policy: ProvaPolicy,
  event: { readonly banco_questao_id: number; readonly item_resposta: number | null; readonly now: number },
): Step {
  const item = byQuestion(state, event.banco_questao_id);
  const { item_resposta } = event;
  if (item === undefined || item.subjetiva || choiceRefusal(state, policy) !== null) return step(state);
  if (item.item_resposta === item_resposta) return step(state);
  return answer(state, { ...item, item_resposta }, event.now, ANSWER_IDLE_MS);
}

/** The text after each key. It is sent after a pause like an essay's, on blur, and on navigation. */
export function write(
  state: ProvaState,
  policy: ProvaPolicy,
  event: { readonly banco_questao_id: number; readonly texto: string; readonly now: number },
): Step {
  const item = byQuestion(state, event.banco_questao_id);
  if (item === undefined || !item.subjetiva || textRefusal(state) !== null) return step(state);
  if (item.texto_resposta === event.texto) return step(state);
  return answer(state, { ...item, texto_resposta: event.texto }, event.now, policy.essayAutosaveMs);
}

/**
 * What is kept and sent of a text is clean (rule TXT-1); the screen shows it as it was typed, half an emoji included, until
 * its other half comes.
 */
export const clean = ({ item_resposta, texto_resposta }: Answer): Answer => ({
  item_resposta,
  texto_resposta: limpaTexto(texto_resposta),
});

export const isSame = (a: Answer, b: Answer) =>
  a.item_resposta === b.item_resposta && a.texto_resposta === b.texto_resposta;

function answer(state: ProvaState, item: ItemState, now: number, idleMs: number): Step {
  const content = clean(item);
  if (isSame(content, item.stored) && !item.unsettled) {
    const seq = item.waiting?.seq ?? 0;
    return step(replace(state, { ...item, waiting: null }), forgetAnswer(state, item, seq));
  }
  const seq = state.lastSeq + 1;
  const waiting = waitingFor(content, seq, servidorAt(state.clock, now));
  return step(
    replace({ ...state, lastSeq: seq }, { ...item, waiting }),
    { type: 'keep', entry: answerEntry(state, item, waiting) },
    { type: 'set-timer', name: 'idle', ms: idleMs },
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

export function answerHeld(
  state: ProvaState,
  event: { readonly id: number; readonly seq: number; readonly durable: boolean },
): Step {
  const item = byRow(state, event.id);
  const durable = state.durable && event.durable;
  if (item?.waiting?.seq !== event.seq) return step({ ...state, durable });
  return step(replace({ ...state, durable }, { ...item, waiting: { ...item.waiting, held: true } }));
}

const byQuestion = (state: ProvaState, banco_questao_id: number) =>
  state.items.find((item) => item.banco_questao_id === banco_questao_id);

export function byRow(state: ProvaState, id: number): ItemState | undefined {
  return state.items.find((item) => item.turma_avaliacao_questao_resposta_id === id);
}

export function replace(state: ProvaState, next: ItemState): ProvaState {
  const id = next.turma_avaliacao_questao_resposta_id;
  return {
    ...state,
    items: state.items.map((item) => (item.turma_avaliacao_questao_resposta_id === id ? next : item)),
  };
}
