import { once } from 'node:events';
import { createServer } from 'node:net';

import { describe, expect, it } from 'vitest';

import { openConnection, statusOf } from './connection.ts';

const HEAD = 'HTTP/1.1 409 Conflict\r\nContent-Length: 2\r\n\r\n';

describe('the status of an answer', () => {
  it.each([
    { name: 'a whole one', text: `${HEAD}{}`, status: 409 },
    { name: 'one without its last byte', text: `${HEAD}{`, status: undefined },
    { name: 'one in the middle of its head', text: HEAD.slice(0, -1), status: undefined },
    { name: 'nothing', text: '', status: undefined },
  ])('of $name is $status', ({ text, status }) => {
    expect(statusOf(text)).toBe(status);
  });

  it('of an answer without a length is an error', () => {
    expect(() => statusOf('HTTP/1.1 200 OK\r\n\r\n')).toThrow('without a length');
  });
});

it('a call on a connection that the server has closed fails, instead of waiting for ever', async () => {
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const accepted = once(server, 'connection');
  const connection = await openConnection(`http://127.0.0.1:${port}`);
  const [socket] = await accepted;
  if (!socket.closed) await once(socket, 'close');
  // The client hears of it within the same turn of the loop or the next.
  await new Promise((resolve) => setImmediate(resolve));
  await expect(connection.post('/', '', '')).rejects.toThrow('closed the connection');
  server.close();
});
