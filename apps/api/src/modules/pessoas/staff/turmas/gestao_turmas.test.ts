import { isDeepStrictEqual } from 'node:util';

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { chainHead, verifyChain } from '../../../escola/auditoria.ts';
import { pessoa, sessao, turma, turma_aluno } from '../../../../database/schema/index.ts';
import { tenant } from '../../../../database/tenant.ts';
import { createTestApp, SENHA, world, type Client } from '../../../../../test/index.ts';
import { bodyOf } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { actsAfter, addPessoa, outcome, send } from '../../../../../test/gestao/staff.ts';
import { tables } from '../../../../../test/tables.ts';
import { PROVE } from '../../../../../test/security/support/figures.ts';

const t = await createTestApp();
afterAll(t.close);

const school = tenant(t.db, world.escola);
let julia: Client;
beforeAll(async () => {
  julia = await t.signIn('vida.julia');
});
const ordem = async () => (await chainHead(school))?.ordem ?? 0;

describe('the options of a class', () => {
  const path = (turma_id: number = world.turmaV2) => `gestao/turmas/${turma_id}/opcoes`;
  const set = (client: Client, turma_id?: number) =>
    send(client, 'PUT', path(turma_id), { vidas_ativas: false, pular_ativo: true });

  it('are on until a teacher of the class turns one off, which is audited', async () => {
    const helena = await t.signIn('prof.helena');
    expect((await helena.get(`/api/v2/${path()}`)).body).toEqual({
      turma_id: world.turmaV2,
      vidas_ativas: true,
      pular_ativo: true,
      alterado_em: null,
      alterado_por: null,
    });
    const before = await ordem();
    const changed = {
      turma_id: world.turmaV2,
      vidas_ativas: false,
      pular_ativo: true,
      alterado_em: '2026-11-21T12:00:00.000Z',
      alterado_por: 'Helena Costa',
    };
    expect((await set(helena)).body).toEqual(changed);
    expect((await helena.get(`/api/v2/${path()}`)).body).toEqual(changed);
    expect(await actsAfter(school, before)).toMatchObject([
      {
        acao: 'turma_opcoes_alteradas',
        ator_id: 7,
        perfil_real: 'professor',
        detalhe: { turma_id: world.turmaV2, vidas_ativas: false, pular_ativo: true },
      },
    ]);
  });

  it.each([
    ['a teacher of another class', 'prof.helena', world.turmaV1, '404 nao_encontrado', '404 nao_encontrado'],
    ['a coordinator of another school', 'coord.ines', 4, '404 nao_encontrado', '404 nao_encontrado'],
    ['a class that does not exist', 'coord.ines', 999, '404 nao_encontrado', '404 nao_encontrado'],
    ['a supervisor, who only reads', 'sup.nair', world.turmaV1, '200', '403 acesso_negado'],
    ['an admin in another school', 'admin.rui', 4, '200', '200'],
    ['a student', 'bia', world.turmaV2, '403 acesso_negado', '403 acesso_negado'],
  ])('%s', async (_name, login, turma_id, reads, writes) => {
    const client = await t.signIn(login);
    const before = await tables(t.db).select().from(turma).where(eq(turma.id, turma_id));
    expect(outcome(await client.get(`/api/v2/${path(turma_id)}`))).toBe(reads);
    expect(outcome(await set(client, turma_id))).toBe(writes);
    const after = await tables(t.db).select().from(turma).where(eq(turma.id, turma_id));
    expect(isDeepStrictEqual(after, before)).toBe(writes !== '200');
  });
});

