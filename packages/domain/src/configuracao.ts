/**
 * What a school may say about its deployment in public: how to be reached, where errors are reported, its own legal
 * texts. The server checks the operator's file by it and the apps what they receive. It knows no secret: a field that
 * is not listed is refused, so that none is published by mistake. [CFG-1]
 */
import { fieldsOf, isEmail, isPhone, type ConfigProblem } from './configuracao-campos.ts';
import { parseUrl } from './endereco.ts';

/** 'painel' our own panel; 'link' a page of the school; 'chatwoot' its chat, in a frame; 'nenhum' none. D 11, 188 */
export const CANAIS = ['painel', 'link', 'chatwoot', 'nenhum'] as const;
export type Canal = (typeof CANAIS)[number];

export type ContatoConfig = {
  readonly canal: Canal;
  /** When somebody answers, in the school's words. */
  readonly horario?: string | undefined;
  readonly email?: string | undefined;
  readonly telefone?: string | undefined;
  readonly whatsapp?: string | undefined;
  /** Page of the adapter 'link'. */
  readonly link?: string | undefined;
  /** Origin and public website token of the adapter 'chatwoot'. */
  readonly chatwoot?: { readonly origem: string; readonly token: string } | undefined;
};

export type ErrosConfig = {
  /** Public address of the reports: `https://key@host/project`. */
  readonly dsn: string;
  readonly ambiente: string;
  /** Environments that report; left out: every one but production. D 15 */
  readonly ambientes_ativos?: readonly string[] | undefined;
};

/** Addresses on the own origin with the school's text; see `documento-legal.ts`. D 12 */
export type LegalConfig = {
  readonly privacy_policy?: string | undefined;
  readonly terms_and_conditions?: string | undefined;
};

export type PublicConfig = {
  readonly contato?: ContatoConfig;
  readonly erros?: ErrosConfig;
  readonly legal?: LegalConfig;
};
type PublicConfigRead = { readonly config: PublicConfig; readonly problems: readonly ConfigProblem[] };

const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?(?:\/|$)/u;

/** An https address without a password in it. [CFG-2] */
const isHttps = (text: string) => {
  const url = parseUrl(text);
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === '';
};
const isOrigin = (text: string) => parseUrl(text)?.origin === text && isHttps(text);
/** The public key stands before the @; a second part would be a secret. [CFG-3] */
const isDsn = (text: string) => {
  const url = parseUrl(text.replace(/^(https?:\/\/)\w+@/u, '$1'));
  const safe = url !== null && (url.protocol === 'https:' || LOOPBACK.test(url.href));
  return safe && /^https?:\/\/\w+@[^/@]+(?:\/[\w-]+)*\/\d+$/u.test(text);
};
/** A path that can only lead to the own origin. [CFG-4] */
const isOwnPath = (text: string) => /^\/[\w-][\w./-]{0,199}$/u.test(text) && !text.includes('..');

function readContato(value: unknown, problems: ConfigProblem[]): ContatoConfig {
  const field = fieldsOf(value, 'contato', problems);
  const canal = field.oneOf('canal', CANAIS) ?? 'painel';
  const contato = {
    canal,
    horario: field.text('horario'),
    email: field.text('email', { espera: 'email', test: isEmail }),
    telefone: field.text('telefone', { espera: 'telefone', test: isPhone }),
    whatsapp: field.text('whatsapp', { espera: 'telefone', test: isPhone }),
    link: field.text('link', { espera: 'https', test: isHttps, required: canal === 'link' }),
  };
  const inner = field.inner('chatwoot', canal === 'chatwoot');
  field.done();
  if (inner === undefined) return contato;
  const chat = fieldsOf(inner, 'contato.chatwoot', problems);
  const origem = chat.text('origem', { espera: 'origem', test: isOrigin, required: true }) ?? '';
  const token = chat.text('token', { test: (text) => /^[\w-]{4,80}$/u.test(text), required: true }) ?? '';
  chat.done();
  return { ...contato, chatwoot: { origem, token } };
}

function readErros(value: unknown, problems: ConfigProblem[]): ErrosConfig {
  const field = fieldsOf(value, 'erros', problems);
  const dsn = field.text('dsn', { espera: 'dsn', test: isDsn, required: true }) ?? '';
  const ambiente = field.text('ambiente', { required: true }) ?? '';
  const ambientes_ativos = field.texts('ambientes_ativos');
  field.done();
  return { dsn, ambiente, ambientes_ativos };
}

function readLegal(value: unknown, problems: ConfigProblem[]): LegalConfig {
  const field = fieldsOf(value, 'legal', problems);
  const path = { espera: 'caminho', test: isOwnPath } as const;
  const legal = {
    privacy_policy: field.text('privacy_policy', path),
    terms_and_conditions: field.text('terms_and_conditions', path),
  };
  field.done();
  return legal;
}

/** The three optional parts of `source`; with problems the configuration must not be used. [CFG-1] */
export function readPublicConfig(source: Readonly<Record<string, unknown>>): PublicConfigRead {
  const problems: ConfigProblem[] = [];
  const { contato, erros, legal } = source;
  const config = {
    ...(contato === undefined ? {} : { contato: readContato(contato, problems) }),
    ...(erros === undefined ? {} : { erros: readErros(erros, problems) }),
    ...(legal === undefined ? {} : { legal: readLegal(legal, problems) }),
  };
  return { config, problems };
}
