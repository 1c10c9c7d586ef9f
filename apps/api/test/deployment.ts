/** The deployment of every test, and the options of its server: the same in each process that answers. */
import type { FastifyInstance } from 'fastify';

import type { AppOptions } from '../src/app.ts';
import type { Db } from '../src/database/db.ts';
import type { Acesso } from '../src/http/services.ts';
import { openSessaoCache } from '../src/modules/pessoas/sessoes/sessao-cache.ts';
import { checkAnswers, makeDeviation } from './contract-check.ts';

/** Origins of the apps in tests. */
export const DEPLOYMENTS = {
  'student-v1': 'http://localhost:4001',
  'student-v2': 'http://localhost:4002',
  staff: 'http://localhost:4003',
} as const;

/** A deployment without mail, hub and switches. */
export const ACESSO: Acesso = {
  pepper: 'pimenta-de-teste-com-mais-de-32-letras',
  senhaPadrao: null,
  recuperacaoEstrita: false,
  origins: { 'student-v1': 'http://v1.teste', 'student-v2': 'http://v2.teste', staff: 'http://equipe.teste' },
  codigoInstalacao: null,
  mailer: null,
  hub: null,
};
/** Signs the tokens in every test. */
export const SECRET = 'segredo-de-teste-com-mais-de-32-letras';

/** Differences from that deployment that are plain data, so that they can be sent to another process. */
export type PlainOptions = {
  readonly origins?: readonly string[];
  readonly https?: boolean;
  readonly tests?: boolean;
  readonly acesso?: Partial<Omit<Acesso, 'mailer' | 'hub'>>;
  /** Keeps sessions as `serve` does. Without it each change of a session is seen by the next request. */
  readonly cachesSessoes?: boolean;
  /** Address of a module whose `prepare` each process runs before any route exists. */
  readonly prepareFrom?: string;
};

/** The parts that each server has for itself. */
export type Own = {
  readonly db: Db;
  readonly url: string;
  readonly agora: () => Date;
  /** Called with answers that do not match the contract. */
  readonly failures: string[];
  readonly prepare?: (app: FastifyInstance) => void;
};

const deviation = makeDeviation();

async function load(address: string): Promise<(app: FastifyInstance) => void> {
  const module: object = await import(/* @vite-ignore */ address);
  const prepare: unknown = Reflect.get(module, 'prepare');
  if (typeof prepare !== 'function') throw new Error(`${address} has no prepare`);
  return (app) => void Reflect.apply(prepare, undefined, [app]);
}

export async function serverOptions(
  plain: PlainOptions,
  { db, url, agora, failures, prepare }: Own,
): Promise<AppOptions> {
  const sessaoCache = plain.cachesSessoes ? openSessaoCache(url) : undefined;
  const own = plain.prepareFrom === undefined ? prepare : await load(plain.prepareFrom);
  return {
    db,
    agora,
    secret: SECRET,
    acesso: { ...ACESSO, ...plain.acesso },
    origins: [...(plain.origins ?? ['http://localhost:4002'])],
    https: plain.https ?? false,
    tests: plain.tests ?? true,
    deployments: () => DEPLOYMENTS,
    log: false,
    ...(sessaoCache && { sessaoCache }),
    prepare: (app) => {
      if (sessaoCache) app.addHook('onClose', sessaoCache.close);
      checkAnswers(app, failures, deviation);
      own?.(app);
    },
  };
}
