/** Reads a server's database, and simulates the passing of time in it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Client, type QueryResultRow } from 'pg';

/** Rows of one statement in the embedded PostgreSQL of a data folder. */
export async function query<Row extends QueryResultRow>(
  data: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { port }: { port: number } = JSON.parse(readFileSync(join(data, 'server.json'), 'utf8'));
  const password = readFileSync(join(data, 'postgres.password'), 'utf8').trim();
  const client = new Client({ host: '127.0.0.1', port, user: 'luneta', password, database: 'luneta' });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

export type Pupil = {
  readonly turma_aluno_id: number;
  readonly pessoa_id: number;
  readonly nome: string;
  readonly email: string;
};

/** The student of a login, with the enrolment that is current. */
export async function pupilOf(data: string, login: string): Promise<Pupil> {
  const [pupil] = await query<Pupil>(
    data,
    `select m.id::int as turma_aluno_id, p.id::int as pessoa_id, p.nome, p.email
       from diretorio_login d
       join pessoa p on p.escola_id = d.escola_id and p.id = d.pessoa_id
       join turma_aluno m on m.escola_id = p.escola_id and m.pessoa_id = p.id and m.status = 'Atual'
      where d.login = $1`,
    [login],
  );
  if (pupil === undefined) throw new Error(`the demo has no student ${login}`);
  return pupil;
}

/** What a student has chosen so far in the running exam, in the order of the questions. */
export async function answersOf(data: string, turma_aluno_id: number): Promise<number[]> {
  const rows = await query<{ item_resposta: number }>(
    data,
    `select r.item_resposta from resposta r
       join tentativa t on t.escola_id = r.escola_id and t.id = r.tentativa_id
      where t.turma_aluno_id = $1 and t.encerrada_em is null and r.item_resposta is not null
      order by r.avaliacao_item_id`,
    [turma_aluno_id],
  );
  return rows.map(({ item_resposta }) => item_resposta);
}

/** Ends every session of a person, as signing out elsewhere does or as time does. */
export async function endSessions(data: string, pessoa_id: number, how: 'ended' | 'expired'): Promise<void> {
  const change = how === 'ended' ? 'encerrada_em = criada_em' : "expira_em = criada_em + interval '1 second'";
  await query(data, `update sessao set ${change} where pessoa_id = $1 and encerrada_em is null`, [pessoa_id]);
}
