/** The fast route in front of Fastify: a plain save is answered there, exactly as by the ordinary way. */
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { buildApp } from '../app.ts';
import { openPool } from '../database/db.ts';
import { createSessaoCache } from '../modules/pessoas/sessoes/sessao-cache.ts';
import { createExam, type Exam } from '../../test/central_avaliacoes/exam-fixture.ts';
import { serverOptions } from '../../test/deployment.ts';
import { createTestApp, world, type Client, type TestApp } from '../../test/index.ts';
import { placeOf } from './authenticate.ts';
import { createEstado } from './estado.ts';
import { createMetrics } from './metrics.ts';

const AGORA = '2026-11-21T12:30:00Z';
const JANELA: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T18:00:00Z'];
const ORIGIN = 'http://localhost:4002';

let t: TestApp;
let exam: Exam;
let bia: Client;
let app: Awaited<ReturnType<typeof buildApp>>;
/** Always proved fresh: what is not is another test's (sessoes/sessao-cache.test.ts). */
const sessaoCache = createSessaoCache(() => performance.now());
const metrics = createMetrics();
const estado = createEstado();
const lines: string[] = [];
/** Requests that reached Fastify. */
let ordinary = 0;
let port = 0;

beforeAll(async () => {
  t = await createTestApp({ agora: AGORA });
  exam = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }],
    dias: [{ itens: Array.from({ length: 40 }, () => ({})) }],
  });
  bia = await t.signIn('bia');
  await bia.post(`/api/v2/central_avaliacoes/${exam.turma_avaliacao_ids[0]}/1/inicio`);
  const pool = openPool({ url: t.url });
  const own = { db: pool.db, url: t.url, agora: t.clock, failures: [] };
  const count = { prepare: (made: typeof app) => void made.addHook('onRequest', async () => void (ordinary += 1)) };
  app = await buildApp({
    ...(await serverOptions({ origins: [ORIGIN] }, { ...own, ...count })),
    sessaoCache,
    metrics,
    estado,
    trustProxy: ['127.0.0.1'],
    log: { level: 'info', stream: { write: (line) => void lines.push(line) } },
  });
  app.addHook('onClose', async () => {
    await pool.close();
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = Object(app.server.address()).port;
});
afterAll(async () => {
  await app.close();
  await t.close();
});

type Answer = { readonly status: number; readonly headers: Record<string, unknown>; readonly text: string };
type Sent = {
  readonly headers?: Record<string, string | string[]>;
  readonly body?: string;
  readonly path?: string;
  readonly token?: string;
};

const path = () => `/api/v2/central_avaliacoes/${exam.turma_avaliacao_ids[0]}/resposta`;
let last = 0;
const seq = () => (last += 1);
const saving = (more: object = {}) =>
  JSON.stringify({
    turma_avaliacao_questao_resposta_id: exam.itens[0]?.item_id,
    item_resposta: 2,
    dia: 1,
    seq: seq(),
    ...more,
  });

async function send({
  headers = {},
  body = saving(),
  path: to = path(),
  token = bia.token ?? '',
}: Sent = {}): Promise<Answer> {
  const sent = httpRequest({
    host: '127.0.0.1',
    port,
    path: to,
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...headers,
    },
  });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) text += chunk;
  return { status: answer.statusCode, headers: answer.headers, text };
}
/** The answer, and whether Fastify gave it. */
async function sendBy(sent: Sent = {}): Promise<Answer & { readonly by: 'fast' | 'fastify' }> {
  const before = ordinary;
  const answer = await send(sent);
  return { ...answer, by: ordinary === before ? 'fast' : 'fastify' };
}

beforeEach(async () => {
  for (const origin of ['', ORIGIN]) {
    const headers = origin ? { origin } : {};
    await vi.waitUntil(async () => (await sendBy({ headers })).by === 'fast', { timeout: 15_000, interval: 10 });
  }
});

/** Without what differs between any two answers, and without what concerns the connection alone. */
const comparable = ({ status, headers, text }: Answer) => {
  const { date: _date, 'x-request-id': id, connection: _c, 'keep-alive': _k, ...rest } = headers;
  return { status, id: typeof id, rest, body: JSON.parse(text) };
};

