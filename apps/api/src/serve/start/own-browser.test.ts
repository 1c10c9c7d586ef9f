/** Who may enter the demo by a tap: a browser on this machine, on the start page itself, and nobody else. */
import { describe, expect, it } from 'vitest';

import { isLoopbackOrigin, isOwnMachine, isOwnPage } from './own-browser.ts';

const request = (remoteAddress: string | undefined, headers: Record<string, string>) => ({
  socket: { remoteAddress },
  headers,
});
const HOST = { host: 'localhost:4000' };
const OWN = { ...HOST, origin: 'http://localhost:4000' };

describe('this machine', () => {
  it.each([
    ['IPv4', '127.0.0.1', 'localhost:4000'],
    ['another address of the loopback network', '127.3.2.1', '127.0.0.1:4000'],
    ['IPv6', '::1', '[::1]:4000'],
    ['IPv4 written as IPv6', '::ffff:127.0.0.1', 'localhost:4000'],
  ])('%s', (_name, peer, host) => {
    expect(isOwnMachine(request(peer, { host }), 4000)).toBe(true);
  });

  it('without a port in its name on port 80', () => {
    expect(isOwnMachine(request('::1', { host: 'localhost' }), 80)).toBe(true);
  });

  it.each([
    ['another machine', '192.168.0.7', 'localhost:4000', {}],
    ['an address that only begins alike', '127.0.0.1.evil', 'localhost:4000', {}],
    ['a connection that is gone', undefined, 'localhost:4000', {}],
    ['a name that an attacker points here', '127.0.0.1', 'evil.example:4000', {}],
    ['a name that begins alike', '127.0.0.1', 'localhost.evil.example:4000', {}],
    ['another port', '127.0.0.1', 'localhost:4002', {}],
    ['no port', '127.0.0.1', 'localhost', {}],
    ['a user in the name', '127.0.0.1', 'localhost:4000@evil.example', {}],
    ['a proxy that says so', '127.0.0.1', 'localhost:4000', { 'x-forwarded-for': '203.0.113.7' }],
    ['a proxy in the standard form', '127.0.0.1', 'localhost:4000', { forwarded: 'for=203.0.113.7' }],
  ])('is not %s', (_name, peer, host, more) => {
    expect(isOwnMachine(request(peer, { host, ...more }), 4000)).toBe(false);
  });
});

describe('the own page', () => {
  it('is the address that the request came to', () => {
    expect(isOwnPage(request('::1', OWN), 4000)).toBe(true);
  });

  it.each([
    ['without an origin', undefined],
    ['of a page that hides its origin', 'null'],
    ['of another site', 'https://evil.example'],
    ['of an app of this server', 'http://localhost:4002'],
    ['of the same port under another name', 'http://127.0.0.1:4000'],
  ])('is not a call %s', (_name, origin) => {
    expect(isOwnPage(request('::1', { ...HOST, ...(origin && { origin }) }), 4000)).toBe(false);
  });
});

it.each([
  ['http://localhost:4002', true],
  ['http://[::1]:4002', true],
  ['https://aluno.escola.example', false],
  ['localhost', false],
])('%s names this machine: %s', (origin, expected) => {
  expect(isLoopbackOrigin(origin)).toBe(expected);
});
