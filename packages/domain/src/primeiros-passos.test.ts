import { expect, it } from 'vitest';

import { isComecada, primeirosPassos, type PassosContagem } from './primeiros-passos.ts';

const NONE: PassosContagem = { qtde_series: 0, qtde_turmas: 0, qtde_equipe: 0, qtde_alunos: 0, qtde_provas: 0 };
const said = (contagem: PassosContagem) =>
  primeirosPassos(contagem)
    .map((one) => (one.estado === 'espera' ? `${one.passo} espera ${one.por}` : `${one.passo} ${one.estado}`))
    .join(', ');

it.each<[name: string, some: Partial<PassosContagem>, steps: string]>([
  [
    '[INI-1] a new school',
    {},
    'dados feito, series agora, turmas espera series, equipe livre, alunos espera turmas, prova espera alunos',
  ],
  [
    '[INI-1] with grades',
    { qtde_series: 7 },
    'dados feito, series feito, turmas agora, equipe livre, alunos espera turmas, prova espera alunos',
  ],
  [
    '[INI-1] with classes',
    { qtde_series: 7, qtde_turmas: 3 },
    'dados feito, series feito, turmas feito, equipe agora, alunos livre, prova espera alunos',
  ],
  [
    '[INI-1] with students before staff',
    { qtde_series: 7, qtde_turmas: 3, qtde_alunos: 90 },
    'dados feito, series feito, turmas feito, equipe agora, alunos feito, prova livre',
  ],
  [
    '[INI-1] all but the exam',
    { qtde_series: 7, qtde_turmas: 3, qtde_equipe: 5, qtde_alunos: 90 },
    'dados feito, series feito, turmas feito, equipe feito, alunos feito, prova agora',
  ],
])('%s', (_, some, steps) => {
  expect(said({ ...NONE, ...some })).toBe(steps);
  expect(isComecada({ ...NONE, ...some })).toBe(false);
});

it('[INI-2] is over with the first exam', () => {
  expect(isComecada({ qtde_series: 1, qtde_turmas: 1, qtde_equipe: 1, qtde_alunos: 1, qtde_provas: 1 })).toBe(true);
});
