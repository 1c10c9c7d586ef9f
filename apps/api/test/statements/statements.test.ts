/**
 * Explains every statement of the server and proves that each scan of a tenant table is limited to a school. The statements
 * are the same in every variant of the suite, so only the default schema on the newest PostgreSQL is checked. Plans of
 * PostgreSQL 15 do not separate a parameter from the result of a sub-select, and plans of partitions name each partition.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { statement, type Params, type Registered, type Registry } from '../../src/database/statement.ts';
import { tenant } from '../../src/database/tenant.ts';
import { type Moved, MOVING, moving } from '../../src/modules/provas/release-store.ts';
import { createTestDb, readVariant } from '../index.ts';
import { ACROSS } from './across.ts';
import { judge, planOf, readTenantTables, UTILITY } from './explain.ts';
import { filesOf, loadStatements, productFiles } from './load.ts';
import { OWNED, placeFindings, writtenBy } from './owners.ts';
import { equalitiesOf } from './plan.ts';
import { idleReasons, releaseFindings } from './releases.ts';

const { db, close } = await createTestDb();
afterAll(close);
let tenantTables: ReadonlySet<string>;
let all: readonly Registered[];
beforeAll(async () => {
  tenantTables = await readTenantTables(db);
  all = await loadStatements();
});

/** Distinct `table alias` of each scan that is not limited to a school. */
async function looseIn(one: Registered, anchors?: readonly string[]): Promise<string[]> {
  const loose = await judge(db, tenantTables, one, anchors);
  return [...new Set(loose.map(({ table, alias }) => `${table} ${alias}`))].toSorted();
}

const variant = readVariant();
/** A person's data is erased by the columns that each subject declares (privacidade/dados-pessoais). */
const ERASURE = /^erase_privacidade_/;

