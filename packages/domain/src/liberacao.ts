/** When staff may release the results of an exam, and when they may hold them. Instants are epoch milliseconds. */
import { gabaritoReleaseMs, isGabaritoReleased } from './gabarito.ts';

export type Retencao = {
  /** Held until somebody releases them. */
  readonly retido: boolean;
  /** A later release time chosen by staff; null means as early as possible. */
  readonly liberarEmMs: number | null;
  /** They wait until staff have looked at them (LIB-9). Absent: they do not. */
  readonly aConferir?: boolean;
};

/** The earliest release: the last end over all classes plus tolerance; null while one has no end. [LIB-1] D 96 */
export function liberacaoMinimaMs(classEndsMs: readonly (number | null)[]): number | null {
  return gabaritoReleaseMs({ classEndsMs, heldUntilMs: null });
}

/** Planned or actual release; null while held or waiting for staff, and while the earliest is unknown. [LIB-2] [LIB-9] */
export function liberacaoMs(
  classEndsMs: readonly (number | null)[],
  { retido, liberarEmMs, aConferir = false }: Retencao,
): number | null {
  return retido || aConferir ? null : gabaritoReleaseMs({ classEndsMs, heldUntilMs: liberarEmMs });
}

/** True from the release on, and never while held. [LIB-2] */
export function isLiberada(classEndsMs: readonly (number | null)[], retencao: Retencao, nowMs: number): boolean {
  return isGabaritoReleased({ liberadoEmMs: liberacaoMs(classEndsMs, retencao) }, nowMs);
}

/**
 * What other exams hold a result back: those that share a question, have a student in common, and end later.
 */
export type Outras = {
  /** The last of their ends; null when none has one. */
  readonly fimMs: number | null;
  /** One of them has no end yet. */
  readonly semFim: boolean;
};

/** No other exam holds the result back. */
export const SEM_OUTRAS: Outras = { fimMs: null, semFim: false };

/** Every end that the release waits for: the own ones, then that of the others. [LIB-6] */
export function endsUntilRelease(ownEndsMs: readonly (number | null)[], { fimMs, semFim }: Outras): (number | null)[] {
  return [...ownEndsMs, ...(fimMs === null ? [] : [fimMs]), ...(semFim ? [null] : [])];
}

/** What the next release follows from. */
export type Apuracao = {
  readonly ownEndsMs: readonly (number | null)[];
  /** The release as it stood until now, and the others that it waited for. */
  readonly liberadoEmMs: number | null;
  readonly before: Outras;
  /** The others that share a question and a student now. */
  readonly found: Outras;
  readonly retencao: Retencao;
};

/**
 * The release that follows now, and the others that it waits for. What was shown stays shown: another exam that is given
 * later does not count. A result that is hidden again, because its own exam is held or opened again, waits for every other
 * exam as before its first release. [LIB-7] D 195
 */
export function resolveLiberacao(
  { ownEndsMs, liberadoEmMs, before, found, retencao }: Apuracao,
  nowMs: number,
): { outras: Outras; liberadoEmMs: number | null } {
  const waitingFor = (outras: Outras) => ({
    outras,
    liberadoEmMs: liberacaoMs(endsUntilRelease(ownEndsMs, outras), retencao),
  });
  const kept = waitingFor(before);
  const staysShown = isGabaritoReleased({ liberadoEmMs }, nowMs) && isGabaritoReleased(kept, nowMs);
  return staysShown ? kept : waitingFor(found);
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
  /** Every end that the release waits for. */
  readonly classEndsMs: readonly (number | null)[];
  /** The ends of its own classes, where the release waits for other exams too. */
  readonly ownEndsMs?: readonly (number | null)[];
  readonly retencao: Retencao;
};

/** Released; otherwise closed for every class; otherwise open from the class's own start on. [LIB-5] */
export function situacaoGestao(prova: ProvaGestao, nowMs: number): SituacaoGestao {
  const { inicioMs, classEndsMs, ownEndsMs = classEndsMs, retencao } = prova;
  if (isLiberada(classEndsMs, retencao, nowMs)) return 'liberada';
  const minima = liberacaoMinimaMs(ownEndsMs);
  if (minima !== null && nowMs > minima) return 'encerrada';
  return nowMs < inicioMs ? 'agendada' : 'aberta';
}
