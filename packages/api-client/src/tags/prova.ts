/** One exam day for screens: its queries, its mutations and what each makes out of date. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { LinguaRequest, RedacaoRequest, RespostaRequest } from '@luneta/openapi';
import type { Api } from '../api.ts';
import { ApiError } from '../errors.ts';
import { invalidate, key, studentKey } from '../keys.ts';
import type { Key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';
import { avaliacoesKey } from './avaliacoes.ts';
import {
  closeProva,
  getProva,
  getProvaResumo,
  saveRedacao,
  saveResposta,
  setLinguaEstrangeira,
  startProva,
} from './prova-calls.ts';
import type { ProvaIds } from './prova-calls.ts';

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

export const resumoQuery = (api: Api, ids: ProvaIds) =>
  queryOptions({
    ...freshPolicies.prova,
    queryKey: [...provaKey(ids), 'resumo'] as const,
    queryFn: ({ signal }) => getProvaResumo(api, ids, signal),
  });

const changedDay = (client: QueryClient, api: Api, ids: ProvaIds) =>
  invalidate(client, [provaKey(ids), avaliacoesKey(api)]);

/** The day takes no more writes: the lists are fetched again (S3 §4). */
async function finishedElsewhere(error: unknown, client: QueryClient, api: Api, ids: ProvaIds): Promise<void> {
  if (error instanceof ApiError && error.avaliacao_finalizada) await changedDay(client, api, ids);
}

/** Start the clock: the day and the lists show it. */
export const startProvaMutation = (api: Api, ids: ProvaIds) =>
  mutationOptions({
    mutationKey: ['startProva', ids],
    mutationFn: () => startProva(api, ids),
    onSettled: (_data, _error, _variables, _result, { client }) => changedDay(client, api, ids),
  });

/** Hand in: the day, the lists and the results change. */
export const closeProvaMutation = (api: Api, ids: ProvaIds) =>
  mutationOptions({
    mutationKey: ['closeProva', ids],
    mutationFn: () => closeProva(api, ids),
    onSettled: (_data, _error, _variables, _result, { client }) =>
      invalidate(client, [provaKey(ids), avaliacoesKey(api), key(api, 'resultados')]),
  });

/** Save one answer. Nothing is fetched again: whoever keeps the answers merges what is stored. */
export const saveRespostaMutation = (api: Api, ids: ProvaIds) =>
  mutationOptions({
    mutationKey: ['saveResposta', ids],
    mutationFn: (body: RespostaRequest) => saveResposta(api, ids, body),
    onError: (error, _variables, _result, { client }) => finishedElsewhere(error, client, api, ids),
  });

/** Choose the language: counts and totals of the day change. */
export const setLinguaEstrangeiraMutation = (api: Api, ids: ProvaIds) =>
  mutationOptions({
    mutationKey: ['setLinguaEstrangeira', ids],
    mutationFn: (lingua_estrangeira: LinguaRequest['lingua_estrangeira']) =>
      setLinguaEstrangeira(api, ids, lingua_estrangeira),
    onSuccess: (_data, _variables, _result, { client }) => changedDay(client, api, ids),
    onError: (error, _variables, _result, { client }) => finishedElsewhere(error, client, api, ids),
  });

/** Save the essay. Nothing is fetched again, so that the text being written is never replaced. */
export const saveRedacaoMutation = (api: Api, ids: ProvaIds, proposta_redacao_id: number) =>
  mutationOptions({
    mutationKey: ['saveRedacao', ids, proposta_redacao_id],
    mutationFn: (body: RedacaoRequest) => saveRedacao(api, ids, proposta_redacao_id, body),
    onError: (error, _variables, _result, { client }) => finishedElsewhere(error, client, api, ids),
  });
