import type { Fim, Kept, Line } from './line.ts';

/** What happens to an outbox. Each carries the time; chance comes along where a wait is drawn. */
export type OutboxEvent<Value, Recusa> = { readonly now: number } & (
  | { readonly type: 'started' | 'stopped' }
  | { readonly type: 'read'; readonly kept: readonly Kept<Value, Recusa>[] }
  | { readonly type: 'kept'; readonly key: string; readonly value: Value; readonly dueAt: number }
  | { readonly type: 'held'; readonly key: string; readonly turn: number }
  | { readonly type: 'stored'; readonly key: string; readonly turn: number }
  | {
      readonly type: 'failed';
      readonly key: string;
      readonly turn: number;
      readonly fim: Fim<Recusa>;
      readonly chance: number;
      /** The last moment at which a try can still count; null where there is none. */
      readonly lastTryAt: number | null;
    }
  /** The device holds something else under the key than what was to be sent; null: another tab has sent it. */
  | { readonly type: 'found'; readonly key: string; readonly turn: number; readonly kept: Kept<Value, Recusa> | null }
  /** A person asks for what was refused, or does not want to wait. */
  | { readonly type: 'asked'; readonly key: string }
  | { readonly type: 'forgotten'; readonly key: string }
  | { readonly type: 'flushed' }
  | { readonly type: 'signed-in' }
  | { readonly type: 'woke'; readonly chance: number }
  | { readonly type: 'timer' }
);

export type OutboxEffect<Value, Recusa> =
  | { readonly type: 'put'; readonly line: Line<Value, Recusa> }
  | { readonly type: 'send'; readonly line: Line<Value, Recusa> }
  /** Look again after this time; null: nothing waits for a moment. */
  | { readonly type: 'wait'; readonly ms: number | null };
