/** A database from before the account features keeps its rows through the migrations, and works afterwards. */
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

import { onServer, withDatabase } from '../../test/databases.ts';
import { migrate } from './migrate.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
const name = `m_${randomUUID().replaceAll('-', '')}`;
const server = inject('pgUrl');
const url = withDatabase(server, name);

/** The migrations up to `last`, as the journal listed them at that time. */
function migrationsUntil(last: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'luneta-migrations-'));
  cpSync(FOLDER, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal: { entries: { idx: number }[] } = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.filter(({ idx }) => idx <= last) }));
  return folder;
}

/** A school with a student in a class, signed in on two devices, a record of failed sign-ins, and a supervisor. */
const BEFORE = `
  insert into escola (nome, criada_em) values ('Escola Antiga', '2026-01-10T12:00:00Z');
  insert into sede (escola_id, nome) values (1, 'Centro');
  insert into serie (escola_id, nome, nivel_ordem) values (1, '3ª série', 12);
  insert into turma (escola_id, sede_id, serie_id, codigo, turno, ano, versao) values (1, 1, 1, '3A', 1, 2026, 2);
  insert into pessoa (escola_id, nome, perfil, senha_hash, senha_inicial, criada_em) values
    (1, 'Bia Souza', 'aluno', 'h1', true, '2026-01-10T12:00:00Z'), (1, 'Nair Pinto', 'supervisor', 'h2', false, '2026-01-10T12:00:00Z');
  insert into diretorio_login (login, escola_id, pessoa_id) values ('bia', 1, 1), ('nair', 1, 2);
  insert into turma_aluno (escola_id, turma_id, pessoa_id) values (1, 1, 1);
  insert into sessao (escola_id, id, pessoa_id, turma_aluno_id, perfil_real, perfil, validade_segundos, criada_em, expira_em)
    select 1, gen_random_uuid(), 1, 1, 'aluno', 'aluno', 43200, '2026-11-21T12:00:00Z', '2026-11-22T00:00:00Z' from generate_series(1, 2);
  insert into login_falha (chave, falhas, bloqueado_ate, atualizada_em) values ('conta:x', 3, '2026-11-21T12:00:00Z', '2026-11-21T12:00:00Z');
`;

/** Every row of every table. */
const CONTENT = `
  select 'pessoa' as tabela, to_jsonb(p) as linha from pessoa p
  union all select 'escola', to_jsonb(e) from escola e
  union all select 'sessao', to_jsonb(s) from sessao s
  union all select 'turma_aluno', to_jsonb(m) from turma_aluno m
  union all select 'diretorio_login', to_jsonb(d) from diretorio_login d
  union all select 'login_falha', to_jsonb(f) from login_falha f
  order by 1, 2`;

type Content = { readonly tabela: string; readonly linha: Readonly<Record<string, unknown>> };

/** Only the columns of `model`: later migrations add some. */
const as = (rows: readonly Content[], model: readonly Content[]): Content[] =>
  rows.map(({ tabela, linha }) => {
    const columns = Object.keys(model.find((row) => row.tabela === tabela)?.linha ?? {});
    return { tabela, linha: Object.fromEntries(columns.map((column) => [column, linha[column]])) };
  });

let client: Client;
beforeAll(async () => {
  await onServer(server, (admin) => admin.query(`create database ${name}`));
  client = new Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await onServer(server, (admin) => admin.query(`drop database ${name} with (force)`));
});

it('a database with people is migrated from the first migration without losing or changing a row', async () => {
  const first = migrationsUntil(0);
  await apply(drizzle({ client }), { migrationsFolder: first });
  rmSync(first, { recursive: true });
  await client.query(BEFORE);
  const before = (await client.query<Content>(CONTENT)).rows;
  expect(before).toHaveLength(9);

  await Promise.all([migrate(url), migrate(url)]);
  expect(as((await client.query<Content>(CONTENT)).rows, before)).toEqual(before);
  const { rows } = await client.query(
    `select senha_expira_em, senha_recuperada_em, base_legal from pessoa union select bloqueada_em, null, null from escola`,
  );
  expect(rows).toEqual([{ senha_expira_em: null, senha_recuperada_em: null, base_legal: null }]);
});

it('its old sessions stay valid, and a view in another school can exist beside them', async () => {
  const old = await client.query(
    'select 1 from sessao where origem_id is null and limite_em is null and aluno_escola_id is null',
  );
  expect(old.rows).toHaveLength(2);
  await client.query(`insert into sessao (escola_id, id, pessoa_id, turma_aluno_id, aluno_escola_id, perfil_real, perfil, validade_segundos, criada_em, expira_em)
    values (1, gen_random_uuid(), 2, 77, 9, 'supervisor', 'professor', 3600, '2026-11-21T12:00:00Z', '2026-11-21T13:00:00Z')`);
});

it('ends with the same tables, columns, keys and checks as a new database', async () => {
  const shape = `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
     where table_schema = 'public' order by 1, 2`;
  const rules = `select conrelid::regclass::text as tabela, conname, pg_get_constraintdef(oid) as regra from pg_constraint
     where connamespace = 'public'::regnamespace order by 1, 2`;
  await onServer(server, (admin) => admin.query(`create database ${name}_new`));
  await migrate(withDatabase(server, `${name}_new`));
  const fresh = await onServer(withDatabase(server, `${name}_new`), async (other) => [
    (await other.query(shape)).rows,
    (await other.query(rules)).rows,
  ]);
  await onServer(server, (admin) => admin.query(`drop database ${name}_new`));
  expect([(await client.query(shape)).rows, (await client.query(rules)).rows]).toEqual(fresh);
});
