/** Merges the essay of the server with the local text. A text is never dropped: the losing one is kept apart. */
import type { RedacaoEntry } from '../outbox/outbox.ts';
import type { ResumoRedacao } from '../shapes.ts';
import { step, type Step } from './effects.ts';
import { forgetEssay } from './essay.ts';
import type { EssayState, ProvaState, WaitingRedacao } from './state.ts';

export function mergeEssay(state: ProvaState, redacao: ResumoRedacao | null, draft: RedacaoEntry | null): Step {
  if (redacao === null) return step({ ...state, essay: null });
  const { seq, ...proposal } = redacao;
  const current = state.essay;
  if (current !== null) return step({ ...state, essay: refreshed(current, redacao) });

  const fresh: EssayState = {
    ...proposal,
    storedSeq: seq,
    dirty: false,
    editada_em: draft?.respondida_em ?? null,
    waiting: null,
    sending: null,
    fora_do_prazo: false,
    aside: null,
  };
  if (draft === null) return step({ ...state, essay: fresh });
  if (draft.seq > seq) {
    const waiting: WaitingRedacao = {
      seq: draft.seq,
      texto: draft.texto_redacao,
      held: true,
      due: true,
      refused: draft.recusa ?? null,
    };
    return step({ ...state, essay: { ...fresh, texto: draft.texto_redacao, dirty: true, waiting } });
  }
  const aside = draft.texto_redacao === redacao.texto ? null : draft.texto_redacao;
  return step({ ...state, essay: { ...fresh, aside } }, forgetEssay(state, fresh, draft.seq));
}

/**
 * The essay is already on screen: its text is replaced only when nothing is unsaved and the server's version is newer.
 */
function refreshed(held: EssayState, { seq, texto, data_ultima_gravacao }: ResumoRedacao): EssayState {
  if (seq <= held.storedSeq) return held;
  const busy = held.dirty || held.waiting !== null || held.sending !== null;
  return busy ? held : { ...held, texto, storedSeq: seq, data_ultima_gravacao };
}
