/** Roadmaps of version 2: the list, one subject with its phases, the search among closed ones, and the test reset. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { TrilhaResetRequest } from '@luneta/openapi';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { asStudent, invalidate, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

/** Everything about roadmaps of version 2: lists, subjects and phases. */
export const trilhasKey = (api: Api) => key(api, 'trilhas');

/** The lists and subjects, which every answer in a phase changes; without the phases themselves. */
export const trilhasResumoKey = (api: Api) => key(api, 'trilhas', 'resumo');

/** Open roadmaps by subject, with what was done in all of them. */
export const roteirosQuery = (api: Api) => {
  const query = asStudent(api);
  return queryOptions({
    ...freshPolicies.roteiros,
    queryKey: key(api, 'trilhas', 'resumo', 'lista'),
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/roteiro_estudos', { params: { query }, signal })),
  });
};

/** `trilha_id` 1 or 2 stands for the open roadmap of that type (decision 66). */
export type RoteiroIds = { trilha_id: number; materia_id: number };

/** One roadmap with its phases. */
export const roteiroMateriaQuery = (api: Api, { trilha_id, materia_id }: RoteiroIds) => {
  const query = asStudent(api);
  return queryOptions({
    ...freshPolicies.roteiros,
    queryKey: key(api, 'trilhas', 'resumo', 'materia', trilha_id, materia_id),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/roteiro_estudos/{trilha_id}/{materia_id}', {
          params: { path: { trilha_id, materia_id }, query },
          signal,
        }),
      ),
  });
};

/** Cycles and subjects that have closed roadmaps. */
export const trilhaFiltrosQuery = (api: Api) => {
  const query = asStudent(api);
  return queryOptions({
    ...freshPolicies.roteiros,
    queryKey: key(api, 'trilhas', 'filtros'),
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/trilhas/filtros', { params: { query }, signal })),
  });
};

/** What closed roadmaps are asked for; null means all and is not sent (decision 151). */
export type TrilhasEncerradasBusca = { ciclo_numero_referencia: number | null; materia_id: number | null };

/** Closed roadmaps. Type and order are chosen on the screen. */
export const trilhasEncerradasQuery = (api: Api, busca: TrilhasEncerradasBusca) => {
  const { ciclo_numero_referencia, materia_id } = busca;
  const query = {
    ...asStudent(api),
    ...(ciclo_numero_referencia === null ? {} : { ciclo_numero_referencia }),
    ...(materia_id === null ? {} : { materia_id }),
  };
  return queryOptions({
    ...freshPolicies.roteiros,
    queryKey: key(api, 'trilhas', 'encerradas', ciclo_numero_referencia ?? 'todos', materia_id ?? 'todas'),
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/trilhas/busca_filtrada', { params: { query }, signal })),
  });
};

/** What an act in a roadmap changes elsewhere: stars on the home and in the ranking, avoided misses in the results. */
const touchedElsewhere = (api: Api) => [key(api, 'home'), key(api, 'resultados'), key(api, 'aprendizagem')];

/** The same, and the lists and subjects of roadmaps. */
export const touchedByTrilha = (api: Api) => [trilhasResumoKey(api), ...touchedElsewhere(api)];

/** Put a roadmap of a test account back to its start. */
export const resetTrilhaMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['resetTrilha'],
    mutationFn: (body: TrilhaResetRequest) => unwrap(api.POST('/api/v2/tests/resetar_trilha', { body })),
    onSuccess: (_data, _variables, _result, { client }) =>
      invalidate(client, [trilhasKey(api), key(api, 'base_conhecimentos'), ...touchedElsewhere(api)]),
  });
