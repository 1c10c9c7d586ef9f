import { describe, expect, it } from 'vitest';

import { filterOf, filtroOf } from './ranking-filter.ts';

describe('the filters in the address', () => {
  it.each([
    { search: '', filter: { escopo: 'serie', materia_id: null }, filtro: {} },
    { search: 'escopo=turma', filter: { escopo: 'turma', materia_id: null }, filtro: { escopo: 'turma' } },
    { search: 'escopo=escola&materia_id=abc', filter: { escopo: 'serie', materia_id: null }, filtro: {} },
    { search: 'materia_id=4', filter: { escopo: 'serie', materia_id: 4 }, filtro: { materia_id: 4 } },
    { search: 'materia_id=-1', filter: { escopo: 'serie', materia_id: null }, filtro: {} },
  ] as const)('"$search"', ({ search, filter, filtro }) => {
    const read = filterOf(new URLSearchParams(search));
    expect(read).toEqual(filter);
    expect(filtroOf(read)).toEqual(filtro);
  });
});
