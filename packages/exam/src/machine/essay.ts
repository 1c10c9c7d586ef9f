/** The essay: kept at each edit, saved after a pause, on blur and on demand; versions by seq (decision 107, D21). */
import type { Recusa } from '@luneta/domain/escrita';
import type { ProvaPolicy } from '@luneta/domain/prova-policy';
import { limpaTexto } from '@luneta/domain/texto-livre';
import { outboxKey, type RedacaoEntry } from '../outbox/outbox.ts';
import type { FailureKind } from '../ports.ts';
import type { Redacao } from '../shapes.ts';
import { resync, servidorAt } from './clock.ts';
import { afterFailure, connected } from './connection.ts';
import { andThen, step, type ProvaEffect, type Step } from './effects.ts';
import { lastChangeOf } from './essay-change.ts';
import { essayRefusal, essaySaveRefusal } from './guards.ts';
import { dueEssay, retryRefused } from './send.ts';
import type { EssayState, ProvaState, WaitingRedacao } from './state.ts';

function essayEntry(
  state: ProvaState,
  essay: EssayState,
  { seq, texto, refused }: Pick<WaitingRedacao, 'seq' | 'texto' | 'refused'>,
): RedacaoEntry {
  const { proposta_redacao_id } = essay;
  const recusa = refused === null ? {} : { recusa: refused };
  return {
    kind: 'redacao',
    ...state.ids,
    proposta_redacao_id,
    texto_redacao: texto,
    seq,
    ...lastChangeOf(essay),
    ...recusa,
  };
}

export function forgetEssay(state: ProvaState, essay: EssayState, seq: number): ProvaEffect {
  return { type: 'forget', key: outboxKey(essayEntry(state, essay, { seq, texto: '', refused: null })), seq };
}

/** Any edit makes it unsaved (S3 §2), even one that returns to the saved text. */
export function edit(
  state: ProvaState,
  policy: ProvaPolicy,
  { texto, now }: { readonly texto: string; readonly now: number },
): Step {
  const { essay } = state;
  if (essay === null || essayRefusal(state) !== null) return step(state);
  const edited = { ...essay, dirty: true, editada_em: servidorAt(state.clock, now) };
  return andThen(write(state, edited, texto, false), (next) =>
    step(next, { type: 'set-timer', name: 'essay', ms: policy.essayAutosaveMs }),
  );
}

/**
 * Stores a text with a new sequence number, first on the device. What is kept and sent is clean (rule TXT-1); the screen
 * shows the text as it was typed, half an emoji included, until its other half comes.
 */
function write(state: ProvaState, essay: EssayState, texto: string, due: boolean): Step {
  const seq = state.lastSeq + 1;
  const waiting = { seq, texto: limpaTexto(texto), held: false, due, refused: null };
  return step(
    { ...state, lastSeq: seq, essay: { ...essay, texto, waiting } },
    { type: 'keep', entry: essayEntry(state, essay, waiting) },
  );
}

/**
 * The save button, the pause after typing and the blur. v2: none of them while offline; the draft waits on the device. What
 * was refused goes once more, because it was asked for.
 */
export function save(state: ProvaState, policy: ProvaPolicy): Step {
  if (essaySaveRefusal(state, policy) !== null) return step(state);
  return step(dueEssay(retryRefused(state, 'essay')), { type: 'cancel-timer', name: 'essay' });
}

/** The pause ended. If a save is running, what was typed meanwhile follows as soon as it ends. */
export function autosave(state: ProvaState): Step {
  return step(dueEssay(state));
}

export function essayHeld(state: ProvaState, event: { readonly seq: number; readonly durable: boolean }): Step {
  const { essay } = state;
  const durable = state.durable && event.durable;
  if (essay?.waiting?.seq !== event.seq) return step({ ...state, durable });
  return step({ ...state, durable, essay: { ...essay, waiting: { ...essay.waiting, held: true } } });
}

export function essayAcked(
  state: ProvaState,
  event: { readonly seq: number; readonly texto: string; readonly redacao: Redacao; readonly now: number },
): Step {
  const { essay } = state;
  if (essay === null) return step(state);
  const { redacao, seq } = event;
  const lastSeq = Math.max(state.lastSeq, redacao.seq);
  const base = resync(connected({ ...state, lastSeq }), redacao.tempo_restante, event.now);
  const after: EssayState = {
    ...essay,
    storedSeq: redacao.seq,
    data_ultima_gravacao: redacao.data_ultima_gravacao,
    fora_do_prazo: redacao.situacao === 'fora_do_prazo',
    sending: essay.sending === seq ? null : essay.sending,
  };
  // Another device wrote a newer version. Both are kept as versions; the text on this screen is the newest intent.
  if (redacao.situacao === 'ignorada_mais_antiga') {
    if (limpaTexto(essay.texto) === event.texto && redacao.seq === seq)
      return step({ ...base, essay: saved(after, seq) }, forgetEssay(state, essay, seq));
    return write(base, after, essay.texto, true);
  }
  return step({ ...base, essay: saved(after, seq) }, forgetEssay(state, essay, seq));
}

/** Clean only when nothing was typed since. */
function saved(essay: EssayState, seq: number): EssayState {
  return essay.waiting !== null && essay.waiting.seq > seq ? essay : { ...essay, waiting: null, dirty: false };
}

export function essayFailed(
  state: ProvaState,
  event: { readonly seq: number; readonly failure: FailureKind; readonly recusa: Recusa | null },
): Step {
  const { essay } = state;
  if (essay === null) return step(state);
  const sending = essay.sending === event.seq ? null : essay.sending;
  if (event.failure === 'finished') {
    // The exam no longer accepts the text. It stays on screen, marked as unsaved.
    const told: ProvaEffect =
      essay.waiting === null
        ? forgetEssay(state, essay, event.seq)
        : {
            type: 'keep',
            entry: { ...essayEntry(state, essay, { ...essay.waiting, refused: event.recusa }), tardia: true },
          };
    const closed = step({ ...state, essay: { ...essay, sending, waiting: null } }, told);
    return andThen(closed, (next) => afterFailure(next, 'finished', event.recusa));
  }
  const { waiting } = essay;
  if (event.failure !== 'refused' || waiting?.seq !== event.seq)
    return afterFailure({ ...state, essay: { ...essay, sending } }, event.failure);
  const refused = { ...waiting, refused: event.recusa };
  return step(
    { ...state, essay: { ...essay, sending, waiting: refused } },
    { type: 'keep', entry: essayEntry(state, essay, refused) },
  );
}
