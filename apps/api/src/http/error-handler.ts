/** Turns anything thrown into the contract's error body. Details of the failure stay in the log. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { ApiError, errors } from './errors.ts';

/** Error codes of a PostgreSQL that is restarting, unreachable or full: the same request may work a little later. */
const DATABASE_DOWN = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53300',
  '08006',
  '08001',
]);

function isDatabaseDown(error: { code?: string; cause?: unknown; message?: string }): boolean {
  if (error.code && DATABASE_DOWN.has(error.code)) return true;
  if (/Connection terminated|timeout exceeded when trying to connect/.test(error.message ?? '')) return true;
  return error.cause instanceof Error && isDatabaseDown(error.cause);
}

export function toApiError(error: FastifyError | ApiError): ApiError {
  if (error instanceof ApiError) return error;
  if (error.validation) return errors.invalid();
  if (error.statusCode === 413) return errors.tooLarge();
  if (error.statusCode === 415) return errors.notJson();
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return errors.invalid();
  if (error.code === 'BATCH_FULL') return errors.queueFull();
  return isDatabaseDown(error) ? errors.databaseDown() : errors.internal();
}

/** Answers a request whose address Fastify could not read, in the contract's form. */
export function refuseAddress(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const answer = toApiError(error);
  void reply
    .status(answer.status)
    .headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
    .send(JSON.stringify(answer.toBody()));
}

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    const answer = toApiError(error);
    if (answer.status >= 500) request.log.error({ err: error }, 'request failed');
    return reply.status(answer.status).headers(answer.headers).send(answer.toBody());
  });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send(errors.notFound().toBody()));
}
