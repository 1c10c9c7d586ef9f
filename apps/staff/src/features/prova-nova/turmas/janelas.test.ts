import { expect, it } from 'vitest';

import {
  comTurmas,
  diasDaSemana,
  igualar,
  janelaVazia,
  maisMinutos,
  minutosDaJanela,
  mudarJanela,
  saoIguais,
  segundaDe,
} from './janelas.ts';

const DIAS = [{ dia_prova: 1 }];
const janela = (inicio: string, fim: string, sala = '') => ({ ...janelaVazia(1), inicio, fim, sala });
const turma = (turma_id: number, inicio: string, fim: string, sala = '') => ({
  turma_id,
  dias: [janela(inicio, fim, sala)],
});
const MANHA = ['2026-12-03T08:00', '2026-12-03T10:00'] as const;

it('a class that is added takes the window of the first, in no room yet', () => {
  const found = comTurmas([turma(31, ...MANHA, 'Sala 12')], [31, 32]);
  expect(found).toEqual([turma(31, ...MANHA, 'Sala 12'), turma(32, ...MANHA)]);
});

it('a class that is taken out leaves the others as they are', () => {
  const other = turma(32, '2026-12-04T08:00', '2026-12-04T10:00');
  expect(comTurmas([turma(31, ...MANHA), other], [32])).toEqual([other]);
});

it('one window is changed for all or for one class', () => {
  const both = [turma(31, ...MANHA), turma(32, ...MANHA)];
  const later = { fim: '2026-12-03T11:00' };
  expect(mudarJanela(both, null, 1, later).map(({ dias }) => dias[0]?.fim)).toEqual([later.fim, later.fim]);
  const one = mudarJanela(both, 32, 1, later);
  expect(one.map(({ dias }) => dias[0]?.fim)).toEqual([MANHA[1], later.fim]);
  expect([saoIguais(both, DIAS), saoIguais(one, DIAS)]).toEqual([true, false]);
});

it('made equal again, each class keeps its room', () => {
  const own = [turma(31, ...MANHA, 'Sala 1'), turma(32, '2026-12-04T08:00', '2026-12-04T10:00', 'Sala 2')];
  expect(igualar(own, DIAS)).toEqual([turma(31, ...MANHA, 'Sala 1'), turma(32, ...MANHA, 'Sala 2')]);
});

it.each([
  ['2026-12-03T08:00', 100, '2026-12-03T09:40'],
  ['2026-12-31T23:30', 60, '2027-01-01T00:30'],
  ['', 60, ''],
])('%s and %i minutes are %s', (local, minutos, later) => {
  expect(maisMinutos(local, minutos)).toBe(later);
});

it.each([
  [janela(...MANHA), 120],
  [janela(MANHA[1], MANHA[0]), -120],
  [janela(MANHA[0], ''), null],
])('a window lasts %o', (one, minutos) => {
  expect(minutosDaJanela(one)).toBe(minutos);
});

it.each([
  ['2026-12-03T08:00', '2026-11-30'],
  ['2026-11-30T00:00', '2026-11-30'],
  ['2026-12-06T23:59', '2026-11-30'],
])('the week of %s begins on %s', (local, monday) => {
  expect([segundaDe(local), diasDaSemana(segundaDe(local))[6]]).toEqual([monday, '2026-12-06']);
});
