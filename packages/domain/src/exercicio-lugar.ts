/** Where an exercise stands in its phase. The order may have gaps: a question that an exam holds is left out. */

export type Ordenado = { readonly ordem_exercicio: number };

export const byOrdemExercicio = <Item extends Ordenado>(itens: readonly Item[]): readonly Item[] =>
  [...itens].sort((a, b) => a.ordem_exercicio - b.ordem_exercicio);

export type Lugar<Item> = {
  readonly item: Item;
  /** From 1, as 'Questão 3 de 6' counts. */
  readonly posicao: number;
  readonly total: number;
  /** The one after it; null leads to the result. */
  readonly proximo: Item | null;
};

/** The exercise of an address; null when the phase has none of that order. [EXE-9] */
export function lugarDoExercicio<Item extends Ordenado>(itens: readonly Item[], ordem: number): Lugar<Item> | null {
  const all = byOrdemExercicio(itens);
  const index = all.findIndex(({ ordem_exercicio }) => ordem_exercicio === ordem);
  const item = all[index];
  return item === undefined ? null : { item, posicao: index + 1, total: all.length, proximo: all[index + 1] ?? null };
}

/** Where a run goes on: the first exercise without an answer, else the first of all; null without any. [EXE-10] */
export function firstOpenItem<Item extends Ordenado & { readonly vez: number }>(itens: readonly Item[]): Item | null {
  const all = byOrdemExercicio(itens);
  return all.find(({ vez }) => vez === 0) ?? all[0] ?? null;
}

/** Whether the run has an answer: only then is there a result to ask for. [EXE-11] S2 §4.4; D 125 */
export function hasResposta(itens: readonly { readonly vez: number }[], registradas: number): boolean {
  return registradas > 0 || itens.some(({ vez }) => vez > 0);
}
