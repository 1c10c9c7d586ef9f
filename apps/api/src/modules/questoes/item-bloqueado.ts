/** SQL that tells whether an exercise of a run is locked, so that its key may be shown (rules GAB-4 and FAS-8). */

/**
 * @param item alias of `fase_item`
 * @param trilha alias of its `trilha`. From the end of the roadmap on every answered item is locked. The statement has the
 * parameter `agora`.
 */
export const ITEM_BLOQUEADO = (item: string, trilha: string) =>
  `(${item}.bloqueado_em is not null or (${item}.resposta_1 is not null and ${trilha}.data_fim < :agora::timestamptz))`;
