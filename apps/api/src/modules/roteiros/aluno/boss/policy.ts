/** Decides the state of an attempt at a given instant and its result. The rules are the domain's. It writes nothing. */
import { isBossVencidoPeloTempo, statusBoss, type StatusBoss } from '@luneta/domain/boss';
import { bossMoedasToPay, bossResultado } from '@luneta/domain/boss-resultado';
import type { FaseEstado } from '@luneta/domain/fase';
import { tempoRestante } from '@luneta/domain/prova-prazo';

import type { Fim } from './tentativa-store.ts';
import type { Tentativa } from './tentativa-sql.ts';

const msOf = (date: Date | null) => date?.getTime() ?? null;

const timesOf = ({ iniciado_em, prazo_em, encerrado_em, venceu }: Tentativa) => ({
  iniciadoEmMs: msOf(iniciado_em),
  prazoEmMs: msOf(prazo_em),
  encerradoEmMs: msOf(encerrado_em),
  venceu,
});

/** Begun, not ended, and out of time: the server has not closed it yet. */
export const isOverdue = (tentativa: Tentativa, agora: Date): boolean =>
  isBossVencidoPeloTempo(timesOf(tentativa), agora.getTime());

/** The result of the attempt if it ends at `em` with its present hits. */
export function fimOf(tentativa: Tentativa, em: Date, por: Fim['por']): Fim {
  const { venceu, desempenho, moedas } = bossResultado(tentativa, tentativa);
  return { em, por, venceu, desempenho, moedas: bossMoedasToPay(moedas, tentativa.moedas_antes) };
}

/** The attempt with an end. */
export function withEnd(tentativa: Tentativa, { em, venceu, desempenho, moedas }: Fim): Tentativa {
  return { ...tentativa, encerrado_em: em, venceu, desempenho, moedas };
}

/**
 * The attempt at `agora`. An attempt out of time counts as ended at its last instant, whether or not the server has
 * closed it.
 */
export function asOf(tentativa: Tentativa, agora: Date): Tentativa {
  const { prazo_em } = tentativa;
  if (!prazo_em || !isOverdue(tentativa, agora)) return tentativa;
  return withEnd(tentativa, fimOf(tentativa, prazo_em, 'tempo'));
}

/** `status_boss` of the newest attempt at `agora`, and whether its roadmap is over then (BOS-18). */
export function statusOf(tentativa: Tentativa | null, fases: readonly FaseEstado[], encerrado: boolean): StatusBoss {
  return statusBoss(tentativa && timesOf(tentativa), fases, encerrado);
}

/** Whether the attempt has begun and not ended. */
export const isRunning = (tentativa: Tentativa | null): tentativa is Tentativa =>
  tentativa !== null && tentativa.iniciado_em !== null && tentativa.encerrado_em === null;

/** Seconds left: the full time before the start, 0 after the end. */
export function secondsLeft(tentativa: Tentativa | null, tempoTotal: number, agora: Date): number {
  if (!tentativa?.prazo_em) return tempoTotal;
  return tentativa.encerrado_em ? 0 : tempoRestante(tentativa.prazo_em.getTime(), agora.getTime());
}

/** Hits of an attempt. An ended attempt keeps the hits its result was computed from, even if a key changed since. */
export function acertosOf({ acertos, itens, desempenho }: Tentativa): number {
  return desempenho === null ? acertos : Math.round((desempenho * itens) / 100);
}
