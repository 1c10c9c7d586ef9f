/** Study roadmaps and action plans of version 1: the list of a cycle, one subject with its phases, and what a student sets there. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { AdaptadaLista, AdaptadaMateria, MetaSemana, TipoAvaliacao } from '@luneta/openapi';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { asStudent, invalidate, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

/** One subject of one roadmap or plan. */
export type AdaptadaIds = { tipo: TipoAvaliacao; turma_avaliacao_id: number; materia_id: number };

const SEGMENT = { RoteiroEstudo: 'roteiro_estudos', PlanoAcao: 'plano_acoes' } as const;

/** The subject as the address of a call names it, in the spelling that our addresses have (decision 65). */
export const adaptadaPath = ({ tipo, turma_avaliacao_id, materia_id }: AdaptadaIds) => ({
  tipo: SEGMENT[tipo],
  turma_avaliacao_id,
  materia_id,
});

/** Everything about roadmaps and plans: every list and every subject. */
export const adaptadasKey = (api: Api) => key(api, 'adaptadas');

/** The roadmaps of every cycle. */
export const adaptadasListaKey = (api: Api) => key(api, 'adaptadas', 'lista');

/** One subject, with its phases and the state of its Boss. */
export const adaptadaMateriaKey = (api: Api, { tipo, turma_avaliacao_id, materia_id }: AdaptadaIds) =>
  key(api, 'adaptadas', 'materia', tipo, turma_avaliacao_id, materia_id);

/** What a run or a Boss changes beside itself: the subject and every list. */
export const changedAdaptada = (api: Api, ids: AdaptadaIds) => [adaptadaMateriaKey(api, ids), adaptadasListaKey(api)];

/** Roadmaps by knowledge area. @param ciclo_id the cycle wanted; null means the current one (decision 83) */
export const adaptadasQuery = (api: Api, ciclo_id: number | null) => {
  const student = asStudent(api);
  const query = ciclo_id === null ? student : { ...student, ciclo_id };
  return queryOptions({
    ...freshPolicies.roteiros,
    queryKey: key(api, 'adaptadas', 'lista', ciclo_id ?? 'atual'),
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/avaliacao_adaptadas', { params: { query }, signal })),
  });
};

export const adaptadaMateriaQuery = (api: Api, ids: AdaptadaIds) => {
  const query = asStudent(api);
  return queryOptions({
    ...freshPolicies.roteiros,
    queryKey: adaptadaMateriaKey(api, ids),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/avaliacao_adaptadas/{tipo}/{turma_avaliacao_id}/{materia_id}', {
          params: { path: adaptadaPath(ids), query },
          signal,
        }),
      ),
  });
};

/** Do not show the explanation of action plans again: in no subject of this plan (decision 143). */
export const setNaoExibirExplicacaoMutation = (api: Api, { tipo, turma_avaliacao_id }: AdaptadaIds) =>
  mutationOptions({
    mutationKey: ['setNaoExibirExplicacaoPlanoAcao', tipo, turma_avaliacao_id],
    mutationFn: () =>
      unwrap(
        api.POST('/api/v1/avaliacao_adaptadas/{tipo}/{turma_avaliacao_id}/nao_exibir_explicacao_plano_acao', {
          params: { path: { tipo: SEGMENT[tipo], turma_avaliacao_id } },
          body: {},
        }),
      ),
    onSuccess: (_data, _variables, _result, { client }) => {
      const queryKey = key(api, 'adaptadas', 'materia', tipo, turma_avaliacao_id);
      client.setQueriesData<AdaptadaMateria>(
        { queryKey },
        (cached) => cached && { ...cached, exibir_explicacao_plano_acao: false },
      );
    },
  });

/** Choose the weekly goal: shown at once in every list. */
export const saveMetaSemanaMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['saveMetaSemana'],
    mutationFn: (meta: MetaSemana['meta']) =>
      unwrap(api.PUT('/api/v1/avaliacao_adaptadas/meta_semana', { body: { meta } })),
    onSuccess: (meta_semana, _variables, _result, { client }) => {
      client.setQueriesData<AdaptadaLista>(
        { queryKey: adaptadasListaKey(api) },
        (cached) => cached && { ...cached, meta_semana },
      );
    },
  });

/** Put the roadmaps and plans of a test account back to their start, with what was earned in them. */
export const resetRoteiroEstudosMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['resetRoteiroEstudos'],
    mutationFn: () => unwrap(api.POST('/api/v1/tests/reset_roteiro_estudos', { body: {} })),
    onSuccess: (_data, _variables, _result, { client }) =>
      invalidate(client, [adaptadasKey(api), key(api, 'fase'), key(api, 'boss'), key(api, 'navbar')]),
  });
