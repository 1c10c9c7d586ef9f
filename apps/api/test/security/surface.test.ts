/** C13: what a stranger sees of the server: which calls exist, for which origins, with which headers, and no internals. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

import { REPOSITORY } from '../../src/config.ts';
import { loadDocument, readOperations, type Operation } from '../../src/http/contract.ts';
import { contractOf, createTestApp, type Answer, type Client } from '../index.ts';
import { isOlder, minimumVersions, tooOld } from './support/minimum-versions.ts';

const ORIGIN = 'http://localhost:4002';
const t = await createTestApp({ https: true, origins: [ORIGIN], tests: false });
const demo = await createTestApp({ tests: true });
afterAll(async () => {
  await t.close();
  await demo.close();
});

const operations = readOperations(loadDocument());
const tests = operations.filter((operation) => operation.tests);
const served = operations.filter((operation) => !operation.tests);
const bia = await t.signIn('bia');
let looked = 0;
let deviations = 0;

/** Counts the checks and returns the deviations. */
function noted(found: readonly string[], of: number): readonly string[] {
  looked += of;
  deviations += found.length;
  return found;
}

const addressOf = ({ url }: Operation) => url.replace(/\{\w+\}/g, '1');
const send = (client: Client, { method, url }: { method: string; url: string }, headers: Record<string, string> = {}) =>
  client.send({
    method: method === 'get' ? 'GET' : 'POST',
    url,
    headers: { ...(method !== 'get' && { 'content-type': 'application/json' }), ...headers },
    ...(method !== 'get' && { payload: '{}' }),
  });

describe('tests/*', () => {
  it('exist for nobody unless the environment enables them', async () => {
    const found = [];
    for (const operation of tests) {
      for (const client of [t.anonymous, bia]) {
        const { status } = await send(client, { method: operation.method, url: addressOf(operation) });
        if (status !== 404) found.push(`${operation.name}: ${status}`);
      }
    }
    expect(tests.length).toBeGreaterThan(0);
    expect(noted(found, tests.length * 2)).toEqual([]);
  });

  it('answer only test accounts when they are enabled', async () => {
    const found = [];
    for (const [login, allowed] of [
      ['bia', true],
      ['bruno', false],
    ] as const) {
      const client = await demo.signIn(login);
      for (const operation of tests) {
        const { status } = await send(client, { method: operation.method, url: addressOf(operation) });
        if ((status !== 403) !== allowed || status === 404) found.push(`${operation.name} by ${login}: ${status}`);
      }
    }
    expect(noted(found, tests.length * 2)).toEqual([]);
  });
});

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;

it('methods that an address does not support are refused', async () => {
  // A word in one address may match an id in another, whose methods then count for this address too.
  const patterns = operations.map(({ method, url }) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${url.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  const has = (name: string, url: string) =>
    patterns.some(({ method, pattern }) => method === name && pattern.test(url));
  const found = [];
  let sent = 0;
  for (const url of new Set(served.map(addressOf))) {
    for (const method of METHODS.filter((name) => !has(name, url))) {
      const { status } = await bia.send({ method, url });
      sent += 1;
      if (status < 400 || status >= 500) found.push(`${method} ${url}: ${status}`);
    }
  }
  expect(noted(found, sent)).toEqual([]);
});

describe('origins', () => {
  const ask = (origin: string, method: 'GET' | 'OPTIONS') =>
    t.anonymous.send({
      method,
      url: '/api/v2/sessao',
      headers: { origin, ...(method === 'OPTIONS' && { 'access-control-request-method': 'POST' }) },
    });

  it('other than those of the apps may not read an answer', async () => {
    const strangers = [
      'https://exemplo.invalid',
      'null',
      'http://localhost:4002.exemplo.invalid',
      'http://localhost',
      'https://localhost:4002',
      'http://LOCALHOST:4002/',
    ];
    const found = [];
    for (const origin of strangers) {
      for (const method of ['GET', 'OPTIONS'] as const) {
        const allowed = (await ask(origin, method)).headers['access-control-allow-origin'];
        if (allowed !== undefined && allowed !== ORIGIN) found.push(`${method} from ${origin}: ${String(allowed)}`);
        if (allowed === origin) found.push(`${method} from ${origin} is allowed`);
      }
    }
    expect(noted(found, strangers.length * 2)).toEqual([]);
  });

  it('of the apps may read the answer, the token and the next page, without cookies', async () => {
    const { headers } = await ask(ORIGIN, 'GET');
    expect(headers['access-control-allow-origin']).toBe(ORIGIN);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    const exposed = String(headers['access-control-expose-headers']).split(', ');
    expect(exposed).toEqual(expect.arrayContaining(['authorization', 'proximo-cursor', 'retry-after']));
  });
});

it('every call with a body reads only JSON, and refuses plain text and forms', async () => {
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ];
  const found = [];
  const posts = served.filter(({ method, id }) => method === 'post' && id !== 'logout');
  const bruno = await t.signIn('bruno');
  for (const operation of posts) {
    for (const type of types) {
      const { status } = await bruno.send({
        method: 'POST',
        url: addressOf(operation),
        payload: '{}',
        headers: { 'content-type': type },
      });
      // A call that this pupil may not make is refused before its body is read.
      if (status !== 415 && status !== 403) found.push(`${operation.name} with ${type}: ${status}`);
    }
  }
  expect(noted(found, posts.length * types.length)).toEqual([]);
});

const REQUIRED: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'strict-transport-security': /^max-age=31536000$/,
  'content-security-policy': /default-src 'none'.*frame-ancestors 'none'/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /^camera=\(\), microphone=\(\), geolocation=\(\)/,
  'cross-origin-resource-policy': /^same-site$/,
  'referrer-policy': /^no-referrer$/,
  'x-frame-options': /^(SAMEORIGIN|DENY)$/,
  'cache-control': /no-store/,
  'x-request-id': /^[0-9a-f-]{36}$/,
};
const FORBIDDEN = ['server', 'x-powered-by', 'set-cookie'];
const INSIDE = /node_modules|\.ts:\d|\n\s+at |SELECT |select .* from |postgres|stack|errno|ECONN/;

