/** Checks that a file is a complete backup which this version can read, before anything is changed. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

import { readMigrations } from '../migrate.ts';
import { BackupFileError, readRecords } from './format.ts';
import type { Manifest, TableEntry, TableHead } from './manifest.ts';

const inflate = promisify(inflateRaw);

/** The parts of a backup, in order. */
export type BackupPart =
  | { readonly kind: 'table'; readonly head: TableHead }
  | { readonly kind: 'rows'; readonly rows: Buffer }
  | { readonly kind: 'end' }
  | { readonly kind: 'manifest'; readonly manifest: Manifest };

/** The parts of a backup whose checksum was already checked, so their content can be trusted. */
export async function* readParts(path: string): AsyncGenerator<BackupPart> {
  for await (const { kind, payload } of readRecords(path)) {
    if (kind === 'T') yield { kind: 'table', head: JSON.parse(payload.toString()) };
    else if (kind === 'D') yield { kind: 'rows', rows: await inflate(payload) };
    else if (kind === 'E') yield { kind: 'end' };
    else yield { kind: 'manifest', manifest: JSON.parse(payload.toString()) };
  }
}

/** Reads the whole file once to compare its checksum. Nothing in it can be trusted before that. */
async function assertChecksum(path: string): Promise<void> {
  const records = readRecords(path);
  while (!(await records.next()).done);
}

/**
 * Reads and checks the whole file.
 * @throws BackupFileError when it is cut, changed, or newer than this version
 */
export async function checkBackup(path: string): Promise<Manifest> {
  await assertChecksum(path);
  let manifest: Manifest | undefined;
  const found: TableEntry[] = [];
  let [tabela, linhas, hash] = ['', 0, createHash('sha256')];
  for await (const part of readParts(path)) {
    if (part.kind === 'table') [tabela, linhas, hash] = [part.head.tabela, 0, createHash('sha256')];
    else if (part.kind === 'rows') {
      hash.update(part.rows);
      for (const byte of part.rows) if (byte === 10 /* one line per row */) linhas += 1;
    } else if (part.kind === 'end') found.push({ tabela, linhas, sha256: hash.digest('hex') });
    else manifest = part.manifest;
  }
  if (!manifest) throw new BackupFileError(`${path} está incompleto.`);
  if (JSON.stringify(manifest.tabelas) !== JSON.stringify(found)) throw new BackupFileError(`${path} foi alterado.`);
  if (manifest.nivel.length === 0) throw new BackupFileError(`${path} é de um banco sem tabelas.`);
  const known = readMigrations().map((migration) => migration.hash);
  if (manifest.nivel.some((level, index) => level !== known[index]))
    throw new BackupFileError(`${path} é de uma versão mais nova da Luneta. Atualize o programa antes.`);
  return manifest;
}
