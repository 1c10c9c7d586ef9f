import type { RascunhoDocumento } from '@luneta/openapi';
import { examples } from '@luneta/openapi/examples';
import { expect, it } from 'vitest';

import { withQuestao } from './gestao-conferencia.ts';

const item = (numero: number, questao_id: number, lingua_estrangeira: 1 | 2 | null = null) => ({
  questao_id,
  numero,
  lingua_estrangeira,
  pontuacao: null,
  bloco: 1,
});
const dia = { bateria: 1, duracao_minutos: 60, proposta_redacao_id: null };
const documento: RascunhoDocumento = {
  ...examples.getRascunhoAvaliacao.documento,
  dias: [
    { ...dia, dia_prova: 1, itens: [item(1, 11, 1), item(1, 12, 2), item(3, 13)] },
    { ...dia, dia_prova: 2, itens: [item(4, 14)] },
  ],
};
const idsOf = ({ dias }: RascunhoDocumento) => dias.map(({ itens }) => itens.map(({ questao_id }) => questao_id));

it.each([
  ['in place of the one there', { numero: 3, dia_prova: 1, lingua_estrangeira: null }, [[11, 12, 99], [14]]],
  ['in place of that of its language', { numero: 1, dia_prova: 1, lingua_estrangeira: 2 }, [[11, 99, 13], [14]]],
  [
    'where none is, in the order of the numbers',
    { numero: 2, dia_prova: 1, lingua_estrangeira: null },
    [[11, 12, 99, 13], [14]],
  ],
  [
    'on its own day',
    { numero: 5, dia_prova: 2, lingua_estrangeira: null },
    [
      [11, 12, 13],
      [14, 99],
    ],
  ],
] as const)('a question stands %s', (_name, lugar, expected) => {
  expect(idsOf(withQuestao(documento, { ...lugar, questao_id: 99 }))).toEqual(expected);
});
