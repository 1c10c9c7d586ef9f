import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import { createTestDb, world } from '../../test/index.ts';
import { transaction } from './db.ts';
import { ciclo, pessoa, sede, turma, turma_aluno } from './schema/index.ts';
import { run, statement } from './statement.ts';
import { tenant } from './tenant.ts';
import { tables } from '../../test/tables.ts';

const { db, close } = await createTestDb();
afterAll(close);

const first = tenant(db, world.escola);
const second = tenant(db, world.outraEscola);
const namesOf = async (school: typeof first) =>
  (await tables(school).select({ nome: pessoa.nome }).from(pessoa)).map(({ nome }) => nome);

describe('reading', () => {
  it('returns rows of one school only, without any condition', async () => {
    expect(await namesOf(second)).toEqual(['José Maia']);
    expect(await namesOf(first)).not.toContain('José Maia');
  });

  it("finds nothing when the condition names another school's row", async () => {
    expect(await tables(second).select({ id: pessoa.id }).from(pessoa).where(eq(pessoa.id, world.pessoas.bia))).toEqual(
      [],
    );
  });

  it('stays in the school when the condition has an "or"', async () => {
    const rows = await tables(second)
      .select({ nome: pessoa.nome })
      .from(pessoa)
      .where(sql`${pessoa.id} = 1 or true`);
    expect(rows).toEqual([{ nome: 'José Maia' }]);
  });

  it('stays in the school through joins, although the condition would match both schools', async () => {
    const rows = await tables(second)
      .select({ codigo: turma.codigo, nome: pessoa.nome })
      .from(turma)
      .leftJoin(pessoa, sql`true`);
    expect(new Set(rows.map(({ nome }) => nome))).toEqual(new Set(['José Maia']));
    expect(rows).toHaveLength(2);
  });

  it('refuses a table without escola_id', () => {
    const withoutSchool: typeof pessoa = Object.assign(Object.create(pessoa), { escola_id: undefined });
    expect(() => tables(first).select().from(withoutSchool)).toThrow(/no escola_id/);
  });

  it.each(['rightJoin', 'fullJoin'] as const)('refuses %s: the school condition would not limit its rows', (kind) => {
    const query = tables(first).select().from(turma);
    expect(() => query[kind](pessoa, sql`true`)).toThrow(/cannot be limited/);
  });
});

describe('writing', () => {
  it("stores the school's id, whatever the row contains", async () => {
    const row = { nome: 'Norte', escola_id: world.escola };
    const [written] = await tables(second).insert(sede).values(row).returning({ escola_id: sede.escola_id });
    expect(written).toEqual({ escola_id: world.outraEscola });
  });

  it('changes no row of another school', async () => {
    await tables(second).update(ciclo).set({ ano: 2030 });
    await tables(second).update(ciclo).set({ ano: 2031 }).where(eq(ciclo.id, world.ciclo));
    expect(await tables(first).select({ ano: ciclo.ano }).from(ciclo)).toEqual([{ ano: 2026 }]);
  });

  it('cannot move a row to another school', async () => {
    const changes = { numero_referencia: 7, escola_id: world.escola };
    await tables(second).update(ciclo).set(changes);
    expect(await tables(second).select({ n: ciclo.numero_referencia }).from(ciclo)).toEqual([{ n: 7 }]);
  });

  it('deletes no row of another school', async () => {
    await tables(second).delete(turma_aluno).where(eq(turma_aluno.id, world.alunos.bia));
    expect(
      await tables(first).select({ id: turma_aluno.id }).from(turma_aluno).where(eq(turma_aluno.id, world.alunos.bia)),
    ).toHaveLength(1);
  });

  it("cannot refer to another school's row: the foreign key contains the school", async () => {
    const tie = tables(second).insert(turma_aluno).values({ turma_id: world.turmaV2, pessoa_id: world.pessoas.bia });
    await expect(tie).rejects.toMatchObject({ cause: { code: '23503' } });
  });
});

describe('statements', () => {
  it('on tenant tables must name the school', () => {
    expect(() => statement('esquecida', 'select 1 from pessoa where id = :id')).toThrow(/without :escola_id/);
  });

  it('bind each name once, keep casts, and return numbers and dates', async () => {
    const typed = statement<{ escola_id: number; n: number }, { a: number; b: number; soma: number; quando: Date }>(
      'tipos',
      `select :n::bigint as a, :n::numeric as b, sum(id) as soma, timestamptz '2026-01-01Z' as quando from turma where escola_id = :escola_id`,
    );
    expect(typed.order).toEqual(['n', 'escola_id']);
    expect(await first.run(typed, { n: 5 })).toEqual([
      { a: 5, b: 5, soma: 3, quando: new Date('2026-01-01T00:00:00Z') },
    ]);
  });
});

describe('transactions', () => {
  it('roll back everything, including prepared statements', async () => {
    const insert = statement<{ escola_id: number }, never>(
      'sede_teste',
      `insert into sede (escola_id, nome) values (:escola_id, 'Sul')`,
    );
    const failing = first.transaction(async (inside) => {
      await tables(inside).insert(sede).values({ nome: 'Leste' });
      await inside.run(insert, {});
      throw new Error('volta');
    });
    await expect(failing).rejects.toThrow('volta');
    expect((await tables(first).select({ nome: sede.nome }).from(sede)).map(({ nome }) => nome)).toEqual(['Centro']);
  });

  it('join a surrounding transaction', async () => {
    const failing = transaction(db, async (tx) => {
      await transaction(tx, (inner) =>
        tables(tenant(inner, world.escola)).insert(sede).values({ nome: 'Oeste' }).execute(),
      );
      throw new Error('volta');
    });
    await expect(failing).rejects.toThrow('volta');
    const count = statement<{ escola_id: number }, { n: number }>(
      'sede_contar',
      'select count(*) as n from sede where escola_id = :escola_id',
    );
    expect(await run(db, count, { escola_id: world.escola })).toEqual([{ n: 1 }]);
  });
});
