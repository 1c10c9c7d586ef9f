/** The star ranking: which stars count, and which rows a student may see. Names are `nome.ts`, places `ranking.ts`. */
import { WINDOW_RADIUS } from './ranking.ts';

/** What the school shows. D 154 */
export const RANKING_MODOS = ['nomeado', 'janela', 'desligado'] as const;
export type RankingModo = (typeof RANKING_MODOS)[number];

/** Stars of one subject, as the home carries them. */
export type MateriaEstrelas = {
  readonly materia_id: number;
  readonly qtde_estrelas: number;
  readonly qtde_estrelas_plano_v1: number;
  readonly qtde_estrelas_roteiro_v1: number;
};

/**
 * Stars of a student: of every subject, version 1 included, plus those of version 1 that belong to no subject; of one
 * subject, only its own. [RST-1] S3 §2; D 152
 */
export function totalEstrelas(
  materias: readonly MateriaEstrelas[],
  estrelas_v1: number,
  materia_id: number | null = null,
): number {
  const counted = materia_id === null ? materias : materias.filter((materia) => materia.materia_id === materia_id);
  return counted.reduce(
    (sum, { qtde_estrelas, qtde_estrelas_plano_v1, qtde_estrelas_roteiro_v1 }) =>
      sum + qtde_estrelas + qtde_estrelas_plano_v1 + qtde_estrelas_roteiro_v1,
    materia_id === null ? estrelas_v1 : 0,
  );
}

/**
 * Rows of a ranking that a student may see: all of them; three on each side of the own; or only the own, when the school
 * shows no ranking. [RST-2] D 154
 */
export function visibleRanking<Row>(ranked: readonly Row[], isOwn: (row: Row) => boolean, modo: RankingModo): Row[] {
  if (modo === 'nomeado') return [...ranked];
  const own = ranked.findIndex(isOwn);
  const radius = modo === 'janela' ? WINDOW_RADIUS : 0;
  return ranked.filter((_, i) => own >= 0 && Math.abs(i - own) <= radius);
}

/** Whether a row shows who it is: the own always, another only of a student who is not hidden. [RST-3] D 154 */
export function showsName(row: { readonly proprio: boolean; readonly oculto: boolean }): boolean {
  return row.proprio || !row.oculto;
}
