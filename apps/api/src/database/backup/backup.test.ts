/** Backup and restore (C29): a restore gives the same rows, or changes nothing. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { Client } from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';

import { checksums } from '../../../test/checksums.ts';
import { PROVE, report } from '../../../test/security/support/figures.ts';
import { createTestApp, createTestDb, logins, world } from '../../../test/index.ts';
import { onServer, withDatabase } from '../../../test/databases.ts';
import { openPool } from '../db.ts';
import { MIGRATION_LOCK, readMigrations } from '../migrate.ts';
import { checkBackup } from './check.ts';
import { openWriter, readRecords } from './format.ts';
import { restoreBackup } from './load.ts';
import { isPartitioned, readSequences, type Manifest } from './manifest.ts';
import { saveBackup } from './save.ts';

/** A limit against hanging only. */
const HANGS_MS = 300_000;

const folder = mkdtempSync(join(tmpdir(), 'luneta-backup-'));
const server = inject('pgUrl');
const made: string[] = [];
const fileOf = (name: string) => join(folder, `${name}-${randomUUID()}`);
const AGORA = new Date('2026-11-21T12:00:00Z');
const PARTITION = new URL('../partition.sql', import.meta.url);

/** An empty database for one test. */
async function emptyDb(): Promise<{ url: string; name: string }> {
  const name = `b_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, (client) => client.query(`create database ${name}`));
  made.push(name);
  return { url: withDatabase(server, name), name };
}

/** Waits until PostgreSQL has ended what was connected: a restore gives a connection that just ended two seconds. */
const left = (url: string) =>
  onServer(server, async (client) => {
    const text = 'select count(*)::int as n from pg_stat_activity where datname = $1';
    const connected = async () => (await client.query(text, [new URL(url).pathname.slice(1)])).rows[0].n;
    await expect.poll(connected, { timeout: HANGS_MS }).toBe(0);
  });

const sums = async (url: string) => {
  const pool = openPool({ url });
  const result = await checksums(pool.db);
  await pool.close();
  return result;
};

/** A separate database, its name, the sums of its rows, and how to read them again. Nobody is connected. */
async function standing() {
  const { url, close } = await createTestDb();
  const read = async () => {
    const found = await sums(url);
    await left(url);
    return found;
  };
  return { url, close, name: new URL(url).pathname.slice(1), read, before: await read() };
}

const t = await createTestApp();
afterAll(async () => {
  await t.close();
  await onServer(server, async (client) => {
    for (const name of made) await client.query(`drop database ${name} with (force)`);
  });
  rmSync(folder, { recursive: true, force: true });
});
for (const login of logins.alunos) await t.signIn(login);
await t.openView(await t.signIn('vida.julia'), world.alunos.bruno);
// What breaks text formats: the escapes of COPY itself, both quotes, a line end, signs beyond the basic plane.
const TEXT = 'a\tb\\N\n\\.\r"\'; 🦉 é́';
await t.db.query('insert into sede (escola_id, nome) values (1, $1)', [TEXT]);
const whole = fileOf('whole');
const saved = await saveBackup(t.url, whole, AGORA);
const original = await sums(t.url);

describe('a backup', () => {
  it('restored into an empty database has the same rows, sequences and triggers; the commands print what they did', async () => {
    const main = join(import.meta.dirname, '../../cli/main.ts');
    const run = (url: string, ...args: string[]) =>
      promisify(execFile)(process.execPath, [main, ...args], { env: { ...process.env, DATABASE_URL: url } });
    const [path, other] = [fileOf('command'), await emptyDb()];
    expect((await run(t.url, 'backup', path)).stdout).toMatch(/^Cópia gravada em .+ tabelas, \d+ linhas/);
    const started = performance.now();
    expect((await run(other.url, 'restore', path)).stdout).toContain('restaurada');
    report('C29 restore', {
      tables: saved.tabelas.length,
      bytes: saved.bytes,
      ms: Math.round(performance.now() - started),
    });
    expect(Object.keys(original).length).toBeGreaterThan(50);
    expect(await sums(other.url)).toEqual(original);
    await onServer(other.url, async (client) => {
      expect(await readSequences(client)).toEqual(saved.sequencias);
      await expect(client.query('delete from auditoria')).rejects.toThrow('append-only');
      expect((await client.query('select nome from sede where nome = $1', [TEXT])).rows).toHaveLength(1);
    });
    expect(saved.tabelas.find(({ tabela }) => tabela === 'auditoria')?.linhas).toBeGreaterThan(0);
  });

  it('is readable by its owner only, and never overwritten', async () => {
    expect(statSync(whole).mode & 0o777).toBe(0o600);
    await expect(saveBackup(t.url, whole, AGORA)).rejects.toThrow('já existe');
    await expect(checkBackup(whole)).resolves.toMatchObject({ criado_em: AGORA.toISOString() });
  });

  it('leaves no file when it fails', async () => {
    const path = fileOf('failed');
    await expect(saveBackup('postgres://ninguem@127.0.0.1:1/nada', path, AGORA)).rejects.toThrow('ECONNREFUSED');
    expect(() => statSync(path)).toThrow('ENOENT');
  });

  it('taken while people write shows one instant: rows of one transaction are all there or all missing', async () => {
    const { url, close } = await createTestDb();
    const writer = new Client({ connectionString: url });
    await writer.connect();
    const state = { writing: true, written: 0 };
    const work = (async () => {
      while (state.writing) {
        state.written += 1;
        await writer.query('begin');
        await writer.query(
          'insert into area_conhecimento (escola_id, codigo, nome, nome_curto) values (1, $1, $1, $1)',
          [`X${state.written}`],
        );
        await writer.query('insert into serie (escola_id, nome, nivel_ordem) values (1, $1, 1)', [`X${state.written}`]);
        await writer.query('commit');
      }
    })();
    const paths = Array.from({ length: PROVE ? 3 : 1 }, () => fileOf('load'));
    for (const path of paths) {
      const before = state.written;
      await expect.poll(() => state.written, { timeout: HANGS_MS }).toBeGreaterThan(before);
      await saveBackup(url, path, AGORA);
      expect(state.written, 'transactions meanwhile').toBeGreaterThan(before + 1);
    }
    state.writing = false;
    await work;
    await writer.end();
    report('C29 under load', { backups: paths.length, transactions: state.written, inconsistent: 0 });
    await close();
    for (const path of paths) {
      const other = await emptyDb();
      await restoreBackup({ url: other.url, path });
      await onServer(other.url, async (client) => {
        const { rows } = await client.query(
          `select (select count(*) from area_conhecimento where nome like 'X%') as first, (select count(*) from serie where nome like 'X%') as second`,
        );
        expect(rows[0].first).toBe(rows[0].second);
        const next = await client.query("select nextval('serie_id_seq') > max(id) as free from serie");
        expect(next.rows[0].free).toBe(true);
      });
    }
  });
});

describe('a damaged file', () => {
  const bytes = readFileSync(whole);
  // The first and the last byte are always among them; LUNETA_PROVE=1 tries 200 places.
  const ROUNDS = PROVE ? 200 : 8;
  const places = Array.from({ length: ROUNDS }, (_, n) => Math.floor((n * (bytes.length - 1)) / (ROUNDS - 1)));

  it('is refused when it was cut at any place', async () => {
    let refused = 0;
    for (const place of places) {
      const path = join(folder, 'cut');
      writeFileSync(path, bytes.subarray(0, place));
      await checkBackup(path).catch(() => (refused += 1));
    }
    report('C29 truncated', { refused: `${refused}/${places.length}` });
    expect(refused).toBe(places.length);
  });

  it('is refused when any byte was changed or added', async () => {
    let refused = 0;
    const path = join(folder, 'changed');
    for (const place of places) {
      const copy = Buffer.from(bytes);
      copy[place] = (copy[place] ?? 0) ^ 1;
      writeFileSync(path, copy);
      await checkBackup(path).catch(() => (refused += 1));
    }
    report('C29 altered', { refused: `${refused}/${places.length}` });
    expect(refused).toBe(places.length);
    writeFileSync(path, Buffer.concat([bytes, Buffer.from('x')]));
    await expect(checkBackup(path)).rejects.toThrow('foi alterado');
  });

  it('leaves the database unchanged', async () => {
    const path = join(folder, 'half');
    writeFileSync(path, bytes.subarray(0, bytes.length / 2));
    const { url, close, name, read, before } = await standing();
    await expect(restoreBackup({ url, path, replace: name })).rejects.toThrow('incompleto');
    expect(await read()).toEqual(before);
    await close();
  });
});

/** A finished file made of another file's records. */
async function rewrite(
  change: (kind: string, payload: Buffer) => readonly [Buffer | object, ...Buffer[]],
): Promise<string> {
  const path = fileOf('rewritten');
  const file = await open(path, 'w');
  const writer = await openWriter(file);
  for await (const { kind, payload } of readRecords(whole))
    for (const one of change(kind, payload)) await writer.write(kind, one);
  await writer.finish();
  await file.close();
  return path;
}
const withManifest = (change: (manifest: Manifest) => object) =>
  rewrite((kind, payload) => [kind === 'M' ? change(JSON.parse(payload.toString())) : payload]);

describe('restore', () => {
  it('refuses a backup of a newer version', async () => {
    const path = await withManifest((manifest) => ({ ...manifest, nivel: [...manifest.nivel, 'f'.repeat(64)] }));
    await expect(restoreBackup({ url: (await emptyDb()).url, path })).rejects.toThrow('versão mais nova');
  });

  it('refuses a backup whose sum does not match its rows', async () => {
    const path = await withManifest((manifest) => ({
      ...manifest,
      tabelas: manifest.tabelas.map((entry) => ({ ...entry, sha256: '0'.repeat(64) })),
    }));
    await expect(checkBackup(path)).rejects.toThrow('foi alterado');
  });

  it('replaces existing rows only when the right name of the database is given', async () => {
    const { url, close, name, read, before } = await standing();
    expect(before).not.toEqual(original);
    await expect(restoreBackup({ url, path: whole })).rejects.toThrow(`--substituir ${name}`);
    await expect(restoreBackup({ url, path: whole, replace: 'luneta' })).rejects.toThrow('Nada foi mudado');
    expect(await read()).toEqual(before);
    await restoreBackup({ url, path: whole, replace: name });
    expect(await read()).toEqual(original);
    await close();
  });

  it('is refused while the database has other connections', async () => {
    await onServer(t.url, async () => {
      const replace = new URL(t.url).pathname.slice(1);
      await expect(restoreBackup({ url: t.url, path: whole, replace })).rejects.toThrow('está em uso');
    });
  });

  it('changes nothing when it fails in the middle', async () => {
    let blocks = 0;
    // The rows of one table twice, with valid checksums: only PostgreSQL can notice.
    const twice = await rewrite((kind, payload) =>
      kind === 'D' && (blocks += 1) === 3 ? [payload, payload] : [payload],
    );
    const entries: object[] = [];
    await checkBackup(twice).catch(() => undefined);
    const { createHash } = await import('node:crypto');
    const { readParts } = await import('./check.ts');
    let [tabela, linhas, hash] = ['', 0, createHash('sha256')];
    for await (const part of readParts(twice)) {
      if (part.kind === 'table') [tabela, linhas, hash] = [part.head.tabela, 0, createHash('sha256')];
      else if (part.kind === 'rows')
        [linhas, hash] = [linhas + part.rows.toString().split('\n').length - 1, hash.update(part.rows)];
      else if (part.kind === 'end') entries.push({ tabela, linhas, sha256: hash.digest('hex') });
    }
    blocks = 0;
    const path = await rewrite((kind, payload) => {
      if (kind === 'D' && (blocks += 1) === 3) return [payload, payload];
      return [kind === 'M' ? { ...JSON.parse(payload.toString()), tabelas: entries } : payload];
    });
    await expect(checkBackup(path)).resolves.toBeDefined();
    const { url, close, name, read, before } = await standing();
    await expect(restoreBackup({ url, path, replace: name })).rejects.toThrow('duplicate key');
    expect(await read()).toEqual(before);
    await close();
  });

  const earlier = readMigrations()
    .slice(0, -1)
    .map((_, index) => index + 1);
  // The first version, which needs every later migration; LUNETA_PROVE=1 tries all.
  it.each(PROVE ? earlier : earlier.slice(0, 1))(
    'of a backup at migration %i brings it up to this version',
    async (count) => {
      const [old, other, path] = [await emptyDb(), await emptyDb(), fileOf('old')];
      await onServer(old.url, async (client) => {
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        await client.query(
          'create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
        );
        for (const { sql, hash, folderMillis } of readMigrations().slice(0, count)) {
          for (const text of sql) await client.query(text);
          await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
            hash,
            folderMillis,
          ]);
        }
        await client.query("insert into escola (nome, criada_em) values ('Escola Antiga', '2026-01-10T12:00:00Z')");
      });
      await saveBackup(old.url, path, AGORA);
      await restoreBackup({ url: other.url, path });
      await onServer(other.url, async (client) => {
        expect((await client.query('select nome from escola')).rows).toEqual([{ nome: 'Escola Antiga' }]);
        const { rows } = await client.query('select hash from drizzle.__drizzle_migrations order by created_at');
        expect(rows.map(({ hash }) => hash)).toEqual(readMigrations().map(({ hash }) => hash));
      });
      expect(Object.keys(await sums(other.url))).toEqual(Object.keys(original));
    },
  );

  it('partitions the tables again when they were partitioned by school, with the same rows', async () => {
    const [{ url, close, before }, other, path] = [await standing(), await emptyDb(), fileOf('partitioned')];
    await onServer(url, (client) => client.query(readFileSync(PARTITION, 'utf8')));
    expect(await sums(url)).toEqual(before);
    await saveBackup(url, path, AGORA);
    await restoreBackup({ url: other.url, path });
    expect(await sums(other.url)).toEqual(before);
    await onServer(other.url, async (client) => {
      expect(await isPartitioned(client)).toBe(true);
      await expect(client.query('update auditoria set acao = acao')).resolves.toMatchObject({ rowCount: 0 });
    });
    await close();
  });
});
