/** One exam day for screens: its queries, its mutations and what each makes out of date. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { invalidate, studentKey } from '../keys.ts';
import type { Key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';
import { avaliacoesKey } from './avaliacoes.ts';
import { questaoQuery } from './banco-questoes.ts';
import { getProva, getProvaQuestoes, getProvaResumo, startProva } from './prova-calls.ts';
import type { ProvaIds, Questoes } from './prova-calls.ts';

export * from './prova-calls.ts';

/** Everything about one exam day. */
export const provaKey = ({ turma_aluno_id, turma_avaliacao_id, dia_prova }: ProvaIds): Key =>
  studentKey(turma_aluno_id, 'prova', turma_avaliacao_id, dia_prova);

export const provaQuery = (api: Api, ids: ProvaIds) =>
  queryOptions({
    ...freshPolicies.prova,
    queryKey: [...provaKey(ids), 'detalhe'] as const,
    queryFn: ({ signal }) => getProva(api, ids, signal),
  });

/**
 * Every question of the day. They are put where `questaoQuery` looks, so that no question is asked for by itself and a
 * lost connection does not stop the reading.
 */
export const questoesQuery = (api: Api, ids: ProvaIds) => {
  const queryKey = [...provaKey(ids), 'questoes'] as const;
  return queryOptions({
    ...freshPolicies.prova,
    queryKey,
    queryFn: async ({ client, signal }) => {
      const cached = client.getQueryData<Questoes>(queryKey);
      const all = await getProvaQuestoes(api, ids, cached, signal);
      // The same as before is shared already.
      if (all !== cached) shareQuestoes(client, api, all);
      return all;
    },
  });
};

/** Puts each question where `questaoQuery` looks. An exam has no key. */
function shareQuestoes(client: QueryClient, api: Api, { questoes }: Questoes): void {
  for (const { numero: _numero, lingua_estrangeira: _lingua, ...questao } of questoes) {
    client.setQueryData(questaoQuery(api, questao.banco_questao_id).queryKey, {
      ...questao,
      comentario: '',
      gabarito: null,
    });
  }
}

/** Questions of the day that this device kept, to be read until the server can be asked again. */
export function restoreQuestoes(client: QueryClient, api: Api, ids: ProvaIds, kept: Questoes): void {
  client.setQueryData(questoesQuery(api, ids).queryKey, kept, { updatedAt: 0 });
  shareQuestoes(client, api, kept);
}

export const resumoQuery = (api: Api, ids: ProvaIds) =>
  queryOptions({
    ...freshPolicies.prova,
    queryKey: [...provaKey(ids), 'resumo'] as const,
    queryFn: ({ signal }) => getProvaResumo(api, ids, signal),
  });

const changedDay = (client: QueryClient, api: Api, ids: ProvaIds) =>
  invalidate(client, [provaKey(ids), avaliacoesKey(api)]);

/** Start the clock, with the code of the board where the day asks for it: the day and the lists show it. */
export const startProvaMutation = (api: Api, ids: ProvaIds) =>
  mutationOptions({
    mutationKey: ['startProva', ids],
    mutationFn: (codigo: string | undefined) => startProva(api, ids, codigo),
    onSettled: (_data, _error, _variables, _result, { client }) => changedDay(client, api, ids),
  });
