import { expect, it } from 'vitest';

import { loginDoNome, readLogin } from './login-nome.ts';

it.each([
  ['[EQU-1] three signs', 'ana', 'ana'],
  ['[EQU-1] two signs', 'an', null],
  ['[EQU-1] 64 signs', 'a'.repeat(64), 'a'.repeat(64)],
  ['[EQU-1] 65 signs', 'a'.repeat(65), null],
  ['[EQU-1] capitals and spaces around', '  Marcos.Teles ', 'marcos.teles'],
  ['[EQU-1] dot, dash and underscore', 'a_b-c.9', 'a_b-c.9'],
  ['[EQU-1] a space inside', 'marcos teles', null],
  ['[EQU-1] an accent', 'joão', null],
  ['[EQU-1] an e-mail', 'Teles@Luneta.edu.br', 'teles@luneta.edu.br'],
  ['[EQU-1] an e-mail without a domain', 'teles@luneta', null],
  ['[EQU-1] an e-mail of 254 signs', `${'a'.repeat(244)}@escola.br`, `${'a'.repeat(244)}@escola.br`],
  ['[EQU-1] an e-mail of 255 signs', `${'a'.repeat(245)}@escola.br`, null],
  ['[EQU-1] a NUL', 'ana\u0000lima', null],
  ['[EQU-1] a formula', '=1+1', null],
])('%s', (_, typed, login) => {
  expect(readLogin(typed)).toBe(login);
});

it.each([
  ['[EQU-1] three words', 'Marcos Vinícius Teles', 'marcos.teles'],
  ['[EQU-1] accents and a particle', 'Sônia de Brito', 'sonia.brito'],
  ['[EQU-1] one word', 'Helena', 'helena'],
  ['[EQU-1] two letters', 'Li', ''],
  ['[EQU-1] nothing in Latin letters', '李明', ''],
])('the login proposed for %s', (_, nome, login) => {
  expect(loginDoNome(nome)).toBe(login);
});
