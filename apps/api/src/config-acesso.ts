/**
 * Environment settings of the account calls: the pepper of security answers, ways of recovery, mail, the learning hub. It
 * knows names and formats, not what they are used for.
 */
import { existing, type Env } from './config-kinds.ts';
import { SETTINGS } from './config-settings.ts';
import type { HubConfig, HubKeys, SmtpConfig } from './http/services.ts';

export type AcessoConfig = {
  /** Mixed into each security answer before it is hashed. Null: generated once into the data folder. */
  readonly pepper: string | null;
  /** One password for every reset, as the older product had. Null: a random one each time (security D7). */
  readonly senhaPadrao: string | null;
  /** Recovery never shows whether a login exists (security D5). */
  readonly recuperacaoEstrita: boolean;
  /** Null: no messages are sent. */
  readonly smtp: SmtpConfig | null;
  /** Null: sign-in by the hub is off. */
  readonly hub: HubConfig | null;
};

function readSmtp(env: Env): SmtpConfig | null {
  const url = SETTINGS.LUNETA_SMTP_URL.read(env);
  const from = SETTINGS.LUNETA_SMTP_FROM.read(env);
  if (!url && !from) return null;
  if (!url || !from) throw new Error('set LUNETA_SMTP_URL and LUNETA_SMTP_FROM together, or neither of them.');
  return { url, from };
}

function readHubKeys(env: Env): HubKeys | null {
  const jwks = SETTINGS.LUNETA_HUB_JWKS.read(env);
  const pem = SETTINGS.LUNETA_HUB_PUBLIC_KEY.read(env);
  if (jwks && pem) throw new Error('set LUNETA_HUB_JWKS or LUNETA_HUB_PUBLIC_KEY, not both.');
  if (pem) return { kind: 'pem-file', place: existing('LUNETA_HUB_PUBLIC_KEY', pem) };
  if (!jwks) return null;
  if (!/^https?:/.test(jwks)) return { kind: 'jwks-file', place: existing('LUNETA_HUB_JWKS', jwks) };
  if (!URL.canParse(jwks)) throw new Error(`LUNETA_HUB_JWKS=${jwks} is neither an address nor a file. Correct it.`);
  return { kind: 'jwks-url', place: jwks };
}

function readHub(env: Env): HubConfig | null {
  const issuer = SETTINGS.LUNETA_HUB_ISSUER.read(env);
  const audience = SETTINGS.LUNETA_HUB_AUDIENCE.read(env);
  const keys = readHubKeys(env);
  if (!issuer && !audience && !keys) return null;
  if (!issuer || !audience || !keys)
    throw new Error(
      'set LUNETA_HUB_ISSUER, LUNETA_HUB_AUDIENCE and one of LUNETA_HUB_JWKS and LUNETA_HUB_PUBLIC_KEY together, or none of them.',
    );
  return { issuer, audience, keys };
}

/** @throws an Error whose message names the wrong variable and what to do */
export function readAcesso(env: Env): AcessoConfig {
  return {
    pepper: SETTINGS.LUNETA_PEPPER.read(env) ?? null,
    senhaPadrao: SETTINGS.SENHA_PADRAO.read(env) ?? null,
    recuperacaoEstrita: SETTINGS.RECUPERACAO_ESTRITA.read(env),
    smtp: readSmtp(env),
    hub: readHub(env),
  };
}
