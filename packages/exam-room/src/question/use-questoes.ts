import { ApiError } from '@luneta/api-client';
import { questoesQuery, restoreQuestoes, type Questoes } from '@luneta/api-client/prova';
import { useMayWrite, useServices, useTurmaAlunoId } from '@luneta/app-shell';
import { useProvaActions, useProvaValue } from '@luneta/exam/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { noteQuestoes, notedQuestoes } from '../session/exam-notes.ts';
import type { ProvaPlace } from '../setup.tsx';

/** The query of every question of the day (decision 199): one call, made once for all who use it. */
function useDayQuery(place: ProvaPlace, looks = false) {
  const { api } = useServices();
  return useQuery({
    ...questoesQuery(api, { ...place, turma_aluno_id: useTurmaAlunoId() }),
    // React Query asks only while the page is visible.
    refetchInterval: looks && lookAgainMs,
  });
}

/** Staff read that the open screens say it within a minute. Others of the class look too: each draws its own time. */
const lookAgainMs = () => 40_000 + 15_000 * Math.random();

/**
 * Brings all questions of the day while the answers load, and again when the connection returns without them. They are kept
 * in this tab, so that a reload without a connection still has them. Now and then it looks whether a question was repaired or the
 * exam was cancelled (rules MON-5, MON-6).
 */
export function useQuestoes(place: ProvaPlace): void {
  const online = useProvaValue((state) => state.connection.status === 'online');
  const answering = useProvaValue((state) => state.phase === 'answering');
  const { data, error, isError, refetch } = useDayQuery(place, online && answering);
  const { dispatch } = useProvaActions();
  const { api, queryClient, session } = useServices();
  const ids = { ...place, turma_aluno_id: useTurmaAlunoId() };
  const mayWrite = useMayWrite();
  const keep = useEffectEvent((questoes: Questoes) => {
    if (mayWrite) noteQuestoes(session, ids, questoes);
  });
  useEffect(() => {
    if (data === undefined) return;
    keep(data);
    dispatch({ type: 'revision-heard', revisao_prova: data.revisao_prova ?? 0 });
  }, [data, dispatch]);
  // Of a cancelled exam the questions are refused: the day says so.
  useEffect(() => {
    if (error instanceof ApiError && error.avaliacao_finalizada) dispatch({ type: 'look-asked' });
  }, [error, dispatch]);
  const restore = useEffectEvent(() => {
    const noted = data === undefined ? notedQuestoes(session, ids) : null;
    if (noted !== null) restoreQuestoes(queryClient, api, ids, noted);
  });
  useEffect(() => {
    if (isError) restore();
  }, [isError]);
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
