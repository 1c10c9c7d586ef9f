/**
 * Writes down which operations each test file called, for `npm test`: a file runs again only when a module whose operations
 * it called has changed (`scripts/check/test-parts.ts`). Every server of this process is heard, however it was built.
 */
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';

import type { FastifyRequest } from 'fastify';
import { expect } from 'vitest';

/** The file that takes a line for each test file and operation. */
const target = process.env['LUNETA_CALLED'];
const written = new Set<string>();

/** What Fastify tells when a handler begins. */
const isStart = (message: unknown): message is { request: FastifyRequest } =>
  typeof message === 'object' && message !== null && 'request' in message;

if (target !== undefined) {
  subscribe('tracing:fastify.request.handler:start', (message) => {
    const operation = isStart(message) ? message.request.routeOptions.config.operation?.id : undefined;
    const line = `${expect.getState().testPath}\t${operation}\n`;
    if (operation === undefined || written.has(line)) return;
    written.add(line);
    appendFileSync(target, line);
  });
}
