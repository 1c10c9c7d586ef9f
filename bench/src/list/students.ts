/** Many more students in the school of the demo: copies of one of them, in her class, each with a name of her own. */
import { Client } from 'pg';

/** Above every id of the demo. */
const FIRST_ID = 1_000_000_000;
const COPIED = 'bia';

/** The name of the nth copy. No name is a part of another, as long as all have as many digits. */
export const nameOf = (n: number): string => `Fulana ${1_000_000 + n}`;

const statements = (count: number): readonly string[] => [
  `insert into pessoa select (jsonb_populate_record(p, jsonb_build_object('id', ${FIRST_ID} + n,
     'nome', 'Fulana ' || 1000000 + n, 'nome_social', null, 'email', 'bench' || n || '@exemplo.br'))).*
     from pessoa p, generate_series(1, ${count}) n, diretorio_login d
    where d.login = '${COPIED}' and p.escola_id = d.escola_id and p.id = d.pessoa_id`,
  `insert into turma_aluno select (jsonb_populate_record(m, jsonb_build_object('id', ${FIRST_ID} + n,
     'pessoa_id', ${FIRST_ID} + n))).*
     from turma_aluno m, generate_series(1, ${count}) n, diretorio_login d
    where d.login = '${COPIED}' and m.escola_id = d.escola_id and m.pessoa_id = d.pessoa_id and m.status = 'Atual'`,
  `insert into diretorio_login (login, escola_id, pessoa_id)
     select 'bench' || p.id, p.escola_id, p.id from pessoa p where p.id > ${FIRST_ID}`,
  'analyze',
];

/** Writes them straight into the database. */
export async function addStudents(database: string, count: number): Promise<void> {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    for (const text of statements(count)) await client.query(text);
  } finally {
    await client.end();
  }
}
