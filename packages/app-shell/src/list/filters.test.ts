import { expect, it } from 'vitest';

import { changeFilters, choice, choiceOf, day, readFilters, search, view } from './filters.ts';

const FILTERS = {
  quando: view('Período', { semana: 'Esta semana', todas: 'Todas' }, 'semana'),
  busca: search('Buscar'),
  sede: choiceOf('Sede', (text): text is string => text.length < 20, { clears: ['turma'] }),
  turma: choiceOf('Turma'),
  situacao: choice('Situação', { aberta: 'Ao vivo', encerrada: 'Encerrada' }),
  de: day('from', 'De'),
};
const NONE = { quando: 'semana', busca: '', sede: '', turma: '', situacao: '', de: '' };
const read = (query: string) => readFilters(FILTERS, new URLSearchParams(query));
const changed = (query: string, changes: Partial<typeof NONE>) =>
  changeFilters(FILTERS, new URLSearchParams(query), changes).toString();

it.each([
  ['nothing is as at the start', '', {}],
  [
    'what an address may hold is taken',
    'busca=ana&turma=31&situacao=aberta&de=2026-11-01',
    { busca: 'ana', turma: '31', situacao: 'aberta', de: '2026-11-01' },
  ],
  ['what it may not hold is not', 'quando=ontem&turma=0&situacao=%3Cb%3E&de=2026-02-30', {}],
])('%s', (_, query, values) => {
  expect(read(query)).toEqual({ ...NONE, ...values });
});

it.each([
  ['what is as at the start is left out', 'quando=todas&busca=ana', { quando: 'semana', busca: '' }, ''],
  ['other parameters stay', 'escola=2', { situacao: 'aberta' }, 'escola=2&situacao=aberta'],
  ['a wider choice takes the narrower one away', 'sede=Centro&turma=31', { sede: 'Norte' }, 'sede=Norte'],
  ['what the address may not hold goes with the next change', 'situacao=x', { busca: 'a' }, 'busca=a'],
])('%s', (_, before, changes, after) => {
  expect(changed(before, changes)).toBe(after);
});
