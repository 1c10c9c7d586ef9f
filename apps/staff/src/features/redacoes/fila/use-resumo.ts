/** How many essays wait, beside the queue: asked again with it, so that one failure is one message. */
import type { CorrecaoResumo } from '@luneta/api-client';
import { correcoesResumoQuery } from '@luneta/api-client/gestao-redacoes';
import { useServices } from '@luneta/app-shell';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import type { Fila } from './use-fila.ts';

/** Exams of a class with essays; others have text answers only. */
const comRedacao = (rows: CorrecaoResumo[]) => rows.filter(({ redacoes }) => redacoes.total > 0);

/** @param pending markings that are on their way: once they have arrived, the counts are others */
export function useResumo({ query }: Fila, pending: number) {
  const { api } = useServices();
  const resumo = useQuery({ ...correcoesResumoQuery(api), select: comRedacao });
  const { refetch } = resumo;
  /** The list failed as well, and says so; its button asks for both again. */
  const silent = resumo.isLoadingError && query.isLoadingError;
  const before = useRef({ pending, silent });
  useEffect(() => {
    const was = before.current;
    if (was.pending > pending || (was.silent && !silent)) void refetch();
    before.current = { pending, silent };
  }, [pending, silent, refetch]);
  return { resumo, silent };
}
