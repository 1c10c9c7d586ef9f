/** TRI scores of one student: of each area, their mean, and on how many items of the booklet they stand (decision 200). */
import { itemVerdict, notaCounts } from '@luneta/domain/nota';
import { roundHalfUp } from '@luneta/domain/numero';
import { scoreArea, TRI_SCALE, type TriArea } from '@luneta/domain/tri';

import type { OrigemTri } from '../../questoes/index.ts';
import type { Answered, AreaResultado, BaseTri, CadernoArea } from './tipos.ts';

const isScale = (codigo: string): codigo is TriArea => codigo in TRI_SCALE;

/** The language of the items that a student was given; 1 where the exam has none. */
const linguaOf = (answered: readonly Answered[]) =>
  answered.find(({ item }) => item.lingua_estrangeira !== null)?.item.lingua_estrangeira ?? 1;

/** The calibrated items of the booklet; of an exam that was not imported from one, its own items with parameters. */
function calibradosOf(caderno: readonly CadernoArea[], answered: readonly Answered[], area?: string): number {
  if (caderno.length === 0) return answered.filter(({ item }) => item.tri !== null && !item.subjetiva).length;
  const lingua = linguaOf(answered);
  const given = caderno.filter((row) => row.lingua_estrangeira === 0 || row.lingua_estrangeira === lingua);
  return given
    .filter(({ area_codigo }) => area === undefined || area_codigo === area)
    .reduce((sum, { calibrados }) => sum + calibrados, 0);
}

/** The source that says most against a score: invented parameters, then the school's own. */
function origemOf(answered: readonly Answered[]): OrigemTri {
  const origens = new Set(answered.map(({ item }) => item.tri?.origem));
  return (['demonstração', 'arquivo da escola'] as const).find((origem) => origens.has(origem)) ?? 'INEP';
}

const NO_BASE: BaseTri = { itens_tri: null, itens_calibrados: null };

/**
 * The result of one area. It has a TRI score when the student took it, the area has a scale and every scored item is
 * calibrated; in an exam imported from a booklet, those that are (TRI-6).
 */
export function areaOf(
  area_codigo: string,
  answered: readonly Answered[],
  caderno: readonly CadernoArea[],
): AreaResultado {
  const { acertos, itens } = notaCounts(
    answered.map((entry) => entry.nota),
    true,
  );
  const none = { area_codigo, acertos, itens, nota_tri: null, erro_padrao: null, origem_tri: null, ...NO_BASE };
  if (!isScale(area_codigo) || answered.some((entry) => !entry.presente)) return none;
  // One item without parameters must not take the score of an imported exam from everybody: it becomes an estimate.
  const imported = caderno.length > 0;
  const score = scoreArea(
    area_codigo,
    answered.map(({ item, nota: given }) => ({
      tri: item.tri,
      acertou: itemVerdict(given, true) === 'acerto',
      anulada: item.anulada || item.fora_da_tri || item.subjetiva || (imported && item.tri === null),
    })),
  );
  if (!score) return none;
  return {
    ...none,
    nota_tri: score.nota_tri,
    erro_padrao: score.erro_padrao,
    origem_tri: origemOf(answered),
    itens_tri: score.itens,
    itens_calibrados: calibradosOf(caderno, answered, area_codigo),
  };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** Mean of the areas, to one decimal, with what it stands on; null unless the exam has areas and each area has a score. */
export function meanTri(
  areas: readonly AreaResultado[],
  caderno: readonly CadernoArea[],
  answered: readonly Answered[],
): BaseTri & { readonly nota_tri: number | null } {
  const scores = areas.map((area) => area.nota_tri).filter((score) => score !== null);
  if (scores.length === 0 || scores.length < areas.length) return { nota_tri: null, ...NO_BASE };
  return {
    nota_tri: roundHalfUp(sumOf(scores) / scores.length, 1),
    itens_tri: sumOf(areas.map((area) => area.itens_tri ?? 0)),
    itens_calibrados: calibradosOf(caderno, answered),
  };
}
