import { expect, it } from 'vitest';

import { checagem, lugaresOf } from './rascunho.ts';

const item = (numero: number, lingua_estrangeira: 1 | 2 | null) => ({
  questao_id: numero,
  numero,
  lingua_estrangeira,
  pontuacao: null,
  bloco: 1,
});

it.each([
  ['two items', [item(1, null), item(2, null)], 2],
  ['a pair of languages', [item(1, 1), item(1, 2)], 1],
  ['nothing', [], 0],
])('[MON-13] a student meets a place once: %s', (_name, itens, expected) => {
  expect(lugaresOf({ itens })).toBe(expected);
});

it('[MON-10] a check without data has none', () => {
  expect(checagem('impede', 'sem_nome')).toEqual({ codigo: 'sem_nome', gravidade: 'impede', alvo: {} });
});
