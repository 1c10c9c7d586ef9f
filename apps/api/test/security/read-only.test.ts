/** C11: a read-only person or view changes nothing, whatever the request claims. */
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import { checksums } from '../checksums.ts';
import { loadDocument, readOperations } from '../../src/http/contract.ts';
import { createTestApp, logins, world, type Client } from '../index.ts';
import { eachInParallel } from './support/figures.ts';
import { probe, type Disguise } from './support/probe.ts';
import { tables } from '../tables.ts';

const t = await createTestApp();
afterAll(t.close);

const writes = readOperations(loadDocument()).filter(({ escrita }) => escrita !== null && escrita !== 'sessao');
const asStudent = writes.filter(({ escrita }) => escrita === 'aluno');
const claim = { perfil: 'aluno', perfil_real: 'aluno', modo: 'aluno' };
const disguises: readonly Disguise[] = [
  { name: 'nothing' },
  { name: 'a header perfil', headers: { perfil: 'aluno', 'x-perfil': 'aluno', 'x-perfil-real': 'aluno' } },
  { name: 'a header modo', headers: { modo: 'aluno', 'x-modo': 'aluno', 'x-somente-leitura': 'false' } },
  { name: 'a cookie', headers: { cookie: 'perfil=aluno; perfil_real=aluno; modo=aluno' } },
  { name: 'another method in a header', headers: { 'x-http-method-override': 'GET', 'x-method-override': 'GET' } },
  {
    name: 'headers of a forwarded address',
    headers: { 'x-original-url': '/api/saude', 'x-forwarded-for': '127.0.0.1' },
  },
  { name: 'the query', query: 'perfil=aluno&perfil_real=aluno&modo=aluno' },
  { name: 'the body', body: claim },
  { name: 'params', body: { params: claim } },
  {
    name: 'the prototype',
    body: JSON.parse('{"__proto__":{"perfil":"aluno"},"constructor":{"prototype":{"perfil":"aluno"}}}'),
  },
];

type Visitor = {
  readonly name: string;
  readonly client: Client;
  readonly operations: typeof writes;
  readonly query: string;
};
const visitors: Visitor[] = [];
for (const login of logins.equipe) {
  const base = await t.signIn(login);
  const view = await t.openView(base, world.alunos.bruno);
  visitors.push({ name: `${login} in a view`, client: view, operations: writes, query: '' });
  visitors.push({ name: `${login} without a student`, client: base, operations: asStudent, query: '' });
}
const past = { client: await t.signIn('dora'), query: `turma_aluno_id=${world.alunos.doraAntiga}` };
visitors.push({ name: 'a pupil in a past class', operations: asStudent.filter(({ tests }) => !tests), ...past });

/** Calls that were not refused with 403. */
async function passed({ client, operations, query }: Visitor): Promise<{ let: string[]; sent: number }> {
  const found: string[] = [];
  const calls = operations.flatMap((operation) => disguises.map((disguise) => ({ operation, disguise })));
  await eachInParallel(calls, async ({ operation, disguise }) => {
    const { status } = await probe(client, operation, disguise, query);
    if (status !== 403) found.push(`${operation.name} as ${disguise.name}: ${status}`);
  });
  return { let: found, sent: calls.length };
}

describe('C11 read-only', () => {
  it('every write by every read-only principal is refused, and no row changes', async () => {
    const before = await checksums(t.db);
    const results = [];
    for (const visitor of visitors) results.push(await passed(visitor));
    const after = await checksums(t.db);
    const sent = results.reduce((sum, result) => sum + result.sent, 0);
    const refused = sent - results.reduce((sum, result) => sum + result.let.length, 0);
    const same = Object.keys(before).filter((table) => before[table] === after[table]).length;
    process.stdout.write(
      `C11 read-only: 403 in ${refused} of ${sent} (${visitors.length} principals, ${disguises.length} disguises); tables unchanged ${same} of ${Object.keys(before).length}\n`,
    );
    expect(results.flatMap((result) => result.let)).toEqual([]);
    expect(after).toEqual(before);
    expect(sent).toBeGreaterThan(1_000);
  }, 120_000);

  it('planted: a view stored with the profile aluno is reported, in the answers and in the tables', async () => {
    const view = await t.openView(await t.signIn('vida.julia'), world.alunos.bruno);
    await tables(t.db).execute(sql`update sessao set perfil = 'aluno' where limite_em is not null`);
    const before = await checksums(t.db);
    const { let: found } = await passed({ name: 'planted', client: view, operations: asStudent, query: '' });
    expect(found.length).toBeGreaterThan(0);
    expect(await checksums(t.db)).not.toEqual(before);
  }, 60_000);
});
