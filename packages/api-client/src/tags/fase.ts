/** One phase of version 1: its media, its exercises, and the calls that answer, skip and end a run. */
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AdaptadaItemRequest, AdaptadaItemResposta, AdaptadaItens, FaseConcluidaRequest } from '@luneta/openapi';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { CHAVE_HEADER } from '../chaves.ts';
import { ApiError } from '../errors.ts';
import { asStudent, invalidate, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';
import { adaptadaPath, changedAdaptada, type AdaptadaIds } from './adaptadas.ts';
import { navbarKey, putNavbar } from './navbar.ts';

/** One phase of one subject. */
export type FaseIds = AdaptadaIds & { objeto_conhecimento_id: number };

const BASE = '/api/v1/avaliacao_adaptadas/{tipo}/{turma_avaliacao_id}/{materia_id}/{objeto_conhecimento_id}';

const pathOf = (ids: FaseIds) => ({
  ...adaptadaPath(ids),
  objeto_conhecimento_id: ids.objeto_conhecimento_id,
});

const faseKey = (api: Api, part: 'midias' | 'itens', ids: FaseIds) =>
  key(api, 'fase', part, ids.tipo, ids.turma_avaliacao_id, ids.materia_id, ids.objeto_conhecimento_id);

/** Contents of the phase, and whether its explanation can be skipped. */
export const faseMidiasQuery = (api: Api, ids: FaseIds) => {
  const query = asStudent(api);
  return queryOptions({
    ...freshPolicies.roteiros,
    queryKey: faseKey(api, 'midias', ids),
    queryFn: ({ signal }) => unwrap(api.GET(`${BASE}/midias`, { params: { path: pathOf(ids), query }, signal })),
  });
};

/** Exercises of the phase, in the run that is open or would open with the next answer. */
export const faseItensQuery = (api: Api, ids: FaseIds) => {
  const query = asStudent(api);
  return queryOptions({
    ...freshPolicies.roteiros,
    queryKey: faseKey(api, 'itens', ids),
    queryFn: ({ signal }) => unwrap(api.GET(`${BASE}/itens`, { params: { path: pathOf(ids), query }, signal })),
  });
};

/** One answer to be sent, and the key by which the server knows it again, whenever it arrives. */
export type RespostaDeItem = {
  readonly banco_questao_id: number;
  readonly chave: string;
  readonly body: Omit<AdaptadaItemRequest, 'params'>;
};

/** Answer an exercise. The server grades, takes the life and pays; the answer carries the strip. */
export const saveAdaptadaItemMutation = (api: Api, ids: FaseIds) =>
  mutationOptions({
    mutationKey: ['saveAdaptadaItem', ids.objeto_conhecimento_id],
    mutationFn: ({ banco_questao_id, chave, body }: RespostaDeItem) =>
      unwrap(
        api.POST(`${BASE}/itens/{banco_questao_id}/resposta`, {
          params: {
            path: { ...pathOf(ids), banco_questao_id },
            query: asStudent(api),
            header: { [CHAVE_HEADER]: chave },
          },
          body,
        }),
      ),
    onSuccess: async (verdict, _variables, _result, { client }) => {
      putVerdict(client, api, ids, verdict);
      await putNavbar(client, api, verdict.navbar);
    },
    // A refusal says that the run, the lives or the roadmap are not what this device believes.
    onError: (error, _variables, _result, { client }) =>
      error instanceof ApiError && error.status >= 400 && error.status < 500
        ? invalidate(client, [faseItensQuery(api, ids).queryKey, navbarKey(api)])
        : undefined,
  });

/** What the answer says of its exercise, where the list of exercises is looked at. */
function putVerdict(client: QueryClient, api: Api, ids: FaseIds, verdict: AdaptadaItemResposta): void {
  const { banco_questao_id, acertou, gabarito, comentario, item_resposta, vez, bloqueado, pratica, tentativa } =
    verdict;
  client.setQueryData<AdaptadaItens>(faseItensQuery(api, ids).queryKey, (cached) => {
    if (cached === undefined) return cached;
    const itens = cached.itens.map((item) =>
      item.banco_questao_id === banco_questao_id
        ? { ...item, acertou, gabarito, comentario, item_resposta, vez, bloqueado, pratica }
        : item,
    );
    return { ...cached, tentativa, itens };
  });
}

/** Skip the explanation for coins. */
export const createReducaoMoedaMutation = (api: Api, ids: FaseIds) =>
  mutationOptions({
    mutationKey: ['createReducaoMoeda', ids.objeto_conhecimento_id],
    mutationFn: () => {
      const { turma_avaliacao_id, materia_id, objeto_conhecimento_id } = ids;
      return unwrap(
        api.POST('/api/v1/avaliacao_adaptadas/{tipo}/reduzir_moeda', {
          params: { path: { tipo: adaptadaPath(ids).tipo }, query: asStudent(api) },
          body: { turma_avaliacao_id, materia_id, objeto_conhecimento_id },
        }),
      );
    },
    onSuccess: async (navbar, _variables, _result, { client }) => {
      await putNavbar(client, api, navbar);
      // The run is open now, and has paid. Nobody waits for the new answers.
      void invalidate(client, [faseMidiasQuery(api, ids).queryKey, faseItensQuery(api, ids).queryKey]);
    },
    onError: (_error, _variables, _result, { client }) => invalidate(client, [navbarKey(api)]),
  });

/**
 * The documented call that takes a life. The answer has taken it already (decision 124): this one charges nothing and brings
 * the strip up to date.
 * @param roteiro_ou_lista_id id of the exercise in its roadmap or plan
 */
export const createReducaoVidaMutation = (api: Api, { tipo }: Pick<AdaptadaIds, 'tipo'>) =>
  mutationOptions({
    mutationKey: ['createReducaoVida'],
    mutationFn: (roteiro_ou_lista_id: number) =>
      unwrap(
        api.POST('/api/v1/avaliacao_adaptadas/{tipo}/{roteiro_ou_lista_id}/reduzir_vida', {
          params: {
            path: { tipo: tipo === 'PlanoAcao' ? 'plano_acoes' : 'roteiro_estudos', roteiro_ou_lista_id },
            query: asStudent(api),
          },
          body: {},
        }),
      ),
    onSuccess: (navbar, _variables, _result, { client }) => putNavbar(client, api, navbar),
  });

/** End the run; repeating it answers the same result. The best run so far changes the subject and the lists. */
export const closeAdaptadaFaseMutation = (api: Api, ids: FaseIds) =>
  mutationOptions({
    mutationKey: ['closeAdaptadaFase', ids.objeto_conhecimento_id],
    mutationFn: (body: Omit<FaseConcluidaRequest, 'params'>) =>
      unwrap(api.POST(`${BASE}/fase_concluida`, { params: { path: pathOf(ids), query: asStudent(api) }, body })),
    onSuccess: async ({ navbar, melhor_fase }, _variables, _result, { client }) => {
      await putNavbar(client, api, navbar);
      // The next answer opens another run: nothing of the old one may be shown as its exercises.
      void client.resetQueries({ queryKey: faseItensQuery(api, ids).queryKey });
      const midias = faseMidiasQuery(api, ids).queryKey;
      void invalidate(client, melhor_fase ? [midias, ...changedAdaptada(api, ids)] : [midias]);
    },
  });
