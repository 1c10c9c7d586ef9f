/** What a running Boss keeps to itself. Instants are epoch milliseconds of the server's clock. */
import { isBossVencidoPeloTempo, type BossTentativa } from './boss.ts';

/**
 * True while the attempt runs and this question of it has no answer: meanwhile nothing else may serve it, take an answer to
 * it or tell its key, or the student would learn outside what the Boss asks inside. [BOS-15] sec D2
 */
export function isAskedByBoss(tentativa: BossTentativa, item_resposta: number | null, nowMs: number): boolean {
  const { iniciadoEmMs, encerradoEmMs } = tentativa;
  const runs = iniciadoEmMs !== null && encerradoEmMs === null && !isBossVencidoPeloTempo(tentativa, nowMs);
  return runs && item_resposta === null;
}
