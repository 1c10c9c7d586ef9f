/**
 * Decides what is sent and when: one request per item, a few at once, and only entries that the outbox already holds.
 */
import type { ProvaEffect, Step } from './effects.ts';
import { step } from './effects.ts';
import { lastChangeOf } from './essay-change.ts';
import { sendRefusal } from './guards.ts';
import type { EssayState, ItemState, ProvaState } from './state.ts';

/**
 * After a reconnection a whole class sends at once. Three requests at a time keep each student fast and limit the load
 * on the server.
 */
const MAX_SENDING = 3;

/** Marks every waiting change to be sent now (navigation, finish, reconnection, page hidden). */
export function dueAll(state: ProvaState): ProvaState {
  const items = state.items.map((item) =>
    item.waiting === null || item.waiting.due ? item : { ...item, waiting: { ...item.waiting, due: true } },
  );
  return dueEssay({ ...state, items });
}

export function dueEssay(state: ProvaState): ProvaState {
  const { essay } = state;
  if (essay === null || essay.waiting === null) return state;
  return { ...state, essay: { ...essay, waiting: { ...essay.waiting, due: true } } };
}

/** Changes refused with a 4xx are sent once more when the student asks for it, or hands in. */
export function retryRefused(state: ProvaState, part: 'all' | 'essay' = 'all'): ProvaState {
  const items = state.items.map((item) =>
    item.waiting === null || part === 'essay' ? item : { ...item, waiting: { ...item.waiting, refused: null } },
  );
  const { essay } = state;
  if (essay === null || essay.waiting === null) return { ...state, items };
  return { ...state, items, essay: { ...essay, waiting: { ...essay.waiting, refused: null } } };
}

/**
 * True while a change is being sent or still has to be sent. Changes refused with a 4xx do not count, because they
 * would block for ever: `hasRefused` tells of them.
 */
export function hasUnsent(state: ProvaState): boolean {
  return state.items.some(isUnsent) || (state.essay !== null && isUnsent(state.essay));
}

/** Whether the server does not take something that the student chose or wrote. */
export function hasRefused({ items, essay }: Pick<ProvaState, 'items' | 'essay'>): boolean {
  return [...items, essay].some((part) => part?.waiting?.refused != null);
}

function isUnsent({ sending, waiting }: Pick<ItemState | EssayState, 'sending' | 'waiting'>): boolean {
  return sending !== null || (waiting !== null && waiting.refused === null);
}

function isReady({ sending, waiting }: Pick<ItemState | EssayState, 'sending' | 'waiting'>): boolean {
  return sending === null && waiting !== null && waiting.held && waiting.due && waiting.refused === null;
}

/** Starts whatever may start. Runs after every event, so no handler has to remember it. */
export function pump(state: ProvaState): Step {
  if (sendRefusal(state) !== null) return step(state);
  const effects: ProvaEffect[] = [];
  let free = MAX_SENDING - state.items.filter((item) => item.sending !== null).length;
  const items = state.items.map((item) => {
    if (free <= 0 || !isReady(item) || item.waiting === null) return item;
    free -= 1;
    const { seq, item_resposta, texto_resposta, respondida_em } = item.waiting;
    const { turma_avaliacao_questao_resposta_id } = item;
    const body = { turma_avaliacao_questao_resposta_id, dia: state.ids.dia_prova, seq, respondida_em };
    effects.push(
      item.subjetiva
        ? { type: 'send-text', body: { ...body, texto_resposta } }
        : { type: 'send-answer', body: { ...body, item_resposta } },
    );
    return { ...item, sending: seq, unsettled: true };
  });
  let { essay } = state;
  if (essay !== null && isReady(essay) && essay.waiting !== null) {
    const { seq, texto } = essay.waiting;
    const body = { texto_redacao: texto, seq, dia: state.ids.dia_prova, ...lastChangeOf(essay) };
    effects.push({ type: 'send-essay', proposta_redacao_id: essay.proposta_redacao_id, body });
    essay = { ...essay, sending: seq };
  }
  return effects.length === 0 ? step(state) : step({ ...state, items, essay }, ...effects);
}
