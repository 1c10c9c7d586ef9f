import { contractError } from '@luneta/testing/contract-errors';
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
    { case: 'no connection', given: { ...failure, status: 0, offline: true }, kind: 'inline', text: failure.message },
    { case: 'too many tries', given: { ...failure, status: 429 }, kind: 'inline', text: copy.tooMany },
    { case: 'a broken server', given: { ...failure, status: 500 }, kind: 'inline', text: copy.unavailable },
    { case: 'a server that is down', given: { ...failure, status: 503 }, kind: 'inline', text: copy.unavailable },
    {
      case: 'a profile that may not enter',
      given: { ...failure, status: 403, codigo: 'perfil_nao_autorizado', message: 'Perfil…' },
      kind: 'alert',
      text: 'Perfil…',
    },
  ])('$case', ({ given, kind, text }) => {
    expect(loginProblem(given)).toEqual({ kind, text });
  });

  it.each(['perfil_nao_autorizado', 'aluno_sem_turma'])(
    '%s of the contract is an alert with its own text',
    (codigo) => {
      const body = contractError(codigo);
      expect(loginProblem({ ...body, status: 403, offline: false })).toEqual({ kind: 'alert', text: body.message });
    },
  );

  it.each(['positivo-blocked', 'positivo-maintenance', 'bloqueado', 'manutencao', 'manutencao_escola'])(
    '%s opens the overlay, and says why under the form',
    (codigo) => {
      const body = { ...contractError('manutencao'), codigo };
      expect(loginProblem({ ...body, status: 503, offline: false })).toEqual({
        kind: 'unavailable',
        text: 'Os servidores estão temporariamente indisponíveis. Tente de novo em alguns minutos.',
        reason: codigo,
      });
    },
  );
});
