/** Lives of version 1: how many there are, when the next one comes. Instants are epoch milliseconds. */

export const MAX_VIDAS = 5;
/** Unless the school says otherwise. [VID-2] */
export const SECONDS_PER_VIDA = 20 * 60;

/** The bar of the next life is this much longer than the interval, so that it is not full before the strip has answered. [VID-6] */
export const EXTRA_BAR_SECONDS = 3;

export type Vidas = {
  /** 0 to `MAX_VIDAS`, as of `desdeMs`. */
  readonly vidas: number;
  /** Start of the running interval towards the next life; null with all lives. */
  readonly desdeMs: number | null;
};

/** The lives of somebody who has lost none. [VID-1] */
export const ALL_VIDAS: Vidas = { vidas: MAX_VIDAS, desdeMs: null };

/**
 * The lives there are now, of those that were stored: one more for each whole interval since, never above the maximum,
 * and what is left of the running interval is kept. A time before `desdeMs` (calls that arrive out of order) adds none.
 * [VID-1], [VID-2]
 */
export function vidasAt({ vidas, desdeMs }: Vidas, nowMs: number, secondsPerVida = SECONDS_PER_VIDA): Vidas {
  if (desdeMs === null || vidas >= MAX_VIDAS) return ALL_VIDAS;
  const intervalMs = secondsPerVida * 1000;
  const regained = Math.max(0, Math.floor((nowMs - desdeMs) / intervalMs));
  if (vidas + regained >= MAX_VIDAS) return ALL_VIDAS;
  return { vidas: vidas + regained, desdeMs: desdeMs + regained * intervalMs };
}

/** `prox_vida`: whole seconds to the next life, rounded up and at least 1; null with all lives. [VID-3] */
export function proxVidaSeconds(stored: Vidas, nowMs: number, secondsPerVida = SECONDS_PER_VIDA): number | null {
  const { desdeMs } = vidasAt(stored, nowMs, secondsPerVida);
  if (desdeMs === null) return null;
  return Math.min(secondsPerVida, Math.ceil((desdeMs + secondsPerVida * 1000 - nowMs) / 1000));
}

/**
 * The lives after a wrong try. A running interval continues; the first loss starts one. Null when no life is left.
 * [VID-4]
 */
export function loseVida(stored: Vidas, nowMs: number, secondsPerVida = SECONDS_PER_VIDA): Vidas | null {
  const { vidas, desdeMs } = vidasAt(stored, nowMs, secondsPerVida);
  return vidas === 0 ? null : { vidas: vidas - 1, desdeMs: desdeMs ?? nowMs };
}

/**
 * Whole seconds to the next life, of a `prox_vida` that was received at `receivedAtMs`; 0 when the strip has to be asked for
 * again, null with all lives. [VID-5]
 */
export function secondsToVida(prox_vida: number | null, receivedAtMs: number, nowMs: number): number | null {
  if (prox_vida === null) return null;
  return Math.max(0, prox_vida - Math.max(0, Math.floor((nowMs - receivedAtMs) / 1000)));
}
