/**
 * Compresses long answers to reads, for students on slow networks. Answers to writes stay as they are: they are short,
 * and some carry an authorization, which must not share a compressed body with anything a stranger can choose.
 */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

/** Compressing shorter answers takes more time than it saves. */
const WORTH_COMPRESSING_BYTES = 1024;
/** Nearly as small as level 9, in a fraction of its time. */
const LEVEL = 4;

const compress = promisify<string, { level: number }, Buffer>(gzip);

/** Whether the header `accept-encoding` takes gzip. */
export const acceptsGzip = (header: string | undefined) => /\bgzip\b(?!\s*;\s*q=0(\.0*)?(\s|,|$))/i.test(header ?? '');

export function compressReads(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || typeof payload !== 'string') return payload;
    // An answer that is kept ready (ready.ts) has said so itself.
    if (reply.hasHeader('etag')) return payload;
    if (payload.length < WORTH_COMPRESSING_BYTES || reply.hasHeader('content-encoding')) return payload;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
    if (!acceptsGzip(request.headers['accept-encoding'])) return payload;
    const body = await compress(payload, { level: LEVEL });
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return body;
  });
}
