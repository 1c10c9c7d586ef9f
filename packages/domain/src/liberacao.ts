/** When staff may release the results of an exam, and when they may hold them. Instants are epoch milliseconds. */
import { gabaritoReleaseMs, isGabaritoReleased } from './gabarito.ts';

export type Retencao = {
  /** Held until somebody releases them. */
  readonly retido: boolean;
  /** A later release time chosen by staff; null means as early as possible. */
  readonly liberarEmMs: number | null;
};

/** The earliest release: the last end over all classes plus tolerance; null while one has no end. [LIB-1] D 96 */
export function liberacaoMinimaMs(classEndsMs: readonly (number | null)[]): number | null {
  return gabaritoReleaseMs({ classEndsMs, heldUntilMs: null });
}

/** Planned or actual release; null while held, and while the earliest is unknown. [LIB-2] */
export function liberacaoMs(classEndsMs: readonly (number | null)[], { retido, liberarEmMs }: Retencao): number | null {
  return retido ? null : gabaritoReleaseMs({ classEndsMs, heldUntilMs: liberarEmMs });
}

/** True from the release on, and never while held. [LIB-2] */
export function isLiberada(classEndsMs: readonly (number | null)[], retencao: Retencao, nowMs: number): boolean {
  return isGabaritoReleased({ liberadoEmMs: liberacaoMs(classEndsMs, retencao) }, nowMs);
}

export type LiberacaoErro = 'ja_liberada' | 'antes_do_fim';

/**
 * Why a request is refused: students have already seen the results [LIB-3]; the chosen time is before the earliest one,
 * or that one is unknown [LIB-4]. Null when it is allowed.
 */
export function liberacaoErro(
  classEndsMs: readonly (number | null)[],
  stored: Retencao,
  wanted: Retencao,
  nowMs: number,
): LiberacaoErro | null {
  if (isLiberada(classEndsMs, stored, nowMs)) return 'ja_liberada';
  if (wanted.liberarEmMs === null) return null;
  const minima = liberacaoMinimaMs(classEndsMs);
  return minima === null || wanted.liberarEmMs < minima ? 'antes_do_fim' : null;
}

export type SituacaoGestao = 'agendada' | 'aberta' | 'encerrada' | 'liberada';

/** State of the exam of one class: started, over for every class, released. */
export type ProvaGestao = {
  readonly inicioMs: number;
  readonly classEndsMs: readonly (number | null)[];
  readonly retencao: Retencao;
};

/** Released; otherwise closed for every class; otherwise open from the class's own start on. [LIB-5] */
export function situacaoGestao({ inicioMs, classEndsMs, retencao }: ProvaGestao, nowMs: number): SituacaoGestao {
  if (isLiberada(classEndsMs, retencao, nowMs)) return 'liberada';
  const minima = liberacaoMinimaMs(classEndsMs);
  if (minima !== null && nowMs > minima) return 'encerrada';
  return nowMs < inicioMs ? 'agendada' : 'aberta';
}
