/** Looks one student up by turma_aluno_id. A miss says the same whether the student exists or not (decision 27). */
import { ApiError } from '@luneta/api-client';
import { acompanhamentoQuery } from '@luneta/api-client/gestao';
import { errorMessage, useServices } from '@luneta/app-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { alunosOf, type Aluno } from '../../aluno.ts';
import { copy } from './copy.ts';

/** Ids of the contract: whole numbers from 1 that a number holds exactly. */
const ID = /^[1-9]\d{0,14}$/u;

export function useCodigo(onFound: (aluno: Aluno) => void) {
  const { api } = useServices();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function find(typed: string) {
    const busca = typed.trim();
    setError(undefined);
    if (!ID.test(busca)) return setError(copy.notFound);
    setBusy(true);
    try {
      // Never cached: a student may have been enrolled since the last look.
      const { pages } = await client.fetchInfiniteQuery({ ...acompanhamentoQuery(api, { busca }), staleTime: 0 });
      const found = alunosOf(pages.flatMap(({ turmas }) => turmas)).find(
        ({ turma_aluno_id }) => turma_aluno_id === Number(busca),
      );
      if (found) onFound(found);
      else setError(copy.notFound);
    } catch (failure) {
      setError(failure instanceof ApiError && failure.offline ? copy.offline : errorMessage(failure));
    } finally {
      setBusy(false);
    }
  }

  return { find: (typed: string) => void find(typed), busy, error, clear: () => setError(undefined) };
}
