import { describe, expect, it } from 'vitest';

import { buildTurma } from '../../../testing/builders.ts';
import { buscaOf, change, choices, NO_FILTERS, readFiltros, writeFiltros } from './filtros.ts';

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
    expect(buscaOf(readFiltros(new URLSearchParams(address)))).toEqual(call);
  });

  it('leave out what is not filtered and keep what is not theirs', () => {
    const before = new URLSearchParams('de=aviso&sede=Centro');
    expect(writeFiltros(before, { ...NO_FILTERS, busca: 'bia' }).toString()).toBe('de=aviso&busca=bia');
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
    expect(change(all, changes)).toEqual(next);
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
    expect(of(filters)).toEqual({ sedes: ['Centro', 'Jardim'], series, turmas: ids, unknownTurma: null });
  });

  it('a choice of the address that has not been fetched yet stays in its list', () => {
    expect(of({ sede: 'Norte', serie: '1ª Série', turma: '99' })).toEqual({
      sedes: ['Centro', 'Jardim', 'Norte'],
      series: ['1ª Série'],
      turmas: [],
      unknownTurma: '99',
    });
  });
});
