/**
 * Exams for staff: their list, who is where while one runs, extensions, release, faulty items, late answers, answers on paper,
 * results. Every act makes all of it out of date, because windows, counts and results hang together.
 */
import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  ConferenciaRequest,
  DesfazerProrrogacaoRequest,
  ForaDoPrazoRequest,
  GestaoProvaSituacao,
  EscolhaRequest,
  GradeRequest,
  ImportacaoRequest,
  ItemProvaRequest,
  LetraOpcao,
  LiberacaoRequest,
  MudancaItemProva,
  ProrrogacaoRequest,
} from '@luneta/openapi';
import { settle, unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { invalidate, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

/** Prefix of everything here. */
export const gestaoProvasKey = (api: Api) => key(api, 'gestao', 'provas');

/** Leave out what is not filtered. `data_inicio` and `data_fim` are days of the school. */
export type ProvasFiltro = {
  escola_id?: number;
  turma_id?: number;
  avaliacao?: number;
  situacao?: GestaoProvaSituacao;
  busca?: string;
  data_inicio?: string;
  data_fim?: string;
};

type Cursor = string | null;
const firstPage = (): Cursor => null;

/** Exams of the classes within reach, newest first, at most 50 a page: one row for each exam of a class. */
export const gestaoProvasQuery = (api: Api, filtro: ProvasFiltro = {}) =>
  infiniteQueryOptions({
    queryKey: key(api, 'gestao', 'provas', 'lista', filtro),
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filtro, ...(pageParam === null ? {} : { cursor: pageParam }) };
      const { data, response } = await settle(api.GET('/api/v2/gestao/provas', { params: { query }, signal }));
      return { provas: data, proximo: response.headers.get('proximo-cursor') };
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ proximo }) => proximo,
    ...freshPolicies.gestaoProvas,
  });

/** One exam day of one class. */
export type DiaDaTurma = { readonly turma_avaliacao_id: number; readonly dia_prova: number };

/** How often a screen that shows a running exam asks again. */
export const AO_VIVO_MS = 20_000;

/** Who has started, answers and has handed in. `live` asks again while the screen is open. */
export const provaAlunosQuery = (api: Api, path: DiaDaTurma, live = false) =>
  queryOptions({
    queryKey: key(api, 'gestao', 'provas', 'alunos', path.turma_avaliacao_id, path.dia_prova),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/alunos', { params: { path }, signal })),
    ...freshPolicies.gestaoProvas,
    ...(live ? { refetchInterval: AO_VIVO_MS } : {}),
  });

/** For whom and how long an extension is; the id that `escopo` names goes along. */
export type ProrrogacaoAsked = Omit<ProrrogacaoRequest, 'pedido_id' | 'motivo' | 'params'>;

/** What an extension would move now. Nothing is written. */
export const previaProrrogacaoQuery = (api: Api, { turma_aluno_id, ...pedido }: ProrrogacaoAsked) =>
  queryOptions({
    queryKey: key(api, 'gestao', 'provas', 'previa', { aluno: turma_aluno_id, ...simple(pedido) }),
    queryFn: ({ signal }) => {
      const query = { ...pedido, ...(turma_aluno_id === undefined ? {} : { aluno: turma_aluno_id }) };
      return unwrap(api.GET('/api/v2/gestao/prorrogacoes/previa', { params: { query }, signal }));
    },
    ...freshPolicies.gestaoProvas,
    ...freshPolicies.opened,
  });

const simple = ({ inclui_roteiros, ...pedido }: Omit<ProrrogacaoAsked, 'turma_aluno_id'>) => ({
  ...pedido,
  roteiros: inclui_roteiros === true ? 1 : 0,
});

const changed = (api: Api, client: QueryClient) => invalidate(client, [gestaoProvasKey(api)]);

/** Gives more time. The caller makes one `pedido_id` for each act of the person, so that a repetition counts once. */
export const createProrrogacaoMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['createProrrogacao'],
    mutationFn: (body: ProrrogacaoRequest) => unwrap(api.POST('/api/v2/gestao/prorrogacoes', { body })),
    onSuccess: (_data, _variables, _result, { client }) => changed(api, client),
  });

/** Takes back an extension that nobody has used. */
export const undoProrrogacaoMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['undoProrrogacao'],
    mutationFn: ({ prorrogacao_id, ...body }: DesfazerProrrogacaoRequest & { prorrogacao_id: number }) =>
      unwrap(
        api.POST('/api/v2/gestao/prorrogacoes/{prorrogacao_id}/desfazer', {
          params: { path: { prorrogacao_id } },
          body,
        }),
      ),
    onSuccess: (_data, _variables, _result, { client }) => changed(api, client),
  });

type OfAvaliacao = { readonly avaliacao_conhecimento_id: number };

