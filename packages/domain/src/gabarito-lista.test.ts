import { describe, expect, it } from 'vitest';

import { gabaritoFiltered, gabaritoMatches, gabaritoOpcoes, splitGabaritos } from './gabarito-lista.ts';

const ZONE = 'America/Sao_Paulo';
const AGORA = Date.parse('2026-11-21T18:00:00Z');
const split = (dates: readonly string[]) => splitGabaritos(dates, (date) => Date.parse(date), AGORA, ZONE);

describe('splitGabaritos', () => {
  const five = ['2026-06-05', '2026-06-04', '2026-06-03', '2026-06-02', '2026-06-01'].map((day) => `${day}T12:00:00Z`);

  it('[GBL-1] the five newest of this year, newest first, whatever the order given', () => {
    const older = '2026-05-31T12:00:00Z';
    expect(split([older, ...[...five].reverse()])).toEqual({ ultimas: five, antigas: [older] });
  });

  it('[GBL-1] with five there is no older one', () => {
    expect(split(five)).toEqual({ ultimas: five, antigas: [] });
  });

  it.each([
    ['the last second of last year in the zone is older', '2026-01-01T02:59:59Z', 0],
    ['the first of this year is not', '2026-01-01T03:00:00Z', 1],
  ])('[GBL-1] %s', (_name, date, ultimas) => {
    expect(split([date]).ultimas).toHaveLength(ultimas);
  });

  it('[GBL-1] two on the same instant are two rows', () => {
    const rows = [{ id: 1 }, { id: 2 }];
    expect(splitGabaritos(rows, () => AGORA, AGORA, ZONE)).toEqual({ ultimas: rows, antigas: [] });
  });
});

describe('gabaritoMatches', () => {
  const row = { materia_ids: [1, 4], ciclo: 2, aplicacaoMs: Date.parse('2026-08-20T02:30:00Z') };
  const todas = { materia_id: null, ciclo: null, data_inicio: null, data_fim: null };

  it.each([
    ['nothing asked', {}, true],
    ['its subject', { materia_id: 4 }, true],
    ['another subject', { materia_id: 2 }, false],
    ['its cycle', { ciclo: 2 }, true],
    ['another cycle', { ciclo: 1 }, false],
    ['from its own day in the zone', { data_inicio: '2026-08-19' }, true],
    ['from the day after', { data_inicio: '2026-08-20' }, false],
    ['to its own day', { data_fim: '2026-08-19' }, true],
    ['to the day before', { data_fim: '2026-08-18' }, false],
    ['everything at once', { materia_id: 1, ciclo: 2, data_inicio: '2026-08-01', data_fim: '2026-08-31' }, true],
    ['everything but the cycle', { materia_id: 1, ciclo: 3, data_inicio: '2026-08-01', data_fim: '2026-08-31' }, false],
  ])('[GBL-2] %s', (_name, busca, expected) => {
    expect(gabaritoMatches(row, { ...todas, ...busca }, ZONE)).toBe(expected);
  });
});

const listado = (date: string, ...disciplinas: string[]) => ({ aplicacaoMs: Date.parse(date), disciplinas });

describe('gabaritoFiltered', () => {
  // Still July in the school's zone.
  const row = listado('2026-08-01T02:59:00Z', 'Física', 'Química');

  it.each([
    ['nothing asked', {}, true],
    ['its month in the zone', { mes: '2026-07' }, true],
    ['the month of the instant elsewhere', { mes: '2026-08' }, false],
    ['one of its subjects', { materia: 'Química' }, true],
    ['another subject', { materia: 'História' }, false],
    ['month and subject', { mes: '2026-07', materia: 'Física' }, true],
    ['the month but not the subject', { mes: '2026-07', materia: 'História' }, false],
  ])('[GBL-3] %s', (_name, filtro, expected) => {
    expect(gabaritoFiltered(row, { mes: null, materia: null, ...filtro }, ZONE)).toBe(expected);
  });
});

describe('gabaritoOpcoes', () => {
  it('[GBL-4] each month once, newest first; each subject once, by name', () => {
    const rows = [
      listado('2026-05-10T12:00:00Z', 'Química', 'Álgebra'),
      listado('2026-08-01T02:59:00Z', 'Física'),
      listado('2026-05-02T12:00:00Z', 'Física'),
    ];
    const { meses, materias } = gabaritoOpcoes(rows, ZONE);
    expect(meses.map(({ mes }) => mes)).toEqual(['2026-07', '2026-05']);
    expect(materias).toEqual(['Álgebra', 'Física', 'Química']);
  });
});
