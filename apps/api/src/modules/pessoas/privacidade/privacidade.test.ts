/**
 * Security C39: every personal column is listed, an export contains it, and after an erasure nothing identifies the
 * person.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { verifyChain } from '../../escola/auditoria.ts';
import { dadosPessoais, semDadosPessoais } from './dados-pessoais/index.ts';
import { tenant } from '../../../database/tenant.ts';
import { dump } from '../../../../test/security/support/dump.ts';
import { report } from '../../../../test/security/support/figures.ts';
import { createTestApp, createTestDb, world, type Client, type TestDb } from '../../../../test/index.ts';
import { bodyOf, createExam, type Exam } from '../../../../test/central_avaliacoes/exam-fixture.ts';
import { toCsv } from './arquivo.ts';
import { tables } from '../../../../test/tables.ts';

const t = await createTestApp();
const { db, clock } = t;
afterAll(t.close);

const { bia, bruno, zeca } = world.alunos;
const url = (turma_aluno_id: number, act: 'exportacao' | 'anonimizacao') =>
  `/api/v2/gestao/alunos/${turma_aluno_id}/${act}`;
const motivo = 'Pedido da família';

/** Columns of the database that are neither ids nor in the list. The columns of a partition are those of its table. */
async function unknownColumns({ db: database }: Pick<TestDb, 'db'>): Promise<string[]> {
  const { rows } = await tables(database).execute<{ tabela: string; coluna: string }>(sql`
    select table_name as tabela, column_name as coluna from information_schema.columns
     where table_schema = 'public'
       and not (select relispartition from pg_class where oid = format('public.%I', table_name)::regclass)
       and not (data_type in ('bigint', 'uuid') and (column_name = 'id' or column_name like '%\\_id'))`);
  const known = new Set(
    dadosPessoais.flatMap(({ tabela, colunas }) => Object.keys(colunas).map((c) => `${tabela}.${c}`)),
  );
  return rows
    .filter(({ tabela, coluna }) => !semDadosPessoais.includes(tabela) && !known.has(`${tabela}.${coluna}`))
    .map(({ tabela, coluna }) => `${tabela}.${coluna}`);
}

