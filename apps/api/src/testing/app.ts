/** The whole API on its own database, without a port. Every answer it gives is checked against the contract. */
import type { FastifyInstance, InjectOptions } from 'fastify';

import { buildApp, type AppOptions } from '../app.ts';
import type { Acesso } from '../modules/services.ts';
import { createClock, type Clock } from './clock.ts';
import { checkAnswers, makeDeviation } from './contract-check.ts';
import { createTestDb, type TestDb } from './databases.ts';
import { SENHA } from './world.ts';

export type Answer = {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string | string[] | number | undefined>;
};
/** Where a call comes from, for limits per address. */
export type Caller = { readonly remoteAddress?: string };
export type Client = {
  readonly token: string | null;
  readonly get: (url: string, from?: Caller) => Promise<Answer>;
  readonly post: (url: string, body?: unknown, from?: Caller) => Promise<Answer>;
  readonly send: (options: InjectOptions) => Promise<Answer>;
};

export type TestApp = TestDb & {
  readonly app: FastifyInstance;
  readonly clock: Clock;
  /** Nobody signed in. */
  readonly anonymous: Client;
  /** A client with an authorization of one's own making. */
  readonly clientOf: (token: string) => Client;
  readonly signIn: (login: string, senha?: string) => Promise<Client>;
};

export type TestAppOptions = Partial<Pick<AppOptions, 'contract' | 'log' | 'https' | 'origins' | 'prepare'>> & {
  readonly agora?: string;
  /** What differs from a deployment without mail, hub and switches. */
  readonly acesso?: Partial<Acesso>;
};

const deviation = makeDeviation();
const SECRET = 'segredo-de-teste-com-mais-de-32-letras';
/** A deployment without mail, hub and switches. */
export const ACESSO: Acesso = {
  pepper: 'pimenta-de-teste-com-mais-de-32-letras',
  senhaPadrao: null,
  recuperacaoEstrita: false,
  origins: { 'student-v1': 'http://v1.teste', 'student-v2': 'http://v2.teste', staff: 'http://equipe.teste' },
  mailer: null,
  hub: null,
};

function clientOf(app: FastifyInstance, failures: string[], token: string | null): Client {
  const send = async (options: InjectOptions): Promise<Answer> => {
    const headers = { ...(token && { authorization: `Bearer ${token}` }), ...options.headers };
    const response = await app.inject({ ...options, headers });
    if (failures.length > 0) throw new Error(`off the contract: ${failures.splice(0).join('; ')}`);
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson ? response.json() : response.rawPayload,
    };
  };
  return {
    token,
    send,
    get: (url, from) => send({ method: 'GET', url, ...from }),
    post: (url, body, from) =>
      send({
        ...from,
        method: 'POST',
        url,
        payload: JSON.stringify(body ?? {}),
        headers: { 'content-type': 'application/json' },
      }),
  };
}

export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDb();
  const clock = createClock(options.agora ?? '2026-11-21T12:00:00Z');
  const failures: string[] = [];
  const app = await buildApp({
    db: database.db,
    agora: clock,
    secret: SECRET,
    acesso: { ...ACESSO, ...options.acesso },
    origins: options.origins ?? ['http://localhost:4002'],
    https: options.https ?? false,
    log: options.log ?? false,
    ...(options.contract && { contract: options.contract }),
    prepare: (instance) => {
      checkAnswers(instance, failures, deviation);
      options.prepare?.(instance);
    },
  });
  await app.ready();
  const anonymous = clientOf(app, failures, null);
  return {
    ...database,
    app,
    clock,
    anonymous,
    clientOf: (token) => clientOf(app, failures, token),
    signIn: async (login, senha = SENHA) => {
      const answer = await anonymous.post('/api/v2/login/', { user: { login, password: senha } });
      if (answer.status !== 200)
        throw new Error(`${login} could not sign in: ${answer.status} ${JSON.stringify(answer.body)}`);
      return clientOf(app, failures, String(answer.headers['authorization']).replace('Bearer ', ''));
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
