import { faseItensQuery, type FaseIds } from '@luneta/api-client/fase';
import { useMayWrite, useServices, useTurmaAlunoId } from '@luneta/app-shell';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { FaseLog } from '@luneta/api-client';

import { addToLog, type Run } from './run-rows.ts';

export const runOf = (ids: FaseIds, turma_aluno_id: number, tentativa: number): Run => ({
  turma_aluno_id,
  tipo: ids.tipo,
  turma_avaliacao_id: ids.turma_avaliacao_id,
  materia_id: ids.materia_id,
  objeto_conhecimento_id: ids.objeto_conhecimento_id,
  tentativa,
});

/** The run of the phase that is open or would open; null until the exercises are known. */
export function useRun(ids: FaseIds): Run | null {
  const { api } = useServices();
  const turma_aluno_id = useTurmaAlunoId();
  const { data } = useQuery(faseItensQuery(api, ids));
  return data === undefined ? null : runOf(ids, turma_aluno_id, data.tentativa);
}

/** Writes to the log of the run; what comes before the run is known waits for it. Of who only looks nothing is kept. */
export function useFaseLog(ids: FaseIds): (entry: FaseLog) => void {
  const run = useRun(ids);
  const mayWrite = useMayWrite();
  const early = useRef<FaseLog[]>([]);
  const current = useRef(run);
  useEffect(() => {
    current.current = run;
    if (run === null || early.current.length === 0) return;
    void addToLog(run, ...early.current);
    early.current = [];
  }, [run]);
  return useCallback(
    (entry) => {
      if (!mayWrite) return;
      if (current.current === null) early.current.push(entry);
      else void addToLog(current.current, entry);
    },
    [mayWrite],
  );
}
