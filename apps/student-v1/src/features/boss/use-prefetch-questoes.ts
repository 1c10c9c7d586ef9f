import type { BossItem } from '@luneta/api-client';
import { questaoQuery } from '@luneta/api-client/banco-questoes';
import { useServices } from '@luneta/app-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** How many questions ahead are fetched. */
const AHEAD = 2;

/** Fetches the next questions, so that an answer never waits for one. */
export function usePrefetchQuestoes(itens: readonly BossItem[], atual: BossItem | undefined): void {
  const { api } = useServices();
  const client = useQueryClient();
  useEffect(() => {
    const next = itens.filter(({ ordem }) => ordem > (atual?.ordem ?? Number.POSITIVE_INFINITY)).slice(0, AHEAD);
    for (const { banco_questao_id } of next) void client.prefetchQuery(questaoQuery(api, banco_questao_id));
  }, [api, client, itens, atual]);
}
