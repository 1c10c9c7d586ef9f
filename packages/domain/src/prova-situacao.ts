/** The state of an exam day for one student, as the contract names it (`situacao`). Instants are epoch milliseconds. */

export type SituacaoProva = 'agendada' | 'disponivel' | 'em_andamento' | 'entregue' | 'encerrada';

export type SituacaoInput = {
  readonly windowStartMs: number;
  readonly windowEndMs: number;
  /** When the student started and the end that follows from it; null before the start. */
  readonly attempt: { readonly endMs: number } | null;
  readonly entregueEmMs: number | null;
};

/** [PRA-9] D 90, 91: handed in beats everything; a started attempt lasts until its own end, even past the window. */
export function situacaoProva(input: SituacaoInput, nowMs: number): SituacaoProva {
  if (input.entregueEmMs !== null) return 'entregue';
  if (input.attempt !== null) return nowMs < input.attempt.endMs ? 'em_andamento' : 'encerrada';
  if (nowMs < input.windowStartMs) return 'agendada';
  return nowMs < input.windowEndMs ? 'disponivel' : 'encerrada';
}

/** May an attempt be started now? Only inside the window, and not with zero seconds left. [PRA-10] */
export function canStartProva(input: SituacaoInput, nowMs: number): boolean {
  return situacaoProva(input, nowMs) === 'disponivel';
}
