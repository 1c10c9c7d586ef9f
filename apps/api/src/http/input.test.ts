/** What is refused, and what must not be, before a handler sees it. */
import { afterAll, describe, expect, it } from 'vitest';

import { createTestApp, SENHA } from '../../test/index.ts';
import { isTooDeep } from './body.ts';

const lines: string[] = [];
const { anonymous, signIn, close } = await createTestApp({
  log: { level: 'info', stream: { write: (line) => void lines.push(line) } },
});
afterAll(close);

const JSON_TYPE = { 'content-type': 'application/json' };
const post = (payload: string, headers: Record<string, string> = JSON_TYPE) =>
  anonymous.send({ method: 'POST', url: '/api/v2/login/', payload, headers });
const credentials = { login: 'bia', password: SENHA };

describe('a body', () => {
  it.each([
    ['text instead of JSON', JSON.stringify({ user: credentials }), { 'content-type': 'text/plain' }, 415],
    ['a form', 'user=bia', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['broken JSON', '{"user":', JSON_TYPE, 400],
    ['a list', '[]', JSON_TYPE, 400],
    ['a number where text is due', JSON.stringify({ user: { login: 3, password: SENHA } }), JSON_TYPE, 400],
    ['a list where text is due', JSON.stringify({ user: { login: ['bia'], password: SENHA } }), JSON_TYPE, 400],
    ['text where a switch is due', JSON.stringify({ user: credentials, lembrar: 'true' }), JSON_TYPE, 400],
    ['a field nobody declared', JSON.stringify({ user: credentials, perfil: 'admin' }), JSON_TYPE, 400],
    ['NUL in a text', JSON.stringify({ user: { login: 'b\u0000ia', password: SENHA } }), JSON_TYPE, 400],
    ['half a character', '{"user":{"login":"bia\\ud83d","password":"x"}}', JSON_TYPE, 400],
    ['half a character in a name', '{"user":{"login":"bia","password":"x","\\udc00":1}}', JSON_TYPE, 400],
    ['__proto__', '{"user":{"login":"bia","password":"x","__proto__":{"perfil":"admin"}}}', JSON_TYPE, 400],
    ['5,000 levels', `${'['.repeat(5_000)}${']'.repeat(5_000)}`, JSON_TYPE, 400],
    ['300 kB', JSON.stringify({ user: { login: 'x'.repeat(300_000), password: SENHA } }), JSON_TYPE, 413],
    ['nothing where something is due', '', JSON_TYPE, 400],
  ])('with %s is refused', async (_name, payload, headers, status) => {
    const answer = await post(payload, headers);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      codigo: expect.any(String),
      message: expect.any(String),
      erro: expect.any(String),
    });
  });

  // The format lets them all through. No calendar of the server has the first two, and the database would refuse them. The
  // others are too near the years that four digits cannot write: what follows from them could not be answered.
  it.each([
    '2026-11-22T23:59:60Z',
    '2026-11-22T20:00:00-03',
    '9999-01-01T00:00:00Z',
    '9998-12-31T23:00:00-03:00',
    '0001-01-01T02:00:00+03:00',
  ])('with the instant %s is refused', async (instante) => {
    const ana = await signIn('ana');
    const answer = { turma_avaliacao_questao_resposta_id: 1, item_resposta: 1, dia: 1, respondida_em: instante };
    expect(await ana.post('/api/v1/central_avaliacoes/1/resposta', answer)).toMatchObject({
      status: 400,
      body: { codigo: 'pedido_invalido' },
    });
  });

  it('may carry the documented params copy, which is not read', async () => {
    expect((await post(JSON.stringify({ user: credentials, params: { user: { login: 'ana' }, x: [1] } }))).status).toBe(
      200,
    );
  });

  it.each([
    ['no body and no type', {}],
    ['an empty body of JSON type', { payload: '', headers: JSON_TYPE }],
    ['{}', { payload: '{}', headers: JSON_TYPE }],
    ['only the params copy', { payload: '{"params":{}}', headers: JSON_TYPE }],
    ['a charset', { payload: '{}', headers: { 'content-type': 'application/json; charset=utf-8' } }],
  ])('may be empty: %s', async (_name, options) => {
    const bia = await signIn('bia');
    expect((await bia.send({ method: 'POST', url: '/api/v2/logout', ...options })).status).toBe(200);
  });

  it.each([
    ['brackets in a text do not count', JSON.stringify({ a: '['.repeat(100) }), false],
    ['an escaped quote does not end a text', `{"a":"\\"${'{'.repeat(100)}"}`, false],
    ['32 levels', '['.repeat(32) + ']'.repeat(32), false],
    ['33 levels', '['.repeat(33) + ']'.repeat(33), true],
  ])('depth: %s', (_name, json, tooDeep) => {
    expect(isTooDeep(json)).toBe(tooDeep);
  });
});

describe('an address', () => {
  it('repeating a key is refused, whatever the key', async () => {
    expect((await anonymous.get('/api/saude?a=1&a=2')).status).toBe(400);
  });

  it('nobody knows answers 404 with the contract’s error', async () => {
    const answer = await anonymous.get('/api/v3/nada');
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ codigo: 'nao_encontrado' });
  });
});

describe('every answer', () => {
  it('is private, typed and names its request', async () => {
    const { headers } = await anonymous.get('/api/saude');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it.each([
    ['an app of ours may read it', 'http://localhost:4002', 'http://localhost:4002'],
    ['nobody else may', 'https://mal.example', undefined],
  ])('names its origin: %s', async (_name, origin, allowed) => {
    const { headers } = await anonymous.send({ method: 'GET', url: '/api/saude', headers: { origin } });
    expect(headers['access-control-allow-origin']).toBe(allowed);
  });

  it('lets the apps read its authorization header', async () => {
    const { headers } = await anonymous.send({
      method: 'GET',
      url: '/api/saude',
      headers: { origin: 'http://localhost:4002' },
    });
    expect(headers['access-control-expose-headers']).toContain('authorization');
  });
});

describe('the log', () => {
  it('holds no password, token or query string', async () => {
    lines.length = 0;
    const marker = 'segredo-marcado-no-corpo';
    await post(JSON.stringify({ user: { login: 'bia', password: marker }, params: { password: marker } }));
    const bia = await signIn('bia');
    await bia.get('/api/v2/sessao?marcado=segredo-marcado-na-consulta');
    const log = lines.join('');
    expect(log).toContain('/api/v2/sessao');
    expect(log).not.toContain('segredo-marcado');
    expect(log).not.toContain(bia.token);
  });
});

describe('behind https', () => {
  it('every answer tells the browser to stay there', async () => {
    const secure = await createTestApp({ https: true });
    const { headers } = await secure.anonymous.get('/api/saude');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    await secure.close();
  });
});
