/** The door of an exam day that asks for a code: for the board alone. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { EntradaProva } from '@luneta/openapi';

import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { invalidate, key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';
import type { DiaDaTurma } from './gestao-provas.ts';

const entradaKey = (api: Api, { turma_avaliacao_id, dia_prova }: DiaDaTurma) =>
  key(api, 'gestao', 'entrada', turma_avaliacao_id, dia_prova);

/** How often a board asks who stands at the door. */
const NA_PORTA_MS = 10_000;

/** The code and who typed wrong ones; `live` asks again while the board is open. */
export const entradaProvaQuery = (api: Api, path: DiaDaTurma, live = false) =>
  queryOptions({
    queryKey: entradaKey(api, path),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/entrada', { params: { path }, signal })),
    ...freshPolicies.gestaoProvas,
    ...(live ? { refetchInterval: NA_PORTA_MS } : {}),
  });

/** Another code: the old one opens nothing from now on. */
export const createCodigoEntradaMutation = (api: Api, path: DiaDaTurma) =>
  mutationOptions({
    mutationKey: ['createCodigoEntrada', path],
    mutationFn: () =>
      unwrap(
        api.POST('/api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/entrada/codigo', {
          params: { path },
          body: {},
        }),
      ),
    onSuccess: (entrada: EntradaProva, _variables, _result, { client }) =>
      client.setQueryData(entradaKey(api, path), entrada),
  });

/** Lets one student in without the code. */
export const admitAlunoMutation = (api: Api, path: DiaDaTurma) =>
  mutationOptions({
    mutationKey: ['setAdmissaoAluno', path],
    mutationFn: (turma_aluno_id: number) =>
      unwrap(
        api.POST('/api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/entrada/admissao', {
          params: { path },
          body: { turma_aluno_id },
        }),
      ),
    onSettled: (_data, _error, _variables, _result, { client }) => invalidate(client, [entradaKey(api, path)]),
  });
