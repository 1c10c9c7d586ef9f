import type { Api } from '@luneta/api-client';
import { contaQuery } from '@luneta/api-client/conta';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '../router/index.ts';

import { useServices } from '../services/context.tsx';
import { useConta } from '../session/use-conta.ts';

/** The same API on behalf of another enrolment of the same student. */
const asTurma = (api: Api, turma_aluno_id: number): Api => ({ ...api, turma_aluno_id: () => turma_aluno_id });

type Wanted = {
  readonly turma_aluno_id: number;
  /** The student has read that the class belongs to the other app. */
  readonly mayLeave: boolean;
};
/** The class was changed, or it belongs to the other app and nothing was changed yet. */
export type Selected = 'done' | 'other_app';

/**
 * Switches to another class. It first fetches the account of that class, so that a class that cannot be opened changes
 * nothing, and one of the other app only after the student has read so. Then it goes home and changes the session, which
 * empties the cache (decisions 33, 63). From there the session itself moves to the other app.
 */
export function useSelectTurma() {
  const { api, session, queryClient } = useServices();
  const { versao } = useConta();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ turma_aluno_id, mayLeave }: Wanted): Promise<Selected> => {
      const query = contaQuery(asTurma(api, turma_aluno_id));
      const conta = await queryClient.fetchQuery({ ...query, staleTime: 0 });
      if (conta.versao !== versao && !mayLeave) return 'other_app';
      // In every app; the guard knows where home is, also when the class belongs to the other version.
      await navigate('/home');
      session.selectTurmaAluno(turma_aluno_id);
      queryClient.setQueryData(query.queryKey, conta);
      return 'done';
    },
  });
}
