/** The start page over HTTP: what it lists, whom it lets in, and what it refuses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';

import { serverOptions } from '../../../test/deployment.ts';
import { createTestDb, SENHA } from '../../../test/index.ts';
import { buildApp } from '../../app.ts';
import { REPOSITORY } from '../../config.ts';
import type { DemoAccount } from '../../demo/accounts.ts';
import { registerStartPage, type StartPageOptions } from './index.ts';

const PORT = 4000;
const at = (host: string) => ({
  'student-v1': `http://${host}:4001`,
  'student-v2': `http://${host}:4002`,
  staff: `http://${host}:4003`,
});
const person = (login: string, app: DemoAccount['app'], senha = SENHA): DemoAccount => ({
  login,
  senha,
  nome: login,
  papel: '3B',
  descricao: 'Mostra <tudo>.',
  app,
  recusada: null,
});
const ACCOUNTS = [person('bia', 'student-v2'), person('ana', 'student-v1', 'trocada')];

const closers: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closers) await close();
});

const { db, url: databaseUrl, close } = await createTestDb();
closers.push(close);

async function served(change: Partial<StartPageOptions> = {}): Promise<FastifyInstance> {
  const agora = () => new Date();
  const app = await buildApp(await serverOptions({}, { db, url: databaseUrl, agora, failures: [] }));
  closers.unshift(() => app.close());
  await registerStartPage(app, {
    origins: at,
    accounts: ACCOUNTS,
    port: PORT,
    local: true,
    firstStart: async () => null,
    ...change,
  });
  await app.ready();
  return app;
}

const HEADERS = { host: 'localhost:4000', origin: 'http://localhost:4000' };
/** A tap on a button of the page, in a browser on this machine. */
const tap = (app: FastifyInstance, change: InjectOptions = {}, login: unknown = 'bia') =>
  app.inject({ method: 'POST', url: '/demo/entrar', headers: HEADERS, payload: { login }, ...change });
const open = (app: FastifyInstance, url = '/', host = 'localhost:4000') => app.inject({ url, headers: { host } });

const local = await served();

