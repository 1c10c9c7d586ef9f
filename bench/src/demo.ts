/** People of the demo, the calls they make as the contract has them, and its database. */
import { Client } from 'pg';

import { databaseUrl } from './server.ts';

/** The password of every student of the demo, and of its staff. */
export const SENHA = 'luneta123';
export const SENHA_EQUIPE = 'luneta-demo-2026';
export const EXAM = 'Simulado da semana';
export const DIA = 1;
/** PostgreSQL that hangs does not hold up who asks. */
const CONNECT_LIMIT_MS = 10_000;

/** A call of one signed-in person; with a body it is a POST. @throws when the answer is no success */
export type Caller = <Answer>(path: string, body?: object) => Promise<Answer>;
type Resumo = {
  materias: {
    itens: { turma_avaliacao_questao_resposta_id: number; banco_questao_id: number; item_resposta: number | null }[];
  }[];
};

/** Works with a client of the embedded database of a data folder. */
export async function withClient<T>(dataDir: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl(dataDir), connectionTimeoutMillis: CONNECT_LIMIT_MS });
  // The query in flight rejects with the same error; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function send(server: string, path: string, authorization: string, body?: object): Promise<Response> {
  const response = await fetch(`${server}/api/${path}`, {
    headers: { authorization, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

/** Calls the server with the header of a session. */
export const callerOf =
  (server: string, authorization: string): Caller =>
  async (path, body) =>
    JSON.parse(await (await send(server, path, authorization, body)).text());

/** Signs in at the server. `authorization`: the header of the session. */
export async function signInAs(
  server: string,
  login: string,
  password = SENHA,
): Promise<{ authorization: string; call: Caller }> {
  const signedIn = await send(server, 'v2/login/', '', { user: { login, password } });
  await signedIn.arrayBuffer();
  const authorization = signedIn.headers.get('authorization') ?? '';
  return { authorization, call: callerOf(server, authorization) };
}

/** The first of a list. @throws with what the demo lacks */
export function firstOf<Row>(rows: readonly Row[], what: string): Row {
  const [first] = rows;
  if (first === undefined) throw new Error(`the demo has no ${what}`);
  return first;
}

/** The items of an exam day. `exam`: its `turma_avaliacao_id`. */
export async function itemsOf(call: Caller, exam: number, dia = DIA): Promise<Resumo['materias'][number]['itens']> {
  const { materias } = await call<Resumo>(`v2/central_avaliacoes/${exam}/${dia}/resumo`);
  return materias.flatMap(({ itens }) => itens);
}

/** Begins the running exam of version 2 as one of its students. @returns its `turma_avaliacao_id` */
export async function startExam(call: Caller): Promise<number> {
  const list = await call<{ descricao: string; turma_avaliacao_id: number }[]>('v2/avaliacoes');
  const exam = firstOf(
    list.filter(({ descricao }) => descricao === EXAM),
    `exam named ${EXAM}`,
  ).turma_avaliacao_id;
  await call(`v2/central_avaliacoes/${exam}/${DIA}/inicio`, {});
  return exam;
}
