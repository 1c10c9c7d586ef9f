import { describe, expect, it } from 'vitest';
import { canonicalTipo, matchPattern, translate } from './rota-pattern.ts';

it.each<[name: string, pattern: string, path: string, numbers: string[] | null]>([
  ['[DES-15] numbers in order', '/avaliacoes/#/#', '/avaliacoes/12/3', ['12', '3']],
  ['[DES-15] no number', '/avaliacoes/#/#', '/avaliacoes/12/abc', null],
  ['[DES-15] zero', '/resultados/#', '/resultados/0', null],
  ['[DES-15] leading zero', '/resultados/#', '/resultados/012', null],
  ['[DES-15] negative', '/resultados/#', '/resultados/-1', null],
  ['[DES-15] longer than an id can be', '/resultados/#', '/resultados/1234567890123456', null],
  ['[DES-15] the sign itself is no number', '/resultados/#', '/resultados/#', null],
  ['[DES-15] shorter', '/avaliacoes/#/#', '/avaliacoes/12', null],
  ['[DES-15] longer', '/avaliacoes/#', '/avaliacoes/12/3', null],
  ['[DES-15] a fixed segment beside an id', '/trilhas/#', '/trilhas/buscar', null],
  ['[DES-14] evaluation type', '/t/@', '/t/PlanoAcao', []],
  ['[DES-14] unknown type', '/t/@', '/t/constructor', null],
])('%s', (_, pattern, path, numbers) => {
  expect(matchPattern(pattern, path)).toEqual(numbers);
});

describe('names', () => {
  it('[DES-7] the first line that fits carries the numbers over', () => {
    const table = [
      ['/a/#/#', '/b/#/x/#'],
      ['/a/#', '/c/#'],
    ] as const;
    expect(translate(table, '/a/1/2')).toBe('/b/1/x/2');
    expect(translate(table, '/a/3')).toBe('/c/3');
    expect(translate(table, '/z')).toBeNull();
  });

  it.each([
    [
      '[DES-14] RoteiroEstudo',
      '/v1/avaliacao_adaptadas/RoteiroEstudo/1/2',
      '/v1/avaliacao_adaptadas/roteiro_estudos/1/2',
    ],
    [
      '[DES-14] PlanoAcao',
      '/v1/avaliacao_adaptadas/PlanoAcao/1/2/boss',
      '/v1/avaliacao_adaptadas/plano_acoes/1/2/boss',
    ],
    [
      '[DES-14] already canonical',
      '/v1/avaliacao_adaptadas/plano_acoes/1/2',
      '/v1/avaliacao_adaptadas/plano_acoes/1/2',
    ],
    ['[DES-14] elsewhere', '/home/PlanoAcao', '/home/PlanoAcao'],
  ])('%s', (_, path, canonical) => {
    expect(canonicalTipo(path)).toBe(canonical);
  });
});
