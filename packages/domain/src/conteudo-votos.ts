/** What students say about the contents of a topic, and the order that follows from it. */
import { roundHalfUp } from './numero.ts';

/** Days for which a vote counts. [VOT-2] D 221 */
export const VOTO_DIAS = 90;
/** Votes from which on the share of a content counts. [VOT-3] D 221 */
export const VOTOS_MIN = 10;
const DAY_MS = 24 * 60 * 60_000;

/** What a log of version 1 says about one content: it was opened, or the content opened last was voted on. */
type LogEntry = {
  readonly midia_assistir?: { readonly conteudo_id: number } | undefined;
  /** 1 yes, 2 no, 3 skipped. */
  readonly midia_feedback?: 1 | 2 | 3 | undefined;
};

/** The vote of a log by content: the newest one of the content opened last before it; skipping is no vote. [VOT-1] D 221 */
export function votosDoLog(log: readonly LogEntry[]): ReadonlyMap<number, boolean> {
  const votos = new Map<number, boolean>();
  let aberto: number | undefined;
  for (const { midia_assistir, midia_feedback } of log) {
    aberto = midia_assistir?.conteudo_id ?? aberto;
    if (aberto !== undefined && midia_feedback !== undefined && midia_feedback !== 3)
      votos.set(aberto, midia_feedback === 1);
  }
  return votos;
}

/** The oldest instant of a vote that counts. [VOT-2] D 221 */
export function votosDesde(agora: Date): Date {
  return new Date(agora.getTime() - VOTO_DIAS * DAY_MS);
}

/** The votes that count for a content. */
export type Votos = { readonly votos: number; readonly votos_sim: number };

/**
 * Contents of one topic as they are shown: those with ten votes or more by their share of yes, in the places that these
 * contents hold; every other content keeps its own place. Equal shares keep the authored order. [VOT-3] [VOT-4] D 221
 * @param conteudos in the authored order
 */
export function sortByVotos<T extends Votos>(conteudos: readonly T[]): T[] {
  const votados = conteudos
    .filter(({ votos }) => votos >= VOTOS_MIN)
    // Products instead of quotients: equal shares are equal.
    .sort((a, b) => b.votos_sim * a.votos - a.votos_sim * b.votos)
    .values();
  return conteudos.map((one) => (one.votos >= VOTOS_MIN ? (votados.next().value ?? one) : one));
}

/** The share of yes in whole percent, or null while fewer than ten votes say nothing. [VOT-5] D 221 */
export function percentualSim({ votos, votos_sim }: Votos): number | null {
  return votos < VOTOS_MIN ? null : roundHalfUp((100 * votos_sim) / votos, 0);
}
