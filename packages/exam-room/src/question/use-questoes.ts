import { questoesQuery, restoreQuestoes, type Questoes } from '@luneta/api-client/prova';
import { useMayWrite, useServices, useTurmaAlunoId } from '@luneta/app-shell';
import { useProvaValue } from '@luneta/exam/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { noteQuestoes, notedQuestoes } from '../session/exam-notes.ts';
import type { ProvaPlace } from '../setup.tsx';

/** The query of every question of the day (decision 199): one call, made once for all who use it. */
function useDayQuery(place: ProvaPlace) {
  const { api } = useServices();
  return useQuery(questoesQuery(api, { ...place, turma_aluno_id: useTurmaAlunoId() }));
}

/**
 * Brings all questions of the day while the answers load, and again when the connection returns without them. They are kept
 * in this tab, so that a reload without a connection still has them.
 */
export function useQuestoes(place: ProvaPlace): void {
  const { data, isError, refetch } = useDayQuery(place);
  const { api, queryClient, session } = useServices();
  const ids = { ...place, turma_aluno_id: useTurmaAlunoId() };
  const mayWrite = useMayWrite();
  const keep = useEffectEvent((questoes: Questoes) => {
    if (mayWrite) noteQuestoes(session, ids, questoes);
  });
  useEffect(() => {
    if (data !== undefined) keep(data);
  }, [data]);
  const restore = useEffectEvent(() => {
    const noted = data === undefined ? notedQuestoes(session, ids) : null;
    if (noted !== null) restoreQuestoes(queryClient, api, ids, noted);
  });
  useEffect(() => {
    if (isError) restore();
  }, [isError]);
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
