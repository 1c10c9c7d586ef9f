/** The whole API on its own database, without a port. Every answer it gives is checked against the contract. */
import type { FastifyInstance, InjectOptions } from 'fastify';

import { buildApp, type AppOptions } from '../app.ts';
import type { Acesso } from '../modules/services.ts';
import { createClock, type Clock } from './clock.ts';
import { checkAnswers, makeDeviation } from './contract-check.ts';
import { createTestDb, type TestDb } from './databases.ts';
import { buildOther } from './other-server.ts';
import { readVariant } from './variant.ts';
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
  readonly signIn: (login: string, senha?: string) => Promise<Client>;
  /** Whoever holds this token. */
  readonly withToken: (token: string) => Client;
  /** A student's view, opened as staff open it. @throws when it is refused */
  readonly openView: (staff: Client, turma_aluno_id: number, modo?: 'aluno' | 'professor') => Promise<Client>;
};

export type TestAppOptions = Partial<
  Pick<AppOptions, 'contract' | 'log' | 'https' | 'origins' | 'prepare' | 'tests' | 'estado'>
> & {
  readonly agora?: string;
  /** What differs from a deployment without mail, hub and switches. */
  readonly acesso?: Partial<Acesso>;
};

/** Where the apps of a test are. */
export const DEPLOYMENTS = {
  'student-v1': 'http://localhost:4001',
  'student-v2': 'http://localhost:4002',
  staff: 'http://localhost:4003',
} as const;

const deviation = makeDeviation();
/** A deployment without mail, hub and switches. */
export const ACESSO: Acesso = {
  pepper: 'pimenta-de-teste-com-mais-de-32-letras',
  senhaPadrao: null,
  recuperacaoEstrita: false,
  origins: { 'student-v1': 'http://v1.teste', 'student-v2': 'http://v2.teste', staff: 'http://equipe.teste' },
  mailer: null,
  hub: null,
};
/** Signs the tokens of every test. */
export const SECRET = 'segredo-de-teste-com-mais-de-32-letras';

/** The token an answer carries in its header. */
export const tokenOf = ({ headers }: Answer): string => String(headers['authorization']).replace('Bearer ', '');

/** Which server answers the next request. */
type Next = () => FastifyInstance;

function clientOf(next: Next, failures: string[], token: string | null): Client {
  const send = async (options: InjectOptions): Promise<Answer> => {
    const headers = { ...(token && { authorization: `Bearer ${token}` }), ...options.headers };
    const response = await next().inject({ ...options, headers });
    if (failures.length > 0) throw new Error(`off the contract: ${failures.splice(0).join('; ')}`);
    const isJson = response.body !== '' && String(response.headers['content-type']).startsWith('application/json');
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
  const build: AppOptions = {
    db: database.db,
    agora: clock,
    secret: SECRET,
    acesso: { ...ACESSO, ...options.acesso },
    origins: options.origins ?? ['http://localhost:4002'],
    https: options.https ?? false,
    tests: options.tests ?? true,
    deployments: () => DEPLOYMENTS,
    log: options.log ?? false,
    ...(options.contract && { contract: options.contract }),
    ...(options.estado && { estado: options.estado }),
    prepare: (instance) => {
      checkAnswers(instance, failures, deviation);
      options.prepare?.(instance);
    },
  };
  const app = await buildApp(build);
  const servers = readVariant() === 'two-servers' ? [app, await buildOther(build)] : [app];
  await Promise.all(servers.map((server) => server.ready()));
  let asked = 0;
  const next: Next = () => servers[asked++ % servers.length] ?? app;
  const anonymous = clientOf(next, failures, null);
  const withToken = (token: string) => clientOf(next, failures, token);
  return {
    ...database,
    app,
    clock,
    anonymous,
    withToken,
    openView: async (staff, turma_aluno_id, modo = 'professor') => {
      const motivo = 'Acompanhamento de desempenho';
      const answer = await staff.post('/api/v2/sessao/contexto', { turma_aluno_id, modo, motivo });
      if (answer.status !== 200) throw new Error(`no view of ${turma_aluno_id}: ${JSON.stringify(answer.body)}`);
      return withToken(tokenOf(answer));
    },
    signIn: async (login, senha = SENHA) => {
      const answer = await anonymous.post('/api/v2/login/', { user: { login, password: senha } });
      if (answer.status !== 200)
        throw new Error(`${login} could not sign in: ${answer.status} ${JSON.stringify(answer.body)}`);
      return withToken(tokenOf(answer));
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
      await database.close();
    },
  };
}
