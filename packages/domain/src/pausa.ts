/** When the game suggests a break. It only suggests: nothing is locked, and no time counts down. */

const MINUTE_MS = 60_000;
/** Playing this long deserves a break. [PAU-1] */
export const PAUSA_APOS_MINUTES = 45;
/** Being away this long was one. [PAU-2] */
export const PAUSA_FEITA_MINUTES = 10;

/** Play without a break. Instants are epoch milliseconds. */
export type Jogo = {
  readonly desdeMs: number;
  /** The last sign of play. */
  readonly ultimoMs: number;
  /** The suggestion was put away. */
  readonly dispensada: boolean;
};

/** Play goes on with this sign of it; after a break, or when the clock went back, it begins anew. [PAU-2] */
export function continueJogo(antes: Jogo | null, nowMs: number): Jogo {
  const away = antes === null ? Number.POSITIVE_INFINITY : nowMs - antes.ultimoMs;
  if (antes === null || away < 0 || away >= PAUSA_FEITA_MINUTES * MINUTE_MS) {
    return { desdeMs: nowMs, ultimoMs: nowMs, dispensada: false };
  }
  return { ...antes, ultimoMs: nowMs };
}

/** From 45 minutes of play on, until it is put away: once. [PAU-1], [PAU-3] */
export function suggestsPausa({ desdeMs, ultimoMs, dispensada }: Jogo): boolean {
  return !dispensada && ultimoMs - desdeMs >= PAUSA_APOS_MINUTES * MINUTE_MS;
}
