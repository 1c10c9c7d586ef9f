/** A student's view opened by staff, written straight into the database: for tests of what may be done inside one. */
import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';

import type { Client, TestApp } from './app.ts';

const HOUR_MS = 3_600_000;

/** A client that acts in the view of one student of the own school. */
export async function openView(
  { app, db, clock, clientOf }: Pick<TestApp, 'app' | 'db' | 'clock' | 'clientOf'>,
  login: string,
  turma_aluno_id: number,
  modo: 'aluno' | 'professor',
): Promise<Client> {
  const agora = clock();
  const ate = new Date(agora.getTime() + HOUR_MS);
  const sid = randomUUID();
  const { rows } = await db.execute<{ escola_id: number; perfil_real: string; perfil: string }>(sql`
    insert into sessao (escola_id, id, pessoa_id, turma_aluno_id, perfil_real, perfil, validade_segundos, criada_em, expira_em, limite_em)
    select p.escola_id, ${sid}, p.id, ${turma_aluno_id}, p.perfil, ${modo}, 3600, ${agora}, ${ate}, ${ate}
      from pessoa p join diretorio_login d on d.escola_id = p.escola_id and d.pessoa_id = p.id where d.login = ${login}
    returning escola_id::int, perfil_real, perfil`);
  const [row] = rows;
  if (!row) throw new Error(`${login} is nobody`);
  const { escola_id, perfil_real, perfil } = row;
  const [iat, exp] = [agora, ate].map((instant) => Math.floor(instant.getTime() / 1000));
  const metadata = { email: null, escola_id };
  return clientOf(app.jwt.sign({ sid, perfil, perfil_real, turma_aluno_id, metadata, iat: iat ?? 0, exp: exp ?? 0 }));
}
