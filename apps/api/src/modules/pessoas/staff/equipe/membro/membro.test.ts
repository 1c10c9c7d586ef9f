/** Accounts of the staff are made and changed in the console (school §1, rules EQU). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createSmtpSink, createTestApp, SENHA, world, type Answer, type Client } from '../../../../../../test/index.ts';
import { tables } from '../../../../../../test/tables.ts';
import { createMailer } from '../../../recuperacao/mailer.ts';

const smtp = await createSmtpSink();
const mailer = createMailer({ url: smtp.url, from: 'Luneta <nao-responda@luneta.teste>' });
const t = await createTestApp({ cachesSessoes: true, acesso: { mailer } });
const silent = await createTestApp();
afterAll(async () => {
  await Promise.all([t.close(), silent.close()]);
  mailer.close();
  await smtp.close();
});

const EQUIPE = `/api/v2/gestao/escolas/${world.escola}/equipe`;
const logIn = (login: string, password = SENHA) => t.anonymous.post('/api/v2/login/', { user: { login, password } });
const create = (by: Client, body: object, chave?: string) =>
  by.send({ method: 'POST', url: EQUIPE, payload: body, ...(chave && { headers: { 'idempotency-key': chave } }) });
const codigoOf = ({ status, body }: Answer) => `${status} ${Object(body).codigo}`;
const membroOf = ({ body }: Answer): { pessoa_id: number; versao: number; turmas: object[] } => Object(body).membro;

type Membro = { pessoa_id: number; nome: string; login: string; perfil: string; versao: number };
async function read(by: Client, login: string): Promise<Membro> {
  const listed: Membro[] = Object((await by.get(`${EQUIPE}?busca=${login}`)).body);
  const found = listed.find((one) => one.login === login);
  if (!found) throw new Error(`no ${login}`);
  return found;
}
/** Changes an account over the version that stands now. */
async function change(by: Client, login: string, fields: object): Promise<Answer> {
  const { pessoa_id, nome, perfil, versao } = await read(admin, login);
  return save(by, pessoa_id, { nome, login, perfil, versao, ...fields });
}
const save = (by: Client, pessoa_id: number, payload: object) =>
  by.send({ method: 'PUT', url: `${EQUIPE}/${pessoa_id}`, payload });
const idOf = async (login: string) => (await read(admin, login)).pessoa_id;
const lastAct = async () => {
  const { rows } = await tables(t.db).execute(
    sql`select acao, ator_id, pessoa_id, perfil_real, detalhe from auditoria order by ordem desc limit 1`,
  );
  return rows[0];
};

let admin: Client;
let diretor: Client;
let secretaria: Client;
beforeAll(async () => {
  [admin, diretor, secretaria] = [
    await t.signIn('admin.rui'),
    await t.signIn('dir.otto'),
    await t.signIn('gestao.lia'),
  ];
});

