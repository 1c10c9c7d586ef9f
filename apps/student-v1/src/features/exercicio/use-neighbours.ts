/** Brings the exercises before and after, and cleans their HTML while nobody waits, so that going on shows them at once. */
import type { AdaptadaItem, Questao } from '@luneta/api-client';
import { questaoQuery } from '@luneta/api-client/banco-questoes';
import { useServices } from '@luneta/app-shell';
import { alternativasOf, byOrdemExercicio } from '@luneta/domain';
import { cleanAhead } from '@luneta/ui';
import { useEffect } from 'react';

import { whenIdle } from './use-after-paint.ts';

export function useNeighbours(itens: readonly AdaptadaItem[], posicao: number): void {
  const { api, queryClient } = useServices();
  const all = byOrdemExercicio(itens);
  const ids = [all[posicao], all[posicao - 2]].flatMap((item) => item?.banco_questao_id ?? []).join(',');
  useEffect(() => {
    const bring = async (id: number) => {
      const questao = await queryClient.ensureQueryData(questaoQuery(api, id));
      whenIdle(() => clean(questao));
    };
    // Who goes on without them asks again.
    const bringAll = () => {
      for (const id of ids.split(',').filter(Boolean)) void bring(Number(id)).catch(() => undefined);
    };
    // Effects of a tap run before its paint.
    whenIdle(bringAll);
  }, [api, queryClient, ids]);
}

function clean(questao: Questao): void {
  for (const html of [questao.enunciado, ...alternativasOf(questao).map((option) => option.html)]) cleanAhead(html);
}
