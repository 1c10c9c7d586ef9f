import { expect, it } from 'vitest';

import { nextOf, planFor, type EarlyTable } from './plan.ts';

const TABLE: EarlyTable = {
  files: ['assets/frame.js', 'assets/questao.js'],
  gets: ['/api/conta', '/api/prova/{turma_avaliacao_id}/{dia_prova}', '/api/fase/{fase_id}'],
  rows: [
    ['/home', [0], [0]],
    ['/curso', [1], [0], { after: '/api/fase', part: 'info', get: '/api/curso/{curso_id}' }],
    ['/boss', [1], [0], { after: '/api/boss', part: 'itens', by: 'resposta', at: null, get: '/api/q/{id}' }],
    ['/avaliacoes/:turma_avaliacao_id/:dia_prova', [1], [0, 1]],
    [
      '/fase/:fase_id/:ordem',
      [1],
      [2],
      { after: '/api/fase/{fase_id}', part: 'itens', by: 'ordem', get: '/api/q/{id}' },
    ],
  ],
};

it.each([
  { at: '/home', files: ['assets/frame.js'], gets: ['/api/conta'] },
  { at: '/home/', files: ['assets/frame.js'], gets: ['/api/conta'] },
  { at: '/avaliacoes/31/2', files: ['assets/questao.js'], gets: ['/api/conta', '/api/prova/31/2'] },
])('$at', ({ at, files, gets }) => {
  expect(planFor(TABLE, at)).toEqual({ files, gets });
});

it.each(['/', '/home/x', '/avaliacoes/31', '/avaliacoes/..%2f/2', '/avaliacoes/31/x', '/xhome'])(
  'nothing is asked for at %s',
  (at) => {
    expect(planFor(TABLE, at)).toBeNull();
  },
);

it.each([
  {
    answer: {
      itens: [
        { ordem: 1, id: 40 },
        { ordem: 2, id: 41 },
      ],
    },
    asks: '/api/q/41',
  },
  { answer: { itens: [{ ordem: 1, id: 40 }] }, asks: null },
  { answer: {}, asks: null },
])('what an answer leads to: $asks', ({ answer, asks }) => {
  const next = planFor(TABLE, '/fase/9/2')?.next;
  expect(next?.after).toBe('/api/fase/9');
  expect(next && nextOf(next, answer)).toBe(asks);
});

it('what an answer leads to by the first row that has nothing in a field', () => {
  const next = planFor(TABLE, '/boss')?.next;
  const itens = [
    { resposta: 3, id: 40 },
    { resposta: null, id: 41 },
    { resposta: null, id: 42 },
  ];
  expect(next && nextOf(next, { itens })).toBe('/api/q/41');
  expect(next && nextOf(next, { itens: itens.slice(0, 1) })).toBeNull();
});

it.each([
  { info: { curso_id: 7 }, asks: '/api/curso/7' },
  { info: { curso_id: null }, asks: null },
])('what an answer leads to by its part $info: $asks', ({ info, asks }) => {
  const next = planFor(TABLE, '/curso')?.next;
  expect(next && nextOf(next, { info })).toBe(asks);
});
