import { expect, it } from 'vitest';
import { pathsOf, patternsOf } from './rota-path.ts';

const ADDRESSES = {
  list: '/resultados',
  one: '/resultados/:turma_avaliacao_id/questoes/:banco_questao_id',
  of: '/a/:tipo/:materia_id',
  file: '/importacoes/:importacao_id',
} as const;

it('[DES-15] a link has the parts of its address in their order', () => {
  const paths = pathsOf(ADDRESSES);
  expect(paths.list).toBe('/resultados');
  expect(paths.one(290, 3)).toBe('/resultados/290/questoes/3');
});

it.each([
  ['RoteiroEstudo', '/a/roteiro_estudos/4'],
  ['PlanoAcao', '/a/plano_acoes/4'],
] as const)('[DES-14] a link names %s as the address does', (tipo, link) => {
  expect(pathsOf(ADDRESSES).of(tipo, 4)).toBe(link);
});

it('[DES-15] a part that is a UUID stands as it is', () => {
  expect(pathsOf(ADDRESSES).file('6f1c2c0e-5d1a-4c0a-9d5e-2b7d7f1f0a35')).toBe(
    '/importacoes/6f1c2c0e-5d1a-4c0a-9d5e-2b7d7f1f0a35',
  );
});

it('[DES-15] a pattern has a sign for each part', () => {
  expect(patternsOf(ADDRESSES)).toEqual(['/resultados', '/resultados/#/questoes/#', '/a/@/#', '/importacoes/#']);
});
