import { perguntasToChoose } from '@luneta/domain/pergunta-seguranca';
import { afterAll, describe, expect, it } from 'vitest';

import { createTestApp, world } from '../../../../test/index.ts';

const { signIn, close, statements } = await createTestApp();
afterAll(close);

describe('GET users/contas', () => {
  it('shows the active student, both bases alike', async () => {
    const bia = await signIn('bia');
    const v2 = await bia.get('/api/v2/users/contas');
    expect(v2.body).toEqual({
      avatar_code: 1,
      nome: 'Beatriz Souza',
      nome_social: null,
      data_nascimento: null,
      serie_nome: '3ª série',
      turma_codigo: '3B',
      turma_turno: 1,
      turma_aluno_id: world.alunos.bia,
      isPasswordInitial: false,
      cadastrar_perguntas_seguranca: false,
      cadastrar_duas_etapas: false,
      versao: 2,
      perguntas_seguranca: perguntasToChoose([]),
      perguntas_resposta: [],
      turmas: [{ turma: '3B', turno: 1, turma_aluno_id: world.alunos.bia, status: 'Atual' }],
      conta_teste: true,
      fuso_horario: 'America/Sao_Paulo',
      senha_recuperada_em: null,
    });
    expect((await bia.get('/api/v1/users/contas')).body).toEqual(v2.body);
  });

  it.each([
    ['the current class', '', 2, '3B'],
    ['an own class of the past', `?turma_aluno_id=${world.alunos.doraAntiga}`, 1, '3A'],
  ])('takes versao from the class chosen: %s', async (_name, query, versao, turma_codigo) => {
    const dora = await signIn('dora');
    const { body } = await dora.get(`/api/v2/users/contas${query}`);
    expect(body).toMatchObject({ versao, turma_codigo, isPasswordInitial: false });
    expect(body).toHaveProperty('turmas.length', 2);
  });

  it('shows no class for staff without a student', async () => {
    const helena = await signIn('prof.helena');
    expect((await helena.get('/api/v2/users/contas')).body).toMatchObject({
      nome: 'Helena Costa',
      turma_aluno_id: null,
      turma_codigo: null,
      turmas: [],
      versao: 2,
    });
  });

  it('takes three statements, including the session', async () => {
    const bia = await signIn('bia');
    expect(await statements.count(() => bia.get('/api/v2/users/contas'))).toBe(3);
  });
});
