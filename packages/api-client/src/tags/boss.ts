/** The Boss of a subject in version 1: its attempt, its items, its result, and what each write makes out of date. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { BossItem, BossResumo, RespostaBoss, RespostaBossRequest, StatusBoss } from '@luneta/openapi';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { asStudent, invalidate, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';
import { adaptadaPath, changedAdaptada } from './adaptadas.ts';
import type { AdaptadaIds } from './adaptadas.ts';

/** The Boss stands at the end of one subject. */
export type BossIds = AdaptadaIds;

/** The end of the attempt by the device's monotonic clock (`performance.now`), which no change of its date moves. */
export type ComFim<Body> = Body & { readonly fimMs: number };

const withFim = <Body extends { tempo_restante: number }>(body: Body): ComFim<Body> => ({
  ...body,
  fimMs: performance.now() + body.tempo_restante * 1000,
});

const pathOf = (ids: BossIds) => {
  const { tipo: tipo_avaliacao, ...rest } = adaptadaPath(ids);
  return { tipo_avaliacao, ...rest };
};

/** Everything about one Boss. */
export const bossKey = (api: Api, { tipo, turma_avaliacao_id, materia_id }: BossIds) =>
  key(api, 'boss', tipo, turma_avaliacao_id, materia_id);

export const bossInfoQuery = (api: Api, ids: BossIds) => {
  const query = asStudent(api);
  return queryOptions({
    ...freshPolicies.boss,
    queryKey: [...bossKey(api, ids), 'info'] as const,
    queryFn: async ({ signal }) =>
      withFim(
        await unwrap(
          api.GET('/api/v1/avaliacao_adaptadas/{tipo_avaliacao}/{turma_avaliacao_id}/{materia_id}/boss_info', {
            params: { path: pathOf(ids), query },
            signal,
          }),
        ),
      ),
  });
};

export const bossResumoQuery = (api: Api, ids: BossIds) => {
  const query = asStudent(api);
  return queryOptions({
    ...freshPolicies.boss,
    queryKey: [...bossKey(api, ids), 'resumo'] as const,
    queryFn: async ({ signal }) =>
      withFim(
        await unwrap(
          api.GET('/api/v1/avaliacao_adaptadas/{tipo_avaliacao}/{turma_avaliacao_id}/{materia_id}/boss_resumo', {
            params: { path: pathOf(ids), query },
            signal,
          }),
        ),
      ),
  });
};

/** The result; 409 `boss_nao_encerrado` while there is none. */
export const bossConcluidoQuery = (api: Api, ids: BossIds) => {
  const query = asStudent(api);
  return queryOptions({
    ...freshPolicies.boss,
    queryKey: [...bossKey(api, ids), 'concluido'] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/avaliacao_adaptadas/{tipo_avaliacao}/{turma_avaliacao_id}/{materia_id}/boss_concluido', {
          params: { path: pathOf(ids), query },
          signal,
        }),
      ),
  });
};

/** What the end of an attempt changes: the Boss, its subject and the lists, the coins of the status strip. */
export const bossEnded = (client: QueryClient, api: Api, ids: BossIds): Promise<void> =>
  invalidate(client, [bossKey(api, ids), ...changedAdaptada(api, ids), key(api, 'navbar')]);

/** Tells the screens at once; the refetch that follows brings the rest, and may wait for a connection. */
function setStatus(client: QueryClient, api: Api, ids: BossIds, status_boss: StatusBoss): void {
  client.setQueryData(bossInfoQuery(api, ids).queryKey, (cached) => cached && { ...cached, status_boss });
}

/** Start the clock; while the attempt runs, the same again. */
export const startBossMutation = (api: Api, ids: BossIds) =>
  mutationOptions({
    mutationKey: ['startBoss', ids],
    mutationFn: () =>
      unwrap(
        api.POST('/api/v1/avaliacao_adaptadas/{tipo_avaliacao}/{turma_avaliacao_id}/{materia_id}/boss/iniciar', {
          params: { path: pathOf(ids), query: asStudent(api) },
          body: {},
        }),
      ),
    onSuccess: (info, _variables, _result, { client }) => {
      client.setQueryData(bossInfoQuery(api, ids).queryKey, withFim(info));
      return invalidate(client, [bossResumoQuery(api, ids).queryKey, ...changedAdaptada(api, ids)]);
    },
  });

/** Leave for good: the attempt ends (decision 138). */
export const closeBossMutation = (api: Api, ids: BossIds) =>
  mutationOptions({
    mutationKey: ['closeBoss', ids],
    mutationFn: () =>
      unwrap(
        api.POST('/api/v1/avaliacao_adaptadas/{tipo_avaliacao}/{turma_avaliacao_id}/{materia_id}/boss/encerrar', {
          params: { path: pathOf(ids), query: asStudent(api) },
          body: {},
        }),
      ),
    onSuccess: (resultado, _variables, _context, { client }) => {
      client.setQueryData(bossConcluidoQuery(api, ids).queryKey, resultado);
      setStatus(client, api, ids, resultado.status_boss_enum);
      return bossEnded(client, api, ids);
    },
  });

export type RespostaBossVariables = { item: BossItem; item_resposta: RespostaBossRequest['item_resposta'] };

/** Answer one item. The answer of the server replaces it in the list at once; the last one ends the attempt. */
export const saveRespostaBossMutation = (api: Api, ids: BossIds) => {
  const query = asStudent(api);
  return mutationOptions({
    mutationKey: ['saveRespostaBoss', ids],
    mutationFn: ({ item, item_resposta }: RespostaBossVariables) => {
      const { turma_avaliacao_roteiro_estudo_id, turma_avaliacao_lista_adaptada_id } = item;
      return unwrap(
        api.POST('/api/v1/avaliacao_adaptadas/{tipo_avaliacao}/resposta_boss', {
          params: { path: { tipo_avaliacao: pathOf(ids).tipo_avaliacao }, query },
          body: { turma_avaliacao_roteiro_estudo_id, turma_avaliacao_lista_adaptada_id, item_resposta },
        }),
      );
    },
    onSuccess: (answered, { item }, _result, { client }) => {
      client.setQueryData(
        bossResumoQuery(api, ids).queryKey,
        (cached) => cached && withResposta(cached, item, answered),
      );
      if (answered.status_boss === 'iniciado') return undefined;
      setStatus(client, api, ids, answered.status_boss);
      return bossEnded(client, api, ids);
    },
  });
};

function withResposta(cached: ComFim<BossResumo>, item: BossItem, answered: RespostaBoss): ComFim<BossResumo> {
  const { item_resposta, item_gabarito, acertou, tempo_restante, status_boss, servidor_em } = answered;
  return withFim({
    ...cached,
    tempo_restante,
    status_boss,
    servidor_em,
    online: cached.online && status_boss === 'iniciado',
    itens: cached.itens.map((one) =>
      one.banco_questao_id === item.banco_questao_id ? { ...one, item_resposta, item_gabarito, acertou } : one,
    ),
  });
}