describe.skipIf(variant === 'postgres-15' || variant === 'partitioned')('the school', () => {
  it('limits every scan of a tenant table in every statement', async () => {
    const found: string[] = [];
    for (const one of all) {
      const loose = await looseIn(one, ACROSS[one.name]?.anchors);
      if (loose.length > 0)
        found.push(
          `statement '${one.name}' scans ${loose.join(', ')} without the school: add escola_id = :escola_id to it, or give a reason in test/statements/across.ts`,
        );
    }
    expect(found).toEqual([]);
    // Both numbers come from the server itself: an empty list would prove nothing.
    expect(all.length).toBeGreaterThan(400);
    expect(tenantTables.size).toBeGreaterThan(50);
  });

  it('is missing only in the statements that are listed as exceptions', async () => {
    const idle: string[] = [];
    for (const name of Object.keys(ACROSS)) {
      const one = all.find((other) => other.name === name);
      if (!one || (await looseIn(one)).length === 0) idle.push(name);
    }
    expect(idle).toEqual([]);
  });

  const planted = (sql: string, scope: 'tenant' | 'global' = 'tenant'): Registered => {
    const registry: Registry = new Map();
    statement<Params, never>('plantada', sql, scope, registry);
    const [one] = registry.values();
    if (!one) throw new Error('nothing was registered');
    return one;
  };

  it.each([
    [
      'a join by the id alone',
      'select p.nome from turma_aluno m join pessoa p on p.id = m.pessoa_id where m.escola_id = :escola_id',
      ['pessoa p'],
    ],
    [
      'the school under an OR',
      'select nome from pessoa where escola_id = :escola_id or id = :id::bigint',
      ['pessoa pessoa'],
    ],
    ['the school under a NOT', 'select nome from pessoa where not (escola_id = :escola_id)', ['pessoa pessoa']],
    [
      'the school as an optional condition',
      'select nome from pessoa where :escola_id::bigint is null or escola_id = :escola_id',
      ['pessoa pessoa'],
    ],
    [
      'the school in the condition of an outer join, which keeps the left side whole',
      'select m.id, p.nome from turma_aluno m left join pessoa p on p.escola_id = :escola_id and p.escola_id = m.escola_id and p.id = m.pessoa_id',
      ['turma_aluno m'],
    ],
    [
      'a full join',
      'select m.id, p.nome from (select * from turma_aluno where escola_id = :escola_id) m full join pessoa p on p.escola_id = m.escola_id and p.id = m.pessoa_id',
      ['pessoa p'],
    ],
    [
      'a sub-select by the id alone',
      'select nome, (select count(*) from turma_aluno m where m.pessoa_id = p.id) as n from pessoa p where escola_id = :escola_id',
      ['turma_aluno m'],
    ],
    [
      'an EXISTS that PostgreSQL may read whole',
      'select nome, exists (select from turma_aluno m where m.escola_id = p.escola_id and m.pessoa_id = p.id) as tem from pessoa p where escola_id = :escola_id',
      ['turma_aluno m'],
    ],
    [
      'a CTE of every school, narrowed afterwards',
      'with alguns as materialized (select escola_id, nome from pessoa) select nome from alguns where escola_id = :escola_id',
      ['pessoa pessoa'],
    ],
    [
      'a table limited by another column',
      'select t.id from turma t join sessao s on t.escola_id = s.aluno_escola_id where s.escola_id = :escola_id',
      ['turma t'],
    ],
    [
      'a parameter that is no school',
      'select nome from pessoa where escola_id = :id::bigint and :escola_id::bigint > 0',
      ['pessoa pessoa'],
    ],
    [
      'rows with their own school',
      'update pessoa p set nome = x.nome from json_to_recordset(:rows) as x(escola_id bigint, id bigint, nome text) where p.escola_id = x.escola_id and p.id = x.id and :escola_id::bigint > 0',
      ['pessoa p'],
    ],
    [
      'a write by the id alone',
      'delete from turma_aluno where id = :id and :escola_id::bigint > 0',
      ['turma_aluno turma_aluno'],
    ],
  ])('planted: %s is found', async (_, sql, expected) => {
    expect(await looseIn(planted(sql))).toEqual(expected);
  });

  it.each([
    [
      'joins through the school',
      'select 1 from turma_aluno m join pessoa p on p.escola_id = m.escola_id and p.id = m.pessoa_id where m.escola_id = :escola_id',
    ],
    [
      'a left join',
      'select 1 from pessoa p left join turma_aluno m on m.escola_id = p.escola_id and m.pessoa_id = p.id where p.escola_id = :escola_id',
    ],
    ['the row of the school', 'select 1 from escola e join pessoa p on p.escola_id = e.id where e.id = :escola_id'],
    [
      'a CTE of the school',
      'with m as materialized (select escola_id, pessoa_id from turma_aluno where escola_id = :escola_id) select 1 from m join pessoa p on p.escola_id = m.escola_id and p.id = m.pessoa_id',
    ],
    [
      'a pair of keys',
      'select 1 from pessoa p where p.escola_id = :escola_id and (p.escola_id, p.id) in (select m.escola_id, m.pessoa_id from turma_aluno m where m.escola_id = :escola_id)',
    ],
  ])('lets %s pass', async (_, sql) => {
    expect(await looseIn(planted(sql))).toEqual([]);
  });

  it('may be one of several, for staff who may see them', async () => {
    expect(await looseIn(planted('select 1 from pessoa where escola_id = any(:escolas::bigint[])', 'global'))).toEqual(
      [],
    );
    expect(await looseIn(planted('select 1 from pessoa where id = any(:ids::bigint[])', 'global'))).toEqual([
      'pessoa pessoa',
    ]);
  });

  it('is not recognised by an alias of another column', () => {
    const renamed = all.filter(({ text }) =>
      /\bas escola_id\b/.test(text.replaceAll(/(?:\.escola_id|\be\.id) as escola_id\b/g, '')),
    );
    expect(renamed.map(({ name }) => name)).toEqual([]);
  });
});

/** Every statement that writes has one of these words. Most have none and need no plan. */
const WRITES = /\b(?:insert|update|delete|merge)\b/iu;
const writesOf = async (text: string) => (WRITES.test(text) ? writtenBy(await planOf(db, text)) : []);