describe('new passwords for a class', () => {
  const motivo = 'Início do ano letivo';
  const path = (turma_id: number = world.turmaV2) => `gestao/turmas/${turma_id}/senhas`;
  const reset = (body: object = {}, client = julia, turma_id?: number) =>
    send(client, 'POST', path(turma_id), { motivo, ...body });
  const hashes = async () =>
    (await tables(school).select({ id: pessoa.id, hash: pessoa.senha_hash }).from(pessoa).orderBy(pessoa.id)).map(
      ({ hash }) => hash,
    );

  it('differ for each student, are listed by name and returned once; old passwords and sessions end, and a change is forced', async () => {
    const bruno = await t.signIn('bruno');
    const ana = await t.signIn('ana');
    const before = await ordem();
    const done = bodyOf('SenhasTurma', await reset());
    expect(done).toMatchObject({
      message: 'Senha resetada com sucesso',
      turma_id: world.turmaV2,
      expira_em: '2026-12-06T12:00:00.000Z',
    });
    expect(done.senhas.map(({ aluno_nome, login, turma_aluno_id }) => [aluno_nome, login, turma_aluno_id])).toEqual([
      ['Beatriz Souza', 'bia', 3],
      ['Bruno Alves', 'bruno', 4],
      ['Dora Nunes', 'dora', 6],
      ['Eduardo Pires', 'edu', 8],
    ]);
    const novas = done.senhas.map(({ nova_senha }) => nova_senha);
    expect(new Set(novas).size).toBe(4);
    for (const nova of novas) expect(nova).toMatch(/^[A-Za-z2-9]{10}$/);

    expect((await bruno.get('/api/v2/sessao')).status).toBe(401);
    expect((await ana.get('/api/v2/sessao')).status).toBe(200);
    const login = (password: string) => t.anonymous.post('/api/v2/login/', { user: { login: 'bruno', password } });
    expect((await login(SENHA)).status).toBe(401);
    const again = await t.signIn('bruno', novas[1]);
    expect((await again.get('/api/v2/users/contas')).body).toMatchObject({ isPasswordInitial: true });
    expect(outcome(await again.get('/api/v2/resultados'))).toBe('403 troca_de_senha_obrigatoria');

    const acts = await actsAfter(school, before);
    expect(acts).toMatchObject(
      [
        [3, 3],
        [4, 4],
        [6, 5],
        [8, 16],
      ].map(([turma_aluno_id, pessoa_id]) => ({
        acao: 'senha_redefinida',
        ator_id: 6,
        perfil_real: 'gestao_vida',
        motivo,
        turma_aluno_id,
        pessoa_id,
        detalhe: { turma_id: world.turmaV2 },
      })),
    );
    expect(JSON.stringify(acts)).not.toContain(novas[0]);
    expect(await verifyChain(school)).toMatchObject({ sound: true });
  });

  it('[SEN-8] stop working after 15 days', async () => {
    const { senhas } = bodyOf('SenhasTurma', await reset({ turma_aluno_ids: [world.alunos.bruno] }));
    const login = async () =>
      (await t.anonymous.post('/api/v2/login/', { user: { login: 'bruno', password: senhas[0]?.nova_senha } })).status;
    t.clock.advance(15 * 86_400_000 - 1_000);
    expect(await login()).toBe(200);
    t.clock.advance(1_001);
    expect(await login()).toBe(401);
    julia = await t.signIn('vida.julia');
  });

  it('[SEN-8] stop working after the days that the school chose', async () => {
    const path = `gestao/escolas/${world.escola}/configuracao`;
    const otto = await t.signIn('dir.otto');
    const change = async (fichas_validade_dias: number) => {
      const { versao } = bodyOf('ConfiguracaoEscola', await otto.get(`/api/v2/${path}`));
      return send(otto, 'PATCH', path, { versao, fichas_validade_dias });
    };
    expect(outcome(await change(31))).toContain('400');
    expect(bodyOf('ConfiguracaoEscola', await change(2))).toMatchObject({ fichas_validade_dias: 2 });
    const { expira_em } = bodyOf('SenhasTurma', await reset({ turma_aluno_ids: [world.alunos.bruno] }));
    expect(Date.parse(expira_em)).toBe(t.clock().getTime() + 2 * 86_400_000);
    await change(15);
  });

  it('are set only for the named students, once each', async () => {
    const before = await ordem();
    const { senhas } = bodyOf('SenhasTurma', await reset({ turma_aluno_ids: [world.alunos.bia, world.alunos.bia] }));
    expect(senhas.map(({ turma_aluno_id }) => turma_aluno_id)).toEqual([world.alunos.bia]);
    expect(await actsAfter(school, before)).toHaveLength(1);
  });

  it.each([
    ['somebody of another class among them', { turma_aluno_ids: [3, 1] }, undefined, '404 nao_encontrado'],
    ['somebody of another school among them', { turma_aluno_ids: [3, 7] }, undefined, '404 nao_encontrado'],
    ['an enrolment that does not exist', { turma_aluno_ids: [999] }, undefined, '404 nao_encontrado'],
    ['a student who has left the class', { turma_aluno_ids: [world.alunos.caio] }, world.turmaV1, '404 nao_encontrado'],
    ['a class of another school', {}, 4, '404 nao_encontrado'],
    ['a class that does not exist', {}, 999, '404 nao_encontrado'],
    ['no reason', { motivo: '' }, undefined, '400 pedido_invalido'],
    ['a reason of four characters', { motivo: 'abcd' }, undefined, '400 pedido_invalido'],
    ['a password of the client', { nova: 'luneta123' }, undefined, '400 pedido_invalido'],
    ['nobody', { turma_aluno_ids: [] }, undefined, '400 pedido_invalido'],
  ])('change nothing at all for %s', async (_name, body, turma_id, expected) => {
    const [before, acts] = [await hashes(), await ordem()];
    expect(outcome(await reset(body, julia, turma_id))).toBe(expected);
    expect([await hashes(), await ordem()]).toEqual([before, acts]);
  });

  it.each(['prof.helena', 'coord.ines', 'gestao.lia', 'dir.otto', 'sup.nair'])('cannot be set by %s', async (login) => {
    const before = await hashes();
    expect(outcome(await reset({}, await t.signIn(login)))).toBe('403 acesso_negado');
    expect(await hashes()).toEqual(before);
  });

  it('can be set by admin in another school, and the audit row names both schools', async () => {
    const rui = await t.signIn('admin.rui');
    const other = tenant(t.db, world.outraEscola);
    const before = (await chainHead(other))?.ordem ?? 0;
    expect((await reset({}, rui, 4)).status).toBe(200);
    expect(await actsAfter(other, before)).toMatchObject([
      {
        acao: 'senha_redefinida',
        escola_id: 2,
        ator_escola_id: 1,
        ator_id: 9,
        perfil_real: 'admin',
        turma_aluno_id: 7,
      },
    ]);
  });

  it('fail for all when one fails, so that no list is half valid', async () => {
    const before = await hashes();
    const acts = await ordem();
    const living = async () =>
      (await tables(school).select().from(sessao)).filter(({ encerrada_em }) => encerrada_em === null);
    const sessions = (await living()).length;
    // The audit row cannot be written, so the passwords must not be set either.
    await tables(t.db).execute(
      sql`alter table auditoria add constraint parada check (acao <> 'senha_redefinida') not valid`,
    );
    expect((await reset()).status).toBe(500);
    await tables(t.db).execute(sql`alter table auditoria drop constraint parada`);
    expect([await hashes(), await ordem(), (await living()).length]).toEqual([before, acts, sessions]);
  });

  it('of two simultaneous resets the later one stays complete, and both are audited', async () => {
    const before = await ordem();
    const lists = await Promise.all([reset(), reset()]);
    expect(lists.map(outcome)).toEqual(['200', '200']);
    expect(await actsAfter(school, before)).toHaveLength(8);
    const works = await Promise.all(
      lists.map(async (answer) => {
        const senhas = bodyOf('SenhasTurma', answer).senhas.slice(0, 2);
        const statuses = [];
        for (const { login, nova_senha: password } of senhas)
          statuses.push((await t.anonymous.post('/api/v2/login/', { user: { login, password } })).status);
        return statuses.join();
      }),
    );
    expect(works.toSorted()).toEqual(['200,200', '401,401']);
  });
});

