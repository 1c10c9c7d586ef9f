/** Alone decides how an attempt stands now and what it comes to. Rules are the domain's; reads change nothing. */
import {
  bossMoedasAPagar,
  bossResultado,
  isBossVencidoPeloTempo,
  statusBoss,
  type StatusBoss,
} from '@luneta/domain/boss';
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

/** Begun, not ended, and out of time: the server has yet to close it. */
export const isOverdue = (tentativa: Tentativa, agora: Date): boolean =>
  isBossVencidoPeloTempo(timesOf(tentativa), agora.getTime());

/** What the attempt comes to when it ends at `em` with the hits it has. */
export function fimOf(tentativa: Tentativa, em: Date, por: Fim['por']): Fim {
  const { venceu, desempenho, moedas } = bossResultado(tentativa, tentativa);
  return { em, por, venceu, desempenho, moedas: bossMoedasAPagar(moedas, tentativa.moedas_antes) };
}

/** The attempt with an end. */
export function withEnd(tentativa: Tentativa, { em, venceu, desempenho, moedas }: Fim): Tentativa {
  return { ...tentativa, encerrado_em: em, venceu, desempenho, moedas };
}

/** The attempt as it stands now: one that is out of time has ended at its last instant, closed by the server or not. */
export function asOf(tentativa: Tentativa, agora: Date): Tentativa {
  const { prazo_em } = tentativa;
  if (!prazo_em || !isOverdue(tentativa, agora)) return tentativa;
  return withEnd(tentativa, fimOf(tentativa, prazo_em, 'tempo'));
}

/** `status_boss` of the newest attempt as it stands now. */
export function statusOf(tentativa: Tentativa | null, fases: readonly FaseEstado[]): StatusBoss {
  return statusBoss(tentativa && timesOf(tentativa), fases);
}

/** Begun and not ended. */
export const isRunning = (tentativa: Tentativa | null): tentativa is Tentativa =>
  tentativa !== null && tentativa.iniciado_em !== null && tentativa.encerrado_em === null;

/** Seconds left of an attempt as it stands now: all before the start, none after the end. */
export function secondsLeft(tentativa: Tentativa | null, tempoTotal: number, agora: Date): number {
  if (!tentativa?.prazo_em) return tempoTotal;
  return tentativa.encerrado_em ? 0 : tempoRestante(tentativa.prazo_em.getTime(), agora.getTime());
}

/** Hits of an attempt; of an ended one those that its result was made of, whatever became of a key since. */
export function acertosOf({ acertos, itens, desempenho }: Tentativa): number {
  return desempenho === null ? acertos : Math.round((desempenho * itens) / 100);
}
