/** The check of links against servers that really listen on the loopback. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { createServer as createTcp, type AddressInfo, type Server as TcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createLinkCheck, type LinkNetwork } from './link-check.ts';

const folder = mkdtempSync(join(tmpdir(), 'link-'));
execFileSync(
  'openssl',
  (
    'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=link ' +
    '-addext subjectAltName=DNS:a.example,DNS:b.example -keyout key.pem -out cert.pem'
  ).split(' '),
  { cwd: folder, stdio: 'ignore' },
);
const [key, cert] = ['key.pem', 'cert.pem'].map((name) => readFileSync(join(folder, name), 'utf8'));
rmSync(folder, { recursive: true });

let asked: string[] = [];
let connections = 0;
let web: Server;
let inner: TcpServer;
let port: number;
let innerPort: number;
const portOf = (server: TcpServer): number => {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};
const listen = (server: TcpServer) => new Promise<void>((done) => server.listen(0, '::', done));

beforeAll(async () => {
  web = createServer({ key, cert }, ({ method, url = '', headers: { host } }, response) => {
    asked.push(`${method} ${host?.replace(/:\d+$/u, '')}${url}`);
    const [, act = '', ...rest] = url.split('/');
    if (act === 'silent') return;
    if (act === 'to') return void response.writeHead(302, { location: decodeURIComponent(rest.join('/')) }).end();
    if (act === 'hop') {
      const left = Number(rest[0]);
      return void response.writeHead(left > 0 ? 301 : 200, left > 0 ? { location: `/hop/${left - 1}` } : {}).end();
    }
    response.writeHead(Number(act)).end();
  });
  // What must never be reached counts connections, whatever is sent over them.
  inner = createTcp((socket) => {
    connections += 1;
    socket.destroy();
  });
  await Promise.all([listen(web), listen(inner)]);
  [port, innerPort] = [portOf(web), portOf(inner)];
});
afterAll(async () => {
  web.closeAllConnections();
  await Promise.all([web, inner].map((server) => new Promise((done) => server.close(done))));
});
beforeEach(() => {
  asked = [];
  connections = 0;
});

/** `a.example` and `b.example` stand in public; every address of this machine but that of `a` and `b` is judged as it is. */
const PUBLIC = '127.0.0.1';
const network: LinkNetwork = {
  resolve: async (hostname) => {
    if (hostname === 'nowhere.example') throw new Error('ENOTFOUND');
    return hostname.startsWith('inner') ? ['127.0.0.2'] : [PUBLIC];
  },
  allows: (address) => address === PUBLIC,
  ...(cert !== undefined && { ca: cert }),
};
const check = (path: string, more: LinkNetwork = {}) =>
  createLinkCheck({ ...network, ...more })(`https://a.example:${port}/${path}`);

