/** A caller who sends a body drop by drop holds its connection no longer than `requestTimeout`, on every host. */
import { connect } from 'node:net';
import { once } from 'node:events';

import type { FastifyInstance } from 'fastify';
import { afterAll, expect, it } from 'vitest';

import { ACESSO, createTestDb } from '../../test/index.ts';
import { buildApp } from '../app.ts';
import { buildWeb } from '../serve/web.ts';

const LIMIT_MS = 400;
const { db, close } = await createTestDb();
const api = await buildApp({
  db,
  agora: () => new Date(),
  secret: 'x'.repeat(32),
  acesso: ACESSO,
  origins: [],
  https: false,
  requestTimeout: LIMIT_MS,
});
const web = await buildWeb({
  name: 'staff',
  api,
  https: false,
  runtimeConfig: () => ({}),
  requestTimeout: LIMIT_MS,
});
afterAll(async () => {
  await web.close();
  await api.close();
  await close();
});

/** Sends a drop every 50 ms until the connection is ended. @returns what came back, and after how long */
async function drip(app: FastifyInstance, head: string): Promise<{ text: string; ms: number }> {
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  await once(socket, 'connect');
  const started = performance.now();
  let text = '';
  socket.write(head);
  const drops = setInterval(() => socket.write('a'), 50);
  // A drop that arrives at a closed connection would reset it, and the answer could be lost with it.
  socket.on('data', (chunk: string) => {
    clearInterval(drops);
    text += chunk;
  });
  await new Promise<void>((resolve) => {
    socket.on('error', () => undefined).once('close', () => resolve());
  });
  clearInterval(drops);
  return { text, ms: performance.now() - started };
}

const POST = 'POST /api/v2/login/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
it.each([
  ['a body of a named length, at the API', api, `${POST}content-length: 100000\r\n\r\n{"user":"`],
  ['a body of a named length, at the host of an app', web, `${POST}content-length: 100000\r\n\r\n{"user":"`],
])('%s is answered 408 and ended', async (_name, app, head) => {
  const { text, ms } = await drip(app, head);
  expect(text).toMatch(/^HTTP\/1\.1 408 /u);
  expect(ms).toBeGreaterThanOrEqual(LIMIT_MS);
  expect(ms).toBeLessThan(5_000);
});

it('the page of an app says what it may not do, and stands alone', async () => {
  const { headers } = await web.inject('/');
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/^camera=\(\), microphone=\(\), geolocation=\(\), .*payment=\(\)/u),
  });
});
