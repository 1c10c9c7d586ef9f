/** Decision 231: the access of staff is ended and given back, and a new one-time password is given. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApp, SENHA, world, type Client } from '../../../../../test/index.ts';
import { tables } from '../../../../../test/tables.ts';

const t = await createTestApp({ cachesSessoes: true });
afterAll(() => t.close());

const EQUIPE = `/api/v2/gestao/escolas/${world.escola}/equipe`;
const motivo = 'Deixou a escola em novembro';
const logIn = (login: string, password = SENHA) => t.anonymous.post('/api/v2/login/', { user: { login, password } });

async function idOf(login: string): Promise<number> {
  const { rows } = await tables(t.db).execute(sql`select pessoa_id from diretorio_login where login = ${login}`);
  return Number(Object(rows[0]).pessoa_id);
}
const setAtiva = async (by: Client, login: string, ativa: boolean) =>
  by.post(`${EQUIPE}/${await idOf(login)}/situacao`, { ativa, motivo });
const newSenha = async (by: Client, login: string) => by.post(`${EQUIPE}/${await idOf(login)}/senha`, { motivo });
const lastAct = async () => {
  const { rows } = await tables(t.db).execute(
    sql`select acao, ator_id, pessoa_id, motivo from auditoria order by ordem desc limit 1`,
  );
  return rows[0];
};

let otto: Client;
let rui: Client;
beforeEach(async () => {
  await tables(t.db)
    .execute(sql`update pessoa set ativa = true, inativada_em = null, senha_inicial = false, senha_expira_em = null,
    senha_hash = (select senha_hash from pessoa where nome = 'Ana Lima') where perfil not in ('aluno', 'responsavel')`);
  [otto, rui] = [await t.signIn('dir.otto'), await t.signIn('admin.rui')];
});

describe('[EQU-2] the access of a member of the staff', () => {
  it('is ended with a reason: every session ends at once, the person cannot sign in, the audit names both', async () => {
    const helena = await t.signIn('prof.helena');
    const view = await t.openView(helena, world.alunos.bia);
    expect((await setAtiva(otto, 'prof.helena', false)).body).toMatchObject({
      ativa: false,
      encerrada_em: t.clock().toISOString(),
    });
    expect([(await helena.get('/api/v2/sessao')).status, (await view.get('/api/v2/sessao')).status]).toEqual([
      401, 401,
    ]);
    expect((await logIn('prof.helena')).status).toBe(401);
    const [ator_id, pessoa_id] = [await idOf('dir.otto'), await idOf('prof.helena')];
    expect(await lastAct()).toMatchObject({
      acao: 'acesso_encerrado',
      ator_id: String(ator_id),
      pessoa_id: String(pessoa_id),
      motivo,
    });
  });

  it('is given back, with the password as it was, and ending it twice changes nothing', async () => {
    const helena = await t.signIn('prof.helena');
    await setAtiva(otto, 'prof.helena', false);
    const ended = t.clock().toISOString();
    t.clock.advance(60_000);
    expect((await setAtiva(otto, 'prof.helena', false)).body).toMatchObject({ encerrada_em: ended });
    expect((await setAtiva(otto, 'prof.helena', true)).body).toMatchObject({ ativa: true, encerrada_em: null });
    expect(await lastAct()).toMatchObject({ acao: 'acesso_devolvido' });
    // A session of before does not come back with it.
    expect((await helena.get('/api/v2/sessao')).status).toBe(401);
    expect((await logIn('prof.helena')).status).toBe(200);
  });

  it.each([
    ['dir.otto', 'sup.nair', '403 perfil_acima'],
    ['dir.otto', 'admin.rui', '403 perfil_acima'],
    ['gestao.lia', 'vida.julia', '403 perfil_acima'],
    ['dir.otto', 'dir.otto', '422 propria_conta'],
    ['admin.rui', 'admin.rui', '422 propria_conta'],
    ['dir.otto', 'bia', '404 nao_encontrado'],
    ['dir.otto', 'zeca', '404 nao_encontrado'],
    ['vida.julia', 'prof.helena', '403 acesso_negado'],
  ])('is not changed by %s for %s: %s', async (by, login, refusal) => {
    const client = await t.signIn(by);
    for (const { status, body } of [await setAtiva(client, login, false), await newSenha(client, login)])
      expect(`${status} ${Object(body).codigo}`).toBe(refusal);
  });

  it('[EQU-3] stays with the last person in charge of a school, also when two end each other at once', async () => {
    expect((await setAtiva(rui, 'gestao.lia', false)).status).toBe(200);
    expect(await setAtiva(rui, 'dir.otto', false)).toMatchObject({
      status: 409,
      body: { codigo: 'ultimo_responsavel' },
    });
    for (let round = 0; round < 5; round += 1) {
      for (const login of ['gestao.lia', 'dir.otto']) await setAtiva(rui, login, true);
      const both = await Promise.all([setAtiva(rui, 'gestao.lia', false), setAtiva(rui, 'dir.otto', false)]);
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
  });

  it('[EQU-3] stays with the last admin of the deployment', async () => {
    await tables(t.db).execute(sql`insert into pessoa (escola_id, nome, perfil, senha_hash, criada_em)
      select escola_id, 'Karen Maia', 'admin', senha_hash, now() from pessoa where nome = 'Ana Lima'`);
    await tables(t.db).execute(sql`insert into diretorio_login (login, escola_id, pessoa_id)
      select 'admin.karen', escola_id, id from pessoa where nome = 'Karen Maia'`);
    const karen = await t.signIn('admin.karen');
    expect((await setAtiva(karen, 'admin.rui', false)).status).toBe(200);
    await setAtiva(karen, 'admin.rui', true);
    const ruiAgain = await t.signIn('admin.rui');
    const both = await Promise.all([setAtiva(karen, 'admin.rui', false), setAtiva(ruiAgain, 'admin.karen', false)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    await tables(t.db).execute(sql`delete from diretorio_login where login = 'admin.karen'`);
    await tables(t.db).execute(sql`update pessoa set perfil = 'professor' where nome = 'Karen Maia'`);
  });
});

describe('[EQU-7] the classes of a person whose access ends', () => {
  const turmasOf = async (login: string): Promise<string[]> => {
    const { rows } = await tables(t.db).execute(
      sql`select turma_id from turma_professor where pessoa_id = ${await idOf(login)} order by turma_id`,
    );
    return rows.map((row) => String(Object(row).turma_id));
  };
  const end = async (login: string, more: object, by = otto) =>
    by.post(`${EQUIPE}/${await idOf(login)}/situacao`, { ativa: false, motivo, ...more });
  const newTeacher = async (nome: string, login: string, perfil = 'professor') => {
    await tables(t.db).execute(sql`insert into pessoa (escola_id, nome, perfil, senha_hash, criada_em)
      select escola_id, ${nome}, ${perfil}, senha_hash, now() from pessoa where nome = 'Ana Lima'`);
    await tables(t.db).execute(sql`insert into diretorio_login (login, escola_id, pessoa_id)
      select ${login}, escola_id, id from pessoa where nome = ${nome}`);
    return idOf(login);
  };

  it('go over to another teacher at once, with the day in the audit, and are in the list', async () => {
    const sucessor_id = await newTeacher('Elisa Moraes', 'prof.elisa');
    const before = await turmasOf('prof.helena');
    expect(before.length).toBeGreaterThan(0);
    const a_partir = new Date(t.clock().getTime() - 86_400_000).toISOString().slice(0, 10);
    const { status, body } = await end('prof.helena', { sucessor_id, a_partir });
    expect([status, Object(body).qtde_turmas_assumidas]).toEqual([200, before.length]);
    expect([await turmasOf('prof.helena'), await turmasOf('prof.elisa')]).toEqual([[], before]);
    const elisa = await t.signIn('prof.elisa');
    expect((await elisa.get('/api/v2/gestao/turmas?escola_id=' + world.escola)).body).toHaveLength(before.length);
    const { rows } = await tables(t.db).execute(sql`select detalhe from auditoria order by ordem desc limit 1`);
    expect(Object(rows[0]).detalhe).toEqual({ sucessor_id, a_partir, turmas: before.join(',') });
    const listed: { pessoa_id: number; turmas: { turma_id: number }[] }[] = Object((await otto.get(EQUIPE)).body);
    const row = listed.find(({ pessoa_id }) => pessoa_id === sucessor_id);
    expect(row?.turmas.map(({ turma_id }) => String(turma_id)).toSorted()).toEqual(before.toSorted());
    // Again, with nothing left, nothing is written.
    const { rows: acts } = await tables(t.db).execute(sql`select count(*) as n from auditoria`);
    expect((await end('prof.helena', { sucessor_id })).body).toMatchObject({ qtde_turmas_assumidas: 0 });
    expect((await tables(t.db).execute(sql`select count(*) as n from auditoria`)).rows).toEqual(acts);
    // And back, for the tests below: the access of Elisa ends in favour of Helena.
    await setAtiva(otto, 'prof.helena', true);
    await end('prof.elisa', { sucessor_id: await idOf('prof.helena') });
    expect(await turmasOf('prof.helena')).toEqual(before);
  });

  it('stay as they are when the successor or the day is refused', async () => {
    const before = await turmasOf('prof.helena');
    const outra = await newTeacher('Nina Prates', 'prof.nina');
    const { rows: others } = await tables(t.db).execute(
      sql`select id from pessoa where escola_id <> ${world.escola} and perfil = 'professor' limit 1`,
    );
    const [other] = others;
    await setAtiva(otto, 'prof.nina', false);
    const ativo = await newTeacher('Rita Sales', 'prof.rita');
    const amanha = new Date(t.clock().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    const refused = async (more: object) => String(Object((await end('prof.helena', more)).body).codigo);
    expect([
      await refused({ sucessor_id: 999_999_999 }),
      await refused({ sucessor_id: other === undefined ? 999_999_998 : Number(Object(other).id) }),
      await refused({ sucessor_id: await idOf('prof.helena') }),
      await refused({ sucessor_id: await idOf('bia') }),
      await refused({ sucessor_id: outra }),
      await refused({ sucessor_id: await idOf('vida.julia') }),
      await refused({ sucessor_id: ativo, a_partir: amanha }),
      await refused({ a_partir: amanha }),
      await refused({ sucessor_id: ativo, ativa: true }),
    ]).toEqual([
      'sucessor_desconhecido',
      'sucessor_desconhecido',
      'sucessor_desconhecido',
      'sucessor_desconhecido',
      'sucessor_sem_acesso',
      'sucessor_nao_docente',
      'a_partir_no_futuro',
      'sucessor_ausente',
      'sucessor_sem_encerramento',
    ]);
    expect(await turmasOf('prof.helena')).toEqual(before);
    expect((await logIn('prof.helena')).status).toBe(200);
  });

  it('two people who end each other in each other’s favour do not wait for each other', async () => {
    const [a, b] = [await newTeacher('Um Docente', 'prof.um'), await newTeacher('Dois Docente', 'prof.dois')];
    const both = await Promise.all([end('prof.um', { sucessor_id: b }), end('prof.dois', { sucessor_id: a }, rui)]);
    expect(both.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 422]);
  });
});

describe('a new one-time password', () => {
  it('is told once, lasts 72 hours, must be changed, and ends the sessions and the wait', async () => {
    const helena = await t.signIn('prof.helena');
    for (let n = 0; n < 5; n += 1) await logIn('prof.helena', `errada${n}`);
    const { status, body } = await newSenha(otto, 'prof.helena');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      login: 'prof.helena',
      expira_em: new Date(t.clock().getTime() + 72 * 3_600_000).toISOString(),
    });
    expect((await helena.get('/api/v2/sessao')).status).toBe(401);
    expect((await logIn('prof.helena')).status).toBe(401);
    expect((await logIn('prof.helena', String(Object(body).nova_senha))).body).toMatchObject({
      shouldChangePassword: true,
    });
    expect(await lastAct()).toMatchObject({ acao: 'senha_redefinida', motivo });
  });

  it('is not given while the access is ended', async () => {
    await setAtiva(otto, 'prof.helena', false);
    expect(await newSenha(otto, 'prof.helena')).toMatchObject({ status: 409, body: { codigo: 'acesso_encerrado' } });
  });
});

it('the list names who cannot sign in any more, the user name, and what the caller may change', async () => {
  await setAtiva(otto, 'prof.helena', false);
  const { body } = await otto.get(EQUIPE);
  const rows: { login: string; ativa: boolean; gerenciavel: boolean; propria: boolean }[] = Object(body);
  const of = (login: string) => rows.find((row) => row.login === login);
  expect(of('prof.helena')).toMatchObject({ ativa: false, encerrada_em: t.clock().toISOString(), gerenciavel: true });
  expect(of('dir.otto')).toMatchObject({ ativa: true, propria: true, gerenciavel: false });
  expect(of('admin.rui')).toMatchObject({ gerenciavel: false });
});
