import { describe, expect, it } from 'vitest';

import { statusOf } from './connection.ts';

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
