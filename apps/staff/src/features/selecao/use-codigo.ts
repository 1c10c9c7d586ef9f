/** Looks one student up by turma_aluno_id. A miss says the same whether the student exists or not (decision 27). */
import { ApiError } from '@luneta/api-client';
import { acompanhamentoQuery } from '@luneta/api-client/gestao';
import { errorMessage, useServices } from '@luneta/app-shell';
import { useForm } from '@luneta/app-shell/form';
import { useQueryClient } from '@tanstack/react-query';

import { alunosOf, type Aluno } from '../../shared/aluno.ts';
import { copy } from './copy.ts';

/** Ids of the contract: whole numbers from 1 that a number holds exactly. */
const ID = /^[1-9]\d{0,14}$/u;

class NotFound extends Error {}

const sentenceOf = (error: unknown) => {
  if (error instanceof NotFound) return copy.notFound;
  return error instanceof ApiError && error.offline ? copy.offline : errorMessage(error);
};

export function useCodigo(onFound: (aluno: Aluno) => void) {
  const { api } = useServices();
  const client = useQueryClient();

  async function find(busca: string): Promise<Aluno> {
    // Never cached: a student may have been enrolled since the last look.
    const { pages } = await client.fetchInfiniteQuery({ ...acompanhamentoQuery(api, { busca }), staleTime: 0 });
    const found = alunosOf(pages.flatMap(({ turmas }) => turmas)).find(
      ({ turma_aluno_id }) => turma_aluno_id === Number(busca),
    );
    if (!found) throw new NotFound();
    return found;
  }

  return useForm({
    values: { codigo: '' },
    toRequest: ({ codigo }) => codigo.trim(),
    check: ({ codigo }) => ({ codigo: errorOf(codigo.trim()) }),
    send: find,
    refusal: (error) => ({ fields: { codigo: sentenceOf(error) } }),
    stood: (_, sent) => sent,
    onSent: onFound,
  });
}

function errorOf(codigo: string): string | undefined {
  if (codigo === '') return copy.codigoMissing;
  return ID.test(codigo) ? undefined : copy.notFound;
}