describe('both ways', () => {
  const late = () => t.clock.set('2026-11-21T14:00:00Z');
  it.each<[string, () => Sent, (() => void)?]>([
    ['an answer', () => ({ body: saving({ seq: 100_000 + seq() }) })],
    ['a cleared answer', () => ({ body: saving({ item_resposta: null, seq: 200_000 + seq() }) })],
    ['an older answer', () => ({ body: saving({ seq: 0 }) })],
    ['an answer with the time of the device', () => ({ body: saving({ respondida_em: AGORA, seq: 300_000 + seq() }) })],
    ['an answer with the params copy', () => ({ body: saving({ params: { id: 1 }, seq: 400_000 + seq() }) })],
    ['an answer to a browser', () => ({ headers: { origin: ORIGIN }, body: saving({ seq: 500_000 + seq() }) })],
    ['no option of the item', () => ({ body: saving({ item_resposta: 9 }) })],
    ['a text where the option is due', () => ({ body: saving({ item_resposta: 'á' }) })],
    ['an unknown field', () => ({ body: saving({ nota: 10 }) })],
    ['no item', () => ({ body: saving({ turma_avaliacao_questao_resposta_id: 999_999_999 }) })],
    ['no exam', () => ({ path: '/api/v2/central_avaliacoes/999999/resposta' })],
    ['an empty body', () => ({ body: '' })],
    ['no JSON', () => ({ body: '{' })],
    ['a list', () => ({ body: '[]' })],
    ['a poisoned body', () => ({ body: '{"__proto__": {"a": 1}}' })],
    ['half a character', () => ({ body: saving({ params: { a: '\ud800' } }) })],
    ['deep nesting', () => ({ body: '['.repeat(40) })],
    ['a late answer', () => ({ body: saving() }), late],
  ])('%s is answered alike', async (_name, make, before) => {
    before?.();
    const sent = make();
    const fast = await sendBy(sent);
    // A query that the contract does not know changes nothing, and is not plain.
    const slow = await sendBy({ ...sent, path: `${sent.path ?? path()}?x=1` });
    t.clock.set(AGORA);
    expect([fast.by, slow.by]).toEqual(['fast', 'fastify']);
    // The second is a repetition of the first, which is answered as the first was.
    expect(comparable(fast)).toEqual(comparable(slow));
  });
});

it('a request leaves the same line in the log, with the address that a trusted proxy names', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const fast = await sendBy({ headers });
  const slow = await sendBy({ headers, path: `${path()}?x=1` });
  expect([fast.by, slow.by]).toEqual(['fast', 'fastify']);
  const lineOf = async ({ headers: { 'x-request-id': id } }: Answer) => {
    const line = await vi.waitUntil(() => lines.find((one) => one.includes(`"reqId":"${String(id)}"`)));
    return { ...JSON.parse(line), time: null, reqId: null, responseTime: null };
  };
  const line = await lineOf(fast);
  expect(line).toMatchObject({ req: { method: 'POST', path: path(), ip: '203.0.113.9' }, res: { status: 200 } });
  expect(await lineOf(slow)).toEqual(line);
});

