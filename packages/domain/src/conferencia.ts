/** Whether staff look at the results of an exam before they are shown. Instants are epoch milliseconds. */
import { isLiberada, liberacaoMinimaMs, type ProvaGestao } from './liberacao.ts';

/** Whether results go out by themselves, or staff look at them first. D 226 */
export const LIBERACAO_MODOS = ['sozinha', 'conferida'] as const;
export type LiberacaoModo = (typeof LIBERACAO_MODOS)[number];

/** What the exam says for itself, else what the school says. [LIB-8] */
export function liberacaoModo(escola: LiberacaoModo, prova: LiberacaoModo | null): LiberacaoModo {
  return prova ?? escola;
}

/**
 * Results that staff look at first wait until somebody did so after the exam's own classes had ended. An end that moved
 * since asks again. [LIB-9] D 226
 */
export function awaitsConferencia(
  modo: LiberacaoModo,
  conferidaEmMs: number | null,
  ownEndsMs: readonly (number | null)[],
): boolean {
  if (modo === 'sozinha') return false;
  const minima = liberacaoMinimaMs(ownEndsMs);
  return conferidaEmMs === null || minima === null || conferidaEmMs <= minima;
}

export type ConferenciaErro = 'prova_nao_encerrada' | 'ja_liberada';

/**
 * Why nobody can look at the results and let them out now: some class has not ended, tolerance included, or students have
 * seen them. Null when it is possible. [LIB-10] D 226
 */
export function conferenciaErro(
  prova: Pick<ProvaGestao, 'classEndsMs' | 'ownEndsMs' | 'retencao'>,
  nowMs: number,
): ConferenciaErro | null {
  const { classEndsMs, ownEndsMs = classEndsMs, retencao } = prova;
  if (isLiberada(classEndsMs, retencao, nowMs)) return 'ja_liberada';
  return isLiberada(ownEndsMs, { retido: false, liberarEmMs: null }, nowMs) ? null : 'prova_nao_encerrada';
}
