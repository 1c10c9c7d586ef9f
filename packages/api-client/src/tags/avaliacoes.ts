/** Assessments centre: the lists of exam days in both shapes, and the details of one. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { asStudent, invalidate, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

/** Every list of exam days, whatever its shape. */
export const avaliacoesKey = (api: Api) => key(api, 'avaliacoes');

/** One entry per exam day (version 2). */
export const avaliacoesQuery = (api: Api) => {
  const query = asStudent(api);
  return queryOptions({
    ...freshPolicies.avaliacoes,
    queryKey: key(api, 'avaliacoes', 'lista'),
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/avaliacoes', { params: { query }, signal })),
  });
};

/** Exams of today and study lists of the week (older shape). */
export const centralAvaliacoesQuery = (api: Api) => {
  const query = asStudent(api);
  return queryOptions({
    ...freshPolicies.avaliacoes,
    queryKey: key(api, 'avaliacoes', 'central'),
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/central_avaliacoes', { params: { query }, signal })),
  });
};

export type AvaliacaoIds = { avaliacao_conhecimento_id: number; dia_prova?: number };

/** Details of one exam day: the only element of the documented list (decision 86). */
export const avaliacaoInfoQuery = (api: Api, { avaliacao_conhecimento_id, dia_prova }: AvaliacaoIds) => {
  const query = asStudent(api);
  return queryOptions({
    ...freshPolicies.avaliacoes,
    queryKey: key(api, 'avaliacoes', 'info', avaliacao_conhecimento_id, dia_prova ?? 'primeiro'),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/avaliacoes/{avaliacao_conhecimento_id}/info', {
          params: {
            path: { avaliacao_conhecimento_id },
            query: dia_prova === undefined ? query : { ...query, dia_prova },
          },
          signal,
        }),
      ),
    select: (list) => list[0],
  });
};

/** Put the exams of a test account back to their start. */
export const resetAvaliacoesMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['resetAvaliacoes'],
    mutationFn: () => unwrap(api.POST('/api/v2/tests/reset_avaliacoes', { body: {} })),
    onSuccess: (_data, _variables, _result, { client }) =>
      invalidate(client, [avaliacoesKey(api), key(api, 'prova'), key(api, 'resultados')]),
  });
