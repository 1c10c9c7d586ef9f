import { describe, expect, it } from 'vitest';

import { buildResultadoListaItem as build } from '../../testing/builders.ts';
import { groupByMonth, noteOf } from './result-row.ts';

const ZONE = 'America/Sao_Paulo';

describe('groupByMonth', () => {
  const results = [
    build({ id: 1, ciclo: 1, data_hora_inicial_1_dia: '2026-05-09T13:30:00-03:00' }),
    build({ id: 2, ciclo: 2, data_hora_inicial_1_dia: '2026-08-01T13:30:00-03:00' }),
    build({ id: 3, ciclo: 2, data_hora_inicial_1_dia: '2026-08-22T13:30:00-03:00' }),
    // In UTC this is already September.
    build({ id: 4, ciclo: 2, data_hora_inicial_1_dia: '2026-08-31T23:00:00-03:00' }),
  ];
  it.each([
    { case: 'all cycles', ciclo: null, ids: [[4, 3, 2], [1]] },
    { case: 'the first', ciclo: 1, ids: [[1]] },
    { case: 'one without results', ciclo: 9, ids: [] },
  ])('of $case: newest month first, newest exam first, in the zone of the school', ({ ciclo, ids }) => {
    expect(groupByMonth(results, ciclo, ZONE).map(({ rows }) => rows.map(({ id }) => id))).toEqual(ids);
  });
});

describe('noteOf', () => {
  it.each([
    { case: 'a grade', given: {}, note: null },
    { case: 'an essay', given: { nota_redacao: 720 }, note: 'Redação: 720 de 1.000' },
    { case: 'an essay alone', given: { nota_redacao: 640.5, desempenho: null }, note: 'Redação: 640,5 de 1.000' },
    { case: 'no grade', given: { desempenho: null }, note: 'Ausente' },
    {
      case: 'being marked, no date',
      given: { situacao: 'em_correcao', gabarito_liberado_em: null },
      note: 'Em correção',
    },
  ] as const)('with $case', ({ given, note }) => {
    expect(noteOf(build(given), ZONE)).toBe(note);
  });
});
