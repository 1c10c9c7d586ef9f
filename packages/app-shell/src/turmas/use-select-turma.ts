import type { Api } from '@luneta/api-client';
import { contaQuery } from '@luneta/api-client/conta';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { useServices } from '../services/context.tsx';

/** The same API on behalf of another enrolment of the same student. */
const asTurma = (api: Api, turma_aluno_id: number): Api => ({ ...api, turma_aluno_id: () => turma_aluno_id });

/**
 * Switches to another class. It first fetches the account of that class, so that a class that cannot be opened changes
 * nothing. Then it goes home and changes the session, which empties the cache (decisions 33, 63).
 */
export function useSelectTurma() {
  const { api, session, queryClient } = useServices();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (turma_aluno_id: number) => {
      const query = contaQuery(asTurma(api, turma_aluno_id));
      const conta = await queryClient.fetchQuery({ ...query, staleTime: 0 });
      // In every app; the guard knows where home is, also when the class belongs to the other version.
      await navigate('/home');
      session.selectTurmaAluno(turma_aluno_id);
      queryClient.setQueryData(query.queryKey, conta);
    },
  });
}
