/** Students of the demo who sit in the running exam, and the calls they make, as the contract has them. */
import { Client } from 'pg';

const SENHA = 'luneta123';
const EXAM = 'Simulado da semana';
export const DIA = 1;

export type Item = { readonly id: number; readonly item_resposta: number | null; readonly seq: number };
export type Student = {
  /** Header of the session. */
  readonly authorization: string;
  readonly turma_avaliacao_id: number;
  /** Milliseconds that the save took. @throws when it is not acknowledged. */
  readonly save: (item_id: number, item_resposta: number, seq: number) => Promise<number>;
  /** The items of the exam with what is stored for this student. */
  readonly items: () => Promise<Item[]>;
};

type Listed = { descricao: string; turma_avaliacao_id: number };
export type Resumo = {
  materias: { itens: { turma_avaliacao_questao_resposta_id: number; item_resposta: number | null; seq: number }[] }[];
};

/** Logins of the class of version 2 that has the exam, one a person, without those who must change their password first, from the database of the server that is measured. */
export async function findLogins(database: string): Promise<string[]> {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    const { rows } = await client.query<{ login: string }>(
      `select min(d.login) as login from diretorio_login d
         join pessoa p on p.escola_id = d.escola_id and p.id = d.pessoa_id and not p.senha_inicial
         join turma_aluno m on m.escola_id = d.escola_id and m.pessoa_id = d.pessoa_id
         join turma t on t.escola_id = m.escola_id and t.id = m.turma_id
         join turma_avaliacao ta on ta.escola_id = t.escola_id and ta.turma_id = t.id
         join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
       where t.versao = 2 and a.descricao = $1 group by d.escola_id, d.pessoa_id order by login`,
      [EXAM],
    );
    return rows.map(({ login }) => login);
  } finally {
    await client.end();
  }
}

/** One request with its body read to the end. @throws when the answer is not 200. */
async function call(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (response.status === 200) return response;
  throw new Error(`${init.method ?? 'GET'} ${url}: ${response.status} ${await response.text()}`);
}

const post = (body: object, authorization = ''): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
  body: JSON.stringify(body),
});

/** Logins of the classes of version 1, one a person, without those who must change their password first. */
export async function findLoginsOfVersion1(database: string): Promise<string[]> {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    const { rows } = await client.query<{ login: string }>(
      `select min(d.login) as login from diretorio_login d
         join pessoa p on p.escola_id = d.escola_id and p.id = d.pessoa_id and not p.senha_inicial
         join turma_aluno m on m.escola_id = d.escola_id and m.pessoa_id = d.pessoa_id
         join turma t on t.escola_id = m.escola_id and t.id = m.turma_id
       where t.versao = 1 group by d.escola_id, d.pessoa_id order by login`,
    );
    return rows.map(({ login }) => login);
  } finally {
    await client.end();
  }
}

/** Signs a student in and starts the exam day. */
export async function enterExam(server: string, login: string): Promise<Student> {
  const base = `${server}/api/v2`;
  const signedIn = await call(`${base}/login/`, post({ user: { login, password: SENHA } }));
  await signedIn.arrayBuffer();
  const authorization = signedIn.headers.get('authorization') ?? '';
  const read = async (path: string): Promise<string> =>
    (await call(`${base}/${path}`, { headers: { authorization } })).text();
  const list: Listed[] = JSON.parse(await read('avaliacoes'));
  const exam = list.find(({ descricao }) => descricao === EXAM);
  if (!exam) throw new Error(`${login} has no exam named ${EXAM}`);
  const central = `${base}/central_avaliacoes/${exam.turma_avaliacao_id}`;
  await (await call(`${central}/${DIA}/inicio`, post({}, authorization))).arrayBuffer();
  return {
    authorization,
    turma_avaliacao_id: exam.turma_avaliacao_id,
    save: async (item_id, item_resposta, seq) => {
      const body = { turma_avaliacao_questao_resposta_id: item_id, item_resposta, dia: DIA, seq };
      const started = performance.now();
      await (await call(`${central}/resposta`, post(body, authorization))).arrayBuffer();
      return performance.now() - started;
    },
    items: async () => {
      const text = await read(`central_avaliacoes/${exam.turma_avaliacao_id}/${DIA}/resumo`);
      const { materias }: Resumo = JSON.parse(text);
      return materias.flatMap(({ itens }) =>
        itens.map(({ turma_avaliacao_questao_resposta_id: id, item_resposta, seq }) => ({ id, item_resposta, seq })),
      );
    },
  };
}
