/**
 * C32: malicious values in every field and parameter, malformed bodies, wrong content types, and slow senders. Each field gets
 * a twelfth of the values and each parameter an eighth, in turn; with LUNETA_PROVE=1 each gets all.
 */
import * as fc from 'fast-check';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import type { InjectOptions } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';

import { createTestApp, SENHA } from '../index.ts';
import { PROVE, report, shareOf } from './support/figures.ts';
import { allowed, encode, readTargets, schemaOf, type Schema, type Target } from './support/from-contract.ts';
import { createFuzzClient, type Sent } from './support/fuzz-client.ts';
import { CONTENT_TYPES, HUGE, mustRefuse, NASTIES, type Nasty } from './support/nasties.ts';

/** What the last call reached: the operation whose body was parsed, and whether its handler ran. */
const last = { parsed: '', handled: false };
/** Calls that matched no route. */
let unrouted = 0;
const t = await createTestApp({
  agora: '2026-11-21T12:30:00Z',
  prepare: (app) => {
    app.addHook('onRequest', async (request) => {
      Object.assign(last, { parsed: '', handled: false });
      if (request.is404) unrouted += 1;
    });
    app.addHook('preValidation', async ({ routeOptions }) => {
      last.parsed = routeOptions.config.operation?.name ?? '';
    });
    app.addHook('preHandler', async () => void (last.handled = true));
  },
});
afterAll(t.close);
/** One person for each kind of call. Calls by others are refused before anything is read. */
const SENDERS = { aluno: 'bia', admin: 'admin.rui', gestao_vida: 'vida.julia', coordenador: 'coord.ines' } as const;
type Send = Awaited<ReturnType<typeof createFuzzClient>>;
const senders = new Map<string, Send>();
for (const [perfil, login] of Object.entries(SENDERS)) senders.set(perfil, await createFuzzClient(t, login));
const targets = readTargets();

function senderOf({ operation }: Target): Send {
  const [, found] = [...senders].find(([perfil]) => operation.public || operation.perfis.has(perfil)) ?? [];
  if (!found) throw new Error(`nobody sends ${operation.name}`);
  return found;
}

/** Repeats the call in a new session when an earlier call ended the old one. */
async function deliver(target: Target, request: InjectOptions): Promise<Sent> {
  const sent = await senderOf(target)(request);
  return sent.status === 401 && last.parsed === '' ? senderOf(target)(request) : sent;
}

/** Half a character, a byte that never occurs in UTF-8, and a character that is cut. */
const NO_UTF8: ReadonlySet<string> = new Set(['%ED%A0%80', '%FF', '%C3']);

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;
/** As the contract defines it. */
const methodOf = ({ operation }: Target) => METHODS[operation.method];

type Field = { readonly path: readonly string[]; readonly schema: Schema };

/** The body itself and every field of it at any depth. In a list, the fields of its first element. */
function fieldsOf(node: unknown, path: readonly string[] = []): Field[] {
  const schema = schemaOf(node);
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, own]) => fieldsOf(own, [...path, name]));
  return [{ path, schema }, ...inner];
}

/** The body with the malicious text in the field. It is written into the JSON, because no object can hold some of the texts. */
function bodyWith(body: unknown, path: readonly string[], { json }: Nasty): string {
  const mark = 'NASTY-PLACE';
  const put = (value: unknown, [name, ...rest]: readonly string[]): unknown =>
    name === undefined ? mark : { ...Object(value), [name]: put(Reflect.get(Object(value), name), rest) };
  return JSON.stringify(put(body, path)).replace(`"${mark}"`, () => json);
}

/** Whether the schema requires no field. */
const mayBeEmpty = ({ required = [], minProperties = 0, oneOf, anyOf }: Schema) =>
  required.length === 0 && minProperties === 0 && !oneOf && !anyOf;

/** Uses 1 for every id and the first word of every list of words: a wrong address is refused before the body is read. */
const wordOf = ({ enum: [word] = [] }: Schema) => (typeof word === 'string' ? word : '1');
const urlOf = ({ operation, path }: Target) =>
  path.reduce((url, { name, schema }) => url.replace(`{${name}}`, wordOf(schema)), operation.url);
