/**
 * Environment settings of the account calls: the pepper of security answers, ways of recovery, mail, the learning hub. It
 * knows names and formats, not what they are used for.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

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

type Env = Readonly<Record<string, string | undefined>>;

function readPepper(env: Env): string | null {
  const pepper = env['LUNETA_PEPPER'] || null;
  if (pepper && pepper.length < 32)
    throw new Error('LUNETA_PEPPER needs at least 32 characters; or unset it and one is generated.');
  return pepper;
}

function readSenhaPadrao(env: Env): string | null {
  const senha = env['SENHA_PADRAO'] || null;
  if (senha && !/^[A-Za-z0-9]{6,20}$/.test(senha))
    throw new Error('SENHA_PADRAO needs 6 to 20 letters and digits. Correct it, or unset it for random passwords.');
  return senha;
}

function readSmtp(env: Env): SmtpConfig | null {
  const url = env['LUNETA_SMTP_URL'] || null;
  const from = env['LUNETA_SMTP_FROM'] || null;
  if (!url && !from) return null;
  if (!url || !from) throw new Error('set LUNETA_SMTP_URL and LUNETA_SMTP_FROM together, or neither of them.');
  // The address contains a password and is not printed.
  if (!URL.canParse(url) || !['smtp:', 'smtps:'].includes(new URL(url).protocol))
    throw new Error('LUNETA_SMTP_URL is not an address such as smtp://user:password@mail.escola.br:587. Correct it.');
  if (!/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/.test(from))
    throw new Error(`LUNETA_SMTP_FROM=${from} is no sender such as Escola <nao-responda@escola.br>. Correct it.`);
  return { url, from };
}

function readFilePath(name: string, value: string): string {
  const path = resolve(value);
  if (!existsSync(path)) throw new Error(`${name}=${value}: there is no such file. Correct it or unset it.`);
  return path;
}

function readHubKeys(env: Env): HubKeys | null {
  const jwks = env['LUNETA_HUB_JWKS'] || null;
  const pem = env['LUNETA_HUB_PUBLIC_KEY'] || null;
  if (jwks && pem) throw new Error('set LUNETA_HUB_JWKS or LUNETA_HUB_PUBLIC_KEY, not both.');
  if (pem) return { kind: 'pem-file', place: readFilePath('LUNETA_HUB_PUBLIC_KEY', pem) };
  if (!jwks) return null;
  if (!/^https?:/.test(jwks)) return { kind: 'jwks-file', place: readFilePath('LUNETA_HUB_JWKS', jwks) };
  if (!URL.canParse(jwks)) throw new Error(`LUNETA_HUB_JWKS=${jwks} is neither an address nor a file. Correct it.`);
  return { kind: 'jwks-url', place: jwks };
}

function readHub(env: Env): HubConfig | null {
  const issuer = env['LUNETA_HUB_ISSUER'] || null;
  const audience = env['LUNETA_HUB_AUDIENCE'] || null;
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
    pepper: readPepper(env),
    senhaPadrao: readSenhaPadrao(env),
    recuperacaoEstrita: env['RECUPERACAO_ESTRITA'] === '1',
    smtp: readSmtp(env),
    hub: readHub(env),
  };
}
