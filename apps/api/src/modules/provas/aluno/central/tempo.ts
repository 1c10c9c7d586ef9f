/** Times of an exam day in seconds, as the screens show them. The policy computes the ends. */
import { tempoRestante } from '@luneta/domain/prova-prazo';

import type { Aluno } from '../../../../http/sessao.ts';
import { finalizadaEm, isIniciada, prazoFor, type Iniciada } from './policy.ts';
import type { ProvaRow } from './prova-store.ts';

/** Whole seconds from one instant to a later one; never negative. */
export function wholeSeconds(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / 1000));
}

/** Full length of the day for this student, in seconds. */
export function tempoTotal(prova: ProvaRow, aluno: Aluno): number {
  return Math.floor(prova.duracao_minutos * 60 * aluno.fator_tempo);
}

/** Seconds left of a started day; after its end, 0. */
export function secondsOf(
  { prazo_em, encerrada_em }: Pick<Iniciada, 'prazo_em' | 'encerrada_em'>,
  agora: Date,
): number {
  return encerrada_em ? 0 : tempoRestante(prazo_em.getTime(), agora.getTime());
}

/** Seconds left: before the start, those the student would have; after the end, 0. */
export function secondsLeft(prova: ProvaRow, aluno: Aluno, agora: Date): number {
  if (isIniciada(prova)) return secondsOf(prova, agora);
  const from = agora < prova.inicio_em ? prova.inicio_em : agora;
  return tempoRestante(prazoFor(prova, aluno, from).getTime(), from.getTime());
}

/** Seconds from start to end; null while the day runs and when it was never started. */
export function tempoUtilizado(prova: ProvaRow, agora: Date): number | null {
  const end = finalizadaEm(prova, agora);
  return isIniciada(prova) && end ? wholeSeconds(prova.iniciada_em, end) : null;
}
