/** The whole server on real ports: app hosts, configuration, shutdown. */
import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { readConfig } from './config.ts';
import { configureApp } from './serve/configure.ts';
import { startServer, type RunningServer } from './server.ts';
import { createTestDb, SENHA } from '../test/index.ts';

const { url, close } = await createTestDb();
const folder = mkdtempSync(join(tmpdir(), 'luneta-server-'));
const dist = join(folder, 'dist');
mkdirSync(join(dist, 'assets'), { recursive: true });
writeFileSync(join(dist, 'index.html'), '<!doctype html><title>app</title>');
writeFileSync(join(dist, 'sw.js'), 'keep()');
writeFileSync(join(dist, 'sw-off.js'), 'remove()');
writeFileSync(join(dist, 'assets', 'app-1a2b.js'), 'console.log(1)');
writeFileSync(join(dist, 'assets', 'app-1a2b.js.br'), 'comprimido');

const config = { ...readConfig({ DATABASE_URL: url, LUNETA_DATA_DIR: folder, LUNETA_LOG: 'silent' }), port: 0 };
const start = (): Promise<RunningServer> => startServer({ config, jobs: [], dist: { 'student-v2': dist } });

const server = await start();
const v2 = `http://127.0.0.1:${server.ports['student-v2']}`;
const api = `http://127.0.0.1:${server.ports.api}`;

afterAll(async () => {
  await server.close();
  await close();
  rmSync(folder, { recursive: true, force: true });
});

/** The status of a request with these `Host` headers. */
async function statusWith(hosts: readonly string[], port: number, path: string): Promise<number> {
  const headers = hosts.flatMap((host) => ['Host', host]);
  const [answer] = await once(request({ host: '127.0.0.1', port, path, headers }).end(), 'response');
  answer.resume();
  return answer.statusCode;
}

describe('a second Host header', () => {
  it.each([
    ['the API', 'api', '/api/saude'],
    ['the API on the host of an app', 'student-v2', '/api/saude'],
    ['a page', 'student-v2', '/'],
    ['the configuration', 'student-v2', '/config.json'],
  ] as const)('is refused by %s', async (_name, app, path) => {
    const port = server.ports[app];
    expect(await statusWith(['localhost'], port, path)).toBe(200);
    expect(await statusWith(['localhost', 'mal.example'], port, path)).toBe(400);
  });
});

describe('a public file', () => {
  it('reaches the apps: its text gets an address, its hosts are added to the policy', async () => {
    const file = join(folder, 'publico.json');
    const text = {
      titulo: 'Privacidade',
      idioma: 'pt-BR',
      vigencia: '2026-01-01',
      resumo: ['Em resumo.'],
      secoes: [{ titulo: 'Um', blocos: ['Texto.'] }],
    };
    writeFileSync(
      file,
      JSON.stringify({
        produto: 'Farol',
        contato: { canal: 'chatwoot', chatwoot: { origem: 'https://chat.escola.example', token: 'abcd' } },
        erros: { dsn: 'https://abc@erros.escola.example/7', ambiente: 'homologacao' },
        legal: { privacy_policy: text },
      }),
    );
    const other = await startServer({ config: { ...config, publicConfig: file }, jobs: [], dist: { staff: dist } });
    const staff = `http://127.0.0.1:${other.ports.staff}`;
    try {
      const answer = await fetch(`${staff}/config.json`);
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(await answer.json()).toMatchObject({
        app: 'staff',
        produto: 'Farol',
        moeda: 'moedas',
        contato: { canal: 'chatwoot' },
        legal: { privacy_policy: '/legal/privacy_policy.json' },
      });
      expect(policy).toContain("connect-src 'self' https://erros.escola.example");
      expect(policy).toContain("frame-src 'self' https://chat.escola.example");
      expect(await (await fetch(`${staff}/legal/privacy_policy.json`)).json()).toEqual(text);
    } finally {
      await other.close();
    }
  });

  it('is optional: without it the policy names no other host', async () => {
    const policy = (await fetch(v2)).headers.get('content-security-policy');
    expect(policy).not.toMatch(/https?:|connect-src|frame-src/);
  });

  it('with a mistake stops the start before any part runs', async () => {
    const file = join(folder, 'errado.json');
    writeFileSync(file, JSON.stringify({ contato: { canal: 'fax' } }));
    await expect(startServer({ config: { ...config, publicConfig: file }, jobs: [] })).rejects.toThrow('contato.canal');
  });
});

