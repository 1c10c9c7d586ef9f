/** What the server lends to the few modules that need more than their call: signing a token. */
import type { Claims } from '../http/token.ts';

export type Services = {
  readonly signToken: (claims: Claims, now: Date, until: Date) => string;
};
