/** Bytes that a decoder would replace, and a second Host, over a real connection: answered 400, and nothing is stored. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterAll, describe, expect, it } from 'vitest';

import { createTestApp } from '../../test/index.ts';
import { hasHalfCharacter, hasSecondHost, isReadableAddress, readUtf8 } from './unaltered.ts';

const t = await createTestApp();
afterAll(t.close);
await t.app.listen({ host: '127.0.0.1', port: 0 });
const address = t.app.server.address();
const port = typeof address === 'object' && address ? address.port : 0;
const bia = await t.signIn('bia');

type Raw = {
  readonly line: string;
  readonly hosts?: readonly string[];
  readonly headers?: readonly string[];
  readonly body?: Buffer;
};

/** Sends bytes as they are. @returns status and body of the answer */
async function raw({ line, hosts = ['Host: localhost'], headers = [], body = Buffer.alloc(0) }: Raw) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = [`${line} HTTP/1.1`, ...hosts, 'Connection: close', `Content-Length: ${body.length}`, ...headers];
  socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), body]));
  const answer = await text(socket);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
  return { status, body: JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)) };
}

const REFUSED = {
  status: 400,
  body: { codigo: 'pedido_invalido', message: 'Confira os campos marcados e envie de novo.' },
};
const signedIn = ['Content-Type: application/json', `Authorization: Bearer ${bia.token}`];
const nickname = (value: Buffer) =>
  raw({
    line: 'POST /api/v2/users/contas/atualizar',
    headers: signedIn,
    body: Buffer.concat([Buffer.from('{"nome_social":"'), value, Buffer.from('"}')]),
  });

describe('a body', () => {
  it.each([
    ['a byte that never occurs in UTF-8', Buffer.from([0x42, 0xff])],
    ['text in Latin 1', Buffer.from('Bía', 'latin1')],
    ['a character that is cut', Buffer.from([0x42, 0xc3])],
    ['half a character as three bytes', Buffer.from([0x42, 0xed, 0xa0, 0x80])],
    ['a slash written in two bytes', Buffer.from([0xc0, 0xaf])],
    ['half a character as an escape', Buffer.from('B\\ud83d')],
    ['two halves in the wrong order', Buffer.from('\\ude00\\ud83d')],
  ])('with %s is refused and changes nothing', async (_name, value) => {
    expect(await nickname(value)).toMatchObject(REFUSED);
    const { rows } = await t.db.query<{ nome_social: string | null }>(
      "select nome_social from pessoa where nome = 'Beatriz Souza'",
    );
    expect(rows).toEqual([{ nome_social: null }]);
  });

  it.each([
    ['an emoji in bytes', Buffer.from('Bía 🦉'), 'Bía 🦉'],
    ['an emoji in escapes', Buffer.from('B\\ud83e\\udd89'), 'B🦉'],
    ['a backslash before what looks like an escape', Buffer.from('B\\\\ud83d'), 'B\\ud83d'],
  ])('with %s is stored as it was sent', async (_name, value, stored) => {
    expect(await nickname(value)).toMatchObject({ status: 200, body: { nome_social: stored } });
    await t.db.query('update pessoa set nome_social = null');
  });
});

describe('an address', () => {
  it.each([
    ['half a character in the query', '/api/saude?x=%ED%A0%80'],
    ['a cut character in the query', '/api/saude?x=a%C3&y=1'],
    ['a byte that is no UTF-8 in a name of the query', '/api/saude?%FF=1'],
    ['half a character in the path', '/api/v2/midias/%ED%A0%80/x.png'],
    ['a byte that is no UTF-8 in the path', '/api/v2/midias/1/%FF.png'],
    ['a byte that is no UTF-8 under no route', '/nada/%FF'],
  ])('with %s is refused', async (_name, url) => {
    expect(await raw({ line: `GET ${url}` })).toMatchObject(REFUSED);
  });

  it('with a character that is not encoded is refused, too', async () => {
    expect(await raw({ line: 'GET /api/saude?x=\u00e9' })).toMatchObject({ status: 400 });
  });

  it.each([
    ['/api/saude?x=%C3%A9%F0%9F%A6%89', true],
    ['/api/saude?x=100%', true],
    ['/api/saude?x=%zz', true],
    ['/api/saude?x=a+b', true],
    ['/api/saude?x=%c3', false],
    ['/api/saude?x=%F0%9F%A6&y=%89', false],
  ])('%s is readable: %s', (url, readable) => {
    expect(isReadableAddress(url)).toBe(readable);
  });
});

describe('a host', () => {
  it.each([
    ['named twice', ['Host: localhost', 'Host: mal.example']],
    ['named twice alike', ['Host: localhost', 'host: localhost']],
  ])('%s is refused', async (_name, hosts) => {
    expect(await raw({ line: 'GET /api/saude', hosts })).toMatchObject(REFUSED);
  });

  it('named once is served', async () => {
    expect(await raw({ line: 'GET /api/saude' })).toMatchObject({ status: 200 });
  });

  it.each([
    [['Host', 'a', 'Accept', '*/*'], false],
    [['Host', 'a', 'HOST', 'b'], true],
    [['X-Name', 'host', 'host', 'host'], false],
  ])('%j names a second one: %s', (rawHeaders, second) => {
    expect(hasSecondHost({ rawHeaders })).toBe(second);
  });
});

it('planted: a body that is decoded as most servers do it would pass', () => {
  const bytes = Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]);
  expect(JSON.parse(bytes.toString('utf8'))).toBe('\ufffd\ufffd\ufffd');
  expect(readUtf8(bytes)).toBeNull();
  expect(hasHalfCharacter(JSON.parse('{"a":["\\ud800"]}'), '{"a":["\\ud800"]}')).toBe(true);
});
