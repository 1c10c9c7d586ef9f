/** Official scores of the ENEM 2022, recomputed from answer strings and item parameters. */
import { describe, expect, it } from 'vitest';
import { hasSharedData, readShared, sharedDataNote } from '../test/shared-data.ts';
import { scoreArea, type TriArea, type TriResponse } from './tri.ts';

type Score = {
  case_id: string;
  area: TriArea;
  co_prova: number;
  tp_lingua: number | null;
  responses_45: string;
  official_score: number;
  check: { correct: number; scored_items: number; theta_eap40: number; posterior_sd: number };
};
type Row = Record<string, string | undefined>;

const parseCsv = (text: string): Row[] => {
  const [header = '', ...lines] = text.trim().split(/\r?\n/);
  const names = header.split(';');
  return lines.map((line) => Object.fromEntries(line.split(';').map((cell, i) => [names[i] ?? '', cell])));
};

describe.skipIf(!hasSharedData)(`ENEM 2022 records${sharedDataNote}`, () => {
  const records: Score[] = hasSharedData ? JSON.parse(readShared('tri/scores_2022.json')).records : [];
  const rows = hasSharedData ? parseCsv(readShared('tri/ITENS_PROVA_2022.csv')) : [];
  const booklets = new Map<string, Row[]>();
  for (const row of rows) {
    const booklet = row['CO_PROVA'] ?? '';
    booklets.set(booklet, [...(booklets.get(booklet) ?? []), row]);
  }

  /** The booklet's items in print order; language items only of the language taken (0 English, 1 Spanish). */
  const itemsOf = ({ co_prova, tp_lingua }: Score) =>
    (booklets.get(String(co_prova)) ?? [])
      .filter(({ TP_LINGUA }) => TP_LINGUA === '' || Number(TP_LINGUA) === tp_lingua)
      .sort((x, y) => Number(x['CO_POSICAO']) - Number(y['CO_POSICAO']));

  const responsesOf = (record: Score): TriResponse[] =>
    itemsOf(record).map((row, i) => {
      const anulada = row['IN_ITEM_ABAN'] === '1';
      const tri = { a: Number(row['NU_PARAM_A']), b: Number(row['NU_PARAM_B']), c: Number(row['NU_PARAM_C']) };
      return { tri: anulada ? null : tri, anulada, acertou: record.responses_45[i] === row['TX_GABARITO'] };
    });

  it('[TRI-4] 560 of 560 official scores equal at one decimal', () => {
    const misses = records.filter((record) => {
      const responses = responsesOf(record);
      expect(responses).toHaveLength(45);
      return scoreArea(record.area, responses)?.nota_tri !== record.official_score;
    });
    expect(records).toHaveLength(560);
    expect(misses.map(({ case_id }) => case_id)).toEqual([]);
  });

  it('[TRI-3] ability, standard error and scored items equal the independent computation', () => {
    for (const record of records) {
      const score = scoreArea(record.area, responsesOf(record));
      expect(score?.theta).toBeCloseTo(record.check.theta_eap40, 5);
      expect(score?.se).toBeCloseTo(record.check.posterior_sd, 5);
      expect(score?.itens).toBe(record.check.scored_items);
    }
  });
});
