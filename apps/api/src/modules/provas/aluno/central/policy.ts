/**
 * Decides what a student may do with an exam day now. Times and verdicts come from the domain; this file selects the
 * rule and the error for each question.
 */
import { provaPolicy } from '@luneta/domain/prova-policy';
import { answerVerdict, attemptEndMs, mustCloseAttempt } from '@luneta/domain/prova-prazo';
import { canStartProva, situacaoProva, type SituacaoProva } from '@luneta/domain/prova-situacao';

import { errors, type ApiError } from '../../../../http/errors.ts';
import type { Aluno } from '../../../../http/sessao.ts';
import { provaErrors } from './errors.ts';
import type { ProvaRow } from './prova-store.ts';

/** An exam day that the student has started. */
export type Iniciada = ProvaRow & {
  tentativa_id: number;
  iniciada_em: Date;
  prazo_em: Date;
};

export function isIniciada(prova: ProvaRow): prova is Iniciada {
  return prova.tentativa_id !== null;
}

/** `responde_apos_entrega` of the assessment, or the default of the class's version (decision 92). */
export function answersAfterEntrega(prova: ProvaRow): boolean {
  return prova.responde_apos_entrega ?? provaPolicy(prova.versao).answersAfterDelivery;
}

/**
 * Whether at least one part is taken on a screen. The server cannot tell the parts of a hybrid exam apart, so it offers
 * all of it.
 */
export function realizadoOnline(prova: Pick<ProvaRow, 'tipo_aplicacao'>): boolean {
  return prova.tipo_aplicacao !== 'Presencial';
}

/** The end of an attempt that starts at `inicio` (decision 91). */
export function prazoFor(prova: ProvaRow, aluno: Aluno, inicio: Date): Date {
  return new Date(
    attemptEndMs({
      inicioMs: inicio.getTime(),
      windowEndMs: prova.fim_em.getTime(),
      durationSeconds: prova.duracao_minutos * 60,
      fator: aluno.fator_tempo,
      acrescimosSeconds: 0,
      fatorPastWindow: aluno.passa_da_janela,
    }),
  );
}

/** When the day ended for this student: at delivery or closing, at the latest at the deadline; null while it runs. */
export function finalizadaEm(prova: ProvaRow, agora: Date): Date | null {
  if (!isIniciada(prova)) return null;
  const end = prova.entregue_em ?? prova.encerrada_em;
  if (end) return end < prova.prazo_em ? end : prova.prazo_em;
  return agora >= prova.prazo_em ? prova.prazo_em : null;
}

function situacaoInput(prova: ProvaRow) {
  return {
    windowStartMs: prova.inicio_em.getTime(),
    windowEndMs: prova.fim_em.getTime(),
    attempt: prova.prazo_em && { endMs: (prova.encerrada_em ?? prova.prazo_em).getTime() },
    entregueEmMs: prova.entregue_em?.getTime() ?? null,
  };
}

export function situacao(prova: ProvaRow, agora: Date): SituacaoProva {
  return situacaoProva(situacaoInput(prova), agora.getTime());
}

/** An enrolment that is not current may only read (decision 63). */
const isAtual = ({ status }: Aluno): boolean => status === 'Atual';

/** Whether the student may enter the day now: to start, to continue, or (version 1) to continue after delivery. */
export function accessOnline(prova: ProvaRow, aluno: Aluno, agora: Date): boolean {
  if (!isAtual(aluno) || !realizadoOnline(prova) || prova.cancelada_em !== null) return false;
  const now = situacao(prova, agora);
  if (now !== 'entregue') return now === 'disponivel' || now === 'em_andamento';
  return prova.encerrada_em === null && prova.prazo_em !== null && agora < prova.prazo_em;
}

/** @throws 409 outside the window or for an in-class exam; 403 for an enrolment that is not current (decision 63) */
export function assertMayStart(prova: ProvaRow, aluno: Aluno, agora: Date): void {
  if (!isAtual(aluno)) throw errors.readOnly();
  if (prova.cancelada_em !== null) throw provaErrors.cancelled();
  if (!realizadoOnline(prova)) throw provaErrors.inClass();
  if (canStartProva(situacaoInput(prova), agora.getTime())) return;
  throw agora < prova.inicio_em ? provaErrors.notOpenYet() : provaErrors.windowOver();
}

/** Why a write to a started day is refused; null when nothing speaks against it. */
export function writeRefusal(prova: Iniciada, agora: Date, respondida_em: Date | null): ApiError | null {
  if (prova.cancelada_em !== null) return provaErrors.cancelled();
  const verdict = answerVerdict({
    nowMs: agora.getTime(),
    inicioMs: prova.iniciada_em.getTime(),
    endMs: prova.prazo_em.getTime(),
    answeredAtMs: respondida_em?.getTime() ?? null,
    entregueEmMs: prova.entregue_em?.getTime() ?? null,
    answersAfterEntrega: answersAfterEntrega(prova),
  });
  if (verdict === 'fora_do_prazo') return provaErrors.late();
  return verdict === 'prova_entregue' || prova.encerrada_em ? provaErrors.finished() : null;
}

/** Whether the server must have closed the day by now, even if the job has not run yet. */
export function isOver(prova: Iniciada, agora: Date): boolean {
  return prova.encerrada_em !== null || mustCloseAttempt(prova.prazo_em.getTime(), agora.getTime());
}

/**
 * A student sees questions and essay theme after starting the day. After release every student of the class sees them
 * (T3).
 */
export function mayReadContent(prova: ProvaRow, released: boolean): boolean {
  return released || isIniciada(prova);
}
