/** Files of people and classes: handed in, looked at line by line, mended, applied and taken back (school.md §2). */
import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  GestaoImportacao,
  GestaoImportacaoAcao,
  GestaoImportacaoAplicacaoRequest,
  GestaoImportacaoCampo,
  GestaoImportacaoLinhaRequest,
  GestaoImportacaoMapeamentoRequest,
  GestaoImportacaoSituacao,
  GestaoImportacaoTipo,
} from '@luneta/openapi';
import { settle, unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { invalidate, key } from '../keys.ts';
import { asFile, nomeOf } from '../upload.ts';
import { freshPolicies } from '../query-client.ts';

/** The largest file that the contract takes. */
export const IMPORTACAO_MAX_BYTES = 20 * 1024 * 1024;

/** Whether a job is at the file, so that it changes by itself. */
export const isBeingDone = (situacao: GestaoImportacaoSituacao): boolean =>
  situacao === 'recebida' || situacao === 'analisando' || situacao === 'aplicando' || situacao === 'desfazendo';

const FIRST_WAIT_MS = 700;
const LONGEST_WAIT_MS = 5_000;

/** Where the answers of a file stood when its present job began to be watched. */
const watched = new WeakMap<object, { readonly situacao: GestaoImportacaoSituacao; readonly answers: number }>();

/** How long until a file is asked for again while a job is at it: soon at first, then ever more seldom. */
function nextWait(query: object, situacao: GestaoImportacaoSituacao, answers: number): number {
  const known = watched.get(query);
  const began = known?.situacao === situacao ? known : { situacao, answers };
  watched.set(query, began);
  return Math.min(FIRST_WAIT_MS * 1.2 ** (answers - began.answers), LONGEST_WAIT_MS);
}

/** The school of a call, for who reaches several. */
type OfEscola = { readonly escola_id?: number };
type OfImportacao = OfEscola & { readonly importacao_id: string };

const firstPage = (): string | null => null;
const cursorOf = (cursor: string | null) => (cursor === null ? {} : { cursor });
const queryOf = ({ escola_id }: OfEscola) => (escola_id === undefined ? {} : { escola_id });
const importacoesKey = (api: Api) => key(api, 'gestao', 'importacoes');
const paramsOf = (of: OfImportacao) => ({ path: { importacao_id: of.importacao_id }, query: queryOf(of) });

/** The files of a school, newest first, at most 50 a page. Colleagues hand in too, so each opening asks again. */
export const importacoesQuery = (api: Api, of: OfEscola = {}) =>
  infiniteQueryOptions({
    queryKey: [...importacoesKey(api), 'lista', of],
    ...freshPolicies.mounted,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...queryOf(of), ...cursorOf(pageParam) };
      const { data, response } = await settle(api.GET('/api/v2/gestao/importacoes', { params: { query }, signal }));
      return { importacoes: data, proximo: response.headers.get('proximo-cursor') };
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ proximo }) => proximo,
  });

const importacaoKey = (api: Api, { importacao_id }: OfImportacao) =>
  [...importacoesKey(api), 'uma', importacao_id] as const;

/** Whether a job has changed people or classes. */
const hasChanged = (situacao: GestaoImportacaoSituacao | undefined): boolean =>
  situacao === 'aplicada' || situacao === 'desfeita' || situacao === 'falhou';

/** One file; asked again while a job is at it. Once it has changed people or classes, what the console knows of them is out of date. */
export const importacaoQuery = (api: Api, of: OfImportacao) =>
  queryOptions({
    queryKey: importacaoKey(api, of),
    ...freshPolicies.mounted,
    queryFn: async ({ signal, client }) => {
      const found = await unwrap(
        api.GET('/api/v2/gestao/importacoes/{importacao_id}', { params: paramsOf(of), signal }),
      );
      const before = client.getQueryData<GestaoImportacao>(importacaoKey(api, of))?.situacao;
      if (hasChanged(found.situacao) && before !== found.situacao) {
        const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => !queryKey.includes('importacoes');
        void client.invalidateQueries({ queryKey: key(api, 'gestao'), predicate });
      }
      return found;
    },
    refetchInterval: (query) => {
      const { data, dataUpdateCount } = query.state;
      return data && isBeingDone(data.situacao) ? nextWait(query, data.situacao, dataUpdateCount) : false;
    },
  });

