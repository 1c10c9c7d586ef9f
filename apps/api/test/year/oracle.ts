/**
 * A second, independent calculation of a student's year, written from the sentences of the documents without code of the
 * server. The answers of the server are compared with it. Only the year's tests import it.
 */

const MAX_LIVES = 5;
const LIFE_MINUTES = 20;
const LIFE_MS = LIFE_MINUTES * 60_000;

/** Coins and lives by S2 §2.5, §4.3, §4.5, §9 (decisions 129 to 132, 139). */
export function purse() {
  const best = new Map<string, number>();
  let coins = 0;
  let lives = MAX_LIVES;
  /** Start of the interval to the next life. */
  let since: number | null = null;
  const passTime = (now: number) => {
    while (since !== null && now - since >= LIFE_MS) {
      lives += 1;
      since = lives === MAX_LIVES ? null : since + LIFE_MS;
    }
  };
  return {
    at(now: Date) {
      passTime(now.getTime());
      return {
        qtde_moedas: coins,
        qtde_vidas: lives,
        prox_vida: since === null ? null : Math.ceil((since + LIFE_MS - now.getTime()) / 1000),
        custo_vidas: (MAX_LIVES - lives) * 20,
        segundos_por_vida: LIFE_MS / 1000,
      };
    },
    wrong(now: Date) {
      passTime(now.getTime());
      lives -= 1;
      since ??= now.getTime();
    },
    /**
     * Returns the coins of an item: 20 at the first try, else 10, twice in a plan, and only the part above the earlier
     * best.
     */
    right(item: string, firstTry: boolean, plan: boolean): number {
      const worth = (firstTry ? 20 : 10) * (plan ? 2 : 1);
      const gain = Math.max(0, worth - (best.get(item) ?? 0));
      best.set(item, Math.max(worth, best.get(item) ?? 0));
      coins += gain;
      return gain;
    },
    earn(amount: number) {
      coins += amount;
    },
    refill(now: Date) {
      passTime(now.getTime());
      coins -= (MAX_LIVES - lives) * 20;
      lives = MAX_LIVES;
      since = null;
    },
    skip() {
      coins -= 15;
    },
  };
}

/** Decision 123. */
export function stars(hits: number, items: number): number {
  if (hits === 0) return 0;
  if (hits * 2 < items) return 1;
  return hits * 4 < items * 3 ? 2 : 3;
}

/** Decision 153: equal values share a rank, and the next rank is skipped. */
export const placeOf = (own: number, all: readonly number[]): number => 1 + all.filter((value) => value > own).length;
