import { readFilters } from '@luneta/app-shell/filters';
import { expect, it } from 'vitest';

import { buscaOf, FILTERS } from './filtros.ts';

const read = (query: string) => readFilters(FILTERS, new URLSearchParams(query));

it('reads what an address may hold, and nothing else', () => {
  expect(read('acao=prazo_prorrogado&ator=44&aluno=1002&de=2026-11-01&ate=2026-11-30')).toEqual({
    acao: 'prazo_prorrogado',
    ator: '44',
    aluno: '1002',
    de: '2026-11-01',
    ate: '2026-11-30',
  });
  const nothing = { acao: '', ator: '', aluno: '', de: '', ate: '' };
  expect(read('acao=%3Cb%3E&ator=x&aluno=0&de=2026-02-30&ate=ontem')).toEqual(nothing);
});

it.each([
  ['', undefined, {}],
  ['ator=44&aluno=1002', 2, { escola_id: 2, ator_id: 44, aluno: 1002 }],
  ['de=2026-11-01', undefined, { data_inicio: '2026-11-01' }],
])('%s asks for what it says', (query, escola_id, busca) => {
  expect(buscaOf(read(query), escola_id)).toEqual(busca);
});
