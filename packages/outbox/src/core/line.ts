/** What the outbox holds, and what it says of it. */

/** Why a write waits: no connection, a server that cannot now, a session that has ended. */
export type Espera = 'rede' | 'servidor' | 'sessao';

/** What becomes of a failed write, as rule GRV-1 of `@luneta/domain` says it: it waits, or it was refused with a reason. */
export type Fim<Recusa> =
  | { readonly tipo: 'espera'; readonly por: Espera }
  | { readonly tipo: 'recusada'; readonly recusa: Recusa };

/** A write as the device keeps it. What was refused stays with the reason. */
export interface Kept<Value, Recusa> {
  readonly key: string;
  readonly value: Value;
  readonly recusa: Recusa | null;
}

export interface Line<Value, Recusa> extends Kept<Value, Recusa> {
  /** Grows with each value; tells a newer one of the same key from the one under way. */
  readonly turn: number;
  /** The storage has it: nothing is sent before. */
  readonly held: boolean;
  readonly dueAt: number;
  /** A person asked for it although it was refused; it stays refused until the server says otherwise. */
  readonly asked: boolean;
  /** The turn that is being sent. */
  readonly underWay: number | null;
}

export interface OutboxState<Value, Recusa> {
  /** In the order in which their keys were first kept. What is stored is not here any more. */
  readonly lines: readonly Line<Value, Recusa>[];
  /** Why everything that waits does; null while nothing has failed. */
  readonly espera: Espera | null;
  /** Tries that failed one after the other. */
  readonly failures: number;
  /** Nothing is tried before, after a failure. */
  readonly nextAt: number;
  readonly turns: number;
  /** The device was read: what is not here is not kept. */
  readonly read: boolean;
  /** Whether calls may begin. */
  readonly running: boolean;
}

export const NOTHING: OutboxState<never, never> = {
  lines: [],
  espera: null,
  failures: 0,
  nextAt: 0,
  turns: 0,
  read: false,
  running: false,
};

/** What is true of a line. A write that is in the outbox is not stored. */
export function situacaoOf({ recusa, underWay, turn }: Line<unknown, unknown>): 'waiting' | 'sending' | 'refused' {
  if (underWay === turn) return 'sending';
  return recusa === null ? 'waiting' : 'refused';
}
