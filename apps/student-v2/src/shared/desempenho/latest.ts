/** The newest result with a number, the one before it, and the line of all. Pure. */
import type { ResultadoListaItem } from '@luneta/api-client';
import { formatDiaMes, isDentroDaMargem } from '@luneta/domain';

import { paths } from '../paths.ts';

const startedMs = (result: ResultadoListaItem) => Date.parse(result.data_hora_inicial_1_dia);

/** A TRI score is compared with TRI scores, a performance with performances. */
export type Medida = 'tri' | 'percent';
const VALUE = {
  tri: (result: ResultadoListaItem) => result.nota_tri,
  percent: (result: ResultadoListaItem) => result.desempenho,
} as const satisfies Record<Medida, (result: ResultadoListaItem) => number | null>;

export type Latest = {
  readonly result: ResultadoListaItem;
  readonly medida: Medida;
  /** Against the result before it, in TRI points; null without one. */
  readonly change: number | null;
  /** The bands of both scores overlap: nothing is known to have changed (D 222). */
  readonly dentroDaMargem: boolean;
  /** A TRI score leads to what explains it. */
  readonly points: readonly { readonly label: string; readonly value: number; readonly href?: string }[];
  /** Ends of the scale of the line. */
  readonly min: number;
  readonly max: number;
};

const STEP = 100;
const AIR = 20;
const TRI_MAX = 1000;

/** Whole hundreds around the scores, so that a change of thirty points can be seen. */
function scaleOf(medida: Medida, values: readonly number[]) {
  if (medida === 'percent') return { min: 0, max: 100 };
  return {
    min: Math.max(0, Math.floor((Math.min(...values) - AIR) / STEP) * STEP),
    max: Math.max(TRI_MAX / 2, Math.ceil((Math.max(...values) + AIR) / STEP) * STEP),
  };
}

const scoreOf = ({ nota_tri, erro_padrao: erro }: ResultadoListaItem) => ({ nota: nota_tri ?? 0, erro });

/** Null before the first result with a number; an essay alone has none of these. */
export function latestOf(results: readonly ResultadoListaItem[], timeZone: string): Latest | null {
  const marked = results
    .filter((one) => one.situacao === 'liberado' && (one.nota_tri !== null || one.desempenho !== null))
    .sort((a, b) => startedMs(a) - startedMs(b));
  const result = marked.at(-1);
  if (!result) return null;
  const medida: Medida = result.nota_tri === null ? 'percent' : 'tri';
  const points = marked.flatMap((one) => {
    const value = VALUE[medida](one);
    if (value === null) return [];
    const point = { label: formatDiaMes(startedMs(one), timeZone), value };
    return [medida === 'tri' ? { ...point, href: paths.resultadoExplicado(one.id) } : point];
  });
  const values = points.map(({ value }) => value);
  const [before, now] = marked.filter((one) => VALUE[medida](one) !== null).slice(-2);
  const scores = medida === 'tri' && before && now ? [scoreOf(before), scoreOf(now)] : [];
  const [earlier, latest] = scores;
  return {
    result,
    medida,
    points,
    change: earlier && latest ? latest.nota - earlier.nota : null,
    dentroDaMargem: earlier !== undefined && latest !== undefined && isDentroDaMargem(earlier, latest),
    ...scaleOf(medida, values),
  };
}
