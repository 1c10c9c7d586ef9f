import { expect, it } from 'vitest';

import { planFor, type EarlyTable } from './plan.ts';

const TABLE: EarlyTable = {
  files: ['assets/frame.js', 'assets/questao.js'],
  gets: ['/api/conta', '/api/prova/{turma_avaliacao_id}/{dia_prova}'],
  rows: [
    ['/home', [0], [0]],
    ['/avaliacoes/:turma_avaliacao_id/:dia_prova', [1], [0, 1]],
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
