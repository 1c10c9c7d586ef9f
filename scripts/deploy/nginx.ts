/**
 * Runs the file of nginx (`deploy/nginx/render`) as a town runs it, before two servers that only answer what reached them: it ends
 * TLS with HTTP/2, tells who calls and how, takes a whole course, believes nothing a caller says of itself, and leaves out a server
 * that has died. `pnpm check:all` runs it where nginx and openssl are installed.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { nginxAround } from '../../e2e/support/nginx.ts';
import { freePorts } from '../../e2e/support/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'luneta-nginx-'));
const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
const port = await freePorts(16_000);
const READY_TRIES = 100;
const COURSE = 4 * 1024 * 1024;

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(`not so: ${what}`);
  console.log(what);
}

/** A server that tells what reached it. */
async function echo(name: string): Promise<Server> {
  const server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (part: Buffer) => (bytes += part.length));
    request.on('end', () => response.end(JSON.stringify({ name, bytes, headers: request.headers })));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}
const addressOf = (server: Server): string => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? `127.0.0.1:${address.port}` : '';
};

type Answer = { name: string; bytes: number; headers: Record<string, string> };
/** One call to the first app over HTTP/2. */
async function call(body = Buffer.alloc(0)): Promise<{ status: number; answer: Answer }> {
  const session = connect(`https://localhost:${port}`, { ca: readFileSync(certificate) });
  // The stream fails with the same reason.
  session.on('error', () => undefined);
  try {
    const stream = session.request({
      ':path': '/api/saude',
      ':method': body.length > 0 ? 'POST' : 'GET',
      'x-forwarded-for': '203.0.113.9',
    });
    // A call without a body has ended already.
    if (body.length > 0) stream.end(body);
    const [headers] = await once(stream, 'response');
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part);
    const text = Buffer.concat(parts).toString();
    return {
      status: headers[':status'],
      answer: text.startsWith('{') ? JSON.parse(text) : { name: '', bytes: 0, headers: {} },
    };
  } finally {
    session.destroy();
  }
}

async function untilReady(): Promise<void> {
  for (let left = READY_TRIES; ; left -= 1) {
    try {
      await call();
      return;
    } catch (error) {
      if (left === 0) throw error;
      await wait(50);
    }
  }
}

const one = await echo('one');
const two = await echo('two');
const self = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost', '-addext'];
execFileSync('openssl', ['req', ...self, 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate], {
  stdio: 'ignore',
});
const upstreams = `${addressOf(one)} ${addressOf(two)}`;
const file = join(folder, 'nginx.conf');
const servers = execFileSync(join(import.meta.dirname, '../../deploy/nginx/render'), {
  encoding: 'utf8',
  env: {
    ...process.env,
    LUNETA_NGINX_CERTIFICATE: certificate,
    LUNETA_NGINX_KEY: key,
    LUNETA_ORIGIN_STUDENT_V1: `https://localhost:${port}`,
    LUNETA_ORIGIN_STUDENT_V2: `https://localhost:${port + 1}`,
    LUNETA_ORIGIN_STAFF: `https://localhost:${port + 2}`,
    LUNETA_UPSTREAMS_STUDENT_V1: upstreams,
    LUNETA_UPSTREAMS_STUDENT_V2: upstreams,
    LUNETA_UPSTREAMS_STAFF: upstreams,
  },
});
writeFileSync(file, nginxAround(folder, servers));
execFileSync('nginx', ['-t', '-q', '-c', file], { stdio: 'inherit' });
const nginx = spawn('nginx', ['-c', file], { stdio: 'inherit' });
try {
  await untilReady();
  const { status, answer } = await call();
  check(status === 200, 'a call over TLS and HTTP/2 is answered');
  check(answer.headers['host'] === `localhost:${port}`, 'the server hears the name that was called');
  check(answer.headers['x-forwarded-proto'] === 'https', 'the server hears that it was called by TLS');
  check(
    answer.headers['x-forwarded-for'] === '127.0.0.1',
    'the server hears the address of the caller, not what the caller said of it',
  );
  const names = new Set<string>();
  for (let n = 0; n < 20; n += 1) names.add((await call()).answer.name);
  check(names.size === 2, 'both servers answer');
  check((await call(Buffer.alloc(COURSE))).answer.bytes === COURSE, 'a whole course of 4 MB passes');
  check((await call(Buffer.alloc(2 * COURSE))).status === 413, 'more than 5 MB are refused');
  one.close();
  one.closeAllConnections();
  const after = [];
  for (let n = 0; n < 20; n += 1) after.push((await call()).answer.name);
  check(
    after.every((name) => name === 'two'),
    'when one server has died, the other answers every call',
  );
} finally {
  nginx.kill('SIGTERM');
  await once(nginx, 'exit');
  one.close();
  two.close();
  rmSync(folder, { recursive: true, force: true });
}
