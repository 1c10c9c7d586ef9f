import { changeFilters, readFilters } from '@luneta/app-shell/filters';
import { describe, expect, it } from 'vitest';

import { buildTurma } from '../../../testing/builders.ts';
import { buscaOf, choices, FILTERS, NO_FILTERS } from './filtros.ts';

describe('filters in the address', () => {
  it.each([
    { case: 'nothing', address: '', call: {} },
    {
      case: 'all',
      address: 'busca=bia&sede=Centro&serie=3%C2%AA+S%C3%A9rie&turma=31&situacao=em_prova',
      call: { busca: 'bia', sede: 'Centro', serie: '3ª Série', turma: 31, situacao: 'em_prova' },
    },
    { case: 'only spaces', address: 'busca=++', call: {} },
    { case: 'a class that is no id', address: 'turma=3A', call: {} },
    { case: 'a class zero', address: 'turma=0', call: {} },
    { case: 'a state there is not', address: 'situacao=feliz', call: {} },
  ])('$case', ({ address, call }) => {
    expect(buscaOf(readFilters(FILTERS, new URLSearchParams(address)))).toEqual(call);
  });
});

describe('changing a filter', () => {
  const all = { busca: 'bia', sede: 'Centro', serie: '3ª Série', turma: '31', situacao: 'ativo' } as const;
  it.each([
    { case: 'another campus', changes: { sede: 'Jardim' }, next: { ...all, sede: 'Jardim', serie: '', turma: '' } },
    { case: 'another grade', changes: { serie: '2ª Série' }, next: { ...all, serie: '2ª Série', turma: '' } },
    { case: 'another class', changes: { turma: '32' }, next: { ...all, turma: '32' } },
    { case: 'another search', changes: { busca: 'ana' }, next: { ...all, busca: 'ana' } },
  ])('$case', ({ changes, next }) => {
    const address = changeFilters(FILTERS, new URLSearchParams(all), changes);
    expect(readFilters(FILTERS, address)).toEqual(next);
  });
});

describe('what can be chosen', () => {
  const turmas = [
    buildTurma({ turma_id: 31, sede_nome: 'Jardim', serie_nome: '3ª Série', nivel_ordem: 12 }),
    buildTurma({ turma_id: 21, sede_nome: 'Centro', serie_nome: '2ª Série', nivel_ordem: 11 }),
    buildTurma({ turma_id: 22, sede_nome: 'Jardim', serie_nome: '2ª Série', nivel_ordem: 11 }),
  ];
  const of = (filters: Partial<typeof NO_FILTERS>) => {
    const found = choices(turmas, { ...NO_FILTERS, ...filters });
    return { ...found, turmas: found.turmas.map(({ turma_id }) => turma_id) };
  };

  it.each([
    { case: 'without filters everything, in order', filters: {}, series: ['2ª Série', '3ª Série'], ids: [21, 22, 31] },
    { case: 'in a campus its grades and classes', filters: { sede: 'Centro' }, series: ['2ª Série'], ids: [21] },
    {
      case: 'in a grade its classes',
      filters: { sede: 'Jardim', serie: '3ª Série' },
      series: ['2ª Série', '3ª Série'],
      ids: [31],
    },
  ])('$case', ({ filters, series, ids }) => {
    expect(of(filters)).toEqual({ sedes: ['Centro', 'Jardim'], series, turmas: ids });
  });
});
