/** What a backup says about itself, and what the database says about its tables. */
import type { Client } from 'pg';

export type TableEntry = {
  readonly tabela: string;
  readonly linhas: number;
  /** Hash of the COPY text, before it is deflated. */
  readonly sha256: string;
};

export type Manifest = {
  /** When the snapshot was taken. */
  readonly criado_em: string;
  /** Hashes of the applied migrations, oldest first. */
  readonly nivel: readonly string[];
  /** The tables of schools were hash-partitioned (`database/partition.sql`). A restore partitions them again. */
  readonly particionado: boolean;
  readonly tabelas: readonly TableEntry[];
  readonly sequencias: readonly { readonly nome: string; readonly valor: string; readonly usada: boolean }[];
};

/** A table, as the first record of its rows names it. */
export type TableHead = { readonly tabela: string; readonly colunas: readonly string[] };

/** Leaves out partitions: their rows come with the whole table. */
const TABLES = `
  select c.relname as tabela, array_agg(a.attname::text order by a.attnum) as colunas
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
   group by c.relname order by c.relname`;

export async function readTables(client: Client): Promise<readonly TableHead[]> {
  return (await client.query<TableHead>(TABLES)).rows;
}

export async function readSequences(client: Client): Promise<Manifest['sequencias']> {
  const { rows } = await client.query<{ nome: string }>(
    "select sequencename as nome from pg_sequences where schemaname = 'public' order by 1",
  );
  const all = [];
  for (const { nome } of rows) {
    const { rows: state } = await client.query<{ valor: string; usada: boolean }>(
      `select last_value::text as valor, is_called as usada from ${client.escapeIdentifier(nome)}`,
    );
    if (state[0]) all.push({ nome, ...state[0] });
  }
  return all;
}

/** Hashes of the applied migrations. Empty for a database without any. */
export async function readLevel(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as there");
  if (rows[0]?.there === null) return [];
  const applied = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  return applied.rows.map(({ hash }) => hash);
}

export async function isPartitioned(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    "select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'p' limit 1",
  );
  return rows.length > 0;
}