describe('one tap', () => {
  it('answers with a code that opens a session in the app of the person, once', async () => {
    const answer = await tap(local);
    expect(answer.statusCode).toBe(200);
    const { url } = answer.json();
    expect(url).toMatch(/^http:\/\/localhost:4002\/#codigo=/);
    const redeem = () =>
      local.inject({
        method: 'POST',
        url: '/api/v2/sessao/transferencias/resgate',
        payload: { codigo: String(url).split('#codigo=')[1] },
      });
    const entered = await redeem();
    expect(entered.statusCode).toBe(200);
    const authorization = String(entered.headers['authorization']);
    const me = await local.inject({ url: '/api/v2/sessao', headers: { authorization } });
    expect(me.statusCode).toBe(200);
    expect((await redeem()).statusCode).toBe(401);
  });

  it('says what the sign-in says when the password is another one by now', async () => {
    const answer = await tap(local, {}, 'ana');
    expect([answer.statusCode, answer.json().message]).toEqual([401, 'Credenciais inválidas.']);
  });

  it.each([
    ['another machine', { remoteAddress: '192.168.0.7' }],
    [
      'a name that an attacker points here',
      { headers: { host: 'evil.example:4000', origin: 'http://evil.example:4000' } },
    ],
    ['another site', { headers: { ...HEADERS, origin: 'https://evil.example' } }],
    ['an app of this server', { headers: { ...HEADERS, origin: 'http://localhost:4002' } }],
    ['no origin', { headers: { host: HEADERS.host } }],
    ['a proxy', { headers: { ...HEADERS, 'x-forwarded-for': '203.0.113.7' } }],
  ])('refuses %s', async (_name, change) => {
    const answer = await tap(local, change);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each([
    ['a login outside the list', 'admin'],
    ['no login', undefined],
    ['a list', ['bia']],
  ])('refuses %s', async (_name, login) => {
    expect((await tap(local, {}, login ?? null)).statusCode).toBe(404);
  });

  it('takes JSON by POST only, so that no form of another site can send it', async () => {
    const form = { headers: { ...HEADERS, 'content-type': 'text/plain' }, payload: '{"login":"bia"}' };
    expect((await tap(local, form)).statusCode).toBe(415);
    expect((await tap(local, { method: 'GET' })).statusCode).toBe(404);
  });

  it('allows no other origin to ask', async () => {
    const asked = { origin: 'http://localhost:4002', 'access-control-request-method': 'POST' };
    const answer = await local.inject({ method: 'OPTIONS', url: '/demo/entrar', headers: { ...HEADERS, ...asked } });
    expect(answer.headers['access-control-allow-methods']).toBeUndefined();
  });

  it.each([
    ['in production or on an address that others reach', { local: false }],
    ['without the demo', { accounts: [] }],
    ['when an app is elsewhere', { origins: () => ({ ...at('localhost'), staff: 'https://equipe.escola.example' }) }],
  ] as const)('does not exist %s', async (_name, change) => {
    const app = await served(change);
    expect((await tap(app)).statusCode).toBe(404);
    expect((await open(app)).body).not.toContain('data-login');
  });
});

describe('the page', () => {
  it('lists the apps, the people and the links, and holds no password', async () => {
    const { body, headers } = await open(local);
    for (const origin of Object.values(at('localhost'))) expect(body).toContain(`href="${origin}"`);
    expect(body).toContain('data-login="bia"');
    expect(body).toContain('Mostra &lt;tudo&gt;.');
    expect(body).toContain('href="/contrato"');
    expect(body).toContain('href="/api/saude"');
    expect(body).not.toContain(SENHA);
    expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|https?:/);
  });

  it('leads to the first start where no school is, and hands the code to nobody from elsewhere', async () => {
    const ADDRESS = 'http://localhost:4003/primeiro_acesso#inicio=abcde';
    const firstStart = async () => ADDRESS;
    const app = await served({ accounts: [], firstStart });
    expect((await open(app)).body).toContain(`href="${ADDRESS}"`);
    const far = await app.inject({ url: '/', headers: { host: 'localhost:4000' }, remoteAddress: '192.168.0.7' });
    const proxied = await app.inject({ url: '/', headers: { host: 'localhost:4000', 'x-forwarded-for': '10.1.1.1' } });
    const renamed = await open(app, '/', 'evil.example:4000');
    const inProduction = await open(await served({ accounts: [], local: false, firstStart }));
    for (const { body } of [far, proxied, renamed, inProduction]) expect(body).not.toContain('abcde');
  });

  it('shows nobody to a browser that came by another name', async () => {
    expect((await open(local, '/', 'evil.example:4000')).body).not.toContain('data-login');
  });

  it('in production shows the apps and the health check, and nothing for developers', async () => {
    const app = await served({ local: false });
    const { body } = await open(app);
    expect(body).toContain('href="http://localhost:4003"');
    expect(body).toContain('href="/api/saude"');
    expect(body).not.toMatch(/contrato|storybook/i);
    expect((await open(app, '/contrato')).statusCode).toBe(404);
  });

  it('links only to files that are served', async () => {
    for (const page of ['/', '/contrato']) {
      const { body } = await open(local, page);
      const files = [...body.matchAll(/(?:src|srcset|href)="(\/(?:inicio|contrato)\/[^"]+)"/g)].map(([, path]) => path);
      expect(files.length).toBeGreaterThan(2);
      for (const file of files) expect([file, (await open(local, file)).statusCode]).toEqual([file, 200]);
    }
  });

  it('serves the contract that the server obeys', async () => {
    expect((await open(local, '/contrato/openapi.json')).json()).toMatchObject({
      openapi: expect.stringMatching(/^3\.1/),
    });
  });

  it('uses only colours of the themes', () => {
    const theme = ['claro', 'plano']
      .map((name) => readFileSync(join(REPOSITORY, 'packages/ui/src/theme', `${name}.ts`), 'utf8').toLowerCase())
      .join('');
    const colours = readFileSync(join(import.meta.dirname, 'start.css'), 'utf8').match(/#[0-9a-f]{6}/g) ?? [];
    expect(colours.length).toBeGreaterThan(10);
    expect(colours.filter((colour) => !theme.includes(colour))).toEqual([]);
  });
});
