/** Helpers for tests of the staff calls. Only tests import it. */
import { sql } from 'drizzle-orm';

import { auditoria, diretorio_login, pessoa } from '../../src/database/schema/index.ts';
import { tenant, type Tenant } from '../../src/database/tenant.ts';
import type { Answer, Client, TestApp } from '../index.ts';
import { tables } from '../tables.ts';

/** A call with a body, with any method. */
export function send(client: Client, method: 'PUT' | 'PATCH' | 'POST', path: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  return client.send({ method, url: `/api/v2/${path}`, payload: JSON.stringify(body), headers });
}

/** Status and, for a refusal, its code: `200`, `404 nao_encontrado`. */
export function outcome({ status, body }: Answer): string {
  const codigo: unknown = Reflect.get(Object(body), 'codigo');
  return typeof codigo === 'string' ? `${status} ${codigo}` : String(status);
}

/** Everything on the pages of a list, in order. `rows` names the list inside an object. */
export async function everyPage(client: Client, path: string, rows?: string): Promise<unknown[][]> {
  const pages: unknown[][] = [];
  for (let cursor = ''; ;) {
    const separator = path.includes('?') ? '&' : '?';
    const answer = await client.get(`/api/v2/${path}${cursor && `${separator}cursor=${cursor}`}`);
    if (answer.status !== 200) throw new Error(`${path}: ${outcome(answer)}`);
    const list: unknown = rows === undefined ? answer.body : Reflect.get(Object(answer.body), rows);
    pages.push(Array.isArray(list) ? list : []);
    const next = answer.headers['proximo-cursor'];
    if (next === undefined) return pages;
    cursor = String(next);
  }
}

/** The acts of a school after a position in its chain. */
export function actsAfter(escola: Tenant, ordem: number) {
  return tables(escola)
    .select()
    .from(auditoria)
    .where(sql`ordem > ${ordem}`)
    .orderBy(auditoria.ordem);
}

/** Creates a person with the password of everybody. Returns the id. */
export async function addPessoa(
  { db }: Pick<TestApp, 'db'>,
  escola_id: number,
  login: string,
  perfil: string,
): Promise<number> {
  const { rows } = await tables(db).execute<{ senha_hash: string }>(
    sql`select senha_hash from pessoa where nome = 'Ana Lima'`,
  );
  const values = { nome: login, perfil, senha_hash: rows[0]?.senha_hash ?? '', criada_em: new Date(0) };
  const [row] = await tables(tenant(db, escola_id)).insert(pessoa).values(values).returning();
  await tables(db)
    .insert(diretorio_login)
    .values({ login, escola_id, pessoa_id: row?.id ?? 0 });
  return row?.id ?? 0;
}
