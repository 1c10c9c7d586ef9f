/** Headers, origins and limits of every answer of the API. */
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { countedAddress } from './address.ts';
import type { Aparelhos } from './aparelho.ts';
import { campoOf } from './campos.ts';
import { errors } from './errors.ts';
import { assertSingle } from './query.ts';
import { hasSecondHost, isReadableAddress } from './unaltered.ts';

export type Hardening = {
  /** Exact origins of the apps. */
  readonly origins: readonly string[];
  /** Served behind TLS: tells browsers to stay there. */
  readonly https: boolean;
};

/** What no page of ours uses, and no frame inside one may. */
export const PERMISSIONS_POLICY = [
  'camera',
  'microphone',
  'geolocation',
  'display-capture',
  'payment',
  'usb',
  'serial',
  'hid',
  'midi',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** A whole class shares one address and opens the app in the same minute: these limits stop only a program out of control. */
const PER_ACCOUNT_PER_MINUTE = 600;
const PER_ADDRESS_PER_MINUTE = 6_000;

/** The calls that open a session. */
const SIGN_INS = new Set(['login', 'loginSegundaEtapa']);

/**
 * Who a call is counted for: its session, or its address. At a sign-in it is the device where it is known, so that nobody
 * of the same address can use up the calls of others (decision 213).
 */
function counted(request: FastifyRequest, aparelhos: Pick<Aparelhos, 'read'>): { who: string; most: number } {
  const { sessao, headers, routeOptions, ip } = request;
  if (sessao) return { who: sessao.id, most: PER_ACCOUNT_PER_MINUTE };
  const device = SIGN_INS.has(routeOptions.config.operation?.id ?? '') ? aparelhos.read(headers.cookie) : null;
  if (device !== null) return { who: `aparelho:${device}`, most: PER_ACCOUNT_PER_MINUTE };
  return { who: `ip:${countedAddress(ip)}`, most: PER_ADDRESS_PER_MINUTE };
}

export async function harden(
  app: FastifyInstance,
  { origins, https }: Hardening,
  aparelhos: Pick<Aparelhos, 'read'> = { read: () => null },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    referrerPolicy: { policy: 'no-referrer' },
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginResourcePolicy: { policy: 'same-site' },
  });
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-none-match'],
    exposedHeaders: ['authorization', 'etag', 'perdas', 'proximo-cursor', 'retry-after', 'x-request-id'],
    maxAge: 600,
  });
  await app.register(rateLimit, {
    hook: 'preParsing',
    timeWindow: 60_000,
    cache: 20_000,
    max: (request: FastifyRequest) => counted(request, aparelhos).most,
    keyGenerator: (request) => counted(request, aparelhos).who,
    allowList: (request) => request.routeOptions.config.operation?.unlimited === true,
    errorResponseBuilder: (_request, context) => errors.tooManyCalls(context.ttl / 1000),
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-request-id': request.id,
      'permissions-policy': PERMISSIONS_POLICY,
    });
    if (hasSecondHost(request.raw))
      throw errors.invalid({ campo: 'host', motivo: 'Veio mais de uma vez no cabeçalho.' });
    if (!isReadableAddress(request.raw.url ?? ''))
      throw errors.invalid(campoOf('', 'Tem um caractere que não pode ser lido.'));
    assertSingle(Object(request.query));
  });
}
