/**
 * What a request leaves in the log: who asked for which address and how it ended. Never a body, a query
 * string (a hub token may stand there) or an authorization.
 */
import {
  LogController,
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';

export type LogOptions = { readonly level: string; readonly stream?: { write(line: string): void } };

type Heard = Pick<FastifyRequest, 'method' | 'url' | 'ip'>;

export function loggerOptions({ level, stream }: LogOptions): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    ...(stream && { stream }),
    redact: {
      paths: ['authorization', '*.authorization', 'password', '*.password', 'senha', '*.senha', 'token', '*.token'],
      censor: '[…]',
    },
    serializers: {
      req: (request: Heard) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
        ip: request.ip,
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      // A database error carries the parameters of its statement: only its kind and place are kept.
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: firstLine(error),
        stack: error.stack?.split('\n').slice(1, 8).join('\n') ?? '',
      }),
    },
  };
}

/**
 * Writes the one line that a request leaves.
 * @param milliseconds from its arrival to its answer
 */
export function logAnswer(
  log: FastifyBaseLogger,
  { req, status, milliseconds }: { readonly req: Heard; readonly status: number; readonly milliseconds: number },
): void {
  log.info({ req, res: { statusCode: status }, responseTime: milliseconds }, 'request completed');
}

/** What Fastify logs, with that one line for each request it answers instead of two. */
export class AnswerLog extends LogController {
  override incomingRequest(): void {}
  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { statusCode: status, elapsedTime: milliseconds } = reply;
    if (error) reply.log.error({ req: request, res: reply, err: error, responseTime: milliseconds }, 'request errored');
    else logAnswer(reply.log, { req: request, status, milliseconds });
  }
}

function firstLine(error: Error): string {
  const cause = error.cause instanceof Error ? error.cause : error;
  return cause.message.split('\n', 1)[0]?.slice(0, 300) ?? '';
}
