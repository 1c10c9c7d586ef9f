/** Rules for a notice, whether it comes from the command line or from the console. */

/** The key under which a device remembers a notice as dismissed. */
export const AVISO_CHAVE = /^[a-z0-9-]{1,60}$/;
export const TITULO_MAX = 200;
export const TEXTO_MAX = 2_000;

export type AvisoProblem = 'chave' | 'titulo' | 'texto' | 'fim';

type Given = { readonly chave: string; readonly titulo: string; readonly texto: string };

/**
 * Returns the first error, or null.
 * @param span start and end, comparable with each other
 */
export function avisoProblem<T extends string | number>(
  { chave, titulo, texto }: Given,
  span: { readonly inicio: T; readonly fim: T },
): AvisoProblem | null {
  if (!AVISO_CHAVE.test(chave)) return 'chave';
  if (!titulo.trim() || titulo.length > TITULO_MAX) return 'titulo';
  if (!texto.trim() || texto.length > TEXTO_MAX) return 'texto';
  return span.fim > span.inicio ? null : 'fim';
}

/** Messages for the author of the notice, by error. */
export const AVISO_MESSAGES: Readonly<Record<AvisoProblem, string>> = {
  chave: 'Na chave, use de 1 a 60 letras minúsculas, números ou hifens.',
  titulo: `O título precisa ter de 1 a ${TITULO_MAX} caracteres.`,
  texto: `O texto precisa ter de 1 a ${TEXTO_MAX} caracteres.`,
  fim: 'O fim precisa ser depois do início.',
};
