import { expect, it } from 'vitest';

import { senhaErrorSentence } from './senha-texto.ts';

const limits = { min: 12, max: 128 };

it.each([
  ['[STX-1] documented', 'confirmacao_diferente', 'Senha deve ser igual a nova'],
  ['[STX-1] with the limit of the profile', 'minimo', 'Senha deve conter pelo menos 12 caracteres'],
  ['[STX-1] with the other limit', 'maximo', 'Senha deve conter no máximo 128 caracteres'],
  ['[STX-1] our own', 'comum', 'Essa senha é muito comum. Escolha outra'],
] as const)('%s', (_, error, sentence) => {
  expect(senhaErrorSentence(error, limits)).toBe(sentence);
});
