/** Metrics, liveness and readiness, on a separate address. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { readConfig, REPOSITORY } from '../config.ts';
import { readOperations } from '../config-operations.ts';
import { startServer } from '../server.ts';
import { createTestApp, createTestDb, SENHA } from '../../test/index.ts';
import { createEstado } from '../http/estado.ts';

const folder = mkdtempSync(join(tmpdir(), 'luneta-operations-'));
const database = await createTestDb();
const TOKEN = 'um-token-de-teste-bem-comprido';
const env = { DATABASE_URL: database.url, LUNETA_DATA_DIR: folder, LUNETA_LOG: 'silent' };
const config = { ...readConfig({ ...env, LUNETA_METRICS: '127.0.0.1:0', LUNETA_METRICS_TOKEN: TOKEN }), port: 0 };
const server = await startServer({
  config,
  jobs: [{ name: 'de-teste', cron: '0 0 1 1 *', sem_espaco: 'espera', run: async () => undefined }],
});
const address = `http://127.0.0.1:${server.metricsPort}`;
afterAll(async () => {
  await server.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
const metrics = async () =>
  (await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();

describe('the metrics', () => {
  it('count requests by operation, and contain nothing about the people who sent them', async () => {
    const api = `http://127.0.0.1:${server.ports.api}`;
    const body = JSON.stringify({ user: { login: 'bia', password: SENHA } });
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`${api}/api/v2/login/`, { method: 'POST', headers, body })).status).toBe(200);
    await fetch(`${api}/api/v2/avaliacoes/4711/info?marcado=segredo`);
    const text = await metrics();
    expect(text).toContain('luneta_request_seconds_count{operation="login",status="200"} 1');
    expect(text).toContain('operation="getAvaliacaoInfo",status="401"');
    for (const name of [
      'luneta_pool_open',
      'luneta_saves_waiting',
      'luneta_hash_waiting',
      'luneta_mail_overdue',
      'luneta_attempts_overdue',
    ])
      expect(text).toMatch(new RegExp(`^${name} \\d+$`, 'm'));
    expect(text).not.toMatch(/bia|4711|segredo|127\.0\.0\.1/);
    // Each line must be readable by Prometheus.
    for (const line of text.trim().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) luneta_\w+ .+|luneta_\w+(\{[^{}]*\})? (NaN|[\d.e+-]+))$/);
  });

  it('are all that the alert rules and the dashboard of `deploy/` ask for', async () => {
    const text = await metrics();
    const asked = ['prometheus/alerts.yml', 'grafana/luneta.json'].flatMap((file) => [
      ...readFileSync(join(REPOSITORY, 'deploy', file), 'utf8').matchAll(/\bluneta_\w+/g),
    ]);
    const names = new Set(asked.map(([name]) => name.replace(/_(bucket|sum|count)$/, '')));
    expect(names.size).toBeGreaterThan(10);
    expect([...names].filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
  });

  it('are refused without the token', async () => {
    expect((await fetch(`${address}/metrics`)).status).toBe(401);
    expect((await fetch(`${address}/metrics`, { headers: { authorization: 'Bearer outro' } })).status).toBe(401);
  });

  it('are off by default, and need a token on an address that other machines can reach', () => {
    expect(readOperations({})).toBeNull();
    expect(readOperations({ LUNETA_METRICS: '127.0.0.1:9464' })).toEqual({
      host: '127.0.0.1',
      port: 9464,
      token: null,
    });
    expect(() => readOperations({ LUNETA_METRICS: '0.0.0.0:9464' })).toThrow('LUNETA_METRICS_TOKEN');
    expect(() => readOperations({ LUNETA_METRICS: '9464' })).toThrow('is not an address');
    expect(() => readOperations({ LUNETA_METRICS: '[::]:9464', LUNETA_METRICS_TOKEN: 'curto' })).toThrow('16');
  });
});

describe('/live and /ready', () => {
  it('answer separately, and no other path answers', async () => {
    expect((await fetch(`${address}/live`)).status).toBe(200);
    expect((await fetch(`${address}/ready`)).status).toBe(200);
    expect((await fetch(`${address}/nada`)).status).toBe(404);
    expect((await fetch(`${address}/live`, { method: 'POST' })).status).toBe(405);
  });

  it('say live and not ready without the database, while the metrics still answer', async () => {
    await database.db.query('alter table servico rename to servico_x');
    expect((await fetch(`${address}/ready`)).status).toBe(503);
    expect((await fetch(`${address}/live`)).status).toBe(200);
    await database.db.query('alter table servico_x rename to servico');
    await database.db.query('alter table recuperacao_email rename to recuperacao_x');
    expect(await metrics()).toContain('luneta_mail_overdue NaN');
    await database.db.query('alter table recuperacao_x rename to recuperacao_email');
  });
});

describe('GET saude', async () => {
  const estado = createEstado();
  const t = await createTestApp({ estado });
  afterAll(t.close);

  it('is 503 while the server ends, and late requests are answered with connection: close', async () => {
    estado.encerrando = true;
    const answer = await t.anonymous.get('/api/saude');
    expect(answer).toMatchObject({ status: 503, body: { codigo: 'encerrando' }, headers: { connection: 'close' } });
    estado.encerrando = false;
    expect((await t.anonymous.get('/api/saude')).status).toBe(200);
  });

  it('is 200 while the tables are newer than a process that runs: an upgrade is under way', async () => {
    await t.db.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('f', 99999999999999)");
    expect(await t.anonymous.get('/api/saude')).toMatchObject({ status: 200 });
  });

  it('is 503 while the tables are older than the program', async () => {
    await t.db.query('delete from drizzle.__drizzle_migrations');
    expect(await t.anonymous.get('/api/saude')).toMatchObject({ status: 503, body: { codigo: 'banco_desatualizado' } });
  });
});

it('a program older than its database does not start', async () => {
  const other = await createTestDb();
  await other.db.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('f', 99999999999999)");
  const starting = startServer({ config: { ...config, metrics: null, databaseUrl: other.url }, jobs: [] });
  await expect(starting).rejects.toThrow('newer version of Luneta');
  await other.close();
});
