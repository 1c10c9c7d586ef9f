/** Writes the whole database at one instant into one file, while others keep using it. */
import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';

import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

import { MIGRATION_LOCK } from '../migrate.ts';
import { openWriter, type BackupWriter } from './format.ts';
import {
  isPartitioned,
  readLevel,
  readSequences,
  readTables,
  type Manifest,
  type TableEntry,
  type TableHead,
} from './manifest.ts';

const deflate = promisify(deflateRaw);
const BLOCK_BYTES = 256 * 1024;

/** Writes rows as text that any PostgreSQL reads back to the same values, whatever the settings of the session. */
export const SESSION = `set client_encoding = 'UTF8'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
  set bytea_output = 'hex'; set extra_float_digits = 3; set timezone = 'UTC'; set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0; set client_min_messages = 'warning'`;

export const columnsOf = (client: Client, { colunas }: TableHead): string =>
  colunas.map((name) => client.escapeIdentifier(name)).join(', ');

async function saveTable(client: Client, head: TableHead, writer: BackupWriter): Promise<TableEntry> {
  await writer.write('T', head);
  // A partitioned table holds no rows itself: only a query reads its partitions.
  const source = `select ${columnsOf(client, head)} from ${client.escapeIdentifier(head.tabela)}`;
  const rows = client.query(copyTo(`copy (${source}) to stdout`));
  const hash = createHash('sha256');
  let block: Buffer[] = [];
  let size = 0;
  const flush = async () => {
    if (size > 0) await writer.write('D', await deflate(Buffer.concat(block)));
    [block, size] = [[], 0];
  };
  for await (const chunk of rows) {
    const bytes = Buffer.from(chunk);
    hash.update(bytes);
    block.push(bytes);
    size += bytes.length;
    if (size >= BLOCK_BYTES) await flush();
  }
  await flush();
  const entry = { tabela: head.tabela, linhas: rows.rowCount, sha256: hash.digest('hex') };
  await writer.write('E', entry);
  return entry;
}

async function saveAll(client: Client, writer: BackupWriter, agora: Date): Promise<Manifest> {
  await client.query(SESSION);
  // Blocks migrations while we read: they would change tables that the snapshot has not read yet.
  await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
  await client.query('begin isolation level repeatable read read only');
  const [nivel, particionado] = [await readLevel(client), await isPartitioned(client)];
  const tabelas = [];
  for (const head of await readTables(client)) tabelas.push(await saveTable(client, head, writer));
  // Read last: sequences are not part of the snapshot, and they must be ahead of it.
  const sequencias = await readSequences(client);
  await client.query('commit');
  return { criado_em: agora.toISOString(), nivel, particionado, tabelas, sequencias };
}

/**
 * Writes a backup of the database at `url`. The file gets the name `path` only when it is complete.
 * @throws when the file exists already, or the database cannot be read
 */
export async function saveBackup(
  url: string,
  path: string,
  agora: Date,
): Promise<Manifest & { readonly bytes: number }> {
  const unfinished = `${path}.incompleto`;
  // Reserves the name now, so that an existing file is never overwritten, not even at the end.
  const name = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      `Não foi possível criar ${path}: ${error.code === 'EEXIST' ? 'o arquivo já existe' : error.message}.`,
    );
  });
  await name.close();
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    const file = await open(unfinished, 'w', 0o600);
    try {
      await client.connect();
      const writer = await openWriter(file);
      const manifest = await saveAll(client, writer, agora);
      await writer.write('M', manifest);
      const bytes = await writer.finish();
      await rename(unfinished, path);
      return { ...manifest, bytes };
    } finally {
      await file.close();
    }
  } catch (error) {
    await rm(unfinished, { force: true });
    await rm(path, { force: true });
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
