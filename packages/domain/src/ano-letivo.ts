/** The school year with its cycles, and what may still change in it. Days are text, `2026-11-28`. */

export type AnoSituacao = 'planejado' | 'ativo' | 'encerrado';
type Days = { readonly inicio: string; readonly fim: string };
/** A cycle has both days or none. */
export type CicloDatas = {
  readonly numero_referencia: number;
  readonly inicio: string | null;
  readonly fim: string | null;
};

/** What is wrong with the days of a year, and in which of its cycles. */
export type AnoProblem = {
  readonly codigo: 'datas_invertidas' | 'fora_do_ano' | 'ciclos_sobrepostos' | 'ciclo_repetido';
  /** Place of the cycle in the list; null: the year's own days. */
  readonly ciclo: number | null;
};

/** The first thing that is wrong, the year before its cycles; null when nothing is. [ESC-12] [ESC-13] */
export function anoLetivoProblem({ inicio, fim, ciclos }: Days & { readonly ciclos: readonly CicloDatas[] }) {
  const wrong = (codigo: AnoProblem['codigo'], ciclo: number | null): AnoProblem => ({ codigo, ciclo });
  if (inicio > fim) return wrong('datas_invertidas', null);
  for (const [place, one] of ciclos.entries()) {
    const before = ciclos.slice(0, place);
    if (before.some(({ numero_referencia }) => numero_referencia === one.numero_referencia))
      return wrong('ciclo_repetido', place);
    if (one.inicio === null && one.fim === null) continue;
    if (one.inicio === null || one.fim === null || one.inicio > one.fim) return wrong('datas_invertidas', place);
    if (one.inicio < inicio || one.fim > fim) return wrong('fora_do_ano', place);
    const { inicio: from, fim: to } = one;
    if (before.some((other) => other.inicio !== null && other.fim !== null && from <= other.fim && other.inicio <= to))
      return wrong('ciclos_sobrepostos', place);
  }
  return null;
}

/**
 * Whether classes of a year, and what hangs on them, may still be written: those of the active year, of a planned one, and of
 * a year that the school has not set up. [ESC-1]
 * @param situacao null where the school has no such year
 */
export const isAnoAberto = (situacao: AnoSituacao | null): boolean => situacao !== 'encerrado';