describe('is left to Fastify', () => {
  const longer = JSON.stringify({
    turma_avaliacao_questao_resposta_id: 1,
    item_resposta: 1,
    dia: 1,
    params: { x: 'x'.repeat(1100) },
  });
  it.each<[string, () => Sent]>([
    ['a session that is not cached', () => ({ token: 'x' })],
    ['an idempotency key', () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })],
    ['a foreign origin', () => ({ headers: { origin: 'https://example.com' } })],
    ['another type of body', () => ({ headers: { 'content-type': 'text/plain' } })],
    ['a long body', () => ({ body: longer })],
    ['a header twice', () => ({ headers: { 'x-twice': ['1', '2'] } })],
    ['an address that is no number', () => ({ path: '/api/v2/central_avaliacoes/abc/resposta' })],
    ['another enrolment', () => ({ path: `${path()}?turma_aluno_id=1` })],
    ['another call', () => ({ path: `${path()}_subjetiva` })],
  ])('%s', async (_name, make) => {
    // More than once: what the first call makes the fast route learn must not let the next one in.
    for (let n = 0; n < 3; n += 1) expect((await sendBy(make())).by).toBe('fastify');
  });

  it('every call while the disk is full or the process ends', async () => {
    for (const state of ['sem_espaco', 'encerrando'] as const) {
      estado[state] = true;
      const { by } = await sendBy();
      estado[state] = false;
      expect(by).toBe('fastify');
    }
  });

  it('a student who may only read', async () => {
    const dora = await t.signIn('dora');
    await t.db.query('update sessao set turma_aluno_id = $1 where pessoa_id = $2', [
      world.alunos.doraAntiga,
      world.pessoas.dora,
    ]);
    const token = dora.token ?? '';
    const answers = [await sendBy({ token }), await sendBy({ token })];
    expect(answers.map(({ by, status }) => [by, status])).toEqual([
      ['fastify', 403],
      ['fastify', 403],
    ]);
    // It is cached all the same.
    expect(sessaoCache.find(placeOf(`Bearer ${token}`), t.clock())?.aluno?.turma_aluno_id).toBe(
      world.alunos.doraAntiga,
    );
  });
});

it('a session that ended is refused by the ordinary way once that is told', async () => {
  const bruno = await t.signIn('bruno');
  const token = bruno.token ?? '';
  await bruno.post(`/api/v2/central_avaliacoes/${exam.turma_avaliacao_ids[0]}/1/inicio`);
  await send({ token });
  expect((await sendBy({ token })).by).toBe('fast');
  await t.db.query('update sessao set encerrada_em = now() where pessoa_id = $1', [world.pessoas.bruno]);
  sessaoCache.forget(`${world.escola}/${world.pessoas.bruno}`);
  expect(await sendBy({ token })).toMatchObject({ by: 'fastify', status: 401 });
});

it('the same item 50 times at once: the newest stands, and each is told what stands', async () => {
  const item = exam.itens[39]?.item_id;
  const seqs = Array.from({ length: 50 }, (_, n) => 2_000_000 + ((n * 7) % 50));
  const answers = await Promise.all(
    seqs.map((one) => send({ body: saving({ turma_avaliacao_questao_resposta_id: item, seq: one }) })),
  );
  for (const [n, { status, text }] of answers.entries()) {
    const { seq: stands, situacao } = JSON.parse(text);
    expect([status, stands >= (seqs[n] ?? 0)]).toEqual([200, true]);
    expect(situacao).toBe(stands === seqs[n] ? 'gravada' : 'ignorada_mais_antiga');
  }
  const { rows } = await t.db.query('select seq from resposta where avaliacao_item_id = $1', [item]);
  expect(rows).toEqual([{ seq: 2_000_049 }]);
});

it('many at once are all stored, and counted by the metrics', async () => {
  const before = ordinary;
  const counted = async () =>
    Number(
      /luneta_request_seconds_count\{operation="saveResposta",status="200"\} (\d+)/.exec(await metrics.text())?.[1],
    );
  const was = await counted();
  const answers = await Promise.all(
    exam.itens.map(({ item_id }) =>
      send({ body: saving({ turma_avaliacao_questao_resposta_id: item_id, seq: 3_000_000 }) }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(exam.itens.map(() => 200));
  expect(ordinary).toBe(before);
  await vi.waitUntil(async () => (await counted()) === was + exam.itens.length);
  const { rows } = await t.db.query('select count(*)::int as n from resposta where seq = 3000000');
  expect(rows[0].n).toBe(exam.itens.length);
});

it('a caller that hangs up in the middle of its body harms nobody', async () => {
  const sent = httpRequest({
    host: '127.0.0.1',
    port,
    path: path(),
    method: 'POST',
    headers: { authorization: `Bearer ${bia.token}`, 'content-type': 'application/json', 'content-length': 100 },
  });
  sent.on('error', () => undefined);
  sent.write('{');
  sent.destroy();
  expect((await sendBy()).status).toBe(200);
});
