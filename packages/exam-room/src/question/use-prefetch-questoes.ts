import { questaoQuery } from '@luneta/api-client/banco-questoes';
import { useServices } from '@luneta/app-shell';
import { visibleItems } from '@luneta/exam';
import { useProva } from '@luneta/exam/react';
import { useEffect } from 'react';

/**
 * Brings the other questions while there is a connection, nearest first and one at a time, so that moving on
 * is instant and a lost connection does not stop the reading. They stay in memory only.
 */
export function usePrefetchQuestoes(current: number): void {
  const { api, queryClient } = useServices();
  const state = useProva();
  const online = state.connection.status === 'online';
  const ids = visibleItems(state).map((item) => item.banco_questao_id);
  const key = ids.join(',');
  useEffect(() => {
    if (!online) return undefined;
    let stopped = false;
    const list = key.split(',').map(Number);
    const here = list.indexOf(current);
    const near = list.toSorted((a, b) => Math.abs(list.indexOf(a) - here) - Math.abs(list.indexOf(b) - here));
    async function bring() {
      for (const id of near) {
        if (stopped) return;
        await queryClient.prefetchQuery(questaoQuery(api, id));
      }
    }
    void bring();
    return () => {
      stopped = true;
    };
  }, [api, queryClient, online, key, current]);
}
