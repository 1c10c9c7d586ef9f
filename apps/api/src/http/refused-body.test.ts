/** The answer to a refused body reaches a sender that goes on sending, over a real connection, which then takes the next call. */
import { once } from 'node:events';
import { connect } from 'node:net';

import { afterAll, expect, it } from 'vitest';

import { ACESSO, createTestApp } from '../../test/index.ts';
import { buildApp } from '../app.ts';

const t = await createTestApp();
const api = await buildApp({
  db: t.db,
  agora: t.clock,
  secret: 'x'.repeat(32),
  acesso: ACESSO,
  origins: [],
  https: false,
});
const port = Number(new URL(await api.listen({ port: 0, host: '127.0.0.1' })).port);
afterAll(async () => {
  await api.close();
  await t.close();
});

const MB = 1024 * 1024;
const BODY = Buffer.alloc(24 * MB, 'x');
const NEXT = 'GET /api/v2/nada HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';

/** Sends a body to its end, and another call on the same connection; reads only then. @returns all that came back */
async function sendOn(type: string, length: string, body: readonly (string | Buffer)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const closed = once(socket, 'close');
  socket.write(`POST /api/v2/login/ HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\n${length}\r\n\r\n`);
  for (const part of [...body, NEXT])
    if (!socket.write(part)) await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
  let text = '';
  socket.on('data', (chunk: string) => (text += chunk));
  await closed;
  return text;
}

it.each([
  ['JSON above the limit, of a named length', 'application/json', 413, 'corpo_grande', 'named'],
  ['JSON above the limit, of no named length', 'application/json', 413, 'corpo_grande', 'chunked'],
  ['a file where JSON is wanted', 'application/octet-stream', 415, 'tipo_de_corpo', 'named'],
])('%s', async (_name, type, status, codigo, kind) => {
  const text = await (kind === 'named'
    ? sendOn(type, `content-length: ${BODY.length}`, [BODY])
    : sendOn(type, 'transfer-encoding: chunked', [`${BODY.length.toString(16)}\r\n`, BODY, '\r\n0\r\n\r\n']));
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'));
  expect(text).toContain(`"codigo":"${codigo}"`);
  expect(text.match(/HTTP\/1\.1 \d{3} /gu)).toHaveLength(2);
});
