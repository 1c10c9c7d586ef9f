import { describe, expect, it } from 'vitest';

import { loginDe } from './login-aluno.ts';

describe('[PIM-3] the login of a student', () => {
  it.each([
    ['first and last name', 'Ana Souza', 'ana.souza27'],
    ['names between are left out', 'Ana Clara Alves de Souza', 'ana.souza27'],
    ['accents and marks are left out', 'Íris D’Ávila Conceição', 'iris.conceicao27'],
    ['a hyphen joins', 'Ana-Luísa Sá', 'analuisa.sa27'],
    ['one name', 'Madonna', 'madonna27'],
    ['another script', 'علي حسن', 'aluno27'],
    ['a name of another script and a Latin one', '李 Wei', 'wei27'],
    ['formulas and controls are no letters', '=cmd|\u0007 Souza', 'cmd.souza27'],
    ['a very long name fits a login', `${'a'.repeat(100)} ${'b'.repeat(100)}`, `${'a'.repeat(24)}.${'b'.repeat(24)}27`],
  ])('%s', (_case, nome, login) => {
    expect(loginDe(nome, 27)).toBe(login);
  });
});
