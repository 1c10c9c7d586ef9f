/** What the server gives to the handlers that need more than their call: types only, built in app.ts and serve/. */
import type { Deployment } from '@luneta/domain/destino';

import type { Aparelhos } from './aparelho.ts';
import type { Background } from './background.ts';
import type { Estado } from './estado.ts';
import type { LinkCheck } from './link/link-check.ts';
import type { Signer } from './signer.ts';
import type { Tokens } from './token.ts';
import type { Defer } from './work.ts';

export type HubToken = {
  /** Login name of the person. */
  readonly sub: string;
  /** Name of this one token. */
  readonly jti: string;
  /** Until when its use must be remembered. */
  readonly expira_em: Date;
};

/** Where the keys of the learning hub are: a JWKS by address or file, or one public key in PEM. */
export type HubKeys = { readonly kind: 'jwks-url' | 'jwks-file' | 'pem-file'; readonly place: string };

export type HubConfig = { readonly issuer: string; readonly audience: string; readonly keys: HubKeys };

/** The learning hub, whose tokens sign people in (modules/pessoas/login/hub.ts). */
export type Hub = {
  /** @throws when the token is not the hub's, not for us, or too old; the message is for the log only. */
  readonly verify: (token: string, agora: Date) => Promise<HubToken>;
};

export type SmtpConfig = {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly url: string;
  /** Sender, such as `Escola Aurora <nao-responda@escola.br>`. */
  readonly from: string;
};

export type Message = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Sends the messages of the server (modules/pessoas/recuperacao/mailer.ts). */
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
  /** With this code the first school is made; null: nobody may. */
  readonly codigoInstalacao: string | null;
  /** Null: the deployment sends no messages. */
  readonly mailer: Mailer | null;
  /** Null: nobody signs in by the learning hub. */
  readonly hub: Hub | null;
};

/** The times of the line in which the tries of an address wait (modules/pessoas/login/limite-endereco.ts). */
export type LineTimes = {
  /** How long a guess keeps the turn. */
  readonly turnMs: number;
  /** A try that fails is answered after this time at the earliest, whether the name has an account or not. */
  readonly answerMs: number;
};

/** The origin of each app as seen from a host name; null when none is configured. */
export type Deployments = (hostname: string) => Readonly<Record<Deployment, string>> | null;

export type Services = {
  readonly signToken: Tokens['sign'];
  /** A signature of this server for one purpose, over text that a client keeps for it. */
  readonly signerFor: (purpose: string) => Signer;
  /** The cookie of a device that was signed in on. */
  readonly aparelhos: Aparelhos;
  readonly deployments: Deployments;
  readonly background: Background;
  /** Asks for work that goes on after the answer. Unlike `background`, it outlives the process. */
  readonly defer: Defer;
  readonly acesso: Acesso;
  readonly line: LineTimes;
  /** Asks whether the page behind a link answers. */
  readonly links: LinkCheck;
  /** What this process knows about its own fitness. */
  readonly estado: Estado;
};
