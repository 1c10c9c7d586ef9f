/** Hands files in over HTTP and does the work that the server asks for. Only tests import it. */
import type { components } from '@luneta/openapi';

import { importacao } from '../../src/jobs/importacao.ts';
import type { Andamento } from '../../src/modules/escola/index.ts';
import { send } from '../gestao/staff.ts';
import { analyzeQuestoes } from '../databases.ts';
import { createTestApp, type Answer, type Client, type TestApp, type TestAppOptions } from '../index.ts';

type Schemas = components['schemas'];
export type Importacao = Schemas['GestaoImportacao'];
export type Linha = Schemas['GestaoImportacaoLinha'];
export type Tipo = Schemas['GestaoImportacaoTipo'];

/** Kept for whoever reads the progress in a test. */
export type { Andamento };

export type Importador = TestApp & {
  /** Sends the file as it is. */
  readonly upload: (client: Client, file: string | Uint8Array, tipo?: Tipo, query?: string) => Promise<Answer>;
  /** Does all work that is waiting. */
  readonly work: () => Promise<void>;
  /** Sends the file, does its analysis, and reads it. */
  readonly judged: (client: Client, file: string | Uint8Array, tipo?: Tipo, query?: string) => Promise<Importacao>;
  readonly read: (client: Client, id: string) => Promise<Importacao>;
  readonly lines: (client: Client, id: string, query?: string) => Promise<readonly Linha[]>;
  /** Maps columns and options anew, does the analysis, and reads the file. */
  readonly remapped: (client: Client, of: Importacao, opcoes: object) => Promise<Importacao>;
  /** Asks for the application, does it, and reads the file. @throws when it is refused */
  readonly applied: (client: Client, of: Importacao, more?: object) => Promise<Importacao>;
  readonly undone: (client: Client, of: Importacao) => Promise<Importacao>;
};

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

function requireStatus(answer: Answer, status: number): unknown {
  if (answer.status !== status) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export async function createImportador(options: TestAppOptions = {}): Promise<Importador> {
  const asked: object[] = [];
  const t = await createTestApp({ ...options, defer: async (_tx, _work, payload) => void asked.push(payload) });
  let executions = 0;
  const work = async (): Promise<void> => {
    for (let data = asked.shift(); data; data = asked.shift()) {
      executions += 1;
      const id = `00000000-0000-4000-8000-${String(executions).padStart(12, '0')}`;
      await importacao.execute({ id, data, db: t.db, log, agora: t.clock, signal: new AbortController().signal });
    }
  };
  const upload: Importador['upload'] = (client, file, tipo = 'alunos', query = '') =>
    client.send({
      method: 'POST',
      url: `/api/v2/gestao/importacoes?tipo=${tipo}&nome_arquivo=arquivo.csv${query}`,
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.from(file),
    });
  const read: Importador['read'] = async (client, id) => {
    const body: Importacao = Object(requireStatus(await client.get(`/api/v2/gestao/importacoes/${id}`), 200));
    return body;
  };
  const done = async (client: Client, answer: Answer): Promise<Importacao> => {
    const { importacao_id }: Schemas['GestaoImportacaoAceita'] = Object(requireStatus(answer, 202));
    await work();
    return read(client, importacao_id);
  };
  return {
    ...t,
    upload,
    work,
    read,
    judged: async (client, ...file) => done(client, await upload(client, ...file)),
    lines: async (client, id, query = '') => {
      const body: Linha[] = Object(
        requireStatus(await client.get(`/api/v2/gestao/importacoes/${id}/linhas?${query}`), 200),
      );
      return body;
    },
    remapped: async (client, { importacao_id, colunas, versao }, opcoes) => {
      const used = colunas.flatMap(({ coluna, campo }) => (campo === null ? [] : [{ coluna, campo }]));
      const body = { colunas: used, opcoes, versao };
      return done(client, await send(client, 'PUT', `gestao/importacoes/${importacao_id}/mapeamento`, body));
    },
    applied: async (client, { importacao_id, versao }, more = {}) => {
      const body = { linhas_com_erro: 'pular', versao, ...more };
      const importacao = await done(
        client,
        await send(client, 'POST', `gestao/importacoes/${importacao_id}/aplicacao`, body),
      );
      await analyzeQuestoes(t.db);
      return importacao;
    },
    undone: async (client, { importacao_id, versao }) =>
      done(client, await send(client, 'POST', `gestao/importacoes/${importacao_id}/desfazer`, { versao })),
  };
}
