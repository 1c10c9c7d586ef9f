/**
 * The three security questions as a form: what may be saved, as codes. How answers are compared and kept is the server's
 * alone.
 */

/** S1 §5: exactly three. */
export const PERGUNTAS = 3;
/** Characters of an answer at most. */
export const RESPOSTA_MAX = 20;

/** One slot; null while no question is chosen. */
export type PerguntaSlot = { readonly pergunta_seguranca_id: number | null; readonly resposta: string };
export type PerguntaError = 'obrigatorio' | 'maximo' | 'repetida';
export type PerguntaErrors = { readonly pergunta?: PerguntaError; readonly resposta?: PerguntaError };

/**
 * Each slot: a question [PSG-1] no other slot before it has [PSG-2], and an answer [PSG-1] of at most 20 characters
 * [PSG-3]. One entry a slot, empty when it may be saved.
 */
export function perguntasErrors(slots: readonly PerguntaSlot[]): PerguntaErrors[] {
  const chosen = slots.map(({ pergunta_seguranca_id }) => pergunta_seguranca_id);
  return slots.map(({ pergunta_seguranca_id, resposta }, n) => {
    const repeated = pergunta_seguranca_id !== null && chosen.indexOf(pergunta_seguranca_id) < n;
    const pergunta = pergunta_seguranca_id === null ? 'obrigatorio' : repeated ? 'repetida' : null;
    const length = Array.from(resposta.trim()).length;
    const wrong = length === 0 ? 'obrigatorio' : length > RESPOSTA_MAX ? 'maximo' : null;
    return { ...(pergunta === null ? {} : { pergunta }), ...(wrong === null ? {} : { resposta: wrong }) };
  });
}
