/** The roadmap to go on with, as the first thing to do on the home of version 2. */

/** The subject whose open roadmaps are nearest to their end; one that was not begun comes last; null when none is left. [PAS-1] */
export function materiaToStudy<Row extends { readonly progresso: number }>(rows: readonly Row[]): Row | null {
  const [first] = rows.filter(({ progresso }) => progresso < 1).sort((x, y) => y.progresso - x.progresso);
  return first ?? null;
}
