/** Turns an entry of the results list into what its card shows. Pure. */
import type { ResultadoLista, ResultadoListaItem } from '@luneta/api-client';
import { formatPrazo, monthKey } from '@luneta/domain';

import { copy } from './copy.ts';

/** The text shown without a grade: being marked, an essay alone, or absent. Null when there is a grade. */
export function noteOf(result: ResultadoListaItem, timeZone: string): string | null {
  if (result.situacao === 'em_correcao') {
    const { gabarito_liberado_em: when } = result;
    return copy.pending(when === null ? null : formatPrazo(Date.parse(when), timeZone));
  }
  const { nota_redacao, desempenho } = result;
  if (nota_redacao !== null) return copy.essay(nota_redacao);
  return desempenho === null ? copy.absent : null;
}

/** Newest month first, newest exam first inside it; one cycle or all. */
export function groupByMonth(results: readonly ResultadoListaItem[], ciclo: number | null, timeZone: string) {
  const started = (result: ResultadoListaItem) => Date.parse(result.data_hora_inicial_1_dia);
  const shown = [...ofCycle(results, ciclo)].sort((a, b) => started(b) - started(a));
  const groups = new Map<string, ResultadoListaItem[]>();
  for (const result of shown) {
    const month = monthKey(started(result), timeZone);
    groups.set(month, [...(groups.get(month) ?? []), result]);
  }
  return [...groups].map(([month, rows]) => ({ month, rows, firstMs: rows[0] ? started(rows[0]) : 0 }));
}

/** The results of one cycle, or all. */
export const ofCycle = (results: readonly ResultadoListaItem[], ciclo: number | null) =>
  results.filter((result) => ciclo === null || result.ciclo === ciclo);

/** What studying avoided in the exams of one cycle, or of all (D 222). */
export const falhasOfCycle = ({ falhas_evitadas, falhas_por_ciclo }: ResultadoLista, ciclo: number | null) =>
  ciclo === null ? falhas_evitadas : (falhas_por_ciclo.find((one) => one.ciclo === ciclo)?.falhas_evitadas ?? []);
