/** C11: a read-only person or view changes nothing, whatever the request claims. */
import { isDeepStrictEqual } from 'node:util';

import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import { checksums } from '../checksums.ts';
import { loadDocument, readOperations } from '../../src/http/contract.ts';
import { errors } from '../../src/http/errors.ts';
import { createTestApp, logins, world, type Client } from '../index.ts';
import { eachInParallel, shareOf } from './support/figures.ts';
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
  /** Only looks at one student: each write gets this one refusal, whatever the operation. */
  readonly looks: boolean;
};
/** What a visitor reads at every write: the status, the code and the sentence of one refusal. */
const READ_ONLY = { status: 403, body: errors.readOnly().toBody() };
const codeOf = (body: unknown): string => String(Reflect.get(Object(body), 'codigo'));

const visitors: Visitor[] = [];
for (const login of logins.equipe) {
  const base = await t.signIn(login);
  const view = await t.openView(base, world.alunos.bruno);
  visitors.push({ name: `${login} in a view`, client: view, operations: writes, query: '', looks: true });
  visitors.push({ name: `${login} without a student`, client: base, operations: asStudent, query: '', looks: false });
}
const past = { client: await t.signIn('dora'), query: `turma_aluno_id=${world.alunos.doraAntiga}` };
const ofPast = { name: 'a pupil in a past class', operations: asStudent.filter(({ tests }) => !tests), looks: true };
visitors.push({ ...ofPast, ...past });

/**
 * Calls that were not refused with 403, or to somebody who looks in other words than elsewhere. Each visitor tries each write
 * in two disguises; by the turns of the visitors each write is tried in every disguise. LUNETA_PROVE=1 tries all of them.
 */
async function passed(
  { client, operations, query, looks }: Visitor,
  turn = 0,
): Promise<{ let: string[]; sent: number }> {
  const found: string[] = [];
  const calls = operations.flatMap((operation, n) =>
    shareOf(disguises, turn + n, disguises.length / 2).map((disguise) => ({ operation, disguise })),
  );
  await eachInParallel(calls, async ({ operation, disguise }) => {
    const { status, body } = await probe(client, operation, disguise, query);
    const alike = !looks || isDeepStrictEqual({ status, body }, READ_ONLY);
    if (status !== 403 || !alike) found.push(`${operation.name} as ${disguise.name}: ${status} ${codeOf(body)}`);
  });
  return { let: found, sent: calls.length };
}

describe('C11 read-only', () => {
  it('every write by every read-only principal is refused, to visitors in the same words, and no row changes', async () => {
    const before = await checksums(t.db);
    const results = [];
    for (const [turn, visitor] of visitors.entries()) results.push(await passed(visitor, turn));
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
  });

  it('planted: a view stored with the profile aluno is reported, in the answers and in the tables', async () => {
    const view = await t.openView(await t.signIn('vida.julia'), world.alunos.bruno);
    await tables(t.db).execute(sql`update sessao set perfil = 'aluno' where limite_em is not null`);
    const before = await checksums(t.db);
    const { let: found } = await passed({
      name: 'planted',
      client: view,
      operations: asStudent,
      query: '',
      looks: true,
    });
    expect(found.length).toBeGreaterThan(0);
    expect(await checksums(t.db)).not.toEqual(before);
  });
});