/** Leave out what is not filtered. */
export type LinhasBusca = { acao?: GestaoImportacaoAcao; campo?: GestaoImportacaoCampo };

/** Lines in the order of the file, at most 50 a page. */
export const importacaoLinhasQuery = (api: Api, of: OfImportacao, busca: LinhasBusca = {}) =>
  infiniteQueryOptions({
    queryKey: [...importacoesKey(api), 'linhas', of.importacao_id, busca],
    ...freshPolicies.mounted,
    queryFn: async ({ pageParam, signal }) => {
      const { path, query } = paramsOf(of);
      const params = { path, query: { ...query, ...busca, ...cursorOf(pageParam) } };
      const { data, response } = await settle(
        api.GET('/api/v2/gestao/importacoes/{importacao_id}/linhas', { params, signal }),
      );
      return { linhas: data, proximo: response.headers.get('proximo-cursor') };
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ proximo }) => proximo,
  });

/** One question of a file as the student would see it, with the bytes of its pictures. Keys are not kept once it is closed. */
export const importacaoPreviaQuery = (api: Api, of: OfImportacao, ordem: number) =>
  queryOptions({
    queryKey: [...importacoesKey(api), 'previa', of.importacao_id, ordem],
    gcTime: 0,
    ...freshPolicies.opened,
    queryFn: ({ signal }) => {
      const { path, query } = paramsOf(of);
      const params = { path: { ...path, ordem }, query };
      return unwrap(api.GET('/api/v2/gestao/importacoes/{importacao_id}/linhas/{ordem}/previa', { params, signal }));
    },
  });

/** The lines as CSV with what is wrong and how to mend it, to be kept as a file. */
export const readLinhasCsv = async (api: Api, of: OfImportacao, busca: LinhasBusca = {}): Promise<Blob> => {
  const { path, query } = paramsOf(of);
  const call = { params: { path, query: { ...query, ...busca } }, parseAs: 'blob' } as const;
  return unwrap(api.GET('/api/v2/gestao/importacoes/{importacao_id}/linhas.csv', call));
};

/** The empty table of a tipo as CSV, to be kept as a file. */
export const readModelo = (api: Api, tipo: 'alunos' | 'equipe' | 'turmas' | 'questoes'): Promise<Blob> =>
  unwrap(api.GET('/api/v2/gestao/importacao_modelos/{tipo}', { params: { path: { tipo } }, parseAs: 'blob' }));

/** A file to hand in. `forcar` takes one again that was applied before. */
export type SendImportacao = OfEscola & {
  readonly file: File;
  readonly tipo: GestaoImportacaoTipo;
  readonly forcar?: boolean;
  /** The published exam of a file of parameters, or its draft. */
  readonly avaliacao_conhecimento_id?: number;
  readonly rascunho_id?: string;
  readonly signal?: AbortSignal;
  /** Told how much of it has been sent, 0 to 1. */
  readonly onProgress?: (part: number) => void;
};

const changed = (api: Api, client: QueryClient): Promise<void> => invalidate(client, [importacoesKey(api)]);