// Its plans say what a statement writes; PostgreSQL 15 has no generic plan.
describe.skipIf(variant === 'postgres-15' || variant === 'partitioned')('the owner of a table', () => {
  it('alone writes it', async () => {
    const found: string[] = [];
    for (const { name, text } of all) {
      if (UTILITY.test(text) || ERASURE.test(name)) continue;
      const written = await writesOf(text);
      if (written.length > 0) found.push(...placeFindings(name, written, filesOf(name)));
    }
    expect(found).toEqual([]);
  });

  it('is asked of names that are built at run time, too', () => {
    expect([
      ...new Set(all.filter(({ name }) => name.startsWith('restart_')).flatMap(({ name }) => filesOf(name))),
    ]).toEqual(['modules/roteiros/aluno/avaliacao_adaptadas/exercicio/reinicio-store.ts']);
  });

  it('is one subject for every table of the database', async () => {
    const { rows } = await db.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
          and not relispartition`,
    );
    expect(Object.values(OWNED).flat().toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  it.each([
    ['insert into pessoa (escola_id, nome) values (:escola_id, :nome::text)', 'modules/provas/x.ts', 1],
    ['with x as (delete from sessao where escola_id = :escola_id) select 1', 'modules/escola/x.ts', 1],
    ['update turma_aluno set status = :status::text where escola_id = :escola_id', 'cli/x.ts', 1],
    ['update turma_aluno set status = :status::text where escola_id = :escola_id', 'modules/pessoas/x.ts', 0],
    ['select 1 from turma_aluno where escola_id = :escola_id for update', 'modules/provas/x.ts', 0],
  ])('planted: %s in %s', async (sql, file, findings) => {
    const registry: Registry = new Map();
    const { text } = statement<Params, never>('plantada', sql, 'tenant', registry);
    expect(placeFindings('plantada', writtenBy(await planOf(db, text)), [file])).toHaveLength(findings);
  });
});

describe.skipIf(variant === 'postgres-15' || variant === 'partitioned')('the release of an exam', () => {
  it('follows every statement that may move it', async () => {
    const found: string[] = [];
    for (const one of all)
      if (!UTILITY.test(one.text) && !ERASURE.test(one.name))
        found.push(...releaseFindings(one, await writesOf(one.text)));
    expect(found).toEqual([]);
    expect(idleReasons(all.map(({ name }) => name))).toEqual([]);
  });

  it.each([
    ['update turma_avaliacao_dia set fim_em = :fim::timestamptz where escola_id = :escola_id', 1],
    ['with x as (delete from janela_aluno where escola_id = :escola_id) select 1', 1],
    ['update avaliacao set retido = true where escola_id = :escola_id', 1],
    ['update avaliacao a set descricao = :d::text, conferida_em = null where a.escola_id = :escola_id', 1],
    ['update avaliacao set descricao = :d::text where escola_id = :escola_id and retido = false', 0],
    ['select 1 from tentativa where escola_id = :escola_id for update', 0],
  ])('planted: a plain statement %s', async (sql, findings) => {
    const registry: Registry = new Map();
    const one = statement<Params, never>('plantada', sql, 'tenant', registry);
    expect(releaseFindings(one, writtenBy(await planOf(db, one.text)))).toHaveLength(findings);
  });

  it('cannot be passed by: a moving statement is no statement', () => {
    const one = moving(statement<{ escola_id: number }, Moved>('plantada', 'select :escola_id', 'tenant', new Map()));
    // @ts-expect-error only moveReleases runs it
    const run = () => tenant(db, 1).run(one, {});
    expect(run).toBeTypeOf('function');
    MOVING.delete('plantada');
  });
});

describe('a condition', () => {
  it.each([
    [
      '((a.escola_id = $1) AND (a.id = $2))',
      [
        ['a.escola_id', '$1'],
        ['a.id', '$2'],
      ],
    ],
    ['((a.escola_id = $1) OR (a.id = $2))', []],
    ['(a.escola_id = ANY ($1))', [['a.escola_id', '$1']]],
    [
      "((a.nome = ') OR ('::text) AND (a.escola_id = ($1)::bigint))",
      [
        ['a.nome', "') OR ('"],
        ['a.escola_id', '$1'],
      ],
    ],
    ['(NOT (a.escola_id = $1))', []],
    ['(a.escola_id <> $1)', []],
  ])('%s', (text, expected) => {
    expect(equalitiesOf(text)).toEqual(expected);
  });
});

describe('SQL in product code', () => {
  it('is sent as statements: only src/database sends other text', () => {
    const sends = [...productFiles()].filter(([name, text]) => !name.startsWith('database/') && /\.query\(/.test(text));
    // It asks a server for its version before our tables may exist.
    expect(sends.map(([name]) => name)).toEqual(['serve/open-database.ts']);
  });

  it('stands in the subjects: commands, jobs, the start and the demo call them', () => {
    const outside = [...productFiles()].filter(
      ([name, text]) => !/^(?:modules|database)\//.test(name) && /\b(?:statement|insertStatement)(?:<|\()/.test(text),
    );
    expect(outside.map(([name]) => name)).toEqual([]);
  });

  it('uses drizzle for the schema and its migrations', () => {
    const imports = [...productFiles()].filter(
      ([name, text]) => !name.startsWith('database/') && /from 'drizzle-orm/.test(text),
    );
    expect(imports.map(([name]) => name)).toEqual([]);
  });

  it('names each statement once', () => {
    const registry: Registry = new Map();
    statement<Params, never>('uma', 'select 1 from pessoa where escola_id = :escola_id', 'tenant', registry);
    const again = () =>
      statement<Params, never>('uma', 'select 2 from pessoa where escola_id = :escola_id', 'tenant', registry);
    expect(again).toThrow("two statements are named 'uma'");
  });
});
