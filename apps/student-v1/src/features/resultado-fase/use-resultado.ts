/**
 * Ends the run and has its result (S2 §4.4). The log of the device goes along; what another device or a cleared browser lost of
 * it is filled up from the server's own record (decision 125). It is forgotten when the server has acknowledged it.
 */
import { ApiError, type AdaptadaItens, type FaseLog } from '@luneta/api-client';
import { closeAdaptadaFaseMutation, faseItensQuery, type FaseIds } from '@luneta/api-client/fase';
import { useServices, useTurmaAlunoId } from '@luneta/app-shell';
import { hasResposta } from '@luneta/domain';
import { startRetries } from '@luneta/outbox';
import { browserPorts } from '@luneta/outbox/browser';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { clearLog, readRun } from '../../shared/fase/run-rows.ts';
import { itemResposta } from '../../shared/fase/log-entry.ts';
import { noteResult, resultShown } from '../../shared/fase/result-shown.ts';
import { runOf } from '../../shared/fase/use-run.ts';

/** Why there is no result: nothing was answered, or an answer still waits to be sent. */
export type NoResult = 'nothing' | 'waiting';

export function useResultado(ids: FaseIds) {
  const { api, session } = useServices();
  const turma_aluno_id = useTurmaAlunoId();
  const itens = useQuery(faseItensQuery(api, ids));
  const close = useMutation(closeAdaptadaFaseMutation(api, ids));
  const [none, setNone] = useState<NoResult | null>(null);
  const [existe_midia, setMidia] = useState(false);
  // The run that was played: after its end the exercises are those of the next one.
  const played = useRef<AdaptadaItens | null>(null);

  const end = useEffectEvent(async () => {
    const of = played.current;
    if (of === null) return;
    const run = runOf(ids, turma_aluno_id, of.tentativa);
    const { log, waiting } = await readRun(run);
    if (waiting !== null) return setNone('waiting');
    const fase_resumo = filledUp(log, of);
    if (!hasResposta(of.itens, fase_resumo.filter(isAnswer).length)) {
      // A reload, or forward again: the server answers for a run that has ended as it did the first time.
      const tentativa = resultShown(session, ids);
      if (tentativa === null) return setNone('nothing');
      return void (await close.mutateAsync({ fase_resumo: [], tentativa }));
    }
    await close.mutateAsync({ fase_resumo, tentativa: of.tentativa });
    noteResult(session, ids, of.tentativa);
    await clearLog(run);
  });

  const { data } = itens;
  useEffect(() => {
    if (data === undefined || played.current !== null) return;
    played.current = data;
    setMidia(data.existe_midia);
    // Its failure stands in the mutation.
    void end().catch(() => undefined);
  }, [data]);

  // Without the exercises there is nothing to end yet: their arrival ends the run.
  const unread = data === undefined ? itens.error : null;
  const offline = isOffline(close.error) || isOffline(unread);
  const retry = () => void (data === undefined ? itens.refetch() : end().catch(() => undefined));
  const again = useEffectEvent(retry);
  // A class that ends a phase without internet does not come back in step. The write is made from the log when it is sent, so
  // it waits as an outbox does and is no row of one.
  useEffect(() => (offline ? startRetries(browserPorts(), again) : undefined), [offline]);

  return {
    resultado: close.data,
    none: isNoAnswers(close.error) ? 'nothing' : none,
    existe_midia,
    offline,
    failed: offline ? null : (close.error ?? unread),
    retry,
    retrying: close.isPending || itens.isFetching,
  };
}

const isAnswer = (entry: FaseLog) => entry.item_resposta !== undefined;
const isOffline = (error: unknown) => error instanceof ApiError && error.offline;
const isNoAnswers = (error: unknown) => error instanceof ApiError && error.codigo === 'fase_sem_respostas';

/** The log with an entry for each answered exercise. */
function filledUp(log: readonly FaseLog[], { itens }: AdaptadaItens): FaseLog[] {
  const known = new Set(log.map((entry) => entry.item_resposta?.banco_questao_id));
  const missing = itens.filter(({ vez, banco_questao_id }) => vez > 0 && !known.has(banco_questao_id));
  return [...log, ...missing.map(itemResposta)];
}