describe('a new account', () => {
  it('[EQU-6] signs in with the password that is told once, within 72 hours, and changes it first', async () => {
    const made = await create(diretor, {
      nome: '  Marcos   Vinícius Teles ',
      login: ' Marcos.Teles ',
      email: 'teles@luneta.edu.br',
      perfil: 'professor',
      turma_ids: [world.turmaV2],
      valido_ate: '2026-12-18',
    });
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject({
      membro: {
        nome: 'Marcos Vinícius Teles',
        login: 'marcos.teles',
        email: 'teles@luneta.edu.br',
        versao: 1,
        turmas: [{ turma_id: world.turmaV2, materia_id: null, valido_ate: '2026-12-18' }],
      },
      convite_enviado: false,
      expira_em: new Date(t.clock().getTime() + 72 * 3_600_000).toISOString(),
    });
    const senha = String(Object(made.body).senha_inicial);
    expect(senha).toMatch(/^[a-hj-km-np-z2-9]{10}$/);
    expect((await logIn('marcos.teles', senha)).body).toMatchObject({ shouldChangePassword: true });
    expect(await lastAct()).toMatchObject({
      acao: 'membro_criado',
      perfil_real: 'diretor',
      pessoa_id: String(membroOf(made).pessoa_id),
      detalhe: { perfil: 'professor', turmas: String(world.turmaV2) },
    });
    t.clock.advance(72 * 3_600_000);
    expect((await logIn('marcos.teles', senha)).status).toBe(401);
    t.clock.advance(-72 * 3_600_000);
  });

  it('keeps its password out of the database, the audit and the kept answers', async () => {
    const made = await create(
      diretor,
      { nome: 'Canário', login: 'canario', perfil: 'professor' },
      'chave-canario-0001',
    );
    const senha = String(Object(made.body).senha_inicial);
    const { rows } = await tables(t.db).execute(sql`
      select (select count(*) from pedido x where x::text like '%' || ${senha} || '%')
           + (select count(*) from auditoria x where x::text like '%' || ${senha} || '%')
           + (select count(*) from pessoa x where x::text like '%' || ${senha} || '%') as n`);
    expect(Number(Object(rows[0]).n)).toBe(0);
  });

  it('is made once by a repeated call, which tells the same until somebody has signed in', async () => {
    const body = { nome: 'Repetida', login: 'repetida', perfil: 'professor' };
    const five = await Promise.all(Array.from({ length: 5 }, () => create(diretor, body, 'chave-repetida-001')));
    const [first, ...others] = five.map((made) => JSON.stringify([made.status, made.body]));
    expect(new Set(others)).toEqual(new Set([first]));
    const { rows } = await tables(t.db).execute(sql`select count(*) as n from pessoa where nome = 'Repetida'`);
    expect(Number(Object(rows[0]).n)).toBe(1);
    const refusals = [
      await create(diretor, body),
      await create(diretor, body, 'chave-repetida-002'),
      await create(diretor, { ...body, nome: 'Outra' }, 'chave-repetida-001'),
      await create(admin, body, 'chave-repetida-001'),
    ].map(codigoOf);
    expect(new Set(refusals)).toEqual(new Set(['409 login_em_uso']));
    expect((await logIn('repetida', String(Object(five[0]?.body).senha_inicial))).status).toBe(200);
    expect(codigoOf(await create(diretor, body, 'chave-repetida-001'))).toBe('409 login_em_uso');
  });

  it('[EQU-1] has a login that nobody of the deployment has, and is not told whose it is', async () => {
    const refusals = [];
    for (const login of ['bia', 'zeca', 'a b c', 'joão', '=1+1', 'ab'])
      refusals.push(codigoOf(await create(diretor, { nome: 'Nova', login, perfil: 'professor' })));
    expect(refusals).toEqual([
      '409 login_em_uso',
      '409 login_em_uso',
      '422 login_invalido',
      '422 login_invalido',
      '422 login_invalido',
      '400 pedido_invalido',
    ]);
    const taken = await create(diretor, { nome: 'Nova', login: 'zeca', perfil: 'professor' });
    expect(taken.body).toMatchObject({ campos: [{ campo: 'login', codigo: 'login_em_uso' }] });
    expect(JSON.stringify(taken.body)).not.toContain('Zeca');
    const both = await Promise.all([
      create(diretor, { nome: 'Um', login: 'ao.mesmo.tempo', perfil: 'professor' }),
      create(admin, { nome: 'Dois', login: 'ao.mesmo.tempo', perfil: 'professor' }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it.each([
    [
      'gestao.lia',
      {
        professor: 200,
        coordenador: 200,
        gestao_escola: 403,
        gestao_vida: 403,
        diretor: 403,
        supervisor: 403,
        admin: 403,
      },
    ],
    [
      'dir.otto',
      {
        professor: 200,
        coordenador: 200,
        gestao_escola: 200,
        gestao_vida: 200,
        diretor: 403,
        supervisor: 403,
        admin: 403,
      },
    ],
    [
      'admin.rui',
      {
        professor: 200,
        coordenador: 200,
        gestao_escola: 200,
        gestao_vida: 200,
        diretor: 200,
        supervisor: 200,
        admin: 200,
      },
    ],
  ])('[EQU-2] of each profile is made by %s, or refused', async (by, expected) => {
    const client = await t.signIn(by);
    const answered: Record<string, number> = {};
    for (const perfil of Object.keys(expected)) {
      const made = await create(client, { nome: 'Pessoa Nova', login: `${by}.${perfil}`, perfil });
      answered[perfil] = made.status;
      if (made.status !== 403) continue;
      expect(Object(made.body).codigo).toBe('perfil_acima');
      expect(await lastAct()).toMatchObject({ acao: 'membro_recusado', detalhe: { perfil } });
    }
    expect(answered).toEqual(expected);
    await tables(t.db).execute(sql`update pessoa set ativa = false where nome = 'Pessoa Nova'`);
  });

  it('has classes of the school only when it teaches, and other schools only when it supervises', async () => {
    const novo = (more: object) => ({ nome: 'Nova', login: 'nova.sem.lugar', perfil: 'professor', ...more });
    expect([
      codigoOf(await create(admin, novo({ turma_ids: [4] }))),
      codigoOf(await create(admin, novo({ turma_ids: [999_999] }))),
      codigoOf(await create(admin, novo({ turma_ids: [world.turmaV2], materia_id: 999_999 }))),
      codigoOf(await create(admin, novo({ perfil: 'coordenador', turma_ids: [world.turmaV2] }))),
      codigoOf(await create(admin, novo({ escola_ids: [2] }))),
      codigoOf(await create(admin, novo({ perfil: 'supervisor', escola_ids: [999_999] }))),
      codigoOf(await create(admin, novo({ nome: '\u200B' }))),
      codigoOf(await create(admin, novo({ nome: 'a\u0000b' }))),
      codigoOf(await create(admin, novo({ nome: 'n'.repeat(201) }))),
    ]).toEqual([
      '422 turma_desconhecida',
      '422 turma_desconhecida',
      '422 materia_desconhecida',
      '422 turmas_sem_docencia',
      '422 escolas_sem_supervisao',
      '422 escola_desconhecida',
      '422 nome_vazio',
      '400 pedido_invalido',
      '400 pedido_invalido',
    ]);
    const made = await create(admin, novo({ login: 'nova.sup', perfil: 'supervisor', escola_ids: [1, 2] }));
    expect(made.body).toMatchObject({ membro: { escola_ids: [2] } });
    const senha = String(Object(made.body).senha_inicial);
    expect((await logIn('nova.sup', senha)).status).toBe(200);
  });

  it('[EQU-6] gets a link by e-mail where the deployment sends messages, and no password', async () => {
    const novo = { nome: 'Convidada Lopes', login: 'convidada', perfil: 'coordenador', convite: true };
    expect(codigoOf(await create(diretor, novo))).toBe('422 convite_sem_email');
    const made = await create(diretor, { ...novo, email: 'convidada@escola.teste' });
    expect(made.body).toMatchObject({ convite_enviado: true, senha_inicial: null, expira_em: null });
    const again = await create(diretor, { ...novo, email: 'convidada@escola.teste' }, 'chave-convite-0001');
    expect(again.body).toEqual(made.body);
    const message = await smtp.message(1);
    expect(message.text).toContain('criou uma conta para você');
    expect(message.text).toContain('vale por 72 horas');
    expect((await logIn('convidada', '!')).status).toBe(401);
    t.clock.advance(71 * 3_600_000);
    const codigo = /#codigo=([\w-]+)/.exec(message.text)?.[1] ?? '';
    const chosen = 'cometa-amarelo-9';
    expect((await t.anonymous.post('/api/v2/recuperacao/resgate', { codigo, nova: chosen })).status).toBe(200);
    t.clock.advance(-71 * 3_600_000);
    expect((await logIn('convidada', chosen)).body).toMatchObject({ shouldChangePassword: false });
    const offline = await silent.signIn('dir.otto');
    const refused = await offline.post(EQUIPE, { ...novo, login: 'convidada.2', email: 'a@escola.teste' });
    expect(codigoOf(refused)).toBe('422 email_desativado');
  });
});

describe('an account that is there', () => {
  it('[EQU-4] loses its sign-ins and the students it has open when its profile changes', async () => {
    await create(admin, { nome: 'Muda Perfil', login: 'muda.perfil', perfil: 'professor', turma_ids: [world.turmaV2] });
    await tables(t.db).execute(sql`update pessoa set senha_inicial = false, senha_hash =
      (select senha_hash from pessoa where nome = 'Ana Lima') where nome = 'Muda Perfil'`);
    const client = await t.signIn('muda.perfil');
    const view = await t.openView(client, world.alunos.bia);
    const changed = await change(diretor, 'muda.perfil', { perfil: 'coordenador' });
    expect(changed).toMatchObject({ status: 200, body: { perfil: 'coordenador', versao: 2, turmas: [] } });
    expect([(await client.get('/api/v2/sessao')).status, (await view.get('/api/v2/sessao')).status]).toEqual([
      401, 401,
    ]);
    // They are ended, and not only passed over because of their profile.
    const { rows } = await tables(t.db).execute(
      sql`select count(*) as n from sessao where encerrada_em is null and pessoa_id = ${await idOf('muda.perfil')}`,
    );
    expect(Number(Object(rows[0]).n)).toBe(0);
    expect(await lastAct()).toMatchObject({
      acao: 'membro_alterado',
      detalhe: { perfil: 'coordenador', perfil_antes: 'professor' },
    });
  });

  it('keeps its sign-ins when only its name, login or classes change', async () => {
    const helena = await t.signIn('prof.helena');
    const other = await change(diretor, 'prof.helena', { nome: 'Helena Prado', turma_ids: [world.turmaV1] });
    expect(other.body).toMatchObject({ nome: 'Helena Prado', turmas: [{ turma_id: world.turmaV1 }] });
    expect((await helena.get('/api/v2/sessao')).status).toBe(200);
    const { pessoa_id, nome, perfil, versao } = await read(admin, 'prof.helena');
    expect((await save(diretor, pessoa_id, { nome, perfil, versao, login: 'helena.prado' })).status).toBe(200);
    expect([(await logIn('prof.helena')).status, (await logIn('helena.prado')).status]).toEqual([401, 200]);
    await change(diretor, 'helena.prado', { turma_ids: [world.turmaV2] });
    const back = await read(admin, 'helena.prado');
    expect((await save(diretor, pessoa_id, { nome, perfil, versao: back.versao, login: 'prof.helena' })).status).toBe(
      200,
    );
  });

  it('is saved over the version that was read, by one of two at once; nothing new is no change', async () => {
    const { pessoa_id, nome, login, perfil, versao } = await read(admin, 'coord.ines');
    const body = { nome, login, perfil, versao };
    expect((await save(diretor, pessoa_id, body)).body).toMatchObject({ versao });
    const both = await Promise.all([
      save(diretor, pessoa_id, { ...body, nome: 'Inês Um' }),
      save(secretaria, pessoa_id, { ...body, nome: 'Inês Dois' }),
    ]);
    expect(both.map(codigoOf).toSorted()).toEqual(['200 undefined', '409 versao_diferente']);
    expect((await read(admin, 'coord.ines')).versao).toBe(versao + 1);
  });

  it.each([
    ['gestao.lia', 'vida.julia', { perfil: 'professor' }, '403 perfil_acima'],
    ['gestao.lia', 'prof.helena', { perfil: 'gestao_vida' }, '403 perfil_acima'],
    ['gestao.lia', 'gestao.lia', { perfil: 'diretor' }, '403 perfil_acima'],
    ['dir.otto', 'admin.rui', { perfil: 'professor' }, '403 perfil_acima'],
    ['admin.rui', 'admin.rui', { perfil: 'professor' }, '403 perfil_acima'],
    ['vida.julia', 'prof.helena', { nome: 'Outra' }, '403 acesso_negado'],
    ['dir.otto', 'prof.helena', { login: 'bia' }, '409 login_em_uso'],
  ])('[EQU-2] is not changed by %s for %s with %j: %s', async (by, login, fields, refusal) => {
    const { pessoa_id, ...stands } = await read(admin, login);
    const { nome, perfil, versao } = stands;
    const refused = await save(await t.signIn(by), pessoa_id, { nome, login, perfil, versao, ...fields });
    expect(codigoOf(refused)).toBe(refusal);
    expect(await read(admin, login)).toMatchObject(stands);
  });

  it('[EQU-3] stays in charge as the last one, also when two demote each other at once', async () => {
    expect((await change(admin, 'gestao.lia', { perfil: 'professor' })).status).toBe(200);
    expect(codigoOf(await change(admin, 'dir.otto', { perfil: 'coordenador' }))).toBe('409 ultimo_responsavel');
    await change(admin, 'gestao.lia', { perfil: 'gestao_escola' });
    for (let round = 0; round < 5; round += 1) {
      const both = await Promise.all([
        change(admin, 'gestao.lia', { perfil: 'professor' }),
        change(admin, 'dir.otto', { perfil: 'professor' }),
      ]);
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      await change(admin, 'gestao.lia', { perfil: 'gestao_escola' });
      await change(admin, 'dir.otto', { perfil: 'diretor' });
    }
  });

  it('[EQU-3] two admins who demote each other: one is refused', async () => {
    await tables(t.db).execute(sql`insert into pessoa (escola_id, nome, perfil, senha_hash, criada_em)
      select escola_id, 'Karen Maia', 'admin', senha_hash, now() from pessoa where nome = 'Ana Lima'`);
    await tables(t.db).execute(sql`insert into diretorio_login (login, escola_id, pessoa_id)
      select 'admin.karen', escola_id, id from pessoa where nome = 'Karen Maia'`);
    const karen = await t.signIn('admin.karen');
    const both = await Promise.all([
      change(karen, 'admin.rui', { perfil: 'professor' }),
      change(admin, 'admin.karen', { perfil: 'professor' }),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    await tables(t.db).execute(sql`update pessoa set perfil = 'admin' where nome = 'Rui Castro'`);
    await tables(t.db).execute(
      sql`update pessoa set perfil = 'admin' where id = (select pessoa_id from diretorio_login where login = 'admin.rui')`,
    );
    await tables(t.db).execute(sql`update pessoa set perfil = 'professor' where nome = 'Karen Maia'`);
    admin = await t.signIn('admin.rui');
  });
});

describe('the user name while it is typed', () => {
  const ask = (by: Client, login: string) => by.get(`${EQUIPE}/login?login=${encodeURIComponent(login)}`);

  it('[EQU-1] is free, taken or none, for who may make accounts', async () => {
    const answers = [];
    for (const login of ['Livre.Agora', 'zeca', 'a b'])
      answers.push(Object((await ask(await t.signIn('gestao.lia'), login)).body));
    expect(answers).toEqual([
      { login: 'livre.agora', situacao: 'livre' },
      { login: 'zeca', situacao: 'em_uso' },
      { login: 'a b', situacao: 'invalido' },
    ]);
    expect((await ask(await t.signIn('coord.ines'), 'zeca')).status).toBe(403);
  });

  it('is tried 120 times in ten minutes and no more', async () => {
    const { pessoa_id } = await read(admin, 'dir.otto');
    await tables(t.db).execute(sql`delete from login_falha`);
    const otto = await t.signIn('dir.otto');
    await ask(otto, 'um');
    await tables(t.db).execute(sql`update login_falha set falhas = 119 where chave like 'login-livre:%'`);
    expect((await ask(otto, 'dois')).status).toBe(200);
    expect(await ask(otto, 'tres')).toMatchObject({ status: 429, body: { codigo: 'muitas_tentativas' } });
    expect(pessoa_id).toBeGreaterThan(0);
  });
});

describe('the list', () => {
  it('is searched by name or user name, and by profile', async () => {
    const names = async (query: string): Promise<string[]> => {
      const rows: Membro[] = Object((await admin.get(`${EQUIPE}?${query}`)).body);
      return rows.map(({ login }) => login);
    };
    expect(await names('busca=marcos%20vinicius')).toEqual(['marcos.teles']);
    expect(await names('busca=MARCOS.T')).toEqual(['marcos.teles']);
    expect(await names('perfil=diretor&busca=otto')).toEqual(['dir.otto']);
    expect(await names('perfil=supervisor&busca=otto')).toEqual([]);
  });

  it('says who did not use the account for 90 days, and counts the same in the summary', async () => {
    const { pessoa_id } = membroOf(await create(admin, { nome: 'Parada Lima', login: 'parada', perfil: 'professor' }));
    const day = 86_400_000;
    const made = (days: number) => new Date(t.clock().getTime() - days * day).toISOString();
    const listed = async () => {
      const rows: Membro[] = Object((await admin.get(`${EQUIPE}?sem_acesso=90_dias&busca=parada`)).body);
      return rows.length;
    };
    await tables(t.db).execute(sql`update pessoa set criada_em = ${made(89)} where id = ${pessoa_id}`);
    expect(await listed()).toBe(0);
    await tables(t.db).execute(sql`update pessoa set criada_em = ${made(91)} where id = ${pessoa_id}`);
    expect(await listed()).toBe(1);
    // A sign-in of 100 days ago that lasts 30 days was last used 60 days ago.
    await tables(t.db)
      .execute(sql`insert into sessao (escola_id, id, pessoa_id, perfil, perfil_real, validade_segundos, criada_em, expira_em)
      values (${world.escola}, gen_random_uuid(), ${pessoa_id}, 'professor', 'professor', ${30 * 86_400}, ${made(100)}, ${made(30)})`);
    expect(await listed()).toBe(0);
    await tables(t.db).execute(sql`update sessao set expira_em = ${made(61)} where pessoa_id = ${pessoa_id}`);
    expect(await listed()).toBe(1);
    const [resumo, rows] = [await admin.get(`${EQUIPE}/resumo`), await admin.get(`${EQUIPE}?sem_acesso=90_dias`)];
    expect(Object(resumo.body).sem_acesso_90_dias).toBe(Object(rows.body).length);
    expect(Object(resumo.body).envia_convites).toBe(true);
  });
});
