import * as z from 'zod/mini';
import { expect, it } from 'vitest';

import { issueSentence } from './issue-sentence.ts';

it.each<[string, z.ZodMiniType, unknown, string]>([
  ['a text that is missing', z.string(), undefined, 'Preencha este campo.'],
  ['an empty text', z.string().check(z.minLength(1)), '', 'Preencha este campo.'],
  ['a short text', z.string().check(z.minLength(5)), 'oi', 'Escreva pelo menos 5 letras.'],
  ['a long text', z.string().check(z.maxLength(3)), 'abcd', 'Use até 3 caracteres.'],
  ['no number', z.number(), Number.NaN, 'Escreva um número.'],
  ['a part of a number', z.int(), 1.5, 'Use um número inteiro.'],
  ['a small number', z.int().check(z.gte(12)), 3, 'Use um número a partir de 12.'],
  ['a large number', z.int().check(z.lte(30)), 31, 'Use um número até 30.'],
  ['an empty list', z.array(z.string()).check(z.minLength(1)), [], 'Escolha pelo menos um.'],
  ['a long list', z.array(z.int()).check(z.maxLength(1)), [1, 2], 'Escolha no máximo 1.'],
  ['no e-mail', z.email(), 'ana', 'Escreva um e-mail, como nome@escola.com.br.'],
  ['no instant', z.iso.datetime({ offset: true }), '', 'Escolha uma data.'],
  ['none of the options', z.enum(['sozinha', 'conferida']), 'outra', 'Escolha uma das opções.'],
  ['a sign that the contract refuses', z.string().check(z.regex(/^[a-z]*$/u)), '1', 'Confira este campo.'],
])('%s is answered in Portuguese', (_, schema, value, sentence) => {
  const result = z.safeParse(schema, value);
  expect(result.error?.issues.map(issueSentence)).toEqual([sentence]);
});
