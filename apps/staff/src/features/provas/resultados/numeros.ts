/** Results of a class as figures, bands and a file. Pure. */
import type { ResultadoDoAluno } from '@luneta/api-client';
import { writeCsv } from '@luneta/domain/csv-escrita';
import { roundHalfUp } from '@luneta/domain/numero';

import type { HistogramBand } from '../parts/histogram/histogram.tsx';
import { copy } from './copy.ts';

/** A decimal as it is written here. */
export const decimal = (value: number, digits = 1): string =>
  roundHalfUp(value, digits).toString().replace('.', ',').replace('-', '−');

export const media = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export function mediana(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? 0 : (low + high) / 2;
}

/** Bands of equal width without gaps; the last one holds its upper end too. */
export function faixas(values: readonly number[], de: number, ate: number, largura: number): HistogramBand[] {
  const count = Math.max(1, Math.round((ate - de) / largura));
  return Array.from({ length: count }, (_, n) => {
    const [from, to] = [de + n * largura, de + (n + 1) * largura];
    const last = n === count - 1;
    const inside = values.filter((value) => value >= from && (last ? value <= to : value < to)).length;
    return { from: decimal(from), count: inside, label: copy.band(decimal(from), decimal(to), inside) };
  });
}

/** The scores that are shown: TRI where every present student has one, else the grades. */
export function distribuicao(alunos: readonly ResultadoDoAluno[], notaMaxima: number) {
  const presentes = alunos.filter(({ presente }) => presente);
  const tri = presentes.flatMap(({ nota_tri }) => nota_tri ?? []);
  if (tri.length > 0 && tri.length === presentes.length) {
    const [de, ate] = [Math.floor(Math.min(...tri) / 50) * 50, Math.floor(Math.max(...tri) / 50) * 50 + 50];
    return { tri: true, values: tri, bands: faixas(tri, de, ate, 50) };
  }
  const notas = presentes.flatMap(({ nota }) => nota ?? []);
  return { tri: false, values: notas, bands: faixas(notas, 0, notaMaxima, notaMaxima / 10) };
}

/** The table as a file: one column for each area's TRI. */
export function resultadosCsv(alunos: readonly ResultadoDoAluno[], notaMaxima: number): string {
  const areas = [...new Set(alunos.flatMap((aluno) => aluno.areas.map(({ area_codigo }) => area_codigo)))].sort();
  return writeCsv([
    [
      copy.turma,
      copy.codigo,
      copy.aluno,
      copy.situacao,
      copy.acertos,
      copy.notaOf(decimal(notaMaxima)),
      copy.tri,
      ...areas.map((area) => `${copy.tri} ${area}`),
      copy.redacao,
    ],
    ...alunos.map((aluno) => [
      aluno.turma_codigo,
      aluno.turma_aluno_id,
      aluno.aluno_nome,
      aluno.presente ? copy.presente : copy.ausente,
      aluno.presente ? aluno.acertos : null,
      aluno.nota === null ? null : roundHalfUp(aluno.nota, 2),
      aluno.nota_tri,
      ...areas.map((area) => aluno.areas.find(({ area_codigo }) => area_codigo === area)?.nota_tri ?? null),
      aluno.nota_redacao,
    ]),
  ]);
}
