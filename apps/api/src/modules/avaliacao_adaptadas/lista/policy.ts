/** Decides the Boss status that the lists show. */
import type { StatusBoss } from '@luneta/domain/boss';

import { asOf, statusOf, type Tentativa } from '../../boss/index.ts';
import { type AdaptadaRow, type FaseRow, hasBoss, isEncerrado } from '../../trilhas_v1/index.ts';

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
