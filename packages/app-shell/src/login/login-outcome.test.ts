import { describe, expect, it } from 'vitest';

import { copy } from './copy.ts';
import { loginProblem } from './login-outcome.ts';

const failure = { status: 401, codigo: 'credenciais_invalidas', message: 'x', offline: false };

describe('what the login screen says', () => {
  it.each([
    { case: 'wrong credentials', given: failure, kind: 'inline', text: copy.wrong },
    { case: 'a malformed body', given: { ...failure, status: 400 }, kind: 'inline', text: copy.wrong },
    {
      case: 'a refused account',
      given: { ...failure, status: 403, codigo: 'acesso_negado' },
      kind: 'inline',
      text: copy.wrong,
    },
    { case: 'no connection', given: { ...failure, status: 0, offline: true }, kind: 'inline', text: copy.offline },
    { case: 'too many tries', given: { ...failure, status: 429 }, kind: 'inline', text: copy.tooMany },
    { case: 'a broken server', given: { ...failure, status: 500 }, kind: 'inline', text: copy.unavailable },
    { case: 'a server that is down', given: { ...failure, status: 503 }, kind: 'inline', text: copy.unavailable },
    {
      case: 'a profile that may not enter',
      given: { ...failure, status: 403, codigo: 'perfil_nao_autorizado', message: 'Perfil…' },
      kind: 'alert',
      text: 'Perfil…',
    },
    {
      case: 'a student without a class',
      given: { ...failure, status: 403, codigo: 'sem_turma_ativa', message: 'Aluno…' },
      kind: 'alert',
      text: 'Aluno…',
    },
  ])('$case', ({ given, kind, text }) => {
    expect(loginProblem(given)).toEqual({ kind, text });
  });
});