function badHeaders(name: string, { status, headers }: Answer): string[] {
  const missing = Object.entries(REQUIRED).filter(([header, rule]) => !rule.test(String(headers[header])));
  const extra = FORBIDDEN.filter((header) => headers[header] !== undefined);
  return [...missing.map(([header]) => header), ...extra].map((header) => `${name} ${status}: ${header}`);
}

describe('every answer', () => {
  it('has the protective headers, also refusals and unknown addresses', async () => {
    const found = [];
    const places = [
      ...served.map((operation) => ({ method: operation.method, url: addressOf(operation), name: operation.name })),
      { method: 'get', url: '/api/nada', name: 'nowhere' },
      { method: 'get', url: '/', name: 'root' },
      { method: 'get', url: '/api/v2/sessao?turma_aluno_id=x', name: 'refused' },
    ];
    let sent = 0;
    for (const client of [t.anonymous, await t.signIn('ana')]) {
      for (const { name, ...place } of places) {
        if (name.startsWith('logout')) continue;
        const answer = await send(client, place);
        sent += 1;
        found.push(...badHeaders(name, answer));
        if (INSIDE.test(JSON.stringify(answer.body)))
          found.push(`${name} shows the inside: ${JSON.stringify(answer.body)}`);
      }
    }
    expect(noted(found, sent)).toEqual([]);
  });

  it('shows no internals after a failure', async () => {
    const broken = await createTestApp({
      contract: contractOf({
        getSaude: () => Promise.reject(new Error('select senha_hash from pessoa\n    at store.ts:12')),
      }),
    });
    const answer = await broken.anonymous.get('/api/saude');
    await broken.close();
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      message: 'Erro interno do servidor.',
      erro: 'Erro interno do servidor.',
      codigo: 'erro_interno',
    });
  });

  it('planted: a missing header and a stack are reported', async () => {
    const answer = await t.anonymous.get('/api/saude');
    for (const header of Object.keys(REQUIRED)) {
      expect(badHeaders('planted', { ...answer, headers: { ...answer.headers, [header]: undefined } })).toHaveLength(1);
    }
    expect(badHeaders('planted', { ...answer, headers: { ...answer.headers, server: 'x' } })).toHaveLength(1);
    expect(INSIDE.test('Error\n    at run (/srv/api/store.ts:12)')).toBe(true);
  });
});

describe('the lockfile', () => {
  const lockfile = readFileSync(join(REPOSITORY, 'pnpm-lock.yaml'), 'utf8');

  it('contains no package older than its minimum safe version', () => {
    const { old, missing } = tooOld(lockfile);
    expect(missing).toEqual([]);
    expect(noted(old, Object.keys(minimumVersions).length)).toEqual([]);
  });

  it('planted: every package with an older version is reported', () => {
    const names = Object.keys(minimumVersions);
    const caught = names.filter((name) => tooOld(`${lockfile}\n  ${name}@0.0.1:\n`).old.includes(`${name}@0.0.1`));
    expect(caught).toEqual(names);
  });

  it.each([
    ['5.12.7', '5.12.8', true],
    ['5.12.8', '5.12.8', false],
    ['5.12.10', '5.12.8', false],
    ['4.99.0', '5.0.0', true],
    ['6.0.0', '5.12.8', false],
  ])('%s is older than %s: %s', (version, least, older) => {
    expect(isOlder(version, least)).toBe(older);
  });

  it('no check above found a deviation', () => {
    process.stdout.write(`C13 surface: deviations ${deviations} of ${looked} looked at\n`);
    expect(deviations).toBe(0);
    expect(looked).toBeGreaterThan(500);
  });
});
