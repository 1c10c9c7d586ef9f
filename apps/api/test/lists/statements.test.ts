/**
 * Every list of the contract needs as many statements in a school of 300 students (LUNETA_PROVE=1: 3,000) as in one of 30.
 * The lists are found in the contract: a new list without a row in `support/calls.ts` fails.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ok, type Handlers } from '../../src/http/call.ts';
import { loadDocument, type Operation } from '../../src/http/contract.ts';
import { PROVE, report } from '../security/support/figures.ts';
import { contractOf, createTestApp, type Client, type TestApp } from '../index.ts';
import { callerOf, calls, type Row } from './support/calls.ts';
import { listOperations } from './support/list-operations.ts';
import { faultsOf, measure, type Figures } from './support/measure.ts';
import { AGORA, growingSchool, type School } from './support/school.ts';

const SIZES = [
  { students: 30, rows: 3 },
  { students: 300, rows: 8 },
  ...(PROVE ? [{ students: 3_000, rows: 20 }] : []),
];
/** Timed calls of each list in the largest school. */
const ROUNDS = PROVE ? 5 : 1;
/** Far above the times on a quiet machine (1 s at most), so that a machine under load passes. */
const AT_MOST_MS = 8_000;

const lists = listOperations();
const versionOf = ({ base }: Operation) => (base === 'v1' ? 1 : 2);

describe('lists', () => {
  const seen = new Map<string, Figures[]>();
  /** Errors of calls, so that one broken list does not hide the others. */
  const refused = new Map<string, string>();
  let t: TestApp;

  async function measureAll(school: School, rounds: number): Promise<void> {
    const clients = new Map<string, Client>([['', t.anonymous]]);
    for (const operation of lists) {
      const row: Row | undefined = calls[operation.id];
      if (!row) continue;
      const version = versionOf(operation);
      const login = callerOf(row, version);
      const client = clients.get(login) ?? (await t.signIn(login));
      clients.set(login, client);
      try {
        const figures = await measure(t, client, `/api/v${version}${row.path(school, version)}`, rounds);
        seen.set(operation.name, [...(seen.get(operation.name) ?? []), figures]);
      } catch (error) {
        refused.set(operation.name, String(error));
      }
    }
  }

  beforeAll(async () => {
    t = await createTestApp({ agora: AGORA });
    const grow = growingSchool(t);
    for (const size of SIZES) {
      const school = await grow(size, [await t.signIn('ana'), await t.signIn('bia')]);
      await measureAll(school, size === SIZES.at(-1) ? ROUNDS : 0);
    }
  });
  afterAll(() => t.close());

  it('match the rows of the table', () => {
    expect(Object.keys(calls).toSorted()).toEqual([...new Set(lists.map(({ id }) => id))].toSorted());
  });

  it.each(lists.map(({ name, id }) => [name, id] as const))('%s', (name, id) => {
    expect(refused.get(name)).toBeUndefined();
    const figures = seen.get(name) ?? [];
    expect(figures).toHaveLength(SIZES.length);
    const milliseconds = figures.at(-1)?.milliseconds ?? Infinity;
    report(`list ${name}`, {
      statements: figures.map(({ statements }) => statements).join(' '),
      rows: figures.map(({ rows }) => rows).join(' '),
      'ms at the largest': Math.round(milliseconds),
    });
    expect(faultsOf(figures, calls[id]?.fixed !== undefined)).toEqual([]);
    expect(milliseconds).toBeLessThan(AT_MOST_MS);
  });
});

describe('planted', () => {
  it('a list that sends a statement per row is reported', async () => {
    const handlers: Handlers = {
      listPerguntasSegurancaPessoa: async ({ db }) => {
        const { rows } = await db.query('select id from escola order by id limit 3');
        for (const { id } of rows) await db.query('select nome from escola where id = $1', [id]);
        return ok(rows.map(({ id }) => ({ id: Number(id), descricao: 'Qual?' })));
      },
    };
    const t = await createTestApp({ contract: contractOf(handlers) });
    const url = '/api/v2/users/contas/perguntas_seguranca_pessoa?username=bia';
    const few = await measure(t, t.anonymous, url, 0);
    await t.db.query("insert into escola (nome, criada_em) values ('Escola Crescente', '2026-01-10')");
    const more = await measure(t, t.anonymous, url, 0);
    await t.close();
    expect(faultsOf([few, more], false)).toEqual(['statements 3 4']);
  });

  it('a list that stays short, or grows when it should not, is reported', () => {
    const figures = (rows: number) => ({ statements: 2, rows, milliseconds: null });
    expect(faultsOf([figures(3), figures(3)], false)).toEqual(['rows 3 3: the school does not make this list longer']);
    expect(faultsOf([figures(3), figures(4)], true)).toEqual(['rows 3 4: it grows after all']);
    expect(faultsOf([figures(3), figures(4)], false)).toEqual([]);
  });

  it('a new list of the contract without a row is reported', () => {
    const document = loadDocument();
    const { '/api/v2/avisos': place } = document.paths;
    const { get } = place ?? {};
    if (!get) throw new Error('no such list');
    const planted = { ...get, operationId: 'listPlantada' };
    const ids = listOperations({ ...document, paths: { ...document.paths, '/api/v2/x': { get: planted } } });
    expect(ids.map(({ id }) => id).filter((id) => !(id in calls))).toEqual(['listPlantada']);
  });
});
