import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { components } from '@luneta/openapi';

import { createTestApp, world, type Answer, type Client } from '../../../../../test/index.ts';
import { createExam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { outcome, send } from '../../../../../test/gestao/staff.ts';

type Detalhe = components['schemas']['GestaoAlunoDetalhe'];

const t = await createTestApp();
afterAll(t.close);

const URL = (id: number) => `/api/v2/gestao/alunos/${id}`;
const isDetalhe = (body: unknown): body is Detalhe => typeof body === 'object' && body !== null && 'acessos' in body;
function detalheOf({ status, body }: Answer): Detalhe {
  expect(status).toBe(200);
  if (!isDetalhe(body)) throw new Error('not a student');
  return body;
}

let helena: Client;
beforeAll(async () => {
  helena = await t.signIn('prof.helena');
});
const bia = async () => detalheOf(await helena.get(URL(world.alunos.bia)));

describe('GET gestao/alunos/{turma_aluno_id}', () => {
  it('says who it is and where, before the first sign-in', async () => {
    expect(await bia()).toMatchObject({
      turma_aluno_id: world.alunos.bia,
      aluno_nome: 'Beatriz Souza',
      login: 'bia',
      matricula: 'Atual',
      situacao: 'ativo',
      escola_nome: 'Escola Aurora',
      sede_nome: 'Centro',
      serie_nome: '3ª série',
      turma_codigo: '3B',
      versao: 2,
      senha_expira_em: null,
      bloqueado_ate: null,
      ultimo_acesso_em: null,
      acessos: [],
      provas: [],
      fator_tempo: 1,
      ranking_oculto: false,
    });
  });

  it('shows the sign-ins of the student, and none of the staff who looked on', async () => {
    await t.signIn('bia');
    const julia = await t.signIn('vida.julia');
    await send(julia, 'POST', 'sessao/contexto', { turma_aluno_id: world.alunos.bia, modo: 'professor' });
    const { ultimo_acesso_em, acessos } = await bia();
    expect(acessos).toEqual([{ entrou_em: ultimo_acesso_em, saiu_em: null }]);
    expect(ultimo_acesso_em).not.toBeNull();
  });

  it('tells a lock-out after wrong passwords, which a reset ends; then the password is a first one', async () => {
    for (let wrong = 0; wrong < 6; wrong += 1)
      await t.anonymous.post('/api/v2/login/', { user: { login: 'bia', password: 'errada99' } });
    expect((await bia()).bloqueado_ate).not.toBeNull();
    const julia = await t.signIn('vida.julia');
    await send(julia, 'POST', 'users/contas/alterar_senha', { turma_aluno_id: world.alunos.bia });
    const after = await bia();
    expect(after).toMatchObject({ bloqueado_ate: null, situacao: 'senha_inicial' });
    expect(after.senha_expira_em).not.toBeNull();
  });

  it.each([
    ['a teacher of another class', 'prof.helena', world.alunos.ana],
    ['a coordinator of another school', 'coord.ines', world.alunos.zeca],
    ['nobody', 'coord.ines', 9_999_999],
  ])('%s gets the same 404', async (_name, login, id) => {
    const client = await t.signIn(login);
    expect(outcome(await client.get(URL(id)))).toBe('404 nao_encontrado');
  });

  it('puts the exam that runs first, with what the server has of it, and keeps it when delivered', async () => {
    t.clock.set('2026-11-21T12:30:00Z');
    const made = await createExam(t.db, {
      descricao: 'Simulado de novembro',
      turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-21T12:00:00Z', '2026-11-21T18:00:00Z']] }],
      dias: [{ itens: [{}, {}, {}] }],
    });
    const url = (path: string) => `/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}/${path}`;
    const bruno = await t.signIn('bruno');
    const seen = async () => detalheOf(await helena.get(URL(world.alunos.bruno)));
    await bruno.post(url('1/inicio'));
    const begun = await seen();
    expect(begun.situacao).toBe('em_prova');
    expect(begun.provas).toMatchObject([
      {
        turma_avaliacao_id: made.turma_avaliacao_ids[0],
        descricao: 'Simulado de novembro',
        situacao: 'em_andamento',
        qtde_questoes: 3,
        qtde_respondidas: 0,
        ultima_resposta_em: null,
        encerrada_em: null,
      },
    ]);
    await bruno.post(url('resposta'), {
      turma_avaliacao_questao_resposta_id: made.itens[0]?.item_id,
      item_resposta: 2,
      dia: 1,
      seq: 1,
    });
    expect((await seen()).provas[0]).toMatchObject({
      qtde_respondidas: 1,
      ultima_resposta_em: '2026-11-21T12:30:00.000Z',
    });
    await bruno.post(url('1/fechamento_prova'));
    const over = await seen();
    expect(over.situacao).toBe('ativo');
    expect(over.provas[0]).toMatchObject({ situacao: 'entregue', encerrada_em: '2026-11-21T12:30:00.000Z' });
  });

  it('is for staff who are signed in', async () => {
    expect((await t.anonymous.get(URL(world.alunos.bia))).status).toBe(401);
    const bruno = await t.signIn('bruno');
    expect((await bruno.get(URL(world.alunos.bia))).status).toBe(403);
  });
});
