/** Decides the Boss status that the lists show. */
import type { StatusBoss } from '@luneta/domain/boss';

import { asOf, isRunning, secondsLeft, statusOf } from '../../boss/policy.ts';
import type { Tentativa } from '../../boss/tentativa-sql.ts';
import type { AdaptadaRow } from '../../trilhas_v1/store.ts';
import type { FaseRow } from '../../trilhas_v1/fases-store.ts';
import { hasBoss, isEncerrado } from '../../trilhas_v1/policy.ts';

/** `status_boss` as stored, the same for every viewer; null without a Boss. */
export function statusBossOf(
  roteiro: AdaptadaRow,
  fases: readonly FaseRow[],
  tentativa: Tentativa | undefined,
  agora: Date,
): StatusBoss | null {
  if (!hasBoss(roteiro, fases)) return null;
  return statusOf(tentativa ? asOf(tentativa, agora) : null, fases, isEncerrado(roteiro, agora));
}

/** Seconds that are left of a Boss that runs; null while none does. */
export function bossTempoRestante(tentativa: Tentativa | undefined, agora: Date): number | null {
  const now = tentativa ? asOf(tentativa, agora) : null;
  return isRunning(now) ? secondsLeft(now, now.duracao_segundos, agora) : null;
}
