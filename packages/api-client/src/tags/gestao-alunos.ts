/**
 * What staff do with one student beyond opening the experience: look at what is happening now, export the data, erase
 * it. Copies of the data and new passwords are kept nowhere once their screen is gone.
 */
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  AcomodacaoRequest,
  AnonimizacaoAlunoRequest,
  ExportacaoAlunoRequest,
  MotivoRequest,
  RankingAlunoRequest,
  SenhasTurmaRequest,
  TentativaBossRequest,
} from '@luneta/openapi';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { invalidate, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

/** One student: what runs now, sign-ins, lock-out, state of the password. */
export const gestaoAlunoQuery = (api: Api, turma_aluno_id: number) =>
  queryOptions({
    queryKey: key(api, 'gestao', 'aluno', turma_aluno_id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v2/gestao/alunos/{turma_aluno_id}', { params: { path: { turma_aluno_id } }, signal })),
    ...freshPolicies.gestao,
  });

/** The lists and drawers of students are out of date: a password, an account or a name has changed. */
export const invalidateAlunos = (api: Api, client: QueryClient): Promise<void> =>
  invalidate(client, [key(api, 'gestao')]);

export type ResetSenhas = Omit<SenhasTurmaRequest, 'params'> & { readonly turma_id: number };

/** New one-time passwords for students of one class, at most 100; told only in this answer (security D7). */
export const resetSenhasMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['resetSenhas'],
    gcTime: 0,
    mutationFn: ({ turma_id, ...body }: ResetSenhas) =>
      unwrap(api.POST('/api/v2/gestao/turmas/{turma_id}/senhas', { params: { path: { turma_id } }, body })),
  });

type OfAluno<Body> = Omit<Body, 'params'> & { readonly turma_aluno_id: number };

/** The data of one student as a file; nothing of it is kept. */
export const exportAlunoMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['exportAluno'],
    gcTime: 0,
    mutationFn: ({ turma_aluno_id, ...body }: OfAluno<ExportacaoAlunoRequest>) =>
      unwrap(
        api.POST('/api/v2/gestao/alunos/{turma_aluno_id}/exportacao', { params: { path: { turma_aluno_id } }, body }),
      ),
  });

/** Takes everything that leads to the student away, for good. */
export const eraseAlunoMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['eraseAluno'],
    gcTime: 0,
    mutationFn: ({ turma_aluno_id, ...body }: OfAluno<AnonimizacaoAlunoRequest>) =>
      unwrap(
        api.POST('/api/v2/gestao/alunos/{turma_aluno_id}/anonimizacao', { params: { path: { turma_aluno_id } }, body }),
      ),
  });

/** More time in every exam of the student (decisions 91, 168). */
export const setAcomodacaoMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['setAcomodacaoAluno'],
    mutationFn: ({ turma_aluno_id, ...body }: OfAluno<AcomodacaoRequest>) =>
      unwrap(
        api.PUT('/api/v2/gestao/alunos/{turma_aluno_id}/acomodacao', { params: { path: { turma_aluno_id } }, body }),
      ),
    onSuccess: (_data, _variables, _result, { client }) => invalidateAlunos(api, client),
  });

/** Hides the name of the student in rankings, or shows it (decision 154). */
export const setRankingMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['setRankingAluno'],
    mutationFn: ({ turma_aluno_id, ...body }: OfAluno<RankingAlunoRequest>) =>
      unwrap(api.PUT('/api/v2/gestao/alunos/{turma_aluno_id}/ranking', { params: { path: { turma_aluno_id } }, body })),
    onSuccess: (_data, _variables, _result, { client }) => invalidateAlunos(api, client),
  });

/** 'Liberar agora': ends the wait after wrong passwords (decision 213). */
export const endBloqueioMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['setBloqueioAluno'],
    mutationFn: (turma_aluno_id: number) =>
      unwrap(
        api.PUT('/api/v2/gestao/alunos/{turma_aluno_id}/bloqueio', {
          params: { path: { turma_aluno_id } },
          body: { bloqueado: false },
        }),
      ),
    onSuccess: (_data, _variables, _result, { client }) => invalidateAlunos(api, client),
  });

/** Takes an offensive social name away (decision 50). */
export const resetNomeSocialMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['resetNomeSocial'],
    mutationFn: ({ turma_aluno_id, ...body }: OfAluno<MotivoRequest>) =>
      unwrap(
        api.POST('/api/v2/gestao/alunos/{turma_aluno_id}/nome_social', { params: { path: { turma_aluno_id } }, body }),
      ),
    onSuccess: (_data, _variables, _result, { client }) => invalidateAlunos(api, client),
  });

/** One more attempt at a Boss that was fought (decision 142). */
export const createTentativaBossMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['createTentativaBoss'],
    mutationFn: ({ turma_aluno_id, ...body }: OfAluno<TentativaBossRequest>) =>
      unwrap(
        api.POST('/api/v2/gestao/alunos/{turma_aluno_id}/tentativas_boss', {
          params: { path: { turma_aluno_id } },
          body,
        }),
      ),
    onSuccess: (_data, _variables, _result, { client }) => invalidateAlunos(api, client),
  });
