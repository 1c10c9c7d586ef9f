import { MutationObserver } from '@tanstack/react-query';
import { examples } from '@luneta/openapi/examples';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApi, type Api } from '../api.ts';
import { key } from '../keys.ts';
import { createQueryClient } from '../query-client.ts';
import { startLoopback } from '../test/loopback.ts';
import type { Loopback } from '../test/loopback.ts';
import { strictShapes } from '../test/strict-shapes.ts';
import {
  createImportacaoMutation,
  importacaoQuery,
  readModelo,
  saveImportacaoLinhaMutation,
} from './gestao-importacoes.ts';

const OF = { importacao_id: examples.getImportacao.importacao_id };

let server: Loopback;
let api: Api;
beforeEach(async () => {
  server = await startLoopback();
  const { baseUrl } = server;
  api = createApi({
    baseUrl,
    authorization: () => 'Bearer equipe',
    turma_aluno_id: () => null,
    shapes: strictShapes(),
  });
});
afterEach(() => server.close());

it('a file goes by its bytes, with what it holds in the address', async () => {
  server.answer({ status: 202, body: examples.createImportacao });
  const send = new MutationObserver(createQueryClient(), createImportacaoMutation(api));
  const file = new File(['a;b'], 'alunos.csv');
  expect(await send.mutate({ file, tipo: 'alunos', forcar: true })).toEqual(examples.createImportacao);
  expect(server.arrived).toMatchObject([
    {
      method: 'POST',
      path: '/api/v2/gestao/importacoes',
      query: { tipo: 'alunos', nome_arquivo: 'alunos.csv', forcar: '1' },
      body: 'a;b',
    },
  ]);
});

it('a mended line changes the counts of the file at once', async () => {
  const client = createQueryClient();
  server.answer({ body: examples.getImportacao });
  await client.fetchQuery(importacaoQuery(api, OF));
  server.answer({ body: examples.saveImportacaoLinha });
  const save = new MutationObserver(client, saveImportacaoLinhaMutation(api, OF));
  await save.mutate({ ordem: 26, valores: [{ campo: 'data_nascimento', valor: '28/02/2012' }] });
  const { resumo, versao } = examples.saveImportacaoLinha;
  expect(client.getQueryData(importacaoQuery(api, OF).queryKey)).toMatchObject({ resumo, versao });
});

it('a file that was applied makes what is known of the classes out of date, once', async () => {
  const client = createQueryClient();
  const turmas = key(api, 'gestao', 'turmas');
  const stale = () => client.getQueryState(turmas)?.isInvalidated;
  client.setQueryData(turmas, []);
  server.answer({ body: { ...examples.getImportacao, situacao: 'aplicando' } });
  await client.fetchQuery(importacaoQuery(api, OF));
  expect(stale()).toBe(false);
  server.answer({ body: { ...examples.getImportacao, situacao: 'aplicada' } });
  await client.fetchQuery(importacaoQuery(api, OF));
  expect(stale()).toBe(true);
  client.setQueryData(turmas, []);
  await client.fetchQuery(importacaoQuery(api, OF));
  expect(stale()).toBe(false);
});

it('the empty table comes as a file', async () => {
  server.answer({ raw: 'nome;turma', headers: { 'content-type': 'text/csv; charset=utf-8' } });
  expect(await (await readModelo(api, 'alunos')).text()).toBe('nome;turma');
});
