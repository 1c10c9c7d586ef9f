/** What the server says of an answer: stored, lost against a newer one, refused, or too late. */
import type { Recusa } from '@luneta/domain/escrita';
import { limpaTexto } from '@luneta/domain/texto-livre';
import type { FailureKind } from '../ports.ts';
import type { Resposta, RespostaSubjetiva } from '../shapes.ts';
import { byRow, clean, forgetAnswer, isSame, answerEntry, replace } from './answers.ts';
import { resync } from './clock.ts';
import { afterFailure, connected } from './connection.ts';
import { revisionHeard } from './repairs.ts';
import { andThen, step, type ProvaEffect, type Step } from './effects.ts';
import type { Answer, ItemState, ProvaState } from './state.ts';

export function answerAcked(
  state: ProvaState,
  event: {
    readonly id: number;
    readonly seq: number;
    readonly resposta: Resposta | RespostaSubjetiva;
    readonly now: number;
  },
): Step {
  const item = byRow(state, event.id);
  if (item === undefined) return step(state);
  const { resposta } = event;
  const settled: ItemState = {
    ...item,
    stored: storedOf(resposta),
    sending: item.sending === event.seq ? null : item.sending,
    unsettled: false,
    fora_do_prazo: resposta.situacao === 'fora_do_prazo',
  };
  const lastSeq = Math.max(state.lastSeq, resposta.seq);
  const base = resync(connected({ ...state, lastSeq }), resposta.tempo_restante, event.now);
  const forget = forgetAnswer(state, item, event.seq);
  const done = settle(base, settled, event.seq, forget, resposta.situacao === 'ignorada_mais_antiga');
  return andThen(done, (next) => revisionHeard(next, resposta.revisao_prova));
}

const storedOf = (resposta: Resposta | RespostaSubjetiva): ItemState['stored'] =>
  'texto_resposta' in resposta
    ? { item_resposta: null, texto_resposta: resposta.texto_resposta, seq: resposta.seq }
    : { item_resposta: resposta.item_resposta, texto_resposta: '', seq: resposta.seq };

/**
 * Handles the server's answer to a save. Three cases: no choice waits (adopt the stored one), a newer choice waits, or
 * the waiting choice has a seq that lost. A text that lost does not give way: it goes again, and the text of the other device
 * is shown beside it.
 */
function settle(state: ProvaState, item: ItemState, seq: number, forget: ProvaEffect, lost: boolean): Step {
  const { waiting, stored } = item;
  const told = item.subjetiva && lost ? { ...item, aside: asideOf(item, stored) } : item;
  if (waiting === null || (waiting.seq <= seq && !(item.subjetiva && lost && !isSame(waiting, stored)))) {
    // Kept for staff: the student still sees what they chose, marked as late. A text that was stored stays as it was typed.
    const asShown = item.fora_do_prazo || isSame(clean(item), stored);
    return step(replace(state, { ...item, ...(asShown ? {} : answerOf(stored)), waiting: null }), forget);
  }
  if (waiting.seq > stored.seq) return step(replace(state, told), forget);
  return andThen(step(state, forget), (base) => rebase(base, told));
}

const answerOf = ({ item_resposta, texto_resposta }: Answer): Answer => ({ item_resposta, texto_resposta });

/** The text of `lost`, if this screen does not show it; otherwise what was aside before. */
export function asideOf(item: ItemState, lost: Answer): string | null {
  const { texto_resposta } = lost;
  return texto_resposta.trim() === '' || texto_resposta === limpaTexto(item.texto_resposta)
    ? item.aside
    : texto_resposta;
}

/** The student chose after another device had written, and the choice's seq is too low to win. It gets a new seq. */
export function rebase(state: ProvaState, item: ItemState): Step {
  if (item.waiting === null) return step(replace(state, item));
  const seq = state.lastSeq + 1;
  const waiting = { ...item.waiting, seq, held: false, refused: null };
  return step(replace({ ...state, lastSeq: seq }, { ...item, waiting }), {
    type: 'keep',
    entry: answerEntry(state, item, waiting),
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
    const closed: ItemState = { ...rest, ...answerOf(item.stored), waiting: null, unsettled: false };
    const seq = Math.max(event.seq, item.waiting?.seq ?? 0);
    const told: ProvaEffect =
      item.waiting === null
        ? forgetAnswer(state, item, seq)
        : {
            type: 'keep',
            entry: { ...answerEntry(state, item, { ...item.waiting, refused: event.recusa }), tardia: true },
          };
    return andThen(step(replace(state, closed), told), (next) => afterFailure(next, 'finished', event.recusa));
  }
  const { waiting } = rest;
  if (event.failure !== 'refused' || waiting?.seq !== event.seq)
    return afterFailure(replace(state, rest), event.failure);
  // It stays on the device with the reason, so that the next page can say it too.
  const refused: ItemState = { ...rest, waiting: { ...waiting, refused: event.recusa } };
  return step(replace(state, refused), {
    type: 'keep',
    entry: answerEntry(state, item, { ...waiting, refused: event.recusa }),
  });
}
