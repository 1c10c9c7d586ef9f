import { questoesQuery } from '@luneta/api-client/prova';
import { useServices, useTurmaAlunoId } from '@luneta/app-shell';
import { useProvaValue } from '@luneta/exam/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import type { ProvaPlace } from '../setup.tsx';

/** The query of every question of the day (decision 199): one call, made once for all who use it. */
function useDayQuery(place: ProvaPlace) {
  const { api } = useServices();
  return useQuery(questoesQuery(api, { ...place, turma_aluno_id: useTurmaAlunoId() }));
}

/** Brings all questions of the day while the answers load, and again when the connection returns without them. */
export function useQuestoes(place: ProvaPlace): void {
  const { isError, refetch } = useDayQuery(place);
  const online = useProvaValue((state) => state.connection.status === 'online');
  const answering = useProvaValue((state) => state.phase === 'answering');
  const again = useEffectEvent(() => {
    if (isError) void refetch();
  });
  useEffect(() => {
    if (online && answering) again();
  }, [online, answering]);
}

/** False while all questions are on their way: until then none is asked for by itself. */
export function useQuestoesSettled(place: ProvaPlace): boolean {
  return !useDayQuery(place).isPending;
}
