/** Students entered, mended and moved by hand; slips; what they need in exams. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { actsAfter, outcome, send } from '../../../../../test/gestao/staff.ts';
import { emptyWallets } from '../../../../../test/navbar/wallet.ts';
import { createTestApp, world, type Answer } from '../../../../../test/index.ts';
import { tables } from '../../../../../test/tables.ts';
import { chainHead } from '../../../escola/auditoria.ts';
import { tenant } from '../../../../database/tenant.ts';

const t = await createTestApp();
afterAll(t.close);

const school = tenant(t.db, world.escola);
const ines = await t.signIn('coord.ines');
const helena = await t.signIn('prof.helena');
const julia = await t.signIn('vida.julia');
const motivo = 'Pedido da família';
const run = (statement: Parameters<ReturnType<typeof tables>['execute']>[0]) => tables(t.db).execute(statement);
const ordem = async () => (await chainHead(school))?.ordem ?? 0;
const bodyOf = ({ body }: Answer) => Object(body);
const enter = (body: object, by = ines) => send(by, 'POST', 'gestao/alunos', body);
const move = (id: number, body: object, by = ines) =>
  send(by, 'POST', `gestao/alunos/${id}/movimentacao`, { motivo, ...body });

describe('a student entered by hand', () => {
  it('gets a login and no password, is enrolled, and the audit names both', async () => {
    const before = await ordem();
    const answer = await enter({
      turma_id: world.turmaV1,
      nome: ' Marina  Duarte Lopes ',
      data_nascimento: '2009-03-14',
      id_externo: '2026-0417',
      data: '2026-11-02',
    });
    expect(answer.status).toBe(200);
    const { turma_aluno_id, login } = bodyOf(answer);
    expect(bodyOf(answer)).toMatchObject({ turma_id: world.turmaV1, aluno_nome: 'Marina Duarte Lopes' });
    expect(login).toMatch(/^marina\.lopes\d{2,3}$/);
    const { rows } = await run(sql`select inicio_em, status from turma_aluno where id = ${turma_aluno_id}`);
    expect(new Date(Object(rows[0]).inicio_em).toISOString()).toBe('2026-11-02T03:00:00.000Z');
    expect(await actsAfter(school, before)).toMatchObject([
      { acao: 'aluno_cadastrado', turma_aluno_id, ator_id: 8, perfil_real: 'coordenador' },
    ]);
    await expect(t.signIn(login, '!')).rejects.toThrow('credenciais_invalidas');
  });

  it('a repeated press makes one', async () => {
    const press = () =>
      ines.send({
        method: 'POST',
        url: '/api/v2/gestao/alunos',
        payload: JSON.stringify({ turma_id: world.turmaV2, nome: 'Uma Vez' }),
        headers: { 'content-type': 'application/json', 'idempotency-key': '7d7b5a0e-0000-4000-8000-000000000001' },
      });
    expect(bodyOf(await press())).toEqual(bodyOf(await press()));
    const { rows } = await run(sql`select count(*)::int as n from pessoa where nome = 'Uma Vez'`);
    expect(rows[0]).toEqual({ n: 1 });
  });

  it.each([
    ['a name without a letter', { nome: '…' }, '400 nome_vazio', 'nome'],
    ['a birth date to come', { data_nascimento: '2031-01-01' }, '422 data_nascimento', 'data_nascimento'],
    ['a day to come', { data: '2026-12-01' }, '422 data_no_futuro', 'data'],
    ['a login with an owner', { login: 'zeca' }, '409 login_em_uso', 'login'],
    ['an e-mail with an owner', { email: 'x@y.z' }, '409 email_em_uso', 'email'],
    ['a key with an owner', { id_externo: '2026-0417' }, '409 id_externo_em_uso', 'id_externo'],
  ])('%s is refused at its field, and nobody is entered', async (_case, fields, expected, campo) => {
    await run(
      sql`insert into diretorio_login (login, escola_id, pessoa_id) values ('x@y.z', 2, 15) on conflict do nothing`,
    );
    const count = async () => (await run(sql`select count(*) from pessoa`)).rows;
    const before = await count();
    const answer = await enter({ turma_id: world.turmaV2, nome: 'Nina', ...fields });
    expect(outcome(answer)).toBe(expected);
    expect(bodyOf(answer).campos).toMatchObject([{ campo }]);
    expect(await count()).toEqual(before);
  });

  it('into an archived class or one of a closed year: refused (ESC-1)', async () => {
    await run(sql`update turma set arquivada_em = now() where id = 1`);
    expect(outcome(await enter({ turma_id: 1, nome: 'Nina' }))).toBe('409 turma_arquivada');
    await run(sql`update turma set arquivada_em = null where id = 1`);
    await run(
      sql`insert into ano_letivo (escola_id, ano, inicio, fim, situacao) values (1, 2026, '2026-02-01', '2026-12-01', 'encerrado')`,
    );
    expect(outcome(await enter({ turma_id: 1, nome: 'Nina' }))).toBe('409 ano_encerrado');
    expect(outcome(await move(world.alunos.bia, { acao: 'concluir' }))).toBe('409 ano_encerrado');
    await run(sql`delete from ano_letivo`);
  });

  it('is found again while typing, by the name and where both have one by the birth date', async () => {
    const find = async (query: string) =>
      bodyOf(await ines.get(`/api/v2/gestao/turmas/2/parecidos?${query}`)).map((one: object) => Object(one).aluno_nome);
    expect(await find('nome=marina%20DUARTE%20lópes')).toEqual(['Marina Duarte Lopes']);
    expect(await find('nome=Marina%20Duarte%20Lopes&data_nascimento=2009-03-14')).toEqual(['Marina Duarte Lopes']);
    expect(await find('nome=Marina%20Duarte%20Lopes&data_nascimento=2010-03-14')).toEqual([]);
    expect(await find('nome=Marina')).toEqual([]);
    expect(await find('nome=Jos%C3%A9%20Maia')).toEqual([]);
  });
});

describe('what was entered', () => {
  const path = `gestao/alunos/${world.alunos.bia}/cadastro`;
  const read = async () => bodyOf(await ines.get(`/api/v2/${path}`));

  it('is mended with the number that was read; the audit names the fields, not what stood in them', async () => {
    const stands = await read();
    const before = await ordem();
    const body = {
      versao: stands.versao,
      nome: 'Beatriz  Souza Lima',
      data_nascimento: null,
      email: 'nova@bia.example',
      id_externo: null,
      motivo,
    };
    const saved = bodyOf(await send(ines, 'PUT', path, body));
    expect(saved).toMatchObject({
      nome: 'Beatriz Souza Lima',
      email: 'nova@bia.example',
      versao: stands.versao + 1,
      login: 'bia',
    });
    const acts = await actsAfter(school, before);
    expect(acts).toMatchObject([{ acao: 'aluno_corrigido', detalhe: { campos: 'nome,email' }, motivo }]);
    expect(JSON.stringify(acts)).not.toContain('nova@bia');
    expect(outcome(await send(ines, 'PUT', path, body))).toBe('409 versao_diferente');
    expect(await read()).toEqual(saved);
  });
});

describe('a movement', () => {
  beforeEach(async () => {
    await emptyWallets(t.db);
    await run(sql`delete from turma_aluno where pessoa_id = 4 and id <> ${world.alunos.bruno}`);
    await run(sql`update turma_aluno set status = 'Atual', fim_em = null where id = ${world.alunos.bruno}`);
  });

  it('to another class answers the new enrolment; back in it is reativar', async () => {
    const before = await ordem();
    const moved = bodyOf(await move(world.alunos.bruno, { acao: 'remanejar', turma_id: 1 }));
    expect(moved).toMatchObject({ turma_id: 1, turma_codigo: '3A', matricula: 'Atual' });
    expect(await actsAfter(school, before)).toMatchObject([
      {
        acao: 'aluno_movido',
        turma_aluno_id: moved.turma_aluno_id,
        motivo,
        detalhe: { tipo: 'remanejar', de_turma_id: 2, turma_id: 1 },
      },
    ]);
    expect(bodyOf(await ines.get('/api/v2/gestao/turmas/2/saidas'))).toMatchObject([
      { aluno_nome: 'Bruno Alves', matricula: 'Remanejado', saiu_em: t.clock().toISOString() },
    ]);
    expect(bodyOf(await move(moved.turma_aluno_id, { acao: 'concluir' }))).toMatchObject({ matricula: 'Concluído' });
    expect(bodyOf(await move(moved.turma_aluno_id, { acao: 'reativar', turma_id: 2 }))).toMatchObject({
      turma_aluno_id: world.alunos.bruno,
      matricula: 'Atual',
    });
  });

  it('who comes back in the next year goes to a class of it with what the student had, also from a closed year', async () => {
    await run(
      sql`insert into turma (escola_id, sede_id, serie_id, codigo, turno, ano, versao) values (1, 1, 1, '1A', 1, 2027, 2)`,
    );
    const { rows } = await run(sql`select id::int from turma where ano = 2027`);
    const turma_id = Number(Object(rows[0]).id);
    await run(sql`insert into carteira (escola_id, turma_aluno_id, moedas) values (1, ${world.alunos.bruno}, 30)`);
    expect(outcome(await move(world.alunos.bruno, { acao: 'remanejar', turma_id }))).toBe('422 outro_ano');
    await move(world.alunos.bruno, { acao: 'concluir' });
    await run(
      sql`insert into ano_letivo (escola_id, ano, inicio, fim, situacao) values (1, 2026, '2026-02-01', '2026-12-01', 'encerrado')`,
    );
    const back = bodyOf(await move(world.alunos.bruno, { acao: 'reativar', turma_id }));
    expect(back).toMatchObject({ turma_id, matricula: 'Atual' });
    expect((await run(sql`select moedas from carteira where turma_aluno_id = ${back.turma_aluno_id}`)).rows).toEqual([
      { moedas: 30 },
    ]);
    await run(sql`delete from ano_letivo`);
  });

  it('gives the access back to who is in the class without it; nobody comes back whose data were erased', async () => {
    await run(sql`update pessoa set ativa = false, inativada_em = now() where id = 4`);
    expect(bodyOf(await move(world.alunos.bruno, { acao: 'reativar' }))).toMatchObject({ matricula: 'Atual' });
    await t.signIn('bruno');
    await run(sql`update pessoa set anonimizada_em = now() where id = 4`);
    expect(outcome(await move(world.alunos.bruno, { acao: 'concluir' }))).toBe('404 nao_encontrado');
    await run(sql`update pessoa set anonimizada_em = null where id = 4`);
  });

  it.each([
    ['without a class', { acao: 'remanejar' }, '400 turma_ausente'],
    ['to a class of another school', { acao: 'remanejar', turma_id: 4 }, '404 nao_encontrado'],
    ['to the class of now', { acao: 'remanejar', turma_id: 2 }, '409 matricula_atual'],
    ['back, who is there', { acao: 'reativar' }, '409 matricula_atual'],
    ['on a day to come', { acao: 'concluir', data: '2026-12-24' }, '422 data_no_futuro'],
  ])('%s: refused', async (_case, body, expected) => {
    expect(outcome(await move(world.alunos.bruno, body))).toBe(expected);
  });
});

describe('[PIM-9] access slips', () => {
  const make = (body: object = {}, by = ines) =>
    send(by, 'POST', 'gestao/turmas/1/fichas', { quem: 'sem_acesso', motivo, ...body });

  it('belong to gestao_vida and admin, and to those whom the school names', async () => {
    expect(outcome(await make())).toBe('403 acesso_negado');
    expect(outcome(await make({}, helena))).toBe('403 acesso_negado');
    await run(sql`update escola set configuracao = configuracao || '{"fichas_por":["coordenador"]}' where id = 1`);
    expect(outcome(await make())).toBe('200');
  });

  it('are for who never came, ten signs, for 15 days, once; only the newest works, and must be changed', async () => {
    const { turma_aluno_id, login } = bodyOf(await enter({ turma_id: 1, nome: 'Nunca Veio' }));
    const before = await ordem();
    const first = bodyOf(await make({ turma_aluno_ids: [turma_aluno_id] }, julia));
    const second = bodyOf(await make({ turma_aluno_ids: [turma_aluno_id] }, julia));
    expect(second).toMatchObject({
      turma_codigo: '3A',
      escola_nome: 'Escola Aurora',
      expira_em: '2026-12-06T12:00:00.000Z',
    });
    const [old, now] = [first.fichas[0], second.fichas[0]];
    expect(now).toMatchObject({ turma_aluno_id, login, aluno_nome: 'Nunca Veio' });
    expect(now.senha).toMatch(/^[a-hjkmnp-z2-9]{10}$/);
    await expect(t.signIn(login, old.senha)).rejects.toThrow('credenciais_invalidas');
    // As the slip shows it, in two groups.
    const asPrinted = `${now.senha.slice(0, 5)} ${now.senha.slice(5)}`;
    const conta = bodyOf(await (await t.signIn(login, asPrinted)).get('/api/v2/users/contas'));
    expect(conta).toMatchObject({ isPasswordInitial: true });
    const acts = await actsAfter(school, before);
    expect(acts.map(({ acao }) => acao)).toEqual(['ficha_gerada', 'ficha_gerada']);
    for (const word of [old.senha, now.senha]) expect(JSON.stringify(acts)).not.toContain(word);
    // No password of a slip stands anywhere in the database.
    const { rows } = await run(
      sql`select table_name as nome from information_schema.tables where table_schema = 'public'`,
    );
    for (const row of rows) {
      const { rows: found } = await run(
        sql`select 1 from ${sql.identifier(String(Object(row).nome))} x where x::text like ${`%${String(now.senha)}%`} limit 1`,
      );
      expect([Object(row).nome, found]).toEqual([Object(row).nome, []]);
    }
  });

  it('for all leave out nobody; a class where nobody needs one is no error', async () => {
    await run(sql`update pessoa set senha_inicial = false where escola_id = 1`);
    expect(bodyOf(await make({}, julia)).fichas).toEqual([]);
    expect(bodyOf(await make({ quem: 'todos' }, julia)).fichas.map((one: object) => Object(one).aluno_nome)).toContain(
      'Ana Lima',
    );
    expect(outcome(await make({ quem: 'todos', turma_aluno_ids: [world.alunos.bia] }, julia))).toBe(
      '404 nao_encontrado',
    );
  });
});

describe('what a student needs in exams (school §9)', () => {
  const path = `gestao/alunos/${world.alunos.bia}/acomodacao`;
  const time = { fator_tempo: 1.5, passa_da_janela: false };
  const set = (body: object) => send(ines, 'PUT', path, { ...time, motivo, ...body });

  it('is written whole or in part; the time alone leaves the rest', async () => {
    const all = {
      tamanho: 150,
      contraste: 'alto',
      voz: true,
      pausas_minutos: 10,
      sala_propria: true,
      observacao: 'Perto da porta',
    };
    expect(bodyOf(await set(all))).toMatchObject({ ...time, ...all, fonte: 'padrao', ledor: false, versao: 1 });
    expect(bodyOf(await send(ines, 'PUT', path, { fator_tempo: 1.25, passa_da_janela: true, motivo }))).toMatchObject({
      ...all,
      fator_tempo: 1.25,
      versao: 1,
    });
    expect(bodyOf(await set({ voz: false, versao: 1 }))).toMatchObject({ tamanho: 150, voz: false, versao: 2 });
    expect(outcome(await set({ voz: true, versao: 1 }))).toBe('409 versao_diferente');
    expect(outcome(await set({ tamanho: 130 }))).toBe('400 pedido_invalido');
  });

  it('follows the student to another class', async () => {
    const moved = bodyOf(await move(world.alunos.bia, { acao: 'remanejar', turma_id: 1 }));
    const stands = bodyOf(await ines.get(`/api/v2/gestao/alunos/${moved.turma_aluno_id}/acomodacao`));
    expect(stands).toMatchObject({ fator_tempo: 1.5, tamanho: 150, sala_propria: true });
    await move(moved.turma_aluno_id, { acao: 'remanejar', turma_id: 2 });
  });

  it('a teacher reads what the day needs, of the own class, and no note', async () => {
    const rows = bodyOf(await helena.get('/api/v2/gestao/turmas/2/acomodacoes'));
    expect(rows.map((one: object) => Object(one).aluno_nome)).toContain('Bruno Alves');
    const bia = rows.find((one: object) => Object(one).turma_aluno_id === world.alunos.bia);
    expect(bia.acomodacao).toMatchObject({ tamanho: 150, sala_propria: true, observacao: null });
    expect(
      bodyOf(await ines.get('/api/v2/gestao/turmas/2/acomodacoes')).map(
        (one: object) => Object(one).acomodacao.observacao,
      ),
    ).toContain('Perto da porta');
    expect((await helena.get('/api/v2/gestao/turmas/1/acomodacoes')).status).toBe(404);
  });
});
