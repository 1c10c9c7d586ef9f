/** What the server lends to the modules that need more than their call. */
import type { Deployment } from '@luneta/domain/destino';

import type { Background } from '../http/background.ts';
import type { Estado } from '../http/estado.ts';
import type { Claims } from '../http/token.ts';
import type { Hub } from './login/hub.ts';
import type { Mailer } from './recuperacao/mailer.ts';

/** Secrets, switches and outside services of the account calls. */
export type Acesso = {
  /** Mixed into security answers before they are hashed, and into decoys. */
  readonly pepper: string;
  /** One password for every reset; null: a random one each time (security D7). */
  readonly senhaPadrao: string | null;
  /** Recovery never tells whether a name exists (security D5). */
  readonly recuperacaoEstrita: boolean;
  /** Where the link of a recovery message leads, by deployment. */
  readonly origins: Readonly<Record<Deployment, string>>;
  /** Null: the deployment sends no messages. */
  readonly mailer: Mailer | null;
  /** Null: nobody signs in by the learning hub. */
  readonly hub: Hub | null;
};

/** The origin of each app as seen from a host name; null when none is configured. */
export type Deployments = (hostname: string) => Readonly<Record<Deployment, string>> | null;

export type Services = {
  readonly signToken: (claims: Claims, now: Date, until: Date) => string;
  readonly deployments: Deployments;
  readonly background: Background;
  readonly acesso: Acesso;
  /** What this process knows about its own fitness. */
  readonly estado: Estado;
};
