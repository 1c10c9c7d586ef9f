/** What the server lends to the few modules that need more than their call: signing a token, and where the apps are. */
import type { Deployment } from '@luneta/domain/destino';

import type { Claims } from '../http/token.ts';

/** The origin of each app as seen from a host name; null when none is configured. */
export type Deployments = (hostname: string) => Readonly<Record<Deployment, string>> | null;

export type Services = {
  readonly signToken: (claims: Claims, now: Date, until: Date) => string;
  readonly deployments: Deployments;
};
