/** People of a school by hand: entered, mended, moved; access slips; what students need in exams. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { AlunoCadastroRequest, AlunoNovoRequest, FichasRequest, MovimentacaoRequest } from '@luneta/openapi';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';
import { invalidateAlunos } from './gestao-alunos.ts';

type OfAluno<Body> = Omit<Body, 'params'> & { readonly turma_aluno_id: number };
type OfTurma<Body> = Omit<Body, 'params'> & { readonly turma_id: number };

/** One student is entered and enrolled; nobody has a password before a slip is made. */
export const createAlunoMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['createAlunoGestao'],
    mutationFn: (body: Omit<AlunoNovoRequest, 'params'>) => unwrap(api.POST('/api/v2/gestao/alunos', { body })),
    onSuccess: (_data, _variables, _result, { client }) => invalidateAlunos(api, client),
  });

/** Who may be the same person, in the school of a class. @param data_nascimento '' while nothing is chosen */
export const parecidosQuery = (api: Api, turma_id: number, nome: string, data_nascimento: string) =>
  queryOptions({
    queryKey: key(api, 'gestao', 'parecidos', turma_id, nome, data_nascimento),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/gestao/turmas/{turma_id}/parecidos', {
          params: { path: { turma_id }, query: { nome, ...(data_nascimento !== '' && { data_nascimento }) } },
          signal,
        }),
      ),
    ...freshPolicies.gestao,
  });

/** What the school has entered about one student. */
export const cadastroQuery = (api: Api, turma_aluno_id: number) =>
  queryOptions({
    queryKey: key(api, 'gestao', 'aluno', turma_aluno_id, 'cadastro'),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/gestao/alunos/{turma_aluno_id}/cadastro', { params: { path: { turma_aluno_id } }, signal }),
      ),
    ...freshPolicies.gestao,
  });

/** Mends it. */
export const saveCadastroMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['saveAlunoCadastro'],
    mutationFn: ({ turma_aluno_id, ...body }: OfAluno<AlunoCadastroRequest>) =>
      unwrap(
        api.PUT('/api/v2/gestao/alunos/{turma_aluno_id}/cadastro', { params: { path: { turma_aluno_id } }, body }),
      ),
    onSuccess: (_data, _variables, _result, { client }) => invalidateAlunos(api, client),
  });

/** To another class, out of the school, or back. */
export const moveAlunoMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['createMovimentacao'],
    mutationFn: ({ turma_aluno_id, ...body }: OfAluno<MovimentacaoRequest>) =>
      unwrap(
        api.POST('/api/v2/gestao/alunos/{turma_aluno_id}/movimentacao', {
          params: { path: { turma_aluno_id } },
          body,
        }),
      ),
    onSuccess: (_data, _variables, _result, { client }) => invalidateAlunos(api, client),
  });

/** Who has left a class. */
export const saidasQuery = (api: Api, turma_id: number) =>
  queryOptions({
    queryKey: key(api, 'gestao', 'turma', turma_id, 'saidas'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v2/gestao/turmas/{turma_id}/saidas', { params: { path: { turma_id } }, signal })),
    ...freshPolicies.gestao,
  });

/** New slips for students of one class; the passwords are told only in this answer. */
export const createFichasMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['createFichas'],
    gcTime: 0,
    mutationFn: ({ turma_id, ...body }: OfTurma<FichasRequest>) =>
      unwrap(api.POST('/api/v2/gestao/turmas/{turma_id}/fichas', { params: { path: { turma_id } }, body })),
  });

/** What one student needs in exams. */
export const acomodacaoQuery = (api: Api, turma_aluno_id: number) =>
  queryOptions({
    queryKey: key(api, 'gestao', 'aluno', turma_aluno_id, 'acomodacao'),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/gestao/alunos/{turma_aluno_id}/acomodacao', { params: { path: { turma_aluno_id } }, signal }),
      ),
    ...freshPolicies.gestao,
  });

/** What the students of a class need on the day. */
export const acomodacoesQuery = (api: Api, turma_id: number) =>
  queryOptions({
    queryKey: key(api, 'gestao', 'turma', turma_id, 'acomodacoes'),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v2/gestao/turmas/{turma_id}/acomodacoes', { params: { path: { turma_id } }, signal })),
    ...freshPolicies.gestao,
  });
