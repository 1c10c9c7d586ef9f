import { expect, it } from 'vitest';

import { applyCodes } from './codigos.ts';
import type { JsonRecord } from './source.ts';
import { list, operations } from './walk.ts';
import { wholeContract } from './whole.ts';

const codesOf = (operation: JsonRecord): JsonRecord['string'] => {
  const paths = { '/a': { post: { operationId: 'actA_v1', ...operation } } };
  applyCodes(paths, { actA: ['ocupado'] });
  return Object(paths['/a'].post)['x-codigos'];
};

it('a write of a student has the codes of its handler and of its rights (D 228)', () => {
  expect(
    codesOf({
      'x-perfis': ['aluno'],
      'x-alvo': 'aluno',
      'x-escrita': 'aluno',

      requestBody: {},
    }),
  ).toEqual([
    'acesso_negado',
    'aluno_nao_selecionado',
    'banco_indisponivel',
    'chave_repetida',
    'corpo_grande',
    'duas_etapas_obrigatorias',
    'erro_interno',
    'muitas_chamadas',
    'muitos_acessos',
    'ocupado',
    'pedido_em_andamento',
    'pedido_invalido',
    'perguntas_obrigatorias',
    'sem_espaco',
    'sessao_encerrada',
    'somente_leitura',
    'tipo_de_corpo',
    'troca_de_senha_obrigatoria',
    'turma_aluno_nao_autorizada',
  ]);
});

it('a public call has none of a session', () => {
  expect(codesOf({ 'x-perfis': ['publico'], 'x-alvo': 'nenhum', 'x-sem-limite': true })).toEqual([
    'banco_indisponivel',
    'erro_interno',
    'muitos_acessos',
    'ocupado',
    'pedido_invalido',
    'sem_espaco',
  ]);
});

it('every operation of the contract lists its codes', () => {
  const bare = operations(wholeContract()).filter(({ operation }) => list(operation['x-codigos']).length === 0);
  expect(bare.map(({ id }) => id)).toEqual([]);
});
