/** Access to the database of a server, for steps that no person does: ending a session, looking up a code. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from '@playwright/test';
import { Client } from 'pg';

import { serverAt } from './run.ts';

/** Rows of one statement on the database behind an API. */
export async function query(api: string, sql: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
  const { data } = await serverAt(api);
  const { port }: { port: number } = JSON.parse(readFileSync(join(data, 'server.json'), 'utf8'));
  const password = readFileSync(join(data, 'postgres.password'), 'utf8').trim();
  const client = new Client({ host: '127.0.0.1', port, user: 'luneta', database: 'luneta', password });
  await client.connect();
  try {
    const { rows }: { rows: Record<string, unknown>[] } = await client.query(sql, [...values]);
    return rows;
  } finally {
    await client.end();
  }
}

/** The code by which staff open a student: `turma_aluno_id` of the current enrolment. */
export async function codigoOf(api: string, login: string): Promise<string> {
  const [row] = await query(
    api,
    `select t.id from turma_aluno t join diretorio_login d using (escola_id, pessoa_id)
     where d.login = $1 and t.status = 'Atual'`,
    [login],
  );
  if (row === undefined) throw new Error(`${login} has no current class.`);
  return String(row['id']);
}

/** Ends or expires a person's sessions on the server. */
export async function touchSessions(api: string, login: string, set: 'encerrada_em' | 'expira_em'): Promise<void> {
  const rows = await query(
    api,
    `update sessao s set ${set} = now() - interval '1 minute' from diretorio_login d
     where d.login = $1 and s.escola_id = d.escola_id and s.pessoa_id = d.pessoa_id and s.encerrada_em is null
     returning s.id`,
    [login],
  );
  if (rows.length === 0) throw new Error(`${login} has no open session.`);
}

/** Lets a student's running exam end a minute ago, as if all of its time had passed. */
export async function endAttempt(api: string, login: string): Promise<void> {
  const rows = await query(
    api,
    `update tentativa t set iniciada_em = iniciada_em - interval '1 day', prazo_em = now() - interval '1 minute'
     from turma_aluno a join diretorio_login d using (escola_id, pessoa_id)
     where d.login = $1 and t.escola_id = a.escola_id and t.turma_aluno_id = a.id and t.encerrada_em is null
     returning t.id`,
    [login],
  );
  if (rows.length === 0) throw new Error(`${login} has no running exam.`);
}

/** Forgets the security questions of a person, who must then register them. */
export async function forgetQuestions(api: string, login: string): Promise<void> {
  await query(
    api,
    `delete from resposta_seguranca r using diretorio_login d
     where d.login = $1 and r.escola_id = d.escola_id and r.pessoa_id = d.pessoa_id`,
    [login],
  );
}

/** Lets every class's time for the exam end an hour ago, at the school of a person. Returns the exam's id. */
export async function endExam(api: string, login: string, descricao: string): Promise<number> {
  const rows = await query(
    api,
    `update turma_avaliacao_dia j set inicio_em = now() - interval '3 hours', fim_em = now() - interval '1 hour'
     from avaliacao a join turma_avaliacao t on t.escola_id = a.escola_id and t.avaliacao_id = a.id
     join diretorio_login d on d.escola_id = a.escola_id
     where d.login = $1 and a.descricao = $2 and j.escola_id = t.escola_id and j.turma_avaliacao_id = t.id
     returning a.id`,
    [login, descricao],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`The school of ${login} has no exam ${descricao}.`);
  return Number(row['id']);
}

/** A student by login, with class and current enrolment. */
const OF = `diretorio_login d
  join turma_aluno m on m.escola_id = d.escola_id and m.pessoa_id = d.pessoa_id and m.status = 'Atual'
  join turma u on u.escola_id = m.escola_id and u.id = m.turma_id
  join pessoa p on p.escola_id = d.escola_id and p.id = d.pessoa_id
 where d.login = $1`;

/** Ids that nobody has. */
const FIRST_NEW = 910_000_000;

/**
 * A class of one journey: a copy of a student's class under another code, with copies of that student. Their logins are the
 * first names of `nomes` in small letters. Returns the id of the class. Two journeys of one server begin at different ids.
 */
