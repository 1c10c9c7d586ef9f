/** What a test and the process with its second server tell each other. */
import type { InjectOptions } from 'fastify';

import type { PlainOptions } from '../deployment.ts';

/** To the other process: `app` names one of the servers it holds, `now` is what the clock of its test shows. */
export type ToChild = { readonly app: number; readonly now: Date } & (
  | { readonly kind: 'open'; readonly url: string; readonly options: PlainOptions }
  | { readonly kind: 'ask'; readonly request: InjectOptions }
  /** The test moved its clock, perhaps while a request is being answered. */
  | { readonly kind: 'clock' }
  | { readonly kind: 'close' }
);

/** What a server answered, in whichever process. */
export type Served = {
  readonly pid: number;
  readonly status: number;
  readonly headers: Record<string, string | string[] | number | undefined>;
  readonly raw: Buffer;
  /** Answers off the contract since the last time it was asked. */
  readonly failures: readonly string[];
  /** Statements sent to the database since then. */
  readonly statements: readonly string[];
};

export type Asked = ToChild & { readonly id: number };
export type Answered = { readonly id: number } & ({ readonly served: Served | null } | { readonly error: string });
