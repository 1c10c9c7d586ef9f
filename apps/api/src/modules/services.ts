/** What the server lends to the modules that need more than their call. */
import type { Deployment } from '@luneta/domain/destino';

import type { Background } from '../http/background.ts';
import type { Estado } from '../http/estado.ts';
import type { Seal } from '../http/seal.ts';
import type { Claims } from '../http/token.ts';

export type HubToken = {
  /** Login name of the person. */
  readonly sub: string;
  /** Name of this one token. */
  readonly jti: string;
  /** Until when its use must be remembered. */
  readonly expira_em: Date;
};

export type Hub = {
  /** @throws when the token is not the hub's, not for us, or too old; the message is for the log only. */
  readonly verify: (token: string, agora: Date) => Promise<HubToken>;
};

export type Message = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export type Mailer = {
  /** Name of the product, for whoever writes the words. */
  readonly produto: string;
  /** @throws when the server did not take it */
  readonly send: (message: Message) => Promise<void>;
  readonly close: () => void;
};

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
  /** A signature of this server for one purpose, over text that a client keeps for it. */
  readonly sealFor: (purpose: string) => Seal;
  readonly deployments: Deployments;
  readonly background: Background;
  readonly acesso: Acesso;
  /** What this process knows about its own fitness. */
  readonly estado: Estado;
};