describe('C39 the list of personal data', () => {
  it('knows every column of the database', async () => {
    expect(await unknownColumns(t)).toEqual([]);
  });

  it('names only columns that exist', async () => {
    const { rows } = await tables(db).execute<{ name: string }>(
      sql`select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    );
    const there = new Set(rows.map(({ name }) => name));
    const named = dadosPessoais.flatMap(({ tabela, por, colunas }) =>
      [por, ...Object.keys(colunas)].map((coluna) => `${tabela}.${coluna}`),
    );
    expect(named.filter((name) => !there.has(name))).toEqual([]);
  });

  it('planted: a new column and a new table are found', async () => {
    const scratch = await createTestDb();
    await tables(scratch.db).execute(sql`alter table pessoa add column telefone text`);
    await tables(scratch.db).execute(sql`create table bilhete (escola_id bigint, id bigint, texto text)`);
    expect((await unknownColumns(scratch)).toSorted()).toEqual(['bilhete.texto', 'pessoa.telefone']);
    await scratch.close();
  });
});

/** Values written for one student, each in its own column. */
const MARKS = {
  nome: 'Marca-Nome Silva',
  nome_social: 'Marca-Social',
  email: 'marca-mail@exemplo.br',
  login: 'marca-login',
  redacao: 'Marca-Redacao um texto',
  versao: 'Marca-Versao um texto',
  atraso: 'Marca-Atraso um texto',
  subjetiva: 'Marca-Subjetiva',
  correcao: 'Marca-Correcao',
  comentario: 'Marca-Comentario',
  visita: 'Marca-Visita da equipe',
} as const;

async function writeMarks(exam: Exam): Promise<void> {
  const [item] = exam.itens;
  const [ta] = exam.turma_avaliacao_ids;
  const proposta = exam.propostas[0];
  const run = (text: string, values: unknown[]) => db.query(text, values);
  const { escola: e } = world;
  await run(`update pessoa set nome = $1, nome_social = $2, email = $3, data_nascimento = '2009-02-03' where id = $4`, [
    MARKS.nome,
    MARKS.nome_social,
    MARKS.email,
    world.pessoas.bia,
  ]);
  await run('insert into diretorio_login (login, escola_id, pessoa_id) values ($1, $2, $3)', [
    MARKS.login,
    e,
    world.pessoas.bia,
  ]);
  const { rows } = await run(
    `insert into tentativa (escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id, iniciada_em, prazo_em, entregue_em, encerrada_em, encerrada_por)
     values ($1, $2, 1, $3, '2026-11-20T12:00Z', '2026-11-20T14:00Z', '2026-11-20T13:00Z', '2026-11-20T13:00Z', 'aluno') returning id`,
    [e, ta, bia],
  );
  const { id } = rows[0];
  await run(
    `insert into redacao (escola_id, tentativa_id, proposta_redacao_id, texto, palavras, seq, gravada_em) values ($1, $2, $3, $4, 3, 1, '2026-11-20T12:30Z')`,
    [e, id, proposta, MARKS.redacao],
  );
  await run(
    `insert into redacao_versao (escola_id, tentativa_id, seq, texto, gravada_em) values ($1, $2, 1, $3, '2026-11-20T12:30Z')`,
    [e, id, MARKS.versao],
  );
  await run(
    `insert into resposta_fora_do_prazo (escola_id, tentativa_id, texto_redacao, seq, recebida_em) values ($1, $2, $3, 2, '2026-11-20T15:00Z')`,
    [e, id, MARKS.atraso],
  );
  await run(
    `insert into resposta (escola_id, tentativa_id, avaliacao_item_id, item_resposta, seq, gravada_em) values ($1, $2, $3, 1, 1, '2026-11-20T12:10Z')`,
    [e, id, item?.item_id],
  );
  await run(
    `insert into resposta_subjetiva (escola_id, tentativa_id, avaliacao_item_id, texto, palavras, seq, gravada_em)
     values ($1, $2, $3, $4, 1, 1, '2026-11-20T12:20Z')`,
    [e, id, item?.item_id, MARKS.subjetiva],
  );
  await run(
    `insert into correcao_subjetiva (escola_id, tentativa_id, avaliacao_item_id, pontuacao, comentario, corretor_escola_id, corretor_id, versao, gravada_em)
     values ($1, $2, $3, 0.5, $4, $1, $5, 1, '2026-11-20T16:00Z')`,
    [e, id, item?.item_id, MARKS.correcao, world.pessoas.ana],
  );
  await run(
    `insert into pesquisa_resposta (escola_id, pessoa_id, nota, comentario, criada_em) values ($1, $2, 9, $3, '2026-11-20T12:00Z')`,
    [e, world.pessoas.bia, MARKS.comentario],
  );
}

/** What the school knows of the exam, without names. */
async function averages(ta: number | undefined): Promise<unknown> {
  const { rows } = await db.query(
    `select avg(desempenho)::float as media, count(*)::int as quantos from resultado where turma_avaliacao_id = $1`,
    [ta],
  );
  return rows;
}

describe('C39 the rights of a family', () => {
  let exam: Exam;
  let otto: Client;
  beforeAll(async () => {
    exam = await createExam(db, {
      turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-20T12:00:00Z', '2026-11-20T18:00:00Z']] }],
      dias: [{ itens: [{}, {}], redacao: true }],
    });
    await writeMarks(exam);
    for (const [aluno, desempenho] of [
      [bia, 100],
      [bruno, 50],
    ])
      await db.query(
        `insert into resultado (escola_id, turma_avaliacao_id, turma_aluno_id, presente, acertos, itens, desempenho, nota, calculado_em)
         values (1, $1, $2, true, 1, 2, $3, 5, '2026-11-20T19:00Z')`,
        [exam.turma_avaliacao_ids[0], aluno, desempenho],
      );
    await t.openView(await t.signIn('vida.julia'), bia);
    await db.query('update sessao set motivo = $1 where turma_aluno_id = $2 and motivo is not null', [
      MARKS.visita,
      bia,
    ]);
    otto = await t.signIn('dir.otto');
  });

  it('an export contains every kind of data and every marker, and no secret', async () => {
    const answer = await otto.post(url(bia, 'exportacao'), { formato: 'json', motivo });
    expect(answer.status).toBe(200);
    const { conteudo, partes, nome_arquivo, tipo } = bodyOf('ExportacaoAluno', answer);
    expect([nome_arquivo, tipo]).toEqual([`dados-${bia}-2026-11-21.json`, 'application/json']);
    expect(Object.keys(JSON.parse(conteudo))).toEqual(dadosPessoais.map(({ rotulo }) => rotulo));
    expect(partes.map(({ dado }) => dado)).toEqual(dadosPessoais.map(({ rotulo }) => rotulo));
    for (const mark of Object.values(MARKS)) expect(conteudo).toContain(mark);
    expect(conteudo).toContain('2009-02-03');
    expect(conteudo).not.toContain('$argon2');
    const columns = dadosPessoais.flatMap(({ colunas }) => Object.values(colunas));
    const handed = columns.filter((coluna) => coluna === 'dado' || (typeof coluna === 'object' && 'apaga' in coluna));
    report('C39 export', { 'personal columns': handed.length, 'kinds of data': partes.length, marks: '11/11' });
  });

  it('an export as CSV has a section for each kind', async () => {
    const answer = await otto.post(url(bia, 'exportacao'), { formato: 'csv', motivo });
    const { conteudo, tipo } = bodyOf('ExportacaoAluno', answer);
    expect(tipo).toBe('text/csv');
    const partes = conteudo.slice(1).split('\r\n\r\n');
    expect(partes.map((part) => part.split('\r\n')[0])).toEqual(dadosPessoais.map(({ rotulo }) => rotulo));
    expect(conteudo.startsWith('\uFEFF')).toBe(true);
    expect(partes[0]?.split('\r\n')[1]).toContain(';');
    for (const mark of Object.values(MARKS)) expect(conteudo).toContain(mark);
  });

  it.each([
    ['another name', { confirmacao: 'Beatriz', motivo }, 422],
    ['no reason', { confirmacao: MARKS.nome }, 400],
  ])('an erasure with %s is refused', async (_, body, status) => {
    expect((await otto.post(url(bia, 'anonimizacao'), body)).status).toBe(status);
  });

  it('an erasure waits for the end of an exam', async () => {
    await db.query('update tentativa set encerrada_em = null, encerrada_por = null where turma_aluno_id = $1', [bia]);
    const answer = await otto.post(url(bia, 'anonimizacao'), { confirmacao: MARKS.nome, motivo });
    expect(answer).toMatchObject({ status: 409, body: { codigo: 'prova_aberta' } });
    await db.query(
      `update tentativa set encerrada_em = '2026-11-20T13:00Z', encerrada_por = 'aluno' where turma_aluno_id = $1`,
      [bia],
    );
  });

  it.each([
    ['a student of another school', 'dir.otto', zeca, 404],
    ['nobody', 'dir.otto', 9_999, 404],
    ['a professor', 'prof.helena', bia, 403],
    ['gestao_vida', 'vida.julia', bia, 403],
    ['a supervisor', 'sup.nair', bia, 403],
  ])('neither export nor erasure is possible for %s', async (_, login, turma_aluno_id, status) => {
    const who = await t.signIn(login);
    const answers = [
      await who.post(url(turma_aluno_id, 'exportacao'), { formato: 'json', motivo }),
      await who.post(url(turma_aluno_id, 'anonimizacao'), { confirmacao: MARKS.nome, motivo }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([status, status]);
  });

  it('an erasure leaves no marker outside the audit, ends the account and keeps the averages', async () => {
    const [ta] = exam.turma_avaliacao_ids;
    const session = await t.signIn('bia');
    const [before, kept] = [await dump(t), await averages(ta)];
    const marks = [...Object.values(MARKS), '2009-02-03'];
    expect(marks.filter((mark) => before.includes(mark))).toEqual(marks);

    const answer = await otto.post(url(bia, 'anonimizacao'), { confirmacao: MARKS.nome, motivo });
    expect(answer.status).toBe(200);
    const { retidos, registros_alterados, protocolo } = bodyOf('AnonimizacaoAluno', answer);
    expect(retidos.map(({ dado }) => dado)).toEqual(['Auditoria']);
    // The person, two logins, an enrolment, the own session, the known device, the view, the survey, and five texts of the
    // exam.
    expect(registros_alterados).toBe(1 + 2 + 1 + 1 + 1 + 1 + 1 + 5);

    const after = await dump(t);
    const left = marks.filter((mark) => after.includes(mark));
    expect(left).toEqual([]);
    expect(await averages(ta)).toEqual(kept);
    expect((await session.get('/api/v2/users/contas')).status).toBe(401);
    expect(await t.anonymous.post('/api/v2/login/', { user: { login: 'bia', password: 'luneta123' } })).toMatchObject({
      status: 401,
    });
    expect(await verifyChain(tenant(db, world.escola))).toMatchObject({ sound: true });
    const { rows } = await db.query(
      `select acao, motivo, detalhe->>'protocolo' as protocolo from auditoria where acao like 'dados_%' order by ordem`,
    );
    expect(rows).toEqual([
      { acao: 'dados_exportados', motivo, protocolo: null },
      { acao: 'dados_exportados', motivo, protocolo: null },
      { acao: 'dados_apagados', motivo, protocolo },
    ]);
    report('C39 erasure', {
      'marks before': marks.length,
      'marks left': left.length,
      'rows touched': registros_alterados,
    });
  });

  it('a second erasure is refused', async () => {
    const body = { confirmacao: 'Estudante anonimizado', motivo };
    expect(await otto.post(url(bia, 'anonimizacao'), body)).toMatchObject({
      status: 409,
      body: { codigo: 'ja_anonimizado' },
    });
    expect(clock().toISOString()).toBe('2026-11-21T12:00:00.000Z');
  });
});

describe('a file for a spreadsheet', () => {
  it.each([
    ['a formula', '=1+1', "'=1+1"],
    ['a command', '@soma', "'@soma"],
    ['a comma', 'a,b', 'a,b'],
    ['a semicolon', 'a;b', '"a;b"'],
    ['a quote', 'a"b', '"a""b"'],
    ['a line break', 'a\nb', '"a\nb"'],
    ['nothing', null, ''],
    ['a negative number', -1, '-1'],
    ['a number with a fraction', 7.5, '7,5'],
    ['yes', true, 'true'],
  ])('[CSV-4] writes %s safely', (_, value, written) => {
    expect(toCsv([{ dado: 'X', colunas: ['c'], linhas: [{ c: value }] }])).toBe(`\uFEFFX\r\nc\r\n${written}\r\n`);
  });
});
