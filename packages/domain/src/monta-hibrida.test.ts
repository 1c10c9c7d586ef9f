import { expect, it } from 'vitest';

import { valeSemEscolha } from './monta-hibrida.ts';

it.each([
  ['paper was typed before a screen was opened', null, 'papel'],
  ['a screen was opened and nothing answered on it before paper was typed', { respondeu: false }, 'papel'],
  ['something was answered on a screen before paper was typed', { respondeu: true }, 'online'],
] as const)('[MON-4] until staff choose, the first answer counts: %s', (_name, telaAntes, expected) => {
  expect(valeSemEscolha(telaAntes)).toBe(expected);
});
