/**
 * Work that a handler asks for and that goes on after its answer, also when the process dies: types only. jobs/ does it, and
 * keeps how far it has come (`findTrabalho`).
 */
import type { Tenant } from '../database/tenant.ts';

/** Every payload names its school. It holds ids, never a secret or a person's data: the queue keeps it for a day. */
export type Payload = { readonly escola_id: number };

/** One kind of work, as those know it who ask for it. */
export type Work<P extends Payload> = {
  /** Queue name in kebab-case. It is stored, so it must not change. */
  readonly name: string;
  /** JSON schema of the payload. */
  readonly payload: object;
  /** What the work is about, within the school. The same work is queued or running once at a time. */
  readonly chaveOf: (payload: P) => string;
};

/** Asks for work in the transaction `tx`: when that is undone, nobody has asked. */
export type Defer = <P extends Payload>(tx: Tenant, work: Work<P>, payload: P) => Promise<void>;
