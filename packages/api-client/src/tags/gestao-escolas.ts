/** The schools that staff reach: their settings, notices and the answers to the survey. */
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type {
  ConfiguracaoEscola,
  ConfiguracaoEscolaRequest,
  EscolaManutencao,
  EscolaManutencaoRequest,
  GestaoAvisoRequest,
  PreviaFuso,
  PrimeirosPassos,
} from '@luneta/openapi';
import { settle, unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { invalidate, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

/** By name; one for most profiles. */
export const escolasQuery = (api: Api) =>
  queryOptions({
    queryKey: key(api, 'gestao', 'escolas'),
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/gestao/escolas', { signal })),
  });

/** Other screens make what the steps count, so each opening asks again. */
export const primeirosPassosQuery = (api: Api, escola_id: number) =>
  queryOptions({
    queryKey: key(api, 'gestao', 'primeiros_passos', escola_id),
    ...freshPolicies.mounted,
    queryFn: ({ signal }): Promise<PrimeirosPassos> =>
      unwrap(
        api.GET('/api/v2/gestao/escolas/{escola_id}/primeiros_passos', { params: { path: { escola_id } }, signal }),
      ),
  });

const configuracaoKey = (api: Api, escola_id: number) => key(api, 'gestao', 'configuracao', escola_id);

/** Others change them too, so each opening asks again. */
export const configuracaoQuery = (api: Api, escola_id: number) =>
  queryOptions({
    queryKey: configuracaoKey(api, escola_id),
    ...freshPolicies.mounted,
    queryFn: ({ signal }): Promise<ConfiguracaoEscola> =>
      unwrap(api.GET('/api/v2/gestao/escolas/{escola_id}/configuracao', { params: { path: { escola_id } }, signal })),
  });

/** Exam windows ahead, before the zone changes; they may change at any time (ESC-3). */
export const previaFusoQuery = (api: Api, escola_id: number, fuso_horario: string) =>
  queryOptions({
    queryKey: key(api, 'gestao', 'previa_fuso', escola_id, fuso_horario),
    ...freshPolicies.opened,
    queryFn: ({ signal }): Promise<PreviaFuso> =>
      unwrap(
        api.GET('/api/v2/gestao/escolas/{escola_id}/configuracao/previa_fuso', {
          params: { path: { escola_id }, query: { fuso_horario } },
          signal,
        }),
      ),
  });

/** Sends what changed over the version that was read; what stands then is what everybody reads. */
export const updateConfiguracaoMutation = (api: Api, escola_id: number) =>
  mutationOptions({
    mutationKey: ['updateConfiguracao', escola_id],
    mutationFn: (body: ConfiguracaoEscolaRequest) =>
      unwrap(api.PATCH('/api/v2/gestao/escolas/{escola_id}/configuracao', { params: { path: { escola_id } }, body })),
    onSuccess: (stands, _sent, _context, { client }) => {
      client.setQueryData(configuracaoQuery(api, escola_id).queryKey, stands);
    },
  });

/** Somebody else may have switched it, and it ends by itself. */
export const manutencaoQuery = (api: Api, escola_id: number) =>
  queryOptions({
    queryKey: key(api, 'gestao', 'manutencao', escola_id),
    ...freshPolicies.mounted,
    queryFn: ({ signal }): Promise<EscolaManutencao> =>
      unwrap(api.GET('/api/v2/gestao/escolas/{escola_id}/manutencao', { params: { path: { escola_id } }, signal })),
  });

/** Closes or opens the sign-in of the school's students. */
export const setManutencaoMutation = (api: Api, escola_id: number) =>
  mutationOptions({
    mutationKey: ['setManutencao', escola_id],
    mutationFn: (body: EscolaManutencaoRequest) =>
      unwrap(api.PUT('/api/v2/gestao/escolas/{escola_id}/manutencao', { params: { path: { escola_id } }, body })),
    onSuccess: (stands, _sent, _context, { client }) => {
      client.setQueryData(manutencaoQuery(api, escola_id).queryKey, stands);
    },
  });

/** The own school, or the one named. */
const queryOf = (escola_id: number | undefined) => (escola_id === undefined ? {} : { escola_id });
const avisosKey = (api: Api) => key(api, 'gestao', 'avisos');

/** Past and future notices, newest first. */
export const gestaoAvisosQuery = (api: Api, escola_id?: number) =>
  queryOptions({
    queryKey: [...avisosKey(api), escola_id ?? 'propria'],
    ...freshPolicies.mounted,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v2/gestao/avisos', { params: { query: queryOf(escola_id) }, signal })),
  });

/** Writes or changes a notice by its stable name. */
export const saveAvisoMutation = (api: Api, escola_id?: number) =>
  mutationOptions({
    mutationKey: ['saveAviso'],
    mutationFn: ({ aviso_id, ...body }: GestaoAvisoRequest & { aviso_id: string }) =>
      unwrap(
        api.PUT('/api/v2/gestao/avisos/{aviso_id}', {
          params: { path: { aviso_id }, query: queryOf(escola_id) },
          body,
        }),
      ),
    onSuccess: (_saved, _sent, _context, { client }) => invalidate(client, [avisosKey(api)]),
  });

const firstPage = (): string | null => null;

/** Answers to the survey without the person, with the summary of all of them. */
export const pesquisaRespostasQuery = (api: Api, escola_id?: number) =>
  infiniteQueryOptions({
    queryKey: key(api, 'gestao', 'pesquisa', escola_id ?? 'propria'),
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...queryOf(escola_id), ...(pageParam === null ? {} : { cursor: pageParam }) };
      const { data, response } = await settle(
        api.GET('/api/v2/gestao/pesquisa/respostas', { params: { query }, signal }),
      );
      return { ...data, proximo: response.headers.get('proximo-cursor') };
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ proximo }) => proximo,
  });
