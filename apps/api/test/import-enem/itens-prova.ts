/** An invented exam whose keys tell its booklet, and INEP's file of its items. Only tests import it. */
import { alternatives, wholeExam } from './fixture.ts';

const AREA: Readonly<Record<string, string>> = {
  linguagens: 'LC',
  'ciencias-humanas': 'CH',
  'ciencias-natureza': 'CN',
  matematica: 'MT',
};
/** Where INEP's files of those years number each area, whatever the printed order. */
const BASE: Readonly<Record<string, number>> = { LC: 1, CH: 46, CN: 91, MT: 136 };
/** Keys of an exam that repeat nowhere within a few places, so that no shifted booklet fits. */
export const keyOf = (index: number, language: string | null): string =>
  'ABCDE'[(index * index + Math.floor(index / 3) + (language === 'espanhol' ? 2 : 0)) % 5] ?? 'A';

/** The places of a year before 2017 with those keys. */
export const keyedExam = (year: number, order = 2016) =>
  wholeExam(year, order).map((entry) => {
    const key = keyOf(entry.index, entry.language);
    return { ...entry, correctAlternative: key, alternatives: alternatives(key) };
  });

export type Line = {
  posicao: number;
  area: string;
  prova: number;
  cor: string;
  lingua: string;
  key: string;
  aban: 0 | 1;
  a: string;
};
const HEADING =
  'CO_POSICAO;SG_AREA;CO_ITEM;TX_GABARITO;CO_HABILIDADE;IN_ITEM_ABAN;TX_MOTIVO_ABAN;NU_PARAM_A;NU_PARAM_B;NU_PARAM_C;TX_COR;CO_PROVA;TP_LINGUA;IN_ITEM_ADAPTADO';

/** INEP's file for an exam: booklet 10 of each area is it, booklet 20 has its items in the opposite order. */
export function inepFile(questions: ReturnType<typeof keyedExam>, change: (line: Line) => Partial<Line> = () => ({})) {
  const lines = questions.flatMap(({ index, language, discipline, correctAlternative }) => {
    const area = AREA[discipline ?? ''] ?? '';
    const rank = (index - 1) % 45;
    const own = {
      area,
      lingua: language === null ? '' : language === 'ingles' ? '0.0' : '1.0',
      aban: 0 as const,
      a: '1.5',
    };
    const key = correctAlternative ?? 'A';
    const turned = language === null ? 44 - rank + (area === 'LC' ? 5 : 0) : rank;
    return [
      { ...own, key, posicao: (BASE[area] ?? 0) + rank, prova: 10, cor: 'AZUL' },
      { ...own, key, posicao: (BASE[area] ?? 0) + turned, prova: 20, cor: 'ROSA' },
    ];
  });
  const row = (line: Line) => {
    const { posicao, area, key, aban, a, cor, prova, lingua } = { ...line, ...change(line) };
    return [posicao, area, 1000 + posicao, key, 7, aban, '', a, a && '0.25', a && '0.2', cor, prova, lingua, 0].join(
      ';',
    );
  };
  return [HEADING, ...lines.map(row)].join('\n');
}
