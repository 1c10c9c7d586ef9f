/** The result of a Boss attempt that has ended, and the coins it pays. */
import type { BossRules } from './boss.ts';

export type BossResultado = {
  readonly venceu: boolean;
  /** Percent of hits over all items, exact. */
  readonly desempenho: number;
  readonly moedas: number;
};

/** The end: what was not answered is a miss [BOS-7]; a win is that percent or more, on the exact fraction [BOS-8]; coins by hit [BOS-9]. */
export function bossResultado(
  { acertos, itens }: { readonly acertos: number; readonly itens: number },
  rules: Pick<BossRules, 'percentual_vitoria' | 'moedas_vitoria' | 'moedas_derrota'>,
): BossResultado {
  const venceu = itens > 0 && acertos * 100 >= rules.percentual_vitoria * itens;
  const desempenho = itens > 0 ? (acertos * 100) / itens : 0;
  return { venceu, desempenho, moedas: acertos * (venceu ? rules.moedas_vitoria : rules.moedas_derrota) };
}

/** The hit that wins: the fewest whose percent is enough, 1 at the least. [BOS-25] D 219 */
export function acertosParaVencer(itens: number, percentual_vitoria: number): number {
  return Math.max(1, Math.ceil((percentual_vitoria * itens) / 100));
}

/** The coins of an attempt beyond `before`, which earlier attempts of the same Boss have paid. [BOS-14] D 131 */
export function bossMoedasToPay(moedas: number, before: number): number {
  return Math.max(0, moedas - before);
}

type Tempo = { readonly data_inicio: string | null; readonly tempo_total: number; readonly data_fim: string | null };

/** Whether the clock ended the attempt: it lasted as long as it may last. [BOS-23] */
export function isBossTimeOver({ data_inicio, tempo_total, data_fim }: Tempo): boolean {
  if (data_inicio === null || data_fim === null) return false;
  return Date.parse(data_fim) - Date.parse(data_inicio) >= tempo_total * 1000;
}
