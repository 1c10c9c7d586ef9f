/** The students of a start wave: a thousand who have not signed in, and some who answer meanwhile. */
import type { Client } from 'pg';

import { EXAM } from '../demo.ts';
import type { Target } from '../saves/load.ts';
import { FIRST_ID, makeStudents } from '../saves/students.ts';

export const loginOf = (n: number): string => `bench${n}`;

export type Wave = {
  /** The exam of the class, as addresses begin. */
  readonly central: string;
  /** Those who save answers. */
  readonly saving: Target;
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

const NAMED = `insert into diretorio_login (login, escola_id, pessoa_id)
  select 'bench' || (p.id - ${FIRST_ID}), p.escola_id, p.id from pessoa p where p.id between ${FIRST_ID} + 1 and $1`;

const OF_ARRIVING = 'from tentativa where turma_aluno_id between $1 and $2';

/** Makes `arriving` who have not signed in, and `saving` who sit in the exam. */
export async function makeWave(
  url: string,
  dataDir: string,
  client: Client,
  { arriving, saving }: { readonly arriving: number; readonly saving: number },
): Promise<Wave> {
  for (const text of MORE_ITEMS) await client.query(text, [EXAM]);
  const all = await makeStudents(url, dataDir, client, arriving + saving);
  const those = [FIRST_ID, FIRST_ID + arriving];
  await client.query(`delete ${OF_ARRIVING}`, those);
  await client.query('delete from sessao where turma_aluno_id between $1 and $2', those);
  await client.query(NAMED, [FIRST_ID + arriving]);
  await client.query('analyze');
  return {
    central: all.path.replace(/\/resposta$/, ''),
    saving: { ...all, tokens: all.tokens.slice(arriving) },
    countStarted: async () => {
      const { rows } = await client.query<{ n: number }>(`select count(*)::int as n ${OF_ARRIVING}`, those);
      return rows[0]?.n ?? 0;
    },
  };
}
