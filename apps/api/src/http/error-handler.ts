/** Turns anything thrown into the contract's error body. Details of the failure stay in the log. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { ApiError, errors } from './errors.ts';
import type { Estado } from './estado.ts';
import { isDatabaseDown, logFailure } from './queda.ts';

export function toApiError(error: FastifyError | ApiError): ApiError {
  if (error instanceof ApiError) return error;
  if (error.statusCode === 413) return errors.tooLarge();
  if (error.statusCode === 415) return errors.notJson();
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return errors.invalid();
  if (error.code === 'BATCH_FULL') return errors.queueFull();
  return isDatabaseDown(error) ? errors.databaseDown() : errors.internal();
}

/** Answers a request whose address Fastify could not read, in the contract's form. */
export function refuseAddress(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const answer = error.code === 'FST_ERR_BAD_URL' ? errors.invalid(UNREADABLE_ADDRESS) : toApiError(error);
  void reply
    .status(answer.status)
    .headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
    .send(JSON.stringify(answer.toBody()));
}
const UNREADABLE_ADDRESS = { campo: 'endereco', motivo: 'Tem um caractere que não pode ser lido.' };

const UNREADABLE: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers what is no HTTP that can be read, with the body of a 400 (decision 205), and ends the connection. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = UNREADABLE[error.code ?? ''] ?? 400;
  const body = JSON.stringify(errors.invalid({ campo: 'pedido', motivo: 'Não é HTTP que possa ser lido.' }).toBody());
  if (socket.writable) {
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8`;
    socket.write(`${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }
  socket.destroy(error);
}

/**
 * Fastify ends the connection of a body that it refused. Ended on somebody who still sends, it takes the answer with it: the
 * rest is dropped as it comes instead, until the time for a call is over (slow.ts).
 */
function dropRest({ raw }: FastifyRequest, reply: FastifyReply): void {
  // A request that came by no connection does not say whether it is complete.
  if (!('complete' in raw) || raw.complete) return;
  reply.header('connection', 'keep-alive');
  raw.resume();
}

export function registerErrors(app: FastifyInstance, estado: Estado): void {
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    const answer = toApiError(error);
    if (answer.status >= 500) logFailure(estado, request.log, error, 'request failed');
    dropRest(request, reply);
    return reply.status(answer.status).headers(answer.headers).send(answer.toBody());
  });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send(errors.notFound().toBody()));
}
