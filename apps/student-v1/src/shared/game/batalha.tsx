/** A battle that runs, wherever the student is: its clock, and the one way back (decision 219). */
import type { BossIds } from '@luneta/api-client/boss';
import { formatCountdown } from '@luneta/domain';
import { NextStep } from '@luneta/ui';

import { paths } from '../paths.ts';
import { copy } from './copy.ts';
import { useBatalhaClock } from './use-batalha-clock.ts';

export type BatalhaProps = {
  ids: BossIds;
  materia: string;
  /** `boss_tempo_restante` as the server said it. */
  segundos: number | null;
  /** When it said so, by this device's clock. */
  lidaMs: number;
};

export function Batalha({ ids, materia, segundos, lidaMs }: BatalhaProps) {
  const left = useBatalhaClock(ids, segundos, lidaMs);
  return (
    <NextStep
      title={copy.batalha.title(materia)}
      materia={materia}
      boss={{ badge: copy.batalha.running, clock: formatCountdown(left) }}
      action={{ label: copy.batalha.back, href: paths.boss(ids.tipo, ids.turma_avaliacao_id, ids.materia_id) }}
    />
  );
}