describe('a page', () => {
  it.each([
    ['200', 'ok'],
    ['405', 'ok'],
    ['404', 'quebrado'],
    ['503', 'quebrado'],
    ['hop/3', 'ok'],
    ['hop/4', 'quebrado'],
  ])('that answers %s: %s (ROT-11)', async (path, said) => {
    expect(await check(path)).toBe(said);
    expect(asked[0]).toBe(`HEAD a.example/${path}`);
  });

  it('is asked at most four times, by HEAD alone', async () => {
    await check('hop/9');
    expect(asked).toEqual([9, 8, 7, 6].map((left) => `HEAD a.example/hop/${left}`));
  });

  it('that leads to another host redirects', async () => {
    expect(await check(`to/${encodeURIComponent(`https://b.example:${port}/200`)}`)).toBe('redireciona');
    expect(asked.at(-1)).toBe('HEAD b.example/200');
  });

  it('that says nothing is broken when the time is over', async () => {
    expect(await check('silent', { limitMs: 200 })).toBe('quebrado');
    expect(asked).toHaveLength(1);
  });

  it('whose name is never resolved is broken when the time is over', async () => {
    expect(await check('200', { limitMs: 100, resolve: () => new Promise(() => undefined) })).toBe('quebrado');
  });

  it('of an unknown host, and one with a foreign certificate, is broken', async () => {
    expect(await createLinkCheck(network)('https://nowhere.example/')).toBe('quebrado');
    expect(await createLinkCheck({ ...network, ca: '' })(`https://a.example:${port}/200`)).toBe('quebrado');
    expect(asked).toEqual([]);
  });

  it('waits for its turn, which comes when the time of others is over', async () => {
    const resolve = (hostname: string) =>
      hostname === 'a.example' ? Promise.resolve([PUBLIC]) : new Promise<string[]>(() => undefined);
    const run = createLinkCheck({ ...network, limitMs: 1500, resolve });
    const slow = Array.from({ length: 9 }, () => run('https://b.example/'));
    expect(await run(`https://a.example:${port}/200`)).toBe('ok');
    expect(new Set(await Promise.all(slow))).toEqual(new Set(['quebrado']));
  });
});

describe('what the server must not talk to', () => {
  it('is there: a plain connection is counted', async () => {
    await fetch(`http://127.0.0.1:${innerPort}/`).catch(() => undefined);
    expect(connections).toBe(1);
  });

  const HOSTS = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '0',
    '0.0.0.0',
    '%31%32%37.0.0.1',
    '１２７.0.0.1',
    'localhost',
    'LOCALHOST',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:7f00:0001]',
  ];

  it.each(HOSTS)('https://%s: refused, 0 connections (ROT-6)', async (host) => {
    expect(await createLinkCheck()(`https://${host}:${innerPort}/`)).toBe('recusado');
    expect(connections).toBe(0);
  });

  // A header holds ASCII alone.
  it.each(HOSTS.filter((host) => /^[ -~]+$/u.test(host)))(
    'a redirect to https://%s: refused, 0 connections',
    async (host) => {
      const allows = (address: string) => address === PUBLIC && asked.length === 0;
      const to = encodeURIComponent(`https://${host}:${innerPort}/`);
      const resolve = async (hostname: string) => (hostname === 'a.example' ? [PUBLIC] : ['127.0.0.1']);
      expect(await check(`to/${to}`, { allows, resolve })).toBe('recusado');
      expect([asked.length, connections]).toEqual([1, 0]);
    },
  );

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1', '169.254.169.254', 'fd00::1'])(
    'a name of %s: refused, 0 connections',
    async (address) => {
      const run = createLinkCheck({ resolve: async () => [address] });
      expect(await run(`https://a.example:${innerPort}/`)).toBe('recusado');
      expect(connections).toBe(0);
    },
  );

  it('a name with a public and a private address: refused', async () => {
    const run = createLinkCheck({ resolve: async () => ['8.8.8.8', '127.0.0.1'] });
    expect(await run(`https://a.example:${innerPort}/`)).toBe('recusado');
    expect(connections).toBe(0);
  });

  it('a name that changes after it was judged: the judged address alone is connected to', async () => {
    const answers = [[PUBLIC], ['127.0.0.2']];
    let resolved = 0;
    const resolve = async () => answers[resolved++] ?? [];
    // The system's own resolver does not know the name at all: a second look would fail.
    expect(await check('200', { resolve })).toBe('ok');
    expect([resolved, asked.length]).toEqual([1, 1]);
  });

  it('a redirect to a name of a private address: refused, 0 connections', async () => {
    expect(await check(`to/${encodeURIComponent(`https://inner.example:${innerPort}/`)}`)).toBe('recusado');
    expect(connections).toBe(0);
  });

  it.each(['http://a.example/', 'https://ana:senha@a.example/', 'file:///etc/passwd', 'gopher://a.example/', 'x'])(
    '%s itself: refused, nothing asked',
    async (url) => {
      expect(await createLinkCheck(network)(url)).toBe('recusado');
      expect(asked).toEqual([]);
    },
  );

  it.each(['http://a.example:1/', 'file:///etc/passwd', 'https://ana@a.example:1/', '//ana:x@a.example/'])(
    'a redirect to %s: refused',
    async (location) => {
      expect(await check(`to/${encodeURIComponent(location)}`)).toBe('recusado');
      expect(asked).toHaveLength(1);
    },
  );
});
