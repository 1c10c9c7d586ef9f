/**
 * Draws the items of a Boss. The result depends only on the seed and the pool, so it can be repeated. [BOS-13] D 182
 */

/** An item that may be drawn; the same question may stand in several phases. */
export type SorteioItem = { readonly id: number; readonly questao_id: number };

/** What one attempt of one student at one roadmap is drawn by. */
export type SorteioSeed = { readonly turma_aluno_id: number; readonly trilha_id: number; readonly numero: number };

/** The contract's longest attempt. */
export const BOSS_MAX_ITENS = 100;

/**
 * A pseudo-random number from 0 up to 2^32 that depends only on `parts`. Each part is mixed in as two 32-bit words with
 * the finaliser of MurmurHash3.
 */
export function rank(parts: readonly number[]): number {
  let hash = 0;
  for (const word of parts.flatMap((part) => [part % 0x1_0000_0000, Math.floor(part / 0x1_0000_0000)])) {
    hash = Math.imul(hash, 31) ^ word;
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
}

/** The items in an order that depends only on seed and step, not on the order given. */
function shuffled(items: readonly SorteioItem[], step: number, seed: SorteioSeed): SorteioItem[] {
  const start = [seed.turma_aluno_id, seed.trilha_id, seed.numero, step];
  const ranked = items.map((item) => ({ item, at: rank([...start, item.id]) }));
  return [...ranked].sort((a, b) => a.at - b.at || a.item.id - b.item.id).map(({ item }) => item);
}

/**
 * Items of the attempt in the order they are met. One of each phase that has items [BOS-10], then more of all phases up to
 * `quantos` [BOS-11]; a question comes once, and stands for every phase it is in [BOS-12].
 * @param fases the pools, one per phase, of items that may be served now
 */
export function sorteioBoss(
  fases: readonly (readonly SorteioItem[])[],
  quantos: number,
  seed: SorteioSeed,
): readonly SorteioItem[] {
  const pools = fases.map((fase) => shuffled(fase, 1, seed));
  const drawn = new Map<number, SorteioItem>();
  for (const pool of pools) {
    const [first] = pool;
    const isMet = pool.some(({ questao_id }) => drawn.has(questao_id));
    if (first && !isMet && drawn.size < BOSS_MAX_ITENS) drawn.set(first.questao_id, first);
  }
  const most = Math.min(BOSS_MAX_ITENS, quantos);
  for (const item of shuffled(pools.flat(), 2, seed)) {
    if (drawn.size >= most) break;
    if (!drawn.has(item.questao_id)) drawn.set(item.questao_id, item);
  }
  return shuffled([...drawn.values()], 3, seed);
}
