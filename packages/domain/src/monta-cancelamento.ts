/** Cancelling an exam, and taking that back. Instants are epoch milliseconds. */

const DAY_MS = 86_400_000;

/** A cancellation is taken back for so long. */
export const RESTAURA_DIAS = 30;

/** After the release an exam is not cancelled: it is scored again. [MON-5] */
export const cancelamentoErro = (liberadoEmMs: number | null, nowMs: number): 'resultado_liberado' | null =>
  liberadoEmMs !== null && nowMs > liberadoEmMs ? 'resultado_liberado' : null;

/** Why a cancellation may not be taken back; null when it may. [MON-5] */
export function restauracaoErro(
  canceladaEmMs: number | null,
  nowMs: number,
): 'nao_cancelada' | 'cancelada_ha_muito' | null {
  if (canceladaEmMs === null) return 'nao_cancelada';
  return nowMs > canceladaEmMs + RESTAURA_DIAS * DAY_MS ? 'cancelada_ha_muito' : null;
}
