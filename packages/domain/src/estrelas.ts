/** Stars of a phase, the same in both versions. */

export const MAX_ESTRELAS = 3;
const TWO_FROM = 0.5;
const THREE_FROM = 0.75;

/**
 * Stars for the exact share of hits (`[EST-1]`, `[EST-2]`).
 * @param acertos hits, 0 to `itens`
 * @param itens items of the phase that count
 */
export function estrelasOf(acertos: number, itens: number): 0 | 1 | 2 | 3 {
  if (acertos <= 0 || itens <= 0) return 0;
  const share = acertos / itens;
  if (share >= THREE_FROM) return 3;
  return share >= TWO_FROM ? 2 : 1;
}

/** Hits that are missing for three stars, 0 with all of them. [EST-4] D 220 */
export function missingAcertos(acertos: number, itens: number): number {
  return Math.max(0, Math.ceil(itens * THREE_FROM) - acertos);
}

type Avaliacao = {
  readonly materia_nome: string;
  readonly exercicios: { readonly qtde_estrelas_conquistadas: number; readonly qtde_estrelas_possiveis: number };
};

export type MateriaComEstrelas = {
  readonly materia_nome: string;
  readonly estrelas: number;
  readonly possiveis: number;
};

/** Stars by subject over all roadmaps and plans, most first; equal ones by their name. [EST-3] */
export function estrelasPorMateria(avaliacoes: readonly Avaliacao[]): MateriaComEstrelas[] {
  const sums = new Map<string, MateriaComEstrelas>();
  for (const { materia_nome, exercicios } of avaliacoes) {
    const { estrelas = 0, possiveis = 0 } = sums.get(materia_nome) ?? {};
    sums.set(materia_nome, {
      materia_nome,
      estrelas: estrelas + exercicios.qtde_estrelas_conquistadas,
      possiveis: possiveis + exercicios.qtde_estrelas_possiveis,
    });
  }
  return [...sums.values()]
    .filter(({ estrelas }) => estrelas > 0)
    .sort((a, b) => b.estrelas - a.estrelas || a.materia_nome.localeCompare(b.materia_nome, 'pt-BR'));
}
