import { useConta } from '@luneta/app-shell';
import { prazoBadge } from '@luneta/domain';
import { DeadlineBadge } from '@luneta/ui';

import { words } from './words.ts';

/** How long a roadmap is still open, in days of the school; nothing while there is time. */
export function Prazo({ data_fim, nowMs }: { data_fim: string; nowMs: number }) {
  const { fuso_horario } = useConta();
  return (
    <DeadlineBadge
      prazo={prazoBadge(Date.parse(data_fim), nowMs, fuso_horario)}
      dateTime={data_fim}
      words={words.prazo}
    />
  );
}