/** Each password is hashed at its full cost, one after another. LUNETA_PROVE=1 sends the most of one call. */
const MANY = PROVE ? 100 : 12;

describe('a large class', () => {
  const classOf = async (size: number) => {
    const [place] = await tables(school).select().from(turma).where(eq(turma.id, world.turmaV2));
    const { sede_id = 0, serie_id = 0 } = place ?? {};
    const values = { sede_id, serie_id, turno: 1, ano: 2026, versao: 2, codigo: `G${size}` };
    const [row] = await tables(school).insert(turma).values(values).returning();
    const turma_id = row?.id ?? 0;
    for (let n = 0; n < size; n += 1) {
      const pessoa_id = await addPessoa(t, world.escola, `g${size}.${n}`, 'aluno');
      await tables(school).insert(turma_aluno).values({ turma_id, pessoa_id });
    }
    return turma_id;
  };

  it('takes the same number of statements for 2 and for many students; 101 need several calls', async () => {
    const [two, many, more] = [await classOf(2), await classOf(MANY), await classOf(101)];
    const post = (turma_id: number, body: object = {}) =>
      send(julia, 'POST', `gestao/turmas/${turma_id}/senhas`, { motivo: 'Início do ano', ...body });
    const counts = [];
    for (const turma_id of [two, many]) {
      let answer;
      counts.push(
        await t.statements.count(async () => {
          answer = await post(turma_id);
        }),
      );
      const { senhas } = bodyOf('SenhasTurma', answer ?? { body: {} });
      expect(new Set(senhas.map(({ nova_senha }) => nova_senha)).size).toBe(turma_id === two ? 2 : MANY);
    }
    // Session, reach and class, students, settings of the school (SEN-8); people locked and set; their sessions and their lock-outs ended, each in one
    // statement for all (decision 197), after their known devices were read (decision 213); audit locked, its end read,
    // rows written.
    expect(counts).toEqual([13, 13]);
    const before = await ordem();
    expect(outcome(await post(more))).toBe('422 turma_grande');
    expect(await ordem()).toBe(before);
    const some = await tables(school).select().from(turma_aluno).where(eq(turma_aluno.turma_id, more)).limit(4);
    const done = await post(more, { turma_aluno_ids: some.map(({ id }) => id) });
    expect(bodyOf('SenhasTurma', done).senhas).toHaveLength(4);
    await tables(school).delete(turma_aluno).where(eq(turma_aluno.turma_id, two));
    expect(outcome(await post(two))).toBe('422 turma_sem_alunos');
  });
});
