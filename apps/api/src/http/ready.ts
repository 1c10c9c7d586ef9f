/**
 * A JSON answer that many callers get alike: written, compressed and named once (`readyBody`), sent as it is, and not sent
 * again to a caller who has it (`If-None-Match`).
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { acceptsGzip } from './compression.ts';

export type ReadyBody = { readonly text: string; readonly gzip: Buffer; readonly etag: string };

/** A ready answer of a handler. */
export type ReadyReply = { readonly status: 200; readonly ready: ReadyBody };

const compress = promisify<string, { level: number }, Buffer>(gzip);

/** Writes and compresses `body`. Its ETag depends on its content alone, so that every process gives the same. */
export async function readyBody(body: object): Promise<ReadyBody> {
  const text = JSON.stringify(body);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  return { text, gzip: await compress(text, { level: constants.Z_BEST_COMPRESSION }), etag };
}

export const ready = (body: ReadyBody): ReadyReply => ({ status: 200, ready: body });

/** Whether `header` names the state that `etag` names. A weak mark says no less: the bytes are the same for all. */
export function matches(header: string | undefined, etag: string): boolean {
  const known = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

/** Sends the answer, compressed for callers who take it so, or 304 without a body. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, { text, gzip: packed, etag }: ReadyBody) {
  reply.headers({ etag, vary: [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ') });
  if (matches(request.headers['if-none-match'], etag)) return reply.status(304).send();
  reply.status(200).type('application/json; charset=utf-8');
  return acceptsGzip(request.headers['accept-encoding'])
    ? reply.header('content-encoding', 'gzip').send(packed)
    : reply.send(text);
}
