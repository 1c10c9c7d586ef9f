import { expect, it } from 'vitest';
import { matchesAny } from './rota-pattern.ts';
import { GESTAO_VIDA_TREE, STAFF_TREE, TO_V1, TO_V2, V1_TREE, V2_TREE } from './rotas.ts';

const sample = (pattern: string) => pattern.replaceAll('#', '7').replaceAll('@', 'plano_acoes');
const numbers = (pattern: string) => pattern.split('#').length - 1;

it.each([
  ['version 1', TO_V1, V1_TREE],
  ['version 2', TO_V2, V2_TREE],
] as const)(
  '[DES-7] every name of %s leads into its tree, is not in it already and invents no number',
  (_, table, tree) => {
    const wrong = table.filter(
      ([from, to]) => !matchesAny(tree, sample(to)) || matchesAny(tree, sample(from)) || numbers(to) > numbers(from),
    );
    expect(wrong).toEqual([]);
  },
);

it('[DES-5] [DES-6] the two trees share nothing but the error page, and no student tree holds a staff address', () => {
  expect(V1_TREE.filter((pattern) => V2_TREE.includes(pattern))).toEqual(['/error/#']);
  expect([...V1_TREE, ...V2_TREE].filter((pattern) => STAFF_TREE.includes(pattern))).toEqual([]);
});

it('[DES-13] what only gestao_vida opens is part of the staff tree', () => {
  expect(GESTAO_VIDA_TREE.filter((pattern) => !STAFF_TREE.includes(pattern))).toEqual([]);
});

/** S1 §2.4 word for word, one line for each branch, with 7 for every number; not made from the trees under test. */
const V1_WRITTEN = [
  'avaliacao_adaptadas',
  'avaliacao_adaptadas/plano_acoes/7/7',
  'avaliacao_adaptadas/plano_acoes/7/7/7/item/7',
  'avaliacao_adaptadas/plano_acoes/7/7/7/midia/7',
  'avaliacao_adaptadas/plano_acoes/7/7/7/concluido',
  'avaliacao_adaptadas/plano_acoes/7/7/boss',
  'avaliacao_adaptadas/plano_acoes/7/7/boss/item',
  'avaliacao_adaptadas/plano_acoes/7/7/boss/finalizado',
  'central_avaliacoes',
  'central_avaliacoes/7/7',
  'central_avaliacoes/7/7/itens',
  'central_avaliacoes/7/7/itens/7',
  'central_avaliacoes/7/7/redacao',
  'central_avaliacoes/7/7/entregar',
  'central_avaliacoes/7/7/finalizada',
  'central_avaliacoes/gabaritos',
  'central_avaliacoes/gabaritos/pesquisar',
  'central_avaliacoes/gabaritos/7',
  'central_avaliacoes/gabaritos/7/7',
  'resultados',
  'resultados/gabarito',
  'resultados/ranking',
  'conta',
  'conta/seguranca',
].map((path) => `/v1/${path}`);

const V2_WRITTEN = [
  'trilhas',
  'trilhas/buscar',
  'trilhas/7/7',
  'trilhas/7/7/7/conteudo',
  'trilhas/7/7/7/quiz',
  'trilhas/7/7/7/material_completo',
  'trilhas/7/7/7/questao/7',
  'trilhas/7/7/7/concluido',
  'home',
  'home/configuracoes',
  'home/ranking',
  'avaliacoes',
  'avaliacoes/7/7',
  'avaliacoes/7/7/instrucoes',
  'avaliacoes/7/7/questoes',
  'avaliacoes/7/7/questoes/7',
  'avaliacoes/7/7/redacoes',
  'avaliacoes/7/7/finalizado',
  'resultados',
  'resultados/7',
  'aprendizagem',
  'aprendizagem/7',
].map((path) => `/${path}`);

const STAFF_WRITTEN = ['/conta/selecao_aluno', '/base_conhecimentos/7', '/banco_questoes/7'];
const missing = (written: readonly string[], tree: readonly string[]) =>
  written.filter((path) => !matchesAny(tree, path));

it.each([
  ['[DES-5] version 1', V1_WRITTEN, V1_TREE],
  ['[DES-6] version 2', V2_WRITTEN, V2_TREE],
  ['[DES-13] staff', STAFF_WRITTEN, STAFF_TREE],
  ['[DES-5] error pages, version 1', ['/error/404'], V1_TREE],
  ['[DES-6] error pages, version 2', ['/error/500'], V2_TREE],
] as const)('%s serves every address that the specification writes down', (_, written, tree) => {
  expect(missing(written, tree)).toEqual([]);
});

it('[DES-5] planted: a tree that lost one address is noticed', () => {
  const lost = V1_TREE.filter((pattern) => !pattern.endsWith('/boss/finalizado'));
  expect(missing(V1_WRITTEN, lost)).toEqual(['/v1/avaliacao_adaptadas/plano_acoes/7/7/boss/finalizado']);
});
