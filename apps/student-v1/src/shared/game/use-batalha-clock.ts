import { bossEnded, type BossIds } from '@luneta/api-client/boss';
import { useServices } from '@luneta/app-shell';
import { useEffect, useEffectEvent, useState } from 'react';

import { useSecondsTo } from './use-seconds-to.ts';

/** The end by the monotonic clock. */
const endOf = (segundos: number | null, lidaMs: number) =>
  performance.now() + (segundos ?? 0) * 1000 - (Date.now() - lidaMs);

/**
 * Seconds that are left of a running battle. The server said how many; both clocks may differ, so they count from the moment of
 * its answer. At the end the lists are asked for again: the battle has its result then. A component
 * that shows a later answer of the server is mounted anew (`key`).
 */
export function useBatalhaClock(ids: BossIds, segundos: number | null, lidaMs: number): number {
  const { api, queryClient } = useServices();
  const [fimMs] = useState(() => endOf(segundos, lidaMs));
  const left = useSecondsTo(fimMs);
  const over = useEffectEvent(() => void bossEnded(queryClient, api, ids));
  const isOver = segundos !== null && left === 0;
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);
  return left;
}
