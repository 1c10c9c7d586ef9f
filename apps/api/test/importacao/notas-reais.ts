/** Real exams with INEP's parameters, and students whose answers INEP scored. They stand beside the checkout. Only tests import it. */
import { readFileSync } from 'node:fs';

import { realPath } from './enem.ts';

type Area = 'LC' | 'CH' | 'CN' | 'MT';
type Answers = {
  area: Area;
  co_prova: number;
  tp_lingua: 0 | 1 | '0' | '1' | null;
  responses_verbatim: string;
  official_score: number;
};
export type Student = { login: string; lingua: 1 | 2; records: { [A in Area]: Answers } };
export type Year = {
  ano: number;
  /** First position of each area, and the day of Linguagens. */
  first: Readonly<{ [A in Area]: number }>;
  dia_lc: 1 | 2;
  cadernos: readonly string[];
  calibrados: Readonly<{ [A in Area]: string }>;
  linguas: readonly [number, number];
  /** Calibrated items of one student's booklets. */
  na_escala: number;
};

export const YEARS: readonly Year[] = [
  {
    ano: 2022,
    first: { LC: 1, CH: 46, CN: 91, MT: 136 },
    dia_lc: 1,
    cadernos: ['LC 1065 AZUL 50/50', 'CH 1055 AZUL 45/45', 'CN 1085 AZUL 45/45', 'MT 1075 AZUL 43/44'],
    calibrados: { LC: '50/50', CH: '44/45', CN: '41/45', MT: '43/45' },
    linguas: [4, 6],
    na_escala: 45 + 44 + 41 + 43,
  },
  {
    ano: 2016,
    first: { CH: 1, CN: 46, LC: 91, MT: 136 },
    dia_lc: 2,
    cadernos: ['CH 295 AZUL 45/45', 'CN 291 AZUL 45/45', 'LC 299 AZUL 50/50', 'MT 303 AZUL 45/45'],
    calibrados: { CH: '44/45', CN: '45/45', LC: '48/50', MT: '45/45' },
    linguas: [6, 4],
    na_escala: 44 + 45 + 43 + 45,
  },
];

/** A file of the data. @throws where it is absent */
export function data(path: string): string {
  const found = realPath(path);
  if (found === null) throw new Error(`${path} is not beside the checkout`);
  return found;
}

export const available = YEARS.every(({ ano }) =>
  [`enem/${ano}`, `tri/ITENS_PROVA_${ano}.csv`, `tri/scores_${ano}.json`].every((path) => realPath(path) !== null),
);

/** One record per area of the chosen booklets makes one student. The language is that of the LC record. */
export function combineStudents({ ano, cadernos }: Year): Student[] {
  const booklets = new Set(cadernos.map((line) => Number(line.split(' ')[1])));
  const { records }: { records: Answers[] } = JSON.parse(readFileSync(data(`tri/scores_${ano}.json`), 'utf8'));
  const of = (area: Area) => records.filter((record) => record.area === area && booklets.has(record.co_prova));
  const [LC, CH, CN, MT] = [of('LC'), of('CH'), of('CN'), of('MT')];
  return LC.flatMap((lc, index) => {
    const [ch, cn, mt] = [CH[index], CN[index], MT[index]];
    if (!ch || !cn || !mt) return [];
    const lingua = Number(lc.tp_lingua) === 1 ? 2 : 1;
    return [{ login: `real.${ano}.${index}`, lingua, records: { LC: lc, CH: ch, CN: cn, MT: mt } }];
  });
}

/** The letter given for each number of the exam. 9 stands for the items of the language not chosen. */
export function lettersOf({ records }: Student, { first }: Year): Map<number, string> {
  const letters = new Map<number, string>();
  for (const { area, responses_verbatim } of Object.values(records)) {
    Array.from(responses_verbatim.replaceAll('9', ''), (letter, index) => letters.set(first[area] + index, letter));
  }
  return letters;
}

/** Items of a student's booklet of an area in INEP's file that it did not leave out, in the student's language. */
export function calibratedIn(rows: readonly string[][], { cadernos }: Year, area: string, lingua: 1 | 2): number {
  const [names = [], ...lines] = rows;
  const of = (line: readonly string[], name: string) => line[names.indexOf(name)];
  const booklet = cadernos.find((line) => line.startsWith(area))?.split(' ')[1];
  return lines.filter(
    (line) =>
      of(line, 'CO_PROVA') === booklet &&
      of(line, 'IN_ITEM_ABAN') === '0' &&
      (!of(line, 'TP_LINGUA') || Number(of(line, 'TP_LINGUA')) === lingua - 1),
  ).length;
}
