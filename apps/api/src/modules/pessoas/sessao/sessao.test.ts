import { afterAll, describe, expect, it } from 'vitest';

import { createTestApp, world } from '../../../../test/index.ts';

const { signIn, close } = await createTestApp({ agora: '2026-11-21T12:00:00Z' });
afterAll(close);

describe('GET sessao', () => {
  it.each([
    [
      'a student',
      'bia',
      {
        perfil: 'aluno',
        perfil_real: 'aluno',
        turma_aluno_id: world.alunos.bia,
        escola_id: 1,
        versao: 2,
        forcar_senha: false,
      },
    ],
    ['a student of another school', 'zeca', { turma_aluno_id: world.alunos.zeca, escola_id: 2, versao: 2 }],
    ['one who must change the password', 'edu', { forcar_senha: true, forcar_perguntas: false }],
    [
      'staff without a student',
      'vida.julia',
      { perfil: 'gestao_vida', perfil_real: 'gestao_vida', turma_aluno_id: null, versao: null },
    ],
  ])('tells %s who they are', async (_name, login, expected) => {
    const client = await signIn(login);
    expect((await client.get('/api/v2/sessao')).body).toMatchObject({
      ...expected,
      expira_em: '2026-11-22T00:00:00.000Z',
    });
  });
});
