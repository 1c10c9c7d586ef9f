/** The students of a start wave: a thousand who have not signed in, some who call one thing, some who answer meanwhile. */
import type { Client } from 'pg';

import type { Server } from '../serve.ts';
import type { Target } from '../saves/load.ts';
import { FIRST_ID, makeStudents } from '../saves/students.ts';

/** The password of the students of the demo, whom these are copies of. */
export const SENHA = 'luneta123';
export const loginOf = (n: number): string => `bench${n}`;

export type Groups = { readonly arriving: number; readonly calling: number; readonly saving: number };

export type Wave = {
  /** The exam of the class, as addresses begin. */
  readonly central: string;
  /** Sessions of students in the exam, for calls of one kind. */
  readonly calling: readonly string[];
  /** Those who save answers. */
  readonly saving: Target;
  /** Makes those who call one thing start anew. */
  readonly forgetStarts: () => Promise<void>;
  /** Attempts of those who arrived. */
  readonly countStarted: () => Promise<number>;
};

/** The exam of the demo has 18 items; an exam of ENEM has 90 a day. Stems get the length of real ones from other stems. */
const TIMES = 4;
const ITEMS = `select i.* from avaliacao_item i join avaliacao a on a.escola_id = i.escola_id and a.id = i.avaliacao_id
  where a.descricao = $1 and i.dia_prova = 1`;
const LONGER = `select string_agg(x.enunciado, ' ') from (
  select o.enunciado from questao o where o.escola_id = q.escola_id order by md5(o.id::text || q.id || n) limit 6) x`;
const MORE_ITEMS = [
  `insert into questao select (jsonb_populate_record(q, jsonb_build_object('id', ${FIRST_ID} + q.id * 10 + n,
     'codigo', q.codigo || '/' || n, 'enunciado', (${LONGER})))).*
   from questao q, generate_series(1, ${TIMES}) n
   where (q.escola_id, q.id) in (select escola_id, questao_id from (${ITEMS}) i)`,
  `insert into avaliacao_item select (jsonb_populate_record(null::avaliacao_item, to_jsonb(i) || jsonb_build_object(
     'id', ${FIRST_ID} + i.id * 10 + n, 'questao_id', ${FIRST_ID} + i.questao_id * 10 + n, 'numero', i.numero + 100 * n))).*
   from (${ITEMS}) i, generate_series(1, ${TIMES}) n`,
];

const EXAM = 'Simulado da semana';
const NAMED = `insert into diretorio_login (login, escola_id, pessoa_id)
  select 'bench' || (p.id - ${FIRST_ID}), p.escola_id, p.id from pessoa p where p.id between ${FIRST_ID} + 1 and $1`;

/** Makes them on the server that is measured. */
export async function makeWave(
  server: Server,
  dataDir: string,
  client: Client,
  database: string,
  { arriving, calling, saving }: Groups,
): Promise<Wave> {
  for (const text of MORE_ITEMS) await client.query(text, [EXAM]);
  const all = await makeStudents(server, dataDir, client, database, arriving + calling + saving);
  const lastArriving = FIRST_ID + arriving;
  await client.query('delete from tentativa where turma_aluno_id between $1 and $2', [FIRST_ID, lastArriving]);
  await client.query('delete from sessao where turma_aluno_id between $1 and $2', [FIRST_ID, lastArriving]);
  await client.query(NAMED, [lastArriving]);
  await client.query('analyze');
  return {
    central: all.path.replace(/\/resposta$/, ''),
    calling: all.tokens.slice(arriving, arriving + calling),
    saving: { ...all, tokens: all.tokens.slice(arriving + calling) },
    forgetStarts: async () => {
      const group = [lastArriving + 1, lastArriving + calling];
      await client.query('delete from tentativa where turma_aluno_id between $1 and $2', group);
    },
    countStarted: async () => {
      const { rows } = await client.query<{ n: number }>(
        'select count(*)::int as n from tentativa where turma_aluno_id between $1 and $2',
        [FIRST_ID, lastArriving],
      );
      return rows[0]?.n ?? 0;
    },
  };
}
