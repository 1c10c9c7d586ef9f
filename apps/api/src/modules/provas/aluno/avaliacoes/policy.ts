/** Decides which exam days a student's list holds. The domain decides the state of each card. */
import { avaliacaoCardState } from '@luneta/domain/avaliacao-card';

import { finalizadaEm, realizadoOnline } from '../central/policy.ts';
import type { ProvaRow } from '../central/prova-store.ts';

/** Keeps every day except those that ended before today in the school's time zone. */
export function isListed(prova: ProvaRow, agora: Date, fuso_horario: string): boolean {
  const times = {
    startMs: prova.inicio_em.getTime(),
    endMs: prova.fim_em.getTime(),
    finishedMs: finalizadaEm(prova, agora)?.getTime() ?? null,
    realizado_online: realizadoOnline(prova),
  };
  return avaliacaoCardState(times, agora.getTime(), fuso_horario) !== 'encerrada';
}
