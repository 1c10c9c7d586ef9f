/**
 * A rolling upgrade while an exam runs: two processes of the previous version serve, the new one migrates under them, then
 * they are replaced one after the other. Students save at a steady rate and send again what was not answered, as the apps do:
 * no acknowledged answer is lost, and none is refused. With `LUNETA_PROVE=1` (`pnpm check:all`).
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';

import { openConnection, type Connection } from '../saves/connection.ts';
import { OPTIONS, type Acknowledged, type Target } from '../saves/load.ts';
import { countLost, makeStudents } from '../saves/students.ts';
import { databaseUrl, newDataDir, startServer, type Server } from '../server.ts';
import { nextVersion, previousRef, versionOf } from './versions.ts';

const LIMIT_MS = 300_000;
const STUDENTS = 200;
const CONNECTIONS = 16;
/** Between two saves of a connection: some 400 saves a second of all. */
const PACE_MS = 40;
/** Saves acknowledged in each part of the upgrade before the next begins. */
const PART = 400;
/** What a save reads and writes. */
const HOT = ['resposta', 'tentativa', 'sessao', 'turma_avaliacao', 'turma_aluno', 'pessoa'];

const folder = mkdtempSync(join(tmpdir(), 'luneta-upgrade-'));
const previous = process.env['LUNETA_PROVE'] === '1' ? previousRef(['HEAD~1', 'HEAD']) : undefined;
if (previous === undefined && process.env['LUNETA_PROVE'] === '1')
  process.stdout.write('skipped: the history has no version before this one (a shallow clone?)\n');
const dataDir = newDataDir();
afterAll(() => {
  dataDir.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends each save to the next process, and to the other when this one gives no answer. */
function students(target: Target, urls: string[], acknowledged: Acknowledged) {
  const seen = { acknowledged: 0, refused: 0, again: 0 };
  const refusals = new Set<string>();
  const ending = new AbortController();
  const student = async (connection: number): Promise<void> => {
    const open = new Map<string, Connection>();
    const own = Math.floor(target.tokens.length / CONNECTIONS);
    for (let n = 0; !ending.signal.aborted; n += 1) {
      const key = connection * own + (n % own);
      const item = target.items[Math.floor(n / own) % target.items.length] ?? 0;
      const choice = { item_resposta: 1 + (n % OPTIONS), seq: 1 + n };
      const body = target.bodyOf(item, choice.item_resposta, choice.seq);
      for (let turn = n; ; turn += 1) {
        const url = urls[turn % urls.length] ?? '';
        try {
          const connected = open.get(url) ?? (await openConnection(url));
          open.set(url, connected);
          const { status, text } = await connected.post(target.path, target.tokens[key] ?? '', body);
          if (status === 200) break;
          seen.refused += 1;
          refusals.add(text.split('\r\n\r\n').at(-1) ?? text);
        } catch {
          open.delete(url);
        }
        seen.again += 1;
        if (ending.signal.aborted) return;
        await wait(PACE_MS);
      }
      acknowledged.set(`${key}/${item}`, choice);
      seen.acknowledged += 1;
      await wait(PACE_MS);
    }
    for (const { close } of open.values()) close();
  };
  const working = Promise.all(Array.from({ length: CONNECTIONS }, (_, connection) => student(connection)));
  return { seen, refusals, end: () => (ending.abort(), working) };
}

describe.runIf(previous !== undefined)('a rolling upgrade while an exam runs', () => {
  it('loses and refuses no answer', { timeout: LIMIT_MS }, async () => {
    const old = versionOf(previous ?? '', folder);
    const next = nextVersion(folder, HOT);
    const servers: Server[] = [
      await startServer(dataDir.path, LIMIT_MS, old),
      await startServer(dataDir.path, LIMIT_MS, old),
    ];
    const urls = servers.map(({ url }) => url);
    const client = new Client({ connectionString: databaseUrl(dataDir.path) });
    await client.connect();
    const [first] = servers;
    if (first === undefined) throw new Error('no server');
    const target = await makeStudents(first.url, dataDir.path, client, STUDENTS);
    const acknowledged: Acknowledged = new Map();
    const load = students(target, urls, acknowledged);
    const part = async (what: string) => {
      const answered = () => load.seen.acknowledged + load.seen.refused;
      const from = answered();
      await expect.poll(answered, { timeout: LIMIT_MS, interval: 20 }).toBeGreaterThan(from + PART);
      const lost = await countLost(client, new Map(acknowledged));
      process.stdout.write(`${what}: ${JSON.stringify({ ...load.seen, lost })}\n`);
      expect({ lost, refused: load.seen.refused, how: [...load.refusals] }).toEqual({ lost: 0, refused: 0, how: [] });
    };
    try {
      await part(`two of ${previous}`);
      await promisify(execFile)(process.execPath, [join(next, 'apps/api/src/cli/main.ts'), 'db', 'migrate'], {
        env: { ...process.env, LUNETA_DATA_DIR: dataDir.path },
      });
      for (const table of HOT) await client.query(`select da_proxima from ${table} limit 1`);
      for (const url of urls) expect((await fetch(`${url}/api/saude`)).status).toBe(200);
      await part('after the migration');
      for (const [n, server] of servers.entries()) {
        await server.stop();
        await part(`process ${n + 1} away`);
        servers[n] = await startServer(dataDir.path, LIMIT_MS, next);
        urls[n] = servers[n].url;
        await part(`process ${n + 1} of the new version`);
      }
    } finally {
      await load.end();
    }
    expect(await countLost(client, acknowledged)).toBe(0);
    await client.end();
    for (const server of servers) await server.stop();
  });
});
