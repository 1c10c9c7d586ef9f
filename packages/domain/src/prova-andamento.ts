/** How far a student is in an exam day, as those who watch over it see it. */

import { MINUTOS_EM_SILENCIO } from './prova-ao-vivo.ts';

export type Andamento = 'nao_iniciada' | 'respondendo' | 'entregue';

/** Nothing was saved for so long: the student reads, or has no connection. [AND-2] */
export const SEM_NOTICIA_MS = MINUTOS_EM_SILENCIO * 60_000;

/** An attempt at one day of an exam. Instants are epoch milliseconds. */
export type TentativaDoDia = {
  readonly prazoMs: number;
  /** Handed in or closed. */
  readonly encerrada: boolean;
  readonly origem: 'online' | 'papel';
  /** The last thing that was saved; the start when there is none. */
  readonly salvaMs: number;
};

/** Not started, answering until the deadline, then handed in, whoever closed it. [AND-1] */
export function andamento(tentativa: TentativaDoDia | null, nowMs: number): Andamento {
  if (tentativa === null) return 'nao_iniciada';
  return !tentativa.encerrada && tentativa.prazoMs > nowMs ? 'respondendo' : 'entregue';
}

/** Whether somebody who answers on screen has saved nothing for a while. Paper sends no news. [AND-2] */
export function isSemNoticia(tentativa: TentativaDoDia, nowMs: number): boolean {
  return (
    andamento(tentativa, nowMs) === 'respondendo' &&
    tentativa.origem === 'online' &&
    nowMs - tentativa.salvaMs >= SEM_NOTICIA_MS
  );
}

/** The students of an exam day, as the day of a school counts them. */
export type ContagemDoDia = {
  readonly alunos: number;
  /** Those without news among them. */
  readonly respondendo: number;
  readonly semNoticia: number;
  /** On paper: those whose answers were typed. */
  readonly entregues: number;
};

export type PartesDoDia = Readonly<
  Record<'entregues' | 'respondendo' | 'semNoticia' | 'naoIniciadas' | 'digitadas' | 'aDigitar', number>
>;

/** The same students in parts that add up to all of them: each is counted once. [AND-3] */
export function partesDoDia(contagem: ContagemDoDia, emPapel: boolean): PartesDoDia {
  const { alunos, respondendo, semNoticia, entregues } = contagem;
  const rest = Math.max(0, alunos - respondendo - entregues);
  const [onScreen, onPaper] = emPapel ? [0, 1] : [1, 0];
  return {
    entregues: entregues * onScreen,
    respondendo: respondendo - semNoticia,
    semNoticia,
    naoIniciadas: rest * onScreen,
    digitadas: entregues * onPaper,
    aDigitar: rest * onPaper,
  };
}
