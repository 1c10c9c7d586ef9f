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

/** Lets every class's time for the exam end an hour ago, and that of whoever is in it, at the school of a person. Returns the exam's id. */
export async function endExam(api: string, login: string, descricao: string): Promise<number> {
  const rows = await query(
    api,
    `with classes as (
       select t.escola_id, t.id, a.id as avaliacao_id
         from avaliacao a join turma_avaliacao t on t.escola_id = a.escola_id and t.avaliacao_id = a.id
         join diretorio_login d on d.escola_id = a.escola_id
        where d.login = $1 and a.descricao = $2),
     attempts as (
       update tentativa t set iniciada_em = t.iniciada_em - interval '1 day', prazo_em = now() - interval '1 hour'
         from classes c where t.escola_id = c.escola_id and t.turma_avaliacao_id = c.id and t.encerrada_em is null)
     update turma_avaliacao_dia j set inicio_em = now() - interval '3 hours', fim_em = now() - interval '1 hour'
       from classes c where j.escola_id = c.escola_id and j.turma_avaliacao_id = c.id
     returning c.avaliacao_id`,
    [login, descricao],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`The school of ${login} has no exam ${descricao}.`);
  return Number(row['avaliacao_id']);
}

/** Lets the exam itself end an hour ago, for those who read its results as staff. Its release is left as it is. */
export async function noteEnd(api: string, avaliacao_id: number): Promise<void> {
  await query(api, `update avaliacao set fim_em = now() - interval '1 hour' where id = $1`, [avaliacao_id]);
}

/** Opens the windows of an exam a minute ago, as if their time had come. */
export async function openExamNow(api: string, avaliacao_id: number): Promise<void> {
  const rows = await query(
    api,
    `update turma_avaliacao_dia j set inicio_em = now() - interval '1 minute'
     from turma_avaliacao t
     where t.avaliacao_id = $1 and j.escola_id = t.escola_id and j.turma_avaliacao_id = t.id
     returning j.turma_avaliacao_id`,
    [avaliacao_id],
  );
  if (rows.length === 0) throw new Error(`Exam ${avaliacao_id} has no windows.`);
}

/** On whose clock the school of a person writes its times. */
export async function fusoOf(api: string, login: string): Promise<string> {
  const [row] = await query(
    api,
    'select e.fuso_horario from escola e join diretorio_login d on d.escola_id = e.id where d.login = $1',
    [login],
  );
  return String(row?.['fuso_horario']);
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
 * first names of `nomes` in small letters. Returns the id of the class. Two classes of one server begin at different ids.
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

/** Gives a person the security questions and answers of another one: version 1 asks for them before all else. */
export async function copyQuestions(api: string, like: string, login: string): Promise<void> {
  await query(
    api,
    `insert into resposta_seguranca (escola_id, pessoa_id, numero_sequencial, pergunta_seguranca_id, resposta_hash, criada_em)
     select r.escola_id, n.pessoa_id, r.numero_sequencial, r.pergunta_seguranca_id, r.resposta_hash, r.criada_em
       from resposta_seguranca r join diretorio_login d using (escola_id, pessoa_id)
       join diretorio_login n on n.escola_id = d.escola_id and n.login = $2
      where d.login = $1`,
    [like, login],
  );
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

/** An exam of one journey: a copy of the first day of another one, for a class alone, open now. Returns its id and its items'. */
export async function newExam(
  api: string,
  turma: number,
  like: string,
): Promise<{ avaliacao: number; itens: number[] }> {
  const id = EXAM_OF_A_JOURNEY;
  const run = (sql: string) => query(api, sql, [like]);
  const of = `avaliacao a where a.id = (select min(id) from avaliacao where descricao = $1)`;
  await run(
    `insert into avaliacao select (jsonb_populate_record(a, jsonb_build_object('id', ${id}, 'codigo', 'JORNADA',
       'fim_em', now() + interval '5 hours', 'liberado_em', null))).* from ${of}`,
  );
  await run(
    `insert into avaliacao_dia select (jsonb_populate_record(d, jsonb_build_object('avaliacao_id', ${id}))).* from avaliacao_dia d
      where d.dia_prova = 1 and d.avaliacao_id = (select a.id from ${of})`,
  );
  const itens = await run(
    `insert into avaliacao_item select (jsonb_populate_record(i, jsonb_build_object('avaliacao_id', ${id},
       'id', ${id} + row_number() over (order by i.id)))).* from avaliacao_item i
      where i.dia_prova = 1 and i.avaliacao_id = (select a.id from ${of})
     returning id`,
  );
  await run(
    `insert into turma_avaliacao (escola_id, id, turma_id, avaliacao_id) select a.escola_id, ${id}, ${turma}, ${id} from ${of}`,
  );
  await run(
    `insert into turma_avaliacao_dia (escola_id, turma_avaliacao_id, dia_prova, inicio_em, fim_em)
     select a.escola_id, ${id}, 1, now() - interval '5 minutes', now() + interval '5 hours' from ${of}`,
  );
  return { avaliacao: id, itens: itens.map((item) => Number(item['id'])) };
}
