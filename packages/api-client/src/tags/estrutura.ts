/** What a school consists of: campuses, grades, years with their cycles. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { AnoLetivoRequest, GestaoSede, GestaoSerie, SedeRequest, SerieRequest } from '@luneta/openapi';
import { settle, unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { everyPage } from '../every-page.ts';
import { invalidate, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

type Body<Request> = Omit<Request, 'params'>;

/** Prefix of what a school consists of. */
export const estruturaKey = (api: Api, escola_id: number) => key(api, 'gestao', 'estrutura', escola_id);

/** Campuses by name, archived ones too: what offers a choice leaves those out (`emUso`). */
export const sedesQuery = (api: Api, escola_id: number) =>
  queryOptions({
    queryKey: [...estruturaKey(api, escola_id), 'sedes'],
    queryFn: async ({ signal }): Promise<GestaoSede[]> =>
      (
        await everyPage((query) =>
          settle(
            api.GET('/api/v2/gestao/escolas/{escola_id}/sedes', {
              params: { path: { escola_id }, query: { ...query, arquivadas: true } },
              signal,
            }),
          ),
        )
      ).flat(),
    ...freshPolicies.gestao,
  });

/** Grades from the lowest to the highest, archived ones too. */
export const seriesQuery = (api: Api, escola_id: number) =>
  queryOptions({
    queryKey: [...estruturaKey(api, escola_id), 'series'],
    queryFn: async ({ signal }): Promise<GestaoSerie[]> =>
      (
        await everyPage((query) =>
          settle(
            api.GET('/api/v2/gestao/escolas/{escola_id}/series', {
              params: { path: { escola_id }, query: { ...query, arquivadas: true } },
              signal,
            }),
          ),
        )
      ).flat(),
    ...freshPolicies.gestao,
  });

/** School years with their cycles, newest first. */
export const anosLetivosQuery = (api: Api, escola_id: number) =>
  queryOptions({
    queryKey: [...estruturaKey(api, escola_id), 'anos'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v2/gestao/escolas/{escola_id}/anos_letivos', { params: { path: { escola_id } }, signal })),
    ...freshPolicies.gestao,
  });

/** What a change makes out of date: lists of students, filters and pages of classes are made of them too. */
export const changedEstrutura = (api: Api) => [key(api, 'gestao')];

/** Makes or changes a campus. */
export const saveSedeMutation = (api: Api, escola_id: number) =>
  mutationOptions({
    mutationKey: ['saveSede', escola_id],
    mutationFn: (body: Body<SedeRequest>) =>
      unwrap(api.PUT('/api/v2/gestao/escolas/{escola_id}/sedes', { params: { path: { escola_id } }, body })),
    onSuccess: (_saved, _sent, _context, { client }) => invalidate(client, changedEstrutura(api)),
  });

/** Makes or changes a grade. */
export const saveSerieMutation = (api: Api, escola_id: number) =>
  mutationOptions({
    mutationKey: ['saveSerie', escola_id],
    mutationFn: (body: Body<SerieRequest>) =>
      unwrap(api.PUT('/api/v2/gestao/escolas/{escola_id}/series', { params: { path: { escola_id } }, body })),
    onSuccess: (_saved, _sent, _context, { client }) => invalidate(client, changedEstrutura(api)),
  });

/** Makes 6º to 9º ano and 1ª to 3ª série where they are missing. */
export const createSeriesPadraoMutation = (api: Api, escola_id: number) =>
  mutationOptions({
    mutationKey: ['createSeriesPadrao', escola_id],
    mutationFn: () =>
      unwrap(
        api.POST('/api/v2/gestao/escolas/{escola_id}/series/padrao', {
          params: { path: { escola_id } },
          body: { etapas: ['fundamental_2', 'medio'] },
        }),
      ),
    onSuccess: (_saved, _sent, _context, { client }) => invalidate(client, changedEstrutura(api)),
  });

type Arquivamento = { readonly id: number; readonly arquivada: boolean };

/** Archives a campus, or takes it back. */
export const setSedeArquivamentoMutation = (api: Api, escola_id: number) =>
  mutationOptions({
    mutationKey: ['setSedeArquivamento', escola_id],
    mutationFn: ({ id: sede_id, arquivada }: Arquivamento) =>
      unwrap(
        api.POST('/api/v2/gestao/escolas/{escola_id}/sedes/{sede_id}/arquivamento', {
          params: { path: { escola_id, sede_id } },
          body: { arquivada },
        }),
      ),
    onSuccess: (_saved, _sent, _context, { client }) => invalidate(client, changedEstrutura(api)),
  });

/** Archives a grade, or takes it back. */
export const setSerieArquivamentoMutation = (api: Api, escola_id: number) =>
  mutationOptions({
    mutationKey: ['setSerieArquivamento', escola_id],
    mutationFn: ({ id: serie_id, arquivada }: Arquivamento) =>
      unwrap(
        api.POST('/api/v2/gestao/escolas/{escola_id}/series/{serie_id}/arquivamento', {
          params: { path: { escola_id, serie_id } },
          body: { arquivada },
        }),
      ),
    onSuccess: (_saved, _sent, _context, { client }) => invalidate(client, changedEstrutura(api)),
  });

/** Sets up a year and its cycles. */
export const saveAnoLetivoMutation = (api: Api, escola_id: number) =>
  mutationOptions({
    mutationKey: ['saveAnoLetivo', escola_id],
    mutationFn: ({ ano, ...body }: Body<AnoLetivoRequest> & { readonly ano: number }) =>
      unwrap(
        api.PUT('/api/v2/gestao/escolas/{escola_id}/anos_letivos/{ano}', {
          params: { path: { escola_id, ano } },
          body,
        }),
      ),
    onSuccess: (_saved, _sent, _context, { client }) => invalidate(client, changedEstrutura(api)),
  });

/** What may still be chosen: archived things stay readable and are offered nowhere. */
export const emUso = <One extends { readonly arquivada_em: string | null }>(all: readonly One[]): One[] =>
  all.filter(({ arquivada_em }) => arquivada_em === null);