/** Hands a file in. 409 `mesmo_arquivo_aplicado`, 422 where it is no table that is read. */
export const createImportacaoMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['createImportacao'],
    mutationFn: ({
      file,
      tipo,
      forcar,
      avaliacao_conhecimento_id,
      rascunho_id,
      signal,
      onProgress,
      ...of
    }: SendImportacao) =>
      unwrap(
        api.POST('/api/v2/gestao/importacoes', {
          params: {
            query: {
              ...queryOf(of),
              tipo,
              nome_arquivo: nomeOf(file),
              ...(forcar ? { forcar: 1 } : {}),
              ...(avaliacao_conhecimento_id === undefined ? {} : { avaliacao_conhecimento_id }),
              ...(rascunho_id === undefined ? {} : { rascunho_id }),
            },
          },
          ...asFile(file),
          ...(signal ? { signal } : {}),
          ...(onProgress ? { fetch: api.upload(onProgress) } : {}),
        }),
      ),
    onSettled: (_data, _error, _variables, _result, { client }) => changed(api, client),
  });

/** Hands in the example bank, which is judged and applied like a file. */
export const createImportacaoExemploMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['createImportacaoExemplo'],
    mutationFn: () => unwrap(api.POST('/api/v2/gestao/importacoes/exemplo', { body: {} })),
    onSettled: (_data, _error, _variables, _result, { client }) => changed(api, client),
  });

/** What a line becomes, and which one. */
export type SaveLinha = Omit<GestaoImportacaoLinhaRequest, 'params'> & { readonly ordem: number };

/** Mends one line. The counts of the file are those of the answer; the lists are out of date. */
export const saveImportacaoLinhaMutation = (api: Api, of: OfImportacao) =>
  mutationOptions({
    mutationKey: ['saveImportacaoLinha', of.importacao_id],
    mutationFn: ({ ordem, ...body }: SaveLinha) => {
      const { path, query } = paramsOf(of);
      const params = { path: { ...path, ordem }, query };
      return unwrap(api.PUT('/api/v2/gestao/importacoes/{importacao_id}/linhas/{ordem}', { params, body }));
    },
    onSuccess: ({ linha: _linha, ...now }, _variables, _result, { client }) => {
      client.setQueryData<GestaoImportacao>(importacaoKey(api, of), (before) => before && { ...before, ...now });
    },
    // What was refused may be so because the file is another one by now.
    onSettled: (_data, error, _variables, _result, { client }) =>
      invalidate(client, [
        [...importacoesKey(api), 'linhas', of.importacao_id],
        ...(error === null ? [] : [importacaoKey(api, of)]),
      ]),
  });

/** Says what the columns are, and what to do with the rest; the file is judged again. */
export const setMapeamentoMutation = (api: Api, of: OfImportacao) =>
  mutationOptions({
    mutationKey: ['setImportacaoMapeamento', of.importacao_id],
    mutationFn: (body: Omit<GestaoImportacaoMapeamentoRequest, 'params'>) =>
      unwrap(api.PUT('/api/v2/gestao/importacoes/{importacao_id}/mapeamento', { params: paramsOf(of), body })),
    onSettled: (_data, _error, _variables, _result, { client }) => changed(api, client),
  });

/** Does what the lines say. 409 `dados_mudaram`, `importacao_em_curso`; 422 where a number has to be typed. */
export const applyImportacaoMutation = (api: Api, of: OfImportacao) =>
  mutationOptions({
    mutationKey: ['applyImportacao', of.importacao_id],
    mutationFn: (body: Omit<GestaoImportacaoAplicacaoRequest, 'params'>) =>
      unwrap(api.POST('/api/v2/gestao/importacoes/{importacao_id}/aplicacao', { params: paramsOf(of), body })),
    onSettled: (_data, _error, _variables, _result, { client }) => changed(api, client),
  });

/** Takes back what the file did. */
export const undoImportacaoMutation = (api: Api, of: OfImportacao) =>
  mutationOptions({
    mutationKey: ['undoImportacao', of.importacao_id],
    mutationFn: (body: { versao: number }) =>
      unwrap(api.POST('/api/v2/gestao/importacoes/{importacao_id}/desfazer', { params: paramsOf(of), body })),
    onSettled: (_data, _error, _variables, _result, { client }) => changed(api, client),
  });
