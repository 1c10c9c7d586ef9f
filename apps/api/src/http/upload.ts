/**
 * A file as the body of a call: `application/octet-stream`, only on the operations that the contract marks (`x-upload`). The
 * bytes are counted and hashed as they arrive, after the guard has let the caller in, and the call ends at the first byte above
 * the limit. A sender that is too slow is ended by `requestTimeout` (slow.ts). It knows no SQL: the handler hands the file to
 * its subject, which keeps it under the SHA-256, so that the same bytes are kept once.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import type { FastifyInstance } from 'fastify';

import { ApiError, errors } from './errors.ts';

/** The media type of a file. Form posts of other pages cannot send it without asking first (CORS). */
export const UPLOAD_TYPE = 'application/octet-stream';

export type Upload = {
  readonly conteudo: Buffer;
  /** Of the bytes, in lower-case hexadecimal. */
  readonly sha256: string;
  readonly bytes: number;
};

/** Whether a body is a file that was read here. */
export const isUpload = (body: unknown): boolean => Buffer.isBuffer(Reflect.get(Object(body), 'conteudo'));

/** Files that one process holds at once. Whoever comes then is asked to come again. */
const AT_ONCE = 8;

function tooLarge(limit: number): ApiError {
  const size = `${(limit / 1024 / 1024).toLocaleString('pt-BR')} MB`;
  return new ApiError(413, 'corpo_grande', `O arquivo passa de ${size}. Diminua o arquivo e envie de novo.`);
}

/**
 * Reads a file.
 * @param limit bytes
 * @throws 413 above the limit, before the rest is read; 400 when nothing came, or the sender went away
 */
export async function readUpload(request: IncomingMessage, limit: number): Promise<Upload> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const hash = createHash('sha256');
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    // The stream stays open when reading ends early: the answer goes over the same connection, and the error handler drops
    // the rest.
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      bytes += part.length;
      if (bytes > limit) throw tooLarge(limit);
      hash.update(part);
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw errors.invalid({ campo: 'corpo', motivo: 'O envio foi interrompido.' });
  }
  if (bytes === 0) throw errors.invalid({ campo: 'corpo', motivo: 'O arquivo está vazio.' });
  return { conteudo: Buffer.concat(parts, bytes), sha256: hash.digest('hex'), bytes };
}

/** Lets marked operations take a file, and no other. */
export function registerUploads(app: FastifyInstance): void {
  let open = 0;
  app.addContentTypeParser(
    UPLOAD_TYPE,
    async (request: { routeOptions: { config: object } }, body: IncomingMessage) => {
      const limit: unknown = Reflect.get(Object(Reflect.get(request.routeOptions.config, 'operation')), 'uploadBytes');
      if (typeof limit !== 'number') throw errors.notJson();
      if (open >= AT_ONCE) throw errors.queueFull();
      open += 1;
      try {
        return await readUpload(body, limit);
      } finally {
        open -= 1;
      }
    },
  );
}
