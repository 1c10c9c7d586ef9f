import { describe, expect, it } from 'vitest';

import { buscaOf, NO_FILTERS, readFiltros, writeFiltros } from './filtros.ts';

const read = (search: string) => readFiltros(new URLSearchParams(search));

describe('filters of the queue in the address', () => {
  it.each([
    { search: '', filtros: NO_FILTERS, busca: {} },
    {
      search: 'prova=71&situacao=divergente',
      filtros: { prova: '71', situacao: 'divergente' },
      busca: { turma_avaliacao_id: 71, situacao: 'divergente' },
    },
    { search: 'situacao=-1', filtros: { prova: '', situacao: '-1' }, busca: { situacao: '-1' } },
    { search: 'prova=x&situacao=toString', filtros: NO_FILTERS, busca: {} },
  ])('"$search" is read and asked', ({ search, filtros, busca }) => {
    expect(read(search)).toEqual(filtros);
    expect(buscaOf(read(search))).toEqual(busca);
  });

  it('are written back as they were read, and nothing when there are none', () => {
    expect(writeFiltros(read('situacao=corrigida&prova=71'))).toBe('?prova=71&situacao=corrigida');
    expect(writeFiltros(NO_FILTERS)).toBe('');
  });
});
