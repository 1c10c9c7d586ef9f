/** Replaces everything in a database with a backup, in one transaction: all of it, or nothing. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';

import { Client } from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';

import { MIGRATION_LOCK, readMigrations } from '../migrate.ts';
import { checkBackup, readParts } from './check.ts';
import type { Manifest, TableHead } from './manifest.ts';
import { columnsOf, SESSION } from './save.ts';

const PARTITION = new URL('../partition.sql', import.meta.url);

export type RestoreOptions = {
  readonly url: string;
  readonly path: string;
  /** Name of the database whose rows may be lost. Without it, only a database without rows is accepted. */
  readonly replace?: string;
};

/** The database holds something that must not be overwritten. */
export class RestoreRefused extends Error {}

/** How long to wait for the connections of a process that has just ended. */
const GONE_WITHIN_MS = 2_000;

async function othersOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ others: string }>(`select count(*) as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and coalesce(backend_type, 'client backend') = 'client backend'`);
  return Number(rows[0]?.others);
}

async function assertFree(client: Client, replace: string | undefined): Promise<void> {
  const limit = performance.now() + GONE_WITHIN_MS;
  while ((await othersOf(client)) > 0 && performance.now() < limit) await wait(100);
  const { rows } = await client.query<{ name: string; tables: string[] }>(`
    select current_database() as name, coalesce((select array_agg(relname::text) from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition), '{}') as tables`);
  const [found] = rows;
  if (!found) throw new Error('a query without rows');
  if ((await othersOf(client)) > 0)
    throw new RestoreRefused(
      `O banco ${found.name} está em uso. Encerre todos os processos da Luneta e tente de novo.`,
    );
  if (replace === found.name) return;
  if (replace !== undefined)
    throw new RestoreRefused(`O banco se chama ${found.name}, e não ${replace}. Nada foi mudado.`);
  for (const table of found.tables) {
    const any = await client.query(`select 1 from public.${client.escapeIdentifier(table)} limit 1`);
    if (any.rows.length > 0)
      throw new RestoreRefused(
        `O banco ${found.name} tem dados. Para apagá-los e pôr a cópia no lugar, repita com --substituir ${found.name}.`,
      );
  }
}

/** Extensions and the schema itself stay: other software may use them. */
const DROP = `do $$ declare line text; begin
  for line in select format('drop table if exists public.%I cascade', relname) from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition loop execute line; end loop;
  for line in select format('drop function %s cascade', p.oid::regprocedure) from pg_proc p
    where pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e') loop execute line; end loop;
  drop schema if exists drizzle cascade;
  drop schema if exists pgboss cascade;
end $$`;

const LEDGER = `create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

/** Applies a range of the migrations as the migrator does, inside our transaction. */
async function applyMigrations(client: Client, from: number, to?: number): Promise<void> {
  for (const { sql, hash, folderMillis } of readMigrations().slice(from, to)) {
    for (const text of sql) await client.query(text);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

/** Statements that drop and add the foreign keys. They must wait until every table has its rows. */
async function takeForeignKeys(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
           format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
      from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`);
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

async function send(stream: CopyStreamQuery, rows: Buffer): Promise<void> {
  if (!stream.write(rows)) await once(stream, 'drain');
}

async function loadRows(client: Client, path: string, manifest: Manifest): Promise<void> {
  let stream: CopyStreamQuery | undefined;
  let head: TableHead | undefined;
  for await (const part of readParts(path)) {
    if (part.kind === 'table') {
      head = part.head;
      stream = client.query(
        copyFrom(`copy public.${client.escapeIdentifier(head.tabela)} (${columnsOf(client, head)}) from stdin`),
      );
    } else if (part.kind === 'rows' && stream) await send(stream, part.rows);
    else if (part.kind === 'end' && stream) {
      stream.end();
      await finished(stream);
      const expected = manifest.tabelas.find(({ tabela }) => tabela === head?.tabela)?.linhas;
      if (stream.rowCount !== expected)
        throw new Error(
          `${head?.tabela}: ${stream.rowCount} linhas gravadas, e a cópia tem ${expected}. Nada foi mudado.`,
        );
    }
  }
}

async function load(client: Client, path: string, manifest: Manifest): Promise<void> {
  await client.query(DROP);
  await client.query(LEDGER);
  await applyMigrations(client, 0, manifest.nivel.length);
  if (manifest.particionado) await client.query(readFileSync(PARTITION, 'utf8'));
  const foreignKeys = await takeForeignKeys(client);
  await loadRows(client, path, manifest);
  for (const text of foreignKeys) await client.query(text);
  for (const { nome, valor, usada } of manifest.sequencias)
    await client.query('select setval($1::regclass, $2, $3)', [
      `public.${client.escapeIdentifier(nome)}`,
      valor,
      usada,
    ]);
  // Newer tables of this version, as in any upgrade.
  await applyMigrations(client, manifest.nivel.length);
}

/**
 * Checks the file, then restores it and brings it to this version's level.
 * @throws BackupFileError, RestoreRefused, or an error of PostgreSQL; the database is then unchanged
 */
export async function restoreBackup({ url, path, replace }: RestoreOptions): Promise<Manifest> {
  const manifest = await checkBackup(path);
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(SESSION);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await assertFree(client, replace);
    await client.query('begin');
    await load(client, path, manifest);
    await client.query('commit');
    await client.query('analyze');
    return manifest;
  } finally {
    // Ending the session rolls back a transaction that was not committed.
    await client.end().catch(() => undefined);
  }
}
