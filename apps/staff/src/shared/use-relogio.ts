import { useConta, useServerNow } from '@luneta/app-shell';

import type { Relogio } from './quando.ts';

/** The zone of the school and the time, moving every half a minute. */
export function useRelogio(): Relogio {
  const { fuso_horario } = useConta();
  return { nowMs: useServerNow(undefined, 0, 30_000), zone: fuso_horario };
}