export async function newClass(
  api: string,
  like: string,
  codigo: string,
  nomes: readonly string[],
  first = FIRST_NEW,
): Promise<number> {
  const run = (sql: string, values: readonly unknown[]) => query(api, sql, values);
  await run(
    `insert into turma select (jsonb_populate_record(u, jsonb_build_object('id', ${first}, 'codigo', $2::text))).* from ${OF}`,
    [like, codigo],
  );
  for (const [n, nome] of nomes.entries()) {
    const values = [like, first + n, nome, nome.split(' ')[0]?.toLowerCase()];
    await run(
      `insert into pessoa select (jsonb_populate_record(p, jsonb_build_object('id', $2::bigint, 'nome', $3::text,
         'nome_social', null, 'apelido', null, 'email', $4::text || '@luneta.example'))).* from ${OF}`,
      values,
    );
    await run(
      `insert into turma_aluno select (jsonb_populate_record(m, jsonb_build_object('id', $2::bigint, 'pessoa_id', $2::bigint,
         'turma_id', ${first}))).* from ${OF}`,
      values.slice(0, 2),
    );
    await run(
      `insert into diretorio_login (login, escola_id, pessoa_id) select $3, d.escola_id, $2::bigint from ${OF}`,
      [like, first + n, values[3]],
    );
  }
  return first;
}

/** Somebody else on the staff with the profile, the school and the password of `of`: a journey that changes an account takes its own. */
export async function addColleague(api: string, of: string, { login, nome }: { login: string; nome: string }) {
  await query(
    api,
    `with colega as (
       insert into pessoa (escola_id, nome, perfil, senha_hash, criada_em)
       select p.escola_id, $3, p.perfil, p.senha_hash, p.criada_em from pessoa p join diretorio_login d
           on d.escola_id = p.escola_id and d.pessoa_id = p.id where d.login = $1
       returning escola_id, id)
     insert into diretorio_login (login, escola_id, pessoa_id) select $2, escola_id, id from colega`,
    [of, login, nome],
  );
}

/** Resolves once results of an exam are there and nothing asks to compute them again. */
export async function untilComputed(api: string, avaliacao_id: number): Promise<void> {
  const text = `select exists (select from recalculo where avaliacao_id = $1) as pedido,
                       exists (select from resultado r
                         join turma_avaliacao ta on ta.escola_id = r.escola_id and ta.id = r.turma_avaliacao_id
                        where ta.avaliacao_id = $1) as calculado`;
  await expect
    .poll(async () => (await query(api, text, [avaliacao_id]))[0], { timeout: 90_000, intervals: [200] })
    .toEqual({ pedido: false, calculado: true });
}

const EXAM_OF_A_JOURNEY = 920_000_000;

/**
 * An exam of one journey: a copy of another one, for a class alone, open now; and a revision of its question `numero` with another
 * text. @returns the ids of the exam, of it in the class, of the item and of the revision
 */
export async function newExam(api: string, turma_id: number, descricao: string, numero: number, enunciado: string) {
  const id = EXAM_OF_A_JOURNEY;
  const of = `avaliacao a where a.id = (select min(id) from avaliacao where descricao = $1)`;
  const run = (sql: string, values: readonly unknown[]) => query(api, sql, values);
  await run(
    `insert into avaliacao select (jsonb_populate_record(a, jsonb_build_object('id', ${id}, 'codigo', 'JORNADA', 'liberado_em', null))).* from ${of}`,
    [descricao],
  );
  await run(
    `insert into avaliacao_dia select (jsonb_populate_record(d, jsonb_build_object('avaliacao_id', ${id}))).* from avaliacao_dia d
      where d.dia_prova = 1 and d.avaliacao_id = (select a.id from ${of})`,
    [descricao],
  );
  await run(
    `insert into avaliacao_item select (jsonb_populate_record(i, jsonb_build_object('avaliacao_id', ${id},
       'id', ${id} + row_number() over (order by i.id)))).* from avaliacao_item i
      where i.dia_prova = 1 and i.avaliacao_id = (select a.id from ${of})`,
    [descricao],
  );
  await run(
    `insert into turma_avaliacao (escola_id, id, turma_id, avaliacao_id)
     select a.escola_id, ${id}, $2::bigint, ${id} from ${of}`,
    [descricao, turma_id],
  );
  await run(
    `insert into turma_avaliacao_dia (escola_id, turma_avaliacao_id, dia_prova, inicio_em, fim_em)
     select a.escola_id, ${id}, 1, now() - interval '5 minutes', now() + interval '5 hours' from ${of}`,
    [descricao],
  );
  await run(`update avaliacao set fim_em = now() + interval '5 hours' where id = ${id}`, []);
  const [item] = await run(
    `insert into questao select (jsonb_populate_record(q, jsonb_build_object('id', ${id}, 'raiz_id', coalesce(q.raiz_id, q.id),
       'revisao', q.revisao + 1, 'situacao', 'aprovada', 'enunciado', $2::text))).*
       from avaliacao_item i join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
      where i.avaliacao_id = ${id} and i.numero = $1 order by i.id limit 1
     returning (select min(i.id) from avaliacao_item i where i.avaliacao_id = ${id} and i.numero = $1)::int as item_id`,
    [numero, enunciado],
  );
  return { avaliacao: id, item: Number(item?.['item_id']), revisao: id };
}
