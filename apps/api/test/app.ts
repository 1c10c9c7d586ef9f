/** The whole API on its own database, without a port. Every answer is checked against the contract. */
import type { FastifyInstance, InjectOptions } from 'fastify';

import type { AppOptions } from '../src/app.ts';
import type { Acesso } from '../src/http/services.ts';
import { createClock, type Clock } from './clock.ts';
import { createTestDb, type TestDb } from './databases.ts';
import { ACESSO, serverOptions, type PlainOptions } from './deployment.ts';
import { openServers, type Server } from './two-servers/index.ts';
import type { Served } from './two-servers/messages.ts';
import { SENHA } from './world.ts';

export type Answer = {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string | string[] | number | undefined>;
};
/** The network address of the caller, for limits per address. */
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
  /** The process that sent each answer so far. */
  readonly answeredBy: readonly number[];
  /** Nobody signed in. */
  readonly anonymous: Client;
  readonly signIn: (login: string, senha?: string) => Promise<Client>;
  /** A client with this token. */
  readonly withToken: (token: string) => Client;
  /** A student's view, opened in the way staff open it. @throws when it is refused */
  readonly openView: (staff: Client, turma_aluno_id: number, modo?: 'aluno' | 'professor') => Promise<Client>;
};

export type TestAppOptions = Partial<Pick<AppOptions, 'contract' | 'defer' | 'links' | 'log' | 'prepare' | 'estado'>> &
  Omit<PlainOptions, 'acesso'> & {
    readonly agora?: string;
    /** Differences from a deployment without mail, hub and switches. */
    readonly acesso?: Partial<Acesso>;
  };

/** The token in the header of an answer. */
export const tokenOf = ({ headers }: Answer): string => String(headers['authorization']).replace('Bearer ', '');

/** Sends a request to the next server, and throws when an answer did not match the contract. */
type Ask = (options: InjectOptions) => Promise<Served>;

function clientOf(ask: Ask, token: string | null): Client {
  const send = async (options: InjectOptions): Promise<Answer> => {
    const headers = { ...(token && { authorization: `Bearer ${token}` }), ...options.headers };
    const { status, headers: answered, raw } = await ask({ ...options, headers });
    const isJson = raw.length > 0 && String(answered['content-type']).startsWith('application/json');
    return { status, headers: answered, body: isJson ? JSON.parse(raw.toString('utf8')) : raw };
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
  const { prepare, contract, defer, estado, links, log, acesso } = options;
  const own = { db: database.db, url: database.url, agora: clock, failures, ...(prepare && { prepare }) };
  const build: AppOptions = {
    ...(await serverOptions(options, own)),
    acesso: { ...ACESSO, ...acesso },
    log: log ?? false,
    ...(contract && { contract }),
    ...(estado && { estado }),
    ...(defer && { defer }),
    ...(links && { links }),
  };
  const [app, servers] = await openServers({ url: database.url, clock, options, build });
  const answeredBy: number[] = [];
  let asked = 0;
  const next = (): Server => servers[asked++ % servers.length] ?? servers[0];
  const ask: Ask = async (request) => {
    const served = await next().ask(request);
    answeredBy.push(served.pid);
    database.sentElsewhere(served.statements);
    const off = [...served.failures, ...failures.splice(0)];
    if (off.length > 0) throw new Error(`off the contract: ${off.join('; ')}`);
    return served;
  };
  const anonymous = clientOf(ask, null);
  const withToken = (token: string) => clientOf(ask, token);
  return {
    ...database,
    app,
    clock,
    answeredBy,
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
