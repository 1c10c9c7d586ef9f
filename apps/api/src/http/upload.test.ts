/** A file as the body of a call, over real connections: counted while it arrives, ended at its limit, or when it stops coming. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';

import { afterAll, describe, expect, it } from 'vitest';

import { ACESSO, createTestApp, SENHA, world } from '../../test/index.ts';
import { buildApp } from '../app.ts';
import { loadDocument, readOperations } from './contract.ts';
import { readUpload } from './upload.ts';

const t = await createTestApp();
const LIMIT_MS = 600;
/** The same database behind a port, with a short time for slow senders. */
const api = await buildApp({
  db: t.db,
  agora: t.clock,
  secret: 'x'.repeat(32),
  acesso: ACESSO,
  origins: [],
  https: false,
  requestTimeout: LIMIT_MS,
});
const port = Number(new URL(await api.listen({ port: 0, host: '127.0.0.1' })).port);
afterAll(async () => {
  await api.close();
  await t.close();
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const MB = 1024 * 1024;
const URL_OF_FILE = '/api/v2/gestao/midias/arquivo?nome_arquivo=foto.png';
const signIn = async (login = 'vida.julia'): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v2/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: { login, password: SENHA } }),
  });
  return answer.headers.get('authorization') ?? '';
};
const authorization = await signIn();
const post = async (body: Uint8Array | string, headers: Record<string, string> = {}, url = URL_OF_FILE) => {
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/octet-stream', ...headers },
    body,
  });
  const given: unknown = await answer.json();
  return { status: answer.status, body: given };
};
const kept = async () => Number((await t.db.query('select count(*) as n from midia')).rows[0].n);

/** Sends a head and then bytes while the connection takes them. @returns what came back, and how many bytes went out */
async function pour(head: string, part: Buffer, most: number): Promise<{ text: string; sent: number }> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  await once(socket, 'connect');
  const answer: string[] = [];
  let sent = 0;
  const closed = new Promise<void>((resolve) => {
    socket.on('error', () => undefined).once('close', () => resolve());
  });
  socket.on('data', (chunk: string) => answer.push(chunk));
  socket.write(head);
  while (!socket.destroyed && answer.length === 0 && sent < most) {
    const size = Math.min(part.length, most - sent);
    const frame = head.includes('chunked')
      ? [`${size.toString(16)}\r\n`, part.subarray(0, size), '\r\n']
      : [part.subarray(0, size)];
    for (const one of frame)
      if (!socket.write(one)) await Promise.race([once(socket, 'drain'), closed]).catch(() => undefined);
    sent += size;
    await new Promise(setImmediate);
  }
  await closed;
  return { text: answer.join(''), sent };
}
const headOf = (more: string) =>
  `POST ${URL_OF_FILE} HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\ncontent-type: application/octet-stream\r\n${more}\r\n\r\n`;

describe('a file', () => {
  it('comes as it is, and the same bytes are kept once under the same address', async () => {
    const before = await kept();
    const answers = [await post(PNG), await post(PNG)];
    const sha256 = createHash('sha256').update(PNG).digest('hex');
    const src = `/api/v2/midias/${world.escola}/${sha256}.png`;
    expect(answers).toEqual([1, 2].map(() => ({ status: 200, body: { src, sha256, bytes: PNG.length } })));
    expect(await kept()).toBe(before + 1);
    expect(Buffer.from(await (await fetch(`http://127.0.0.1:${port}${src}`)).arrayBuffer())).toEqual(PNG);
  });

  it.each([
    ['nothing', '', {}, 400, 'pedido_invalido'],
    ['no name', PNG, {}, 400, 'pedido_invalido', '/api/v2/gestao/midias/arquivo'],
    ['a path for a name', PNG, {}, 400, 'pedido_invalido', '/api/v2/gestao/midias/arquivo?nome_arquivo=a%2Fb.png'],
    ['JSON', '{}', { 'content-type': 'application/json' }, 415, 'tipo_de_corpo'],
    ['text', 'a', { 'content-type': 'text/plain' }, 415, 'tipo_de_corpo'],
    ['a form', 'a', { 'content-type': 'multipart/form-data; boundary=a' }, 415, 'tipo_de_corpo'],
    ['a file where JSON is wanted', PNG, {}, 415, 'tipo_de_corpo', '/api/v2/gestao/midias'],
    ['what is no picture', 'nada', {}, 422, 'imagem_nao_aceita'],
    ['one byte too many', Buffer.alloc(2 * MB + 1), {}, 413, 'corpo_grande'],
    ['somebody who is not signed in', PNG, { authorization: '' }, 401, 'sessao_encerrada'],
  ] as const)('refuses %s', async (_name, body, headers, status, codigo, url?: string) => {
    const before = await kept();
    expect(
      await post(typeof body === 'string' ? body : new Uint8Array(body), headers, url ?? URL_OF_FILE),
    ).toMatchObject({
      status,
      body: { codigo },
    });
    expect(await kept()).toBe(before);
  });

  it('of a named length above the limit is refused before it is sent', async () => {
    const { text, sent } = await pour(headOf(`content-length: ${500 * MB}`), Buffer.alloc(64 * 1024), 500 * MB);
    expect(text).toMatch(/^HTTP\/1\.1 413 /u);
    expect(text).toContain('"codigo":"corpo_grande"');
    expect(sent).toBeLessThan(20 * MB);
  });

  it('without a named length is refused at the limit, and its rest is not kept', async () => {
    const { text, sent } = await pour(headOf('transfer-encoding: chunked'), Buffer.alloc(64 * 1024), 500 * MB);
    expect(text).toMatch(/^HTTP\/1\.1 413 /u);
    expect(sent).toBeGreaterThan(2 * MB);
    expect(sent).toBeLessThan(20 * MB);
  });

  it('that stops coming is ended by the time for a call, and the server goes on', async () => {
    const { text } = await pour(headOf(`content-length: ${MB}`), Buffer.alloc(64 * 1024), 64 * 1024);
    expect(text).toMatch(/^HTTP\/1\.1 408 /u);
    expect((await post(PNG)).status).toBe(200);
  });
});

describe('reading', () => {
  it('stops at the first part above the limit', async () => {
    let asked = 0;
    async function* parts() {
      for (; asked < 1_000; asked += 1) {
        await new Promise(setImmediate);
        yield Buffer.alloc(1024);
      }
    }
    const endless = Object.assign(Readable.from(parts(), { objectMode: false, highWaterMark: 1024 }), { headers: {} });
    const read: Promise<unknown> = Reflect.apply(readUpload, undefined, [endless, 10 * 1024]);
    await expect(read).rejects.toMatchObject({ status: 413 });
    expect(asked).toBeLessThan(100);
  });

  it('takes files on marked operations alone, and none above 20 MB', () => {
    const files = readOperations(loadDocument()).filter(({ uploadBytes }) => uploadBytes !== null);
    expect(Object.fromEntries(files.map(({ id, uploadBytes }) => [id, uploadBytes]))).toEqual({
      createImportacao: 20 * MB,
      createMidiaArquivo: 2 * MB,
    });
    expect(files.every(({ takesKey, public: open }) => !takesKey && !open)).toBe(true);
  });
});
