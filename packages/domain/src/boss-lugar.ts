/** Where an attempt at a Boss stands on the screens of version 1, and which item it is at. */
import { isBossEncerrado } from './boss-fim.ts';
import type { StatusBoss } from './boss.ts';
import { normalizeItemResposta } from './resposta.ts';

/** The three places of the Boss: its rules, its questions, its result. */
export type BossLugar = 'abertura' | 'item' | 'finalizado';

/** Who looks: only a student meets the lock (BOS-4), and only a student's attempt decides the place. */
export type BossViewer = { readonly viewsAsAluno: boolean };

/**
 * The place that is shown when another one was asked for: an ended attempt has its result, a running one its questions,
 * and without one there are the rules. Who only looks may also see the questions then. [BOS-19] S2 §2.8, §2.9; D 138
 */
export function bossLugar(pedido: BossLugar, status: StatusBoss, { viewsAsAluno }: BossViewer): BossLugar {
  if (isBossEncerrado(status)) return 'finalizado';
  if (status === 'iniciado') return 'item';
  return pedido === 'item' && !viewsAsAluno ? 'item' : 'abertura';
}

/** A Boss that cannot be begun: the server's lock, for students only. [BOS-20] S2 §1; D 191 */
export const isBossTrancado = (status: StatusBoss, { viewsAsAluno }: BossViewer): boolean =>
  viewsAsAluno && status === 'bloqueado';

type Item = { readonly ordem: number; readonly item_resposta: unknown };

/** The first item by its order without an answer, null and 6 alike; undefined when none is left. [BOS-21] S2 §2.9, §9 */
export function bossItemAtual<One extends Item>(itens: readonly One[]): One | undefined {
  return [...itens]
    .sort((a, b) => a.ordem - b.ordem)
    .find(({ item_resposta }) => normalizeItemResposta(item_resposta) === null);
}