/** When the results of an exam are shown. */
export const liberacaoQuery = (api: Api, path: OfAvaliacao) =>
  queryOptions({
    queryKey: key(api, 'gestao', 'provas', 'liberacao', path.avaliacao_conhecimento_id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/liberacao', { params: { path }, signal })),
    ...freshPolicies.gestaoProvas,
  });

/** Holds the results of an exam, or lets them out. */
export const setLiberacaoMutation = (api: Api, path: OfAvaliacao) =>
  mutationOptions({
    mutationKey: ['setLiberacao'],
    mutationFn: (body: LiberacaoRequest) =>
      unwrap(api.PUT('/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/liberacao', { params: { path }, body })),
    onSuccess: (_data, _variables, _result, { client }) => changed(api, client),
  });

/** Says that somebody looked at the results, and lets them out. */
export const confirmLiberacaoMutation = (api: Api, path: OfAvaliacao) =>
  mutationOptions({
    mutationKey: ['confirmLiberacao'],
    mutationFn: (body: ConferenciaRequest) =>
      unwrap(
        api.POST('/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/liberacao/conferencia', {
          params: { path },
          body,
        }),
      ),
    onSuccess: (_data, _variables, _result, { client }) => changed(api, client),
  });

/** Items of an exam and how they were answered. */
export const itensProvaQuery = (api: Api, path: OfAvaliacao) =>
  queryOptions({
    queryKey: key(api, 'gestao', 'provas', 'itens', path.avaliacao_conhecimento_id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/itens', { params: { path }, signal })),
    ...freshPolicies.gestaoProvas,
  });

/** One item of an exam, to read where it is judged. */
export const itemProvaQuery = (api: Api, { item, ...path }: OfAvaliacao & { readonly item: number }) =>
  queryOptions({
    queryKey: key(api, 'gestao', 'provas', 'item', path.avaliacao_conhecimento_id, item),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/itens/{avaliacao_conhecimento_questao_id}', {
          params: { path: { ...path, avaliacao_conhecimento_questao_id: item } },
          signal,
        }),
      ),
    ...freshPolicies.gestaoProvas,
  });

/** What a change of an item would do to the grades. Nothing is written. */
export const previaItemProvaQuery = (
  api: Api,
  { item, mudanca, chave, ...path }: OfAvaliacao & { item: number; mudanca: MudancaItemProva; chave?: LetraOpcao },
) =>
  queryOptions({
    queryKey: key(
      api,
      'gestao',
      'provas',
      'itens',
      path.avaliacao_conhecimento_id,
      'previa',
      item,
      mudanca,
      chave ?? '',
    ),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET(
          '/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/itens/{avaliacao_conhecimento_questao_id}/previa',
          {
            params: {
              path: { ...path, avaliacao_conhecimento_questao_id: item },
              query: { mudanca, ...(chave === undefined ? {} : { chave }) },
            },
            signal,
          },
        ),
      ),
    ...freshPolicies.gestaoProvas,
    ...freshPolicies.opened,
  });

/** Annuls an item, gives its point to all, or takes either back. */
export const setItemProvaMutation = (api: Api, path: OfAvaliacao) =>
  mutationOptions({
    mutationKey: ['setItemProva'],
    mutationFn: ({ item, ...body }: ItemProvaRequest & { item: number }) =>
      unwrap(
        api.PUT('/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/itens/{avaliacao_conhecimento_questao_id}', {
          params: { path: { ...path, avaliacao_conhecimento_questao_id: item } },
          body,
        }),
      ),
    onSuccess: (_data, _variables, _result, { client }) => changed(api, client),
  });

/** Results of the classes, and what is open before they are let out. */
export const resultadosProvaQuery = (api: Api, path: OfAvaliacao) =>
  queryOptions({
    queryKey: key(api, 'gestao', 'provas', 'resultados', path.avaliacao_conhecimento_id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/resultados', { params: { path }, signal })),
    ...freshPolicies.gestaoProvas,
  });

/** Answers that came late, newest of each question. */
export const foraDoPrazoQuery = (api: Api, path: DiaDaTurma) =>
  queryOptions({
    queryKey: key(api, 'gestao', 'provas', 'fora_do_prazo', path.turma_avaliacao_id, path.dia_prova),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/fora_do_prazo', { params: { path }, signal }),
      ),
    ...freshPolicies.gestaoProvas,
  });

/** Counts late answers or leaves them out. */
export const setForaDoPrazoMutation = (api: Api, path: DiaDaTurma) =>
  mutationOptions({
    mutationKey: ['setForaDoPrazo'],
    mutationFn: (body: ForaDoPrazoRequest) =>
      unwrap(
        api.POST('/api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/fora_do_prazo/decisao', {
          params: { path },
          body,
        }),
      ),
    onSuccess: (_data, _variables, _result, { client }) => changed(api, client),
  });

/** Answers of a class on one day as a grid. It is kept as it came while somebody types. */
export const gradeQuery = (api: Api, path: DiaDaTurma) =>
  queryOptions({
    queryKey: key(api, 'gestao', 'provas', 'grade', path.turma_avaliacao_id, path.dia_prova),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/respostas', { params: { path }, signal })),
    ...freshPolicies.gestaoProvas,
  });

/** Saves the rows that changed. */
export const saveGradeMutation = (api: Api, path: DiaDaTurma) =>
  mutationOptions({
    mutationKey: ['saveGradeRespostas'],
    mutationFn: (body: GradeRequest) =>
      unwrap(api.PUT('/api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/respostas', { params: { path }, body })),
    onSuccess: (_data, _variables, _result, { client }) => changed(api, client),
  });

/** Chooses which of two answers of a student counts. */
export const escolheRespostaMutation = (api: Api, path: DiaDaTurma) =>
  mutationOptions({
    mutationKey: ['setRespostaQueVale'],
    mutationFn: (body: EscolhaRequest) =>
      unwrap(
        api.POST('/api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/respostas/escolha', {
          params: { path },
          body,
        }),
      ),
    onSuccess: (_data, _variables, _result, { client }) => changed(api, client),
  });

/** Imports a file of answers; `simular` only reports. */
export const importRespostasMutation = (api: Api, path: DiaDaTurma) =>
  mutationOptions({
    mutationKey: ['createImportacaoRespostas'],
    mutationFn: (body: ImportacaoRequest) =>
      unwrap(
        api.POST('/api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/respostas/importacao', {
          params: { path },
          body,
        }),
      ),
    onSuccess: (_data, { simular }, _result, { client }) => (simular ? undefined : changed(api, client)),
  });
