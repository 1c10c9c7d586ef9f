/** A thousand students in the middle of the running exam: copies of one who signed in and started it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Client } from 'pg';

import { DIA, EXAM, firstOf, itemsOf, signInAs, startExam } from '../demo.ts';
import type { Acknowledged, Target } from './load.ts';
import { tokenLike } from './token.ts';

/** Far above the ids of the demo: student `n`, from 1, has the enrolment `FIRST_ID + n`. */
export const FIRST_ID = 1_000_000_000;

/** The same row with other values in some columns, whatever else the table has. */
const copyOf = (table: string, changed: string): string =>
  `insert into ${table} select (jsonb_populate_record(x, jsonb_build_object(${changed}))).*
     from ${table} x, generate_series(1, $2::int) n, sessao s
    where s.id = $1 and x.escola_id = s.escola_id`;
const COPIES = [
  copyOf('pessoa', `'id', ${FIRST_ID} + n, 'email', 'bench' || n || '@exemplo.br'`) + ' and x.id = s.pessoa_id',
  copyOf('resposta_seguranca', `'id', ${FIRST_ID} + n * 10 + x.numero_sequencial, 'pessoa_id', ${FIRST_ID} + n`) +
    ' and x.pessoa_id = s.pessoa_id',
  copyOf('turma_aluno', `'id', ${FIRST_ID} + n, 'pessoa_id', ${FIRST_ID} + n`) + ' and x.id = s.turma_aluno_id',
  copyOf('tentativa', `'id', ${FIRST_ID} + n, 'turma_aluno_id', ${FIRST_ID} + n`) +
    ' and x.turma_aluno_id = s.turma_aluno_id and x.turma_avaliacao_id = $3',
];
const SESSIONS = `
  insert into sessao select (jsonb_populate_record(s, jsonb_build_object(
    'id', gen_random_uuid(), 'pessoa_id', ${FIRST_ID} + n, 'turma_aluno_id', ${FIRST_ID} + n))).*
    from sessao s, generate_series(1, $2::int) n where s.id = $1
  returning id, turma_aluno_id::int as turma_aluno_id`;

const sidOf = (authorization: string): string => {
  const { sid }: { sid: string } = JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString());
  return sid;
};

/** A student of the class that has the running exam, who need not change a password first. */
const LOGIN = `
  select min(d.login) as login from diretorio_login d
    join pessoa p on p.escola_id = d.escola_id and p.id = d.pessoa_id and not p.senha_inicial
    join turma_aluno m on m.escola_id = d.escola_id and m.pessoa_id = d.pessoa_id
    join turma t on t.escola_id = m.escola_id and t.id = m.turma_id
    join turma_avaliacao ta on ta.escola_id = t.escola_id and ta.turma_id = t.id
    join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
   where t.versao = 2 and a.descricao = $1`;

/** Makes `count` students and says how each saves an answer. */
export async function makeStudents(url: string, dataDir: string, client: Client, count: number): Promise<Target> {
  const login = firstOf((await client.query<{ login: string }>(LOGIN, [EXAM])).rows, 'running exam').login;
  const { authorization, call } = await signInAs(url, login);
  const exam = await startExam(call);
  const sid = sidOf(authorization);
  for (const text of COPIES) await client.query(text, text.includes('$3') ? [sid, count, exam] : [sid, count]);
  const { rows } = await client.query<{ id: string; turma_aluno_id: number }>(SESSIONS, [sid, count]);
  await client.query('analyze');
  const secret = readFileSync(join(dataDir, 'secret'), 'utf8').trim();
  return {
    url,
    path: `/api/v2/central_avaliacoes/${exam}/resposta`,
    items: (await itemsOf(call, exam)).map((item) => item.turma_avaliacao_questao_resposta_id),
    tokens: rows
      .toSorted((a, b) => a.turma_aluno_id - b.turma_aluno_id)
      .map(({ id, turma_aluno_id }) => tokenLike(authorization, { sid: id, turma_aluno_id }, secret)),
    bodyOf: (turma_avaliacao_questao_resposta_id, item_resposta, seq) =>
      JSON.stringify({ turma_avaliacao_questao_resposta_id, item_resposta, dia: DIA, seq }),
  };
}

/** Acknowledged answers that are not stored as they were acknowledged. */
export async function countLost(client: Client, acknowledged: Acknowledged): Promise<number> {
  const { rows } = await client.query<{ aluno: number; item: string; item_resposta: number; seq: string }>(
    `select (t.turma_aluno_id - ${FIRST_ID} - 1)::int as aluno, r.avaliacao_item_id as item, r.item_resposta, r.seq
       from resposta r join tentativa t on t.escola_id = r.escola_id and t.id = r.tentativa_id
      where t.turma_aluno_id > ${FIRST_ID}`,
  );
  const stored = new Map(rows.map((row) => [`${row.aluno}/${row.item}`, row]));
  return [...acknowledged].filter(([key, { item_resposta, seq }]) => {
    const row = stored.get(key);
    // A save that was sent last and not acknowledged may stand, too.
    return !row || Number(row.seq) < seq || (Number(row.seq) === seq && row.item_resposta !== item_resposta);
  }).length;
}
