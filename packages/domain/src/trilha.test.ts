import { describe, expect, it } from 'vitest';
import {
  filterByTipo,
  isTrilhaAberta,
  isTrilhaNova,
  prazoBadge,
  restoreFiltro,
  sortTrilhas,
  tipoOfSegment,
  toDoFirst,
  trilhaProgresso,
  trilhaSegment,
  type TrilhaOrdem,
} from './trilha.ts';

const SAO_PAULO = 'America/Sao_Paulo';
const at = (text: string) => Date.parse(text);

describe('open and closed', () => {
  const end = at('2026-11-27T23:59:00-03:00');
  it.each([
    ['[TRL-1] before the end', -1, true],
    ['[TRL-1] at the end', 0, true],
    ['[TRL-1] after the end', 1, false],
  ])('%s', (_, offset, open) => {
    expect(isTrilhaAberta(end, end + offset)).toBe(open);
  });
});

describe('progress', () => {
  it.each([
    ['[TRL-2] nothing finished', 0, 4, 0],
    ['[TRL-2] two of four', 2, 4, 0.5],
    ['[TRL-2] one of three, not rounded', 1, 3, 1 / 3],
    ['[TRL-2] all of them', 4, 4, 1],
    ['[TRL-2] no phases', 0, 0, 0],
  ])('%s', (_, concluidas, fases, expected) => {
    expect(trilhaProgresso(concluidas, fases)).toBe(expected);
  });
});

describe('news', () => {
  it.each([
    ['[TRL-9] nothing done yet', null, true],
    ['[TRL-9] opened after the last act', 999, true],
    ['[TRL-9] opened at the last act', 1000, false],
    ['[TRL-9] opened before it', 1001, false],
  ])('%s', (_, ultimoAto, expected) => {
    expect(isTrilhaNova(1000, ultimoAto)).toBe(expected);
  });
});

describe('deadline badge', () => {
  it.each([
    ['[TRL-3] yesterday, one minute ago', '2026-11-20T23:59:00-03:00', '2026-11-21T00:00:00-03:00', 'encerrada'],
    ['[TRL-3] earlier today is still day 0', '2026-11-21T08:00:00-03:00', '2026-11-21T22:00:00-03:00', 0],
    ['[TRL-3] later today', '2026-11-21T23:59:00-03:00', '2026-11-21T00:00:00-03:00', 0],
    ['[TRL-3] tomorrow, one minute away', '2026-11-22T00:00:00-03:00', '2026-11-21T23:59:00-03:00', 1],
    ['[TRL-3] in 3 days', '2026-11-24T23:59:00-03:00', '2026-11-21T00:00:00-03:00', 3],
    ['[TRL-3] in 4 days, less than 73 hours away', '2026-11-25T00:00:00-03:00', '2026-11-21T23:59:00-03:00', null],
    ['[TRL-3] the day is the school’s, not that of UTC', '2026-11-25T01:00:00Z', '2026-11-21T12:00:00Z', 3],
  ])('%s', (_, end, now, expected) => {
    const badge = prazoBadge(at(end), at(now), SAO_PAULO);
    expect(badge?.kind === 'faltam' ? badge.dias : (badge?.kind ?? null)).toBe(expected);
  });
});

describe('order', () => {
  const row = (trilha_id: number, materia_nome: string, data_fim: string, progresso: number) => ({
    trilha_id,
    materia_nome,
    data_fim,
    progresso,
  });
  const rows = [
    row(1001, 'Química', '2026-08-21T23:59:00-03:00', 0.5),
    row(1002, 'Física', '2026-06-19T23:59:00-03:00', 1),
    row(1003, 'Álgebra', '2026-08-22T02:59:00Z', 0.5),
    row(1005, 'Biologia', '2026-10-01T23:59:00-03:00', 0),
    row(1004, 'Biologia', '2026-10-01T23:59:00-03:00', 0),
  ];

  it.each<[name: string, ordem: TrilhaOrdem, expected: number[]]>([
    ['[TRL-4] newest end first', 1, [1004, 1005, 1003, 1001, 1002]],
    ['[TRL-4] oldest end first', 2, [1002, 1003, 1001, 1004, 1005]],
    ['[TRL-4] finished first', 3, [1002, 1003, 1001, 1004, 1005]],
    ['[TRL-4] unfinished first', 4, [1004, 1005, 1003, 1001, 1002]],
  ])('%s', (_, ordem, expected) => {
    expect(sortTrilhas(rows, ordem).map(({ trilha_id }) => trilha_id)).toEqual(expected);
  });

  it.each<[name: string, ordem: TrilhaOrdem]>([
    ['[TRL-5] equal progress: newest end first', 3],
    ['[TRL-5] equal progress, the other way: newest end first too', 4],
  ])('%s', (_, ordem) => {
    const same = [row(1, 'A', '2026-06-19T00:00:00Z', 0.5), row(2, 'B', '2026-08-19T00:00:00Z', 0.5)];
    expect(sortTrilhas(same, ordem).map(({ trilha_id }) => trilha_id)).toEqual([2, 1]);
  });

  it('[TRL-5] equal ends in different spelling: by subject as Portuguese sorts it, then by id', () => {
    expect(sortTrilhas(rows, 1).map(({ materia_nome }) => materia_nome)).toEqual([
      'Biologia',
      'Biologia',
      'Álgebra',
      'Química',
      'Física',
    ]);
  });
});

describe('filters', () => {
  const rows = [{ tipo: 1 as const }, { tipo: 2 as const }, { tipo: 1 as const }];
  it.each([
    ['[TRL-6] all', -1 as const, 3],
    ['[TRL-6] roadmaps', 1 as const, 2],
    ['[TRL-6] action plans', 2 as const, 1],
  ])('%s', (_, tipo, count) => {
    expect(filterByTipo(rows, tipo)).toHaveLength(count);
  });

  it.each([
    ['[TRL-7] still offered', 2, [1, 2], 2],
    ['[TRL-7] no longer offered', 3, [1, 2], -1],
    ['[TRL-7] nothing saved', null, [1, 2], -1],
    ['[TRL-7] text that was no number', Number.NaN, [1, 2], -1],
    ['[TRL-7] nothing offered', 1, [], -1],
  ])('%s', (_, saved, offered, expected) => {
    expect(restoreFiltro(saved, offered)).toBe(expected);
  });
});

it.each([
  ['[TRL-8] 1 is a type', 1, 1],
  ['[TRL-8] 2 is a type', 2, 2],
  ['[TRL-8] 3 is an id', 3, null],
  ['[TRL-8] 1001 is an id', 1001, null],
])('%s', (_, segment, expected) => {
  expect(tipoOfSegment(segment)).toBe(expected);
});

describe('the address of a card', () => {
  const card = { trilha_id: 1201, tipo: 1, materia_id: 1 } as const;
  it.each([
    ['[TRL-10] the only one of its type and subject', [card], 1],
    ['[TRL-10] another type of the subject', [card, { ...card, trilha_id: 1202, tipo: 2 }], 1],
    ['[TRL-10] another subject', [card, { ...card, trilha_id: 1202, materia_id: 2 }], 1],
    ['[TRL-10] two of one type and subject', [card, { ...card, trilha_id: 1202 }], 1201],
  ] as const)('%s', (_, lista, segment) => {
    expect(trilhaSegment(card, lista)).toBe(segment);
  });
});

it('[TRL-11] what has something left to do first, each part in its order', () => {
  const rows = [1, 0, 0.5, 1].map((progresso, n) => ({ n, progresso }));
  expect(toDoFirst(rows).map(({ n }) => n)).toEqual([1, 2, 0, 3]);
});
