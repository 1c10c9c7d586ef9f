/** Messages between a test and the process with its second server. */
import type { InjectOptions } from 'fastify';

import type { PlainOptions } from '../deployment.ts';

/** To the other process. `app` names one of its servers, `now` is the instant of the test's clock. */
export type ToChild = { readonly app: number; readonly now: Date } & (
  | { readonly kind: 'open'; readonly url: string; readonly options: PlainOptions }
  | { readonly kind: 'ask'; readonly request: InjectOptions }
  /** The test moved its clock, perhaps during a request. */
  | { readonly kind: 'clock' }
  | { readonly kind: 'close' }
);

/** The answer of a server in either process. */
export type Served = {
  readonly pid: number;
  readonly status: number;
  readonly headers: Record<string, string | string[] | number | undefined>;
  readonly raw: Buffer;
  /** Contract errors since the last question. */
  readonly failures: readonly string[];
  /** Statements sent to the database since then. */
  readonly statements: readonly string[];
};

export type Asked = ToChild & { readonly id: number };
export type Answered = { readonly id: number } & ({ readonly served: Served | null } | { readonly error: string });