/** Refusals because of the sender or the form of the request. If the body was not parsed, they test nothing. */
const DENIED = new Set([401, 403, 405, 429]);
const JSON_TYPE = { 'content-type': 'application/json' };

describe('C32', () => {
  it('a malicious value in each field of each body is refused when the contract says so, and causes no failure', async () => {
    let [fields, calls, failures, slow] = [0, 0, 0, 0];
    const wrong: string[] = [];
    const denied: string[] = [];
    const reached = new Set<string>();
    const withBody = targets.filter(({ body }) => body !== null);
    for (const target of withBody) {
      const [base] = fc.sample(allowed(target.body), { numRuns: 1, seed: 32 });
      const request = { method: methodOf(target), url: urlOf(target), headers: JSON_TYPE };
      const whole = await deliver(target, { ...request, payload: JSON.stringify(base ?? {}) });
      if (last.parsed === target.operation.name) reached.add(target.operation.name);
      if (whole.status >= 500 || whole.offContract !== null) failures += 1;
      for (const { path, schema } of fieldsOf(target.body)) {
        // The documented copy of the parameters is ignored (decision 54).
        if (path[0] === 'params') continue;
        fields += 1;
        // What is too large is refused before anybody looks for its place: once for each body.
        for (const nasty of [...shareOf(NASTIES, fields, 12), ...(path.length === 0 || PROVE ? HUGE : [])]) {
          const { status, offContract, ms } = await deliver(target, {
            ...request,
            payload: bodyWith(base, path, nasty),
          });
          calls += 1;
          if (last.parsed !== target.operation.name && DENIED.has(status))
            denied.push(`${target.operation.name}: ${status}`);
          if (status >= 500 || offContract !== null) failures += 1;
          if (ms > 1_000) slow += 1;
          if ((status < 300 || last.handled) && mustRefuse(schema, nasty) === true)
            wrong.push(`${target.operation.name} ${path.join('.')}: ${nasty.name} ${status}`);
        }
      }
    }
    report('C32 fields', {
      operations: targets.length,
      'with a body': withBody.length,
      reached: reached.size,
      fields,
      calls,
      '5xx': failures,
      'wrong accepts': wrong.length,
      'over 1 s': slow,
    });
    expect(wrong).toEqual([]);
    expect(failures).toBe(0);
    expect(fields).toBeGreaterThan(20);
    expect({ unrouted, denied }).toEqual({ unrouted: 0, denied: [] });
    expect(withBody.map(({ operation }) => operation.name).filter((name) => !reached.has(name))).toEqual([]);
  });

  it('a malicious value in each parameter of each address causes no failure and is never read as an id', async () => {
    const values = [
      '%00',
      'a%00b',
      '99999999999',
      '1.5',
      'true',
      '[3]',
      '1e999',
      '-1',
      '0',
      ...NO_UTF8,
      '__proto__',
      '%2e%2e%2f',
      'x'.repeat(5_000),
      '1%2C2',
      encode('é́🦉'),
    ];
    let [parameters, calls, failures] = [0, 0, 0];
    const wrong: string[] = [];
    for (const target of targets) {
      for (const { name, schema } of [...target.path, ...target.query]) {
        parameters += 1;
        for (const value of shareOf(values, parameters, 8)) {
          const inPath = target.path.some((own) => own.name === name);
          const url = inPath
            ? target.operation.url.replace(`{${name}}`, value).replace(/\{\w+\}/g, '1')
            : `${urlOf(target)}?${name}=${value}`;
          const { status, offContract } = await senderOf(target)({
            method: methodOf(target),
            url,
            ...(target.operation.method !== 'get' && { headers: JSON_TYPE, payload: '{}' }),
          });
          calls += 1;
          if (status >= 500 || offContract !== null) failures += 1;
          if (NO_UTF8.has(value) && status !== 400) wrong.push(`${target.operation.name} ${name}=${value}: ${status}`);
          const integer = schema.type === 'integer';
          if (status < 300 && integer && !/^-?\d+$/.test(value))
            wrong.push(`${target.operation.name} ${name}=${value.slice(0, 20)}`);
        }
      }
    }
    report('C32 parameters', { parameters, calls, '5xx': failures, 'wrong accepts': wrong.length });
    expect({ failures, wrong }).toEqual({ failures: 0, wrong: [] });
  });

  it('duplicate keys in a body count as one field, and duplicate keys in an address are refused', async () => {
    const payload = `{"user":{"login":"ana","password":"errada","password":"${SENHA}"}}`;
    const answer = await t.anonymous.send({ method: 'POST', url: '/api/v2/login/', headers: JSON_TYPE, payload });
    // The last value counts, as in every JSON parser: the checked value is the used one.
    expect([200, 400]).toContain(answer.status);
    expect((await t.anonymous.get('/api/saude?a=1&a=2')).status).toBe(400);
  });

  it.each(CONTENT_TYPES)('a body with content type %j is accepted: %s', async (type, taken) => {
    const payload = JSON.stringify({ user: { login: 'ana', password: SENHA } });
    const answer = await t.anonymous.send({
      method: 'POST',
      url: '/api/v2/login/',
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.status).toBe(taken ? 200 : 415);
    const undeclared = JSON.stringify({ user: { login: 'ana', password: SENHA }, perfil: 'admin' });
    const checked = await t.anonymous.send({
      method: 'POST',
      url: '/api/v2/login/',
      headers: { 'content-type': type },
      payload: undeclared,
    });
    expect(checked.status).toBe(taken ? 400 : 415);
  });

  it('an empty JSON body is accepted by every write that requires no field', async () => {
    const writes = targets.filter(
      ({ operation, body }) =>
        operation.method !== 'get' && operation.uploadBytes === null && mayBeEmpty(schemaOf(body)),
    );
    expect(writes.length).toBeGreaterThan(3);
    for (const target of writes) {
      for (const payload of ['', ' ', '{}', '{"params":{}}']) {
        const { status, offContract } = await senderOf(target)({
          method: methodOf(target),
          url: urlOf(target),
          headers: JSON_TYPE,
          payload,
        });
        expect([target.operation.name, payload, offContract]).toEqual([target.operation.name, payload, null]);
        expect({ name: target.operation.name, refused: [400, 415, 500].includes(status) }).toEqual({
          name: target.operation.name,
          refused: false,
        });
      }
    }
  });

  it('planted: a server that accepts anything is detected', () => {
    const login = targets.find(({ operation }) => operation.name === 'login');
    const field = fieldsOf(login?.body).find(({ path }) => path.join('.') === 'user.login');
    const all = [...NASTIES, ...HUGE];
    const verdicts = all.map((nasty) => mustRefuse(field?.schema, nasty));
    expect(verdicts.filter((verdict) => verdict === true).length).toBeGreaterThanOrEqual(8);
    const seq = { type: 'integer', maximum: 2_147_483_647 };
    expect(all.filter((nasty) => mustRefuse(seq, nasty) === true)).toHaveLength(all.length);
  });
});

describe('C32: slow senders', () => {
  const SLOW = 200;
  it('200 connections that never finish their body do not affect the others', async () => {
    const { app } = await createTestApp();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const sockets: Socket[] = [];
    for (let n = 0; n < SLOW; n += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(
        `POST /api/v2/login/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"user"`,
      );
      sockets.push(socket);
    }
    const times: number[] = [];
    for (let n = 0; n < 100; n += 1) {
      const started = performance.now();
      expect((await fetch(`http://127.0.0.1:${port}/api/saude`)).status).toBe(200);
      times.push(performance.now() - started);
    }
    const p99 = times.toSorted((a, b) => a - b)[98] ?? Infinity;
    report('C32 slow senders', { connections: SLOW, 'health p99 ms': p99 });
    expect(p99).toBeLessThan(1_000);
    expect(app.server.requestTimeout).toBeLessThanOrEqual(15_000);
    for (const socket of sockets) socket.destroy();
    await app.close();
  });
});
