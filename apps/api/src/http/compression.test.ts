import { gunzipSync } from 'node:zlib';

import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';

import { compressReads } from './compression.ts';

const long = { text: 'ação '.repeat(500) };
const short = { text: 'ação' };
const app = Fastify();
compressReads(app);
app.get('/long', () => long);
app.get('/short', () => short);
app.post('/long', () => long);
afterAll(() => app.close());

describe('answers of the API', () => {
  it.each([
    { case: 'a long read', method: 'GET', url: '/long', accept: 'br, gzip', encoding: 'gzip', body: long },
    { case: 'a short read', method: 'GET', url: '/short', accept: 'gzip', encoding: undefined, body: short },
    { case: 'a write', method: 'POST', url: '/long', accept: 'gzip', encoding: undefined, body: long },
    { case: 'a client without gzip', method: 'GET', url: '/long', accept: 'br', encoding: undefined, body: long },
    {
      case: 'a client that refuses gzip',
      method: 'GET',
      url: '/long',
      accept: 'gzip;q=0',
      encoding: undefined,
      body: long,
    },
    {
      case: 'a client that says nothing',
      method: 'GET',
      url: '/long',
      accept: undefined,
      encoding: undefined,
      body: long,
    },
  ] as const)('$case: $encoding', async ({ method, url, accept, encoding, body }) => {
    const reply = await app.inject({ method, url, headers: accept === undefined ? {} : { 'accept-encoding': accept } });
    expect(reply.headers['content-encoding']).toBe(encoding);
    const text = encoding === 'gzip' ? gunzipSync(reply.rawPayload).toString() : reply.payload;
    expect(JSON.parse(text)).toEqual(body);
  });

  it('a compressed one is a fraction of the plain one', async () => {
    const reply = await app.inject({ url: '/long', headers: { 'accept-encoding': 'gzip' } });
    expect(reply.rawPayload.length).toBeLessThan(JSON.stringify(long).length / 4);
  });

  it('says that it depends on what the client accepts, whether or not it was compressed', async () => {
    for (const accept of ['gzip', 'identity']) {
      const reply = await app.inject({ url: '/long', headers: { 'accept-encoding': accept } });
      expect(reply.headers.vary).toContain('accept-encoding');
    }
  });
});