describe('the copy in the browser', () => {
  const said = async (origin: string) => ({
    worker: await (await fetch(`${origin}/sw.js`)).text(),
    copia: JSON.parse(await (await fetch(`${origin}/config.json`)).text()).copia,
  });

  it('is kept', async () => {
    expect(await said(v2)).toEqual({ worker: 'keep()', copia: undefined });
  });

  it('is taken away with LUNETA_APP_COPY=0', async () => {
    const { copia } = readConfig({ LUNETA_APP_COPY: '0' });
    const other = await startServer({ config: { ...config, copia }, jobs: [], dist: { 'student-v2': dist } });
    const origin = `http://127.0.0.1:${other.ports['student-v2']}`;
    try {
      expect(await said(origin)).toEqual({ worker: 'remove()', copia: false });
      expect((await fetch(`${origin}/sw.js`)).headers.get('cache-control')).toBe('no-cache');
    } finally {
      await other.close();
    }
  });
});

describe('an app host', () => {
  it.each([
    ['the root', '/', 200, 'no-cache'],
    ['a route of the app', '/avaliacoes/3/1/questoes', 200, 'no-cache'],
    ['a file with its hash in the name', '/assets/app-1a2b.js', 200, 'public, max-age=31536000, immutable'],
    ['the worker of the copy', '/sw.js', 200, 'no-cache'],
    ['a file that is not there', '/assets/outro.js', 404, null],
    ['a file outside the folder', '/..%2f..%2fpackage.json', 404, null],
  ])('answers %s', async (_name, path, status, cache) => {
    const answer = await fetch(v2 + path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe(cache);
    await answer.arrayBuffer();
  });

  it('sends files that were compressed at build time', async () => {
    const answer = await fetch(`${v2}/assets/app-1a2b.js`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
  });

  it('sends the policy that a host of plain files is told to send', async () => {
    const { policy } = configureApp({
      dist,
      target: join(folder, 'web'),
      config: {},
      texts: new Map(),
      foreign: { connectSrc: [], frameSrc: [] },
      https: false,
      copia: true,
    });
    expect((await fetch(v2)).headers.get('content-security-policy')).toBe(policy);
  });

  it('forbids inline code and HTML from text', async () => {
    const policy = (await fetch(v2)).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toMatch(/trusted-types dompurify luneta-app(?:;|$)/);
    expect(policy).not.toContain('unsafe-inline');
  });

  it('returns the addresses of the three apps under the host name the browser used', async () => {
    const runtime = await (await fetch(`${v2}/config.json`)).json();
    expect(runtime).toMatchObject({ app: 'student-v2', api: '', produto: 'Luneta', deployments: { 'student-v2': v2 } });
    expect(JSON.stringify(runtime)).not.toMatch(/postgres|secret/i);
  });

  it('explains how to build its app when it is not built', async () => {
    const answer = await fetch(`http://127.0.0.1:${server.ports.staff}/`);
    const page = await answer.text();
    expect(page).toContain(answer.status === 503 ? 'npm start' : '<!doctype html>');
  });

  it('forwards /api to the API, including sign-in', async () => {
    const body = JSON.stringify({ user: { login: 'bia', password: SENHA } });
    const answer = await fetch(`${v2}/api/v2/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('authorization')).toMatch(/^Bearer /);
  });
});

describe('the server', () => {
  it('is ready: saude answers, and the start page lists the apps without any account', async () => {
    expect(await (await fetch(`${api}/api/saude`)).json()).toMatchObject({ status: 'ok', banco: 'ok' });
    const page = await (await fetch(api)).text();
    expect(page).toContain(v2);
    expect(page).not.toContain('data-login');
  });

  it('answers open requests before it ends', async () => {
    const other = await start();
    const address = `http://127.0.0.1:${other.ports['student-v2']}/api/v2/login/`;
    const body = JSON.stringify({ user: { login: 'ana', password: SENHA } });
    const arrived = new Promise<void>((resolve) => {
      subscribe('http.server.request.start', () => resolve());
    });
    const answering = fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    await arrived;
    const [answer] = await Promise.all([answering, other.close()]);
    expect(answer.status).toBe(200);
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  });

  it('does not start on a port in use, and names it', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(startServer({ config: { ...config, port }, jobs: [] })).rejects.toThrow(
      new RegExp(`port ${port}.*LUNETA_PORT`),
    );
    taken.close();
  });

  it('explains what to do when DATABASE_URL does not answer, without printing its password', async () => {
    const unreachable = { ...config, databaseUrl: 'postgres://eu:segredo@127.0.0.1:1/nada' };
    const starting = startServer({ config: unreachable, jobs: [] });
    await expect(starting).rejects.toThrow(/ECONNREFUSED.*correct DATABASE_URL/);
    await expect(starting).rejects.not.toThrow(/segredo/);
  });

  it('ignores LUNETA_DEMO on an address others can reach', async () => {
    const said: string[] = [];
    const open = await startServer({
      config: { ...config, demo: true, host: '0.0.0.0' },
      jobs: [],
      onProgress: (message) => said.push(message),
    });
    await open.close();
    expect(said.join('\n')).toContain('LUNETA_DEMO=1 is ignored');
  });
});
