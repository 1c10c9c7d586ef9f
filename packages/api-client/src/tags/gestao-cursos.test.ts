import { MutationObserver } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { examples } from '@luneta/openapi/examples';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApi } from '../api.ts';
import type { Api } from '../api.ts';
import { createQueryClient } from '../query-client.ts';
import { startLoopback } from '../test/loopback.ts';
import type { Loopback } from '../test/loopback.ts';
import {
  createCursoMutation,
  cursoConteudosQuery,
  cursoEditorQuery,
  cursosQuery,
  publishCursoMutation,
  saveCursoMutation,
} from './gestao-cursos.ts';
import { questaoEstatisticasQuery, questoesQuery } from './gestao-questoes.ts';
import { strictShapes } from '../test/strict-shapes.ts';

let server: Loopback;
let api: Api;
let client: QueryClient;
beforeEach(async () => {
  server = await startLoopback();
  client = createQueryClient();
  api = createApi({
    baseUrl: server.baseUrl,
    authorization: () => 'Bearer equipe',
    turma_aluno_id: () => null,
    shapes: strictShapes(),
  });
});
afterEach(() => {
  client.clear();
  return server.close();
});

const saved = examples.updateBaseConhecimento;
const { base_conhecimento_id } = saved;

it.each([
  {
    name: 'courses',
    body: examples.listCursos,
    ask: () => client.fetchInfiniteQuery(cursosQuery(api, { busca: 'razão', situacao: 'rascunho' })),
    arrived: { path: '/api/v2/gestao/cursos', query: { busca: 'razão', situacao: 'rascunho' } },
  },
  {
    name: 'questions',
    body: examples.listQuestoes,
    ask: () => client.fetchInfiniteQuery(questoesQuery(api, { materia_id: 1, dificuldade: 'facil' })),
    arrived: { path: '/api/v2/gestao/questoes', query: { materia_id: '1', dificuldade: 'facil' } },
  },
])('$name are asked for with their filters, page by page', async ({ body, ask, arrived }) => {
  server.answer({ body, headers: { 'proximo-cursor': 'abc' } });
  const { pages } = await ask();
  expect(pages).toMatchObject([{ proximo: 'abc' }]);
  expect(server.arrived).toMatchObject([{ method: 'GET', ...arrived }]);
});

it('the figures of a question are asked for by its number', async () => {
  server.answer({ body: examples.getQuestaoEstatisticas });
  expect(await client.fetchQuery(questaoEstatisticasQuery(api, 501))).toMatchObject({ banco_questao_id: 501 });
  expect(server.arrived).toMatchObject([{ path: '/api/v2/gestao/questoes/501/estatisticas' }]);
});

it('a new course is one act, however often it is sent', async () => {
  server.answer({ body: examples.createCurso });
  const create = new MutationObserver(client, createCursoMutation(api));
  await create.mutate({ objeto_conhecimento_id: 81, nome_curso: 'Cadeias alimentares' });
  expect(server.arrived).toMatchObject([{ method: 'POST', path: '/api/v2/gestao/cursos' }]);
  expect(server.arrived[0]?.headers['idempotency-key']).toMatch(/.{36}/);
});

it('a save names the version it replaces, and what is stored is what the editor has', async () => {
  server.answer({ body: saved });
  const save = new MutationObserver(client, saveCursoMutation(api, base_conhecimento_id));
  const curso = requestOf();
  await save.mutate({ curso, versao: 6 });
  expect(server.arrived).toMatchObject([{ method: 'PUT', path: `/api/v2/base_conhecimentos/${base_conhecimento_id}` }]);
  expect(bodyOf()).toMatchObject({ curso, versao: 6 });
  expect(client.getQueryData(cursoEditorQuery(api, base_conhecimento_id).queryKey)).toEqual(saved);
});

it('a save over somebody else’s is an error with 409', async () => {
  server.answer({ status: 409, body: { codigo: 'versao_desatualizada', message: 'Outra pessoa salvou.', erro: 'x' } });
  const save = new MutationObserver(client, saveCursoMutation(api, base_conhecimento_id));
  await expect(save.mutate({ curso: requestOf(), versao: 5 })).rejects.toMatchObject({ status: 409 });
});

it('publishing changes the state of the course in the editor, and nothing of its text', async () => {
  const { queryKey } = cursoEditorQuery(api, base_conhecimento_id);
  client.setQueryData(queryKey, saved);
  server.answer({ body: examples.setCursoPublicacao });
  const publish = new MutationObserver(client, publishCursoMutation(api, base_conhecimento_id));
  await publish.mutate({ publicado: true, versao: 7 });
  expect(server.arrived).toMatchObject([
    { method: 'PUT', path: `/api/v2/gestao/cursos/${base_conhecimento_id}/publicacao` },
  ]);
  expect(bodyOf()).toMatchObject({ publicado: true, versao: 7 });
  const { situacao, publicado_em } = examples.setCursoPublicacao;
  expect(client.getQueryData(queryKey)).toEqual({ ...saved, situacao, publicado_em });
});

/** What the last call sent. */
const bodyOf = (): unknown => JSON.parse(String(server.arrived.at(-1)?.body));

/** The saved course as a request. */
function requestOf() {
  const { estrutura, capitulo_1, capitulo_2, capitulo_3, explicacao_resumida, resumo, exercicios_praticos } = saved;
  const quiz = saved.quiz.map(({ gabarito, comentario, ...question }) => ({
    ...question,
    gabarito: gabarito ?? 1,
    comentario: comentario ?? '',
  }));
  return { estrutura, capitulo_1, capitulo_2, capitulo_3, explicacao_resumida, resumo, exercicios_praticos, quiz };
}

it('the contents of a course are asked for by its number', async () => {
  server.answer({ body: examples.listCursoConteudos });
  expect(await client.fetchQuery(cursoConteudosQuery(api, 12))).toHaveLength(3);
  expect(server.arrived).toMatchObject([{ path: '/api/v2/gestao/cursos/12/conteudos' }]);
});
