export type { OutboxEffect, OutboxEvent } from './core/events.ts';
export {
  NOTHING,
  situacaoOf,
  type Espera,
  type Fim,
  type Kept,
  type Line,
  type OutboxState,
} from './core/line.ts';
export { reduce, type Step } from './core/reduce.ts';
export { backOffMs, jittered, WAKE_WITHIN_MS, wakeMs } from './core/waits.ts';
export { createOutbox, type KeepOptions, type Outbox, type OutboxOptions } from './outbox.ts';
export { createLease, type LeaseOptions, type LeasePlace } from './ports/lease.ts';
export type { Clock, Lock, OutboxPorts, OutboxStorage, Wake } from './ports/ports.ts';
export { createDurableRows, type DurablePlace } from './storage/durable-rows.ts';
export type { IndexedDbPlace } from './storage/indexed-db-rows.ts';
export { createKeptRows, type KeptShape } from './storage/kept-rows.ts';
export { createMemoryRows, type Rows } from './storage/rows.ts';
export { createTextRows, type TextStore } from './storage/text-rows.ts';
