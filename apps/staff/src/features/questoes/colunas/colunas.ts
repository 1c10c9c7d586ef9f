/** Which columns of the list there are to choose from. Pure. */

/** All that can be chosen, in their order; the question itself always stands. */
export const ESCOLHIVEIS = [
  'habilidades',
  'etiquetas',
  'dificuldade',
  'acerto',
  'usos',
  'autor',
  'atualizada',
] as const;
export type Coluna = (typeof ESCOLHIVEIS)[number];

/** What a person who chose nothing sees. */
export const DE_SEMPRE: readonly Coluna[] = ['dificuldade', 'acerto', 'usos'];

/** What was kept, in our order; null where it is nothing that this build can read. */
export function readColunas(kept: unknown): readonly Coluna[] | null {
  if (!Array.isArray(kept)) return null;
  const names: readonly unknown[] = kept;
  return ESCOLHIVEIS.filter((coluna) => names.includes(coluna));
}

/** In our order, each once. */
export const emOrdem = (colunas: readonly Coluna[]): readonly Coluna[] =>
  ESCOLHIVEIS.filter((coluna) => colunas.includes(coluna));
