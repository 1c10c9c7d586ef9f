/**
 * A second server in the process of the first, for tests whose options cannot be sent to a process. Its modules are loaded
 * again, so that variables of the modules are not shared. The servers still share the environment, global objects, native
 * modules and the clock of the machine, so `child.ts` is the stronger test.
 */
import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';

import type { AppOptions } from '../../src/app.ts';
import type { Handlers } from '../../src/http/call.ts';
import { ApiError } from '../../src/http/errors.ts';

/** A test's handlers throw errors of the first server's modules. The second server recognises only its own. */
function translate(handlers: Handlers, Own: typeof ApiError): Handlers {
  return new Proxy(handlers, {
    get: (target, id) => {
      const handler: unknown = Reflect.get(target, id);
      if (typeof handler !== 'function') return handler;
      return async (...call: unknown[]): Promise<unknown> => {
        try {
          return await Reflect.apply(handler, undefined, call);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          const own = new Own(error.status, error.codigo, error.message, error.extra);
          throw Object.assign(own, { headers: error.headers });
        }
      };
    },
  });
}

export async function buildInSameProcess(options: AppOptions): Promise<FastifyInstance> {
  vi.resetModules();
  const [other, own] = await Promise.all([import('../../src/app.ts'), import('../../src/http/errors.ts')]);
  const handlers = options.contract?.handlers;
  if (!handlers) return other.buildApp(options);
  return other.buildApp({ ...options, contract: { ...options.contract, handlers: translate(handlers, own.ApiError) } });
}
