/** Counters of an essay while it is written. The two versions name lines and paragraphs the other way round (D 106). */

/** A text of up to seven lines is worth nothing at the ENEM. */
export const DEFAULT_MIN_LINES = 8;
export const DEFAULT_MAX_LINES = 30;
/** Words that fit on a handwritten line, the divisor of both versions. */
export const WORDS_PER_LINE = 10;

export type RedacaoCounts = { readonly palavras: number; readonly linhas: number; readonly paragrafos: number };

/** Words separated by white space; a token without a letter or digit ("—", "...") is not a word. [RED-1] S2 §2.14 */
export function countWords(texto: string): number {
  return texto.split(/\s+/u).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
}

const nonEmptyLines = (texto: string) => texto.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== '');
const wrapped = (lines: readonly string[]) =>
  lines.reduce((sum, line) => sum + Math.ceil(countWords(line) / WORDS_PER_LINE), 0);

/** Version 1, to the letter: lines = non-empty lines, paragraphs = Σ ⌈words / 10⌉ per line. [RED-2] S2 §2.14 */
export function countRedacaoV1(texto: string): RedacaoCounts {
  const lines = nonEmptyLines(texto);
  return { palavras: countWords(texto), linhas: lines.length, paragrafos: wrapped(lines) };
}

/** Version 2: paragraphs = non-empty lines, lines = Σ ⌈words / 10⌉ per paragraph. [RED-3] D 106 */
export function countRedacaoV2(texto: string): RedacaoCounts {
  const lines = nonEmptyLines(texto);
  return { palavras: countWords(texto), linhas: wrapped(lines), paragrafos: lines.length };
}

/**
 * Lines as written by hand on the ruled sheet: Σ ⌈words / 10⌉ per non-empty line. Both versions show them against the
 * minimum and the maximum of the task, since these count for the reader. [RED-6] D 229
 */
export function linhasNaFolha(texto: string): number {
  return wrapped(nonEmptyLines(texto));
}

/** 'entregue' from the first word on. It does not mean that the exam was handed in. [RED-4] S2 §4.6; D 108 */
export function redacaoStatus(texto: string): 'entregue' | 'nao_entregue' {
  return countWords(texto) > 0 ? 'entregue' : 'nao_entregue';
}

/** Lines that a task asks for; those of the ENEM where it says nothing. [RED-6] D 229 */
export function linhasPedidas({
  min_linhas: min = DEFAULT_MIN_LINES,
  max_linhas: max = DEFAULT_MAX_LINES,
}: {
  readonly min_linhas?: number;
  readonly max_linhas?: number;
}): { readonly min: number; readonly max: number } {
  return { min, max };
}

/** More lines than allowed. [RED-5] D 107 */
export function isRedacaoTooLong(linhas: number, maxLines: number = DEFAULT_MAX_LINES): boolean {
  return linhas > maxLines;
}
