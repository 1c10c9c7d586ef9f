/** Which questions a running Boss reserves. Instants are epoch milliseconds of the server's clock. */
import { isBossVencidoPeloTempo, type BossTentativa } from './boss.ts';

/**
 * True while the attempt runs and this question has no answer. Meanwhile no other part of the product may serve it,
 * accept an answer to it or reveal its key. [BOS-15] sec D2
 */
export function isAskedByBoss(tentativa: BossTentativa, item_resposta: number | null, nowMs: number): boolean {
  const { iniciadoEmMs, encerradoEmMs } = tentativa;
  const runs = iniciadoEmMs !== null && encerradoEmMs === null && !isBossVencidoPeloTempo(tentativa, nowMs);
  return runs && item_resposta === null;
}
