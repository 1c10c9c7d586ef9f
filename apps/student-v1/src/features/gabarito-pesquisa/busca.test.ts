import { describe, expect, it } from 'vitest';

import { buscaOf, callOf, ciclosOf, isEmpty, paramsOf } from './busca.ts';

const busca = (changes: Partial<ReturnType<typeof buscaOf>> = {}) => ({
  materia_id: '',
  season: '',
  data_inicio: '',
  data_fim: '',
  ...changes,
});

describe('the address of a search', () => {
  it.each([
    ['nothing', '', {}],
    [
      'everything',
      'materia_id=1&season=2&data_inicio=2026-08-01&data_fim=2026-08-31',
      {
        materia_id: '1',
        season: '2',
        data_inicio: '2026-08-01',
        data_fim: '2026-08-31',
      },
    ],
    ['a Brazilian day', 'data_inicio=31/08/2026', { data_inicio: '2026-08-31' }],
    ['what is no number and no day', 'materia_id=x&season=-1&data_inicio=31/02/2026', {}],
  ])('with %s', (_name, address, expected) => {
    expect(buscaOf(new URLSearchParams(address))).toEqual(busca(expected));
  });

  it('holds only what is asked', () => {
    expect(paramsOf(busca({ season: '2' })).toString()).toBe('season=2');
    expect(callOf(busca({ materia_id: '1', data_fim: '2026-08-31' }))).toEqual({
      materia_id: 1,
      data_fim: '2026-08-31',
    });
    expect(isEmpty(busca())).toBe(true);
    expect(isEmpty(busca({ season: '2' }))).toBe(false);
  });
});

it('the cycles are those of the subject chosen', () => {
  const filtro = [
    { materia_id: 1, materia_nome: 'Matemática', ciclo_numero_referencia: [2, 1] },
    { materia_id: 2, materia_nome: 'Português', ciclo_numero_referencia: [3, 2] },
  ];
  expect(ciclosOf(filtro, '')).toEqual([1, 2, 3]);
  expect(ciclosOf(filtro, '2')).toEqual([2, 3]);
});
