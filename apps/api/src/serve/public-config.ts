/**
 * The operator's file of public configuration for the apps (LUNETA_PUBLIC_CONFIG). It is checked by the same rule the apps
 * use, so that a mistake stops the start and not a student. The school's legal texts in it get their own addresses, because
 * config.json is fetched at every visit.
 */
import { readFileSync } from 'node:fs';

import {
  isRecord,
  readLegalDocument,
  readPublicConfig,
  reportsErrors,
  type ConfigProblem,
  type LegalDocument,
  type PublicConfig,
} from '@luneta/domain';

import type { AppName } from '../config.ts';
import type { Origins } from './origins.ts';

export type PublicFile = {
  /** The content of `config.json`. */
  readonly config: PublicConfig & { readonly produto: string; readonly moeda: string };
  /** Legal texts by the path at which they are served. */
  readonly texts: ReadonlyMap<string, LegalDocument>;
};

/** Names of the product on screen, unless the file contains others (decision 13). */
const NAMES = { produto: 'Luneta', moeda: 'moedas' };
const KNOWN = ['produto', 'moeda', 'contato', 'erros', 'legal'];
const TEXTS = ['privacy_policy', 'terms_and_conditions'];

const MUST: Readonly<Record<ConfigProblem['espera'], string>> = {
  objeto: 'an object',
  texto: 'a text of up to 500 characters',
  textos: 'a list of texts',
  opcao: 'one of',
  email: 'an e-mail address',
  telefone: 'a phone number',
  https: 'an https address without a password',
  origem: 'an https origin without a path, such as https://chat.escola.br',
  dsn: 'a public DSN such as https://key@host/1, without its secret part',
  caminho: 'a path on this host such as /legal/privacy.json, or the text itself',
  data: 'a day such as 2026-11-21',
  conhecido: 'left out: nothing of that name is published',
};

/** Replaces texts in the file by their addresses and returns the texts. */
function takeTexts(legal: unknown, texts: Map<string, LegalDocument>): unknown {
  if (!isRecord(legal)) return legal;
  const entries = Object.entries(legal).map(([name, value]) => {
    const text = TEXTS.includes(name) ? readLegalDocument(value) : null;
    if (text === null) return [name, value];
    const path = `/legal/${name}.json`;
    texts.set(path, text);
    return [name, path];
  });
  return Object.fromEntries(entries);
}

/** Checks `source` and returns it. @throws an Error that names every wrong field */
export function parsePublicFile(source: unknown, name: string): PublicFile {
  if (!isRecord(source)) throw new Error(`${name} must hold a JSON object.`);
  const texts = new Map<string, LegalDocument>();
  const read = readPublicConfig({ ...source, legal: takeTexts(source['legal'], texts) });
  const problems: ConfigProblem[] = [...read.problems];
  for (const campo of Object.keys(source)) {
    if (!KNOWN.includes(campo)) problems.push({ campo, espera: 'conhecido' });
  }
  const word = (campo: 'produto' | 'moeda'): string => {
    const found = source[campo] ?? NAMES[campo];
    if (typeof found === 'string' && found.trim() !== '' && found.length <= 40) return found;
    problems.push({ campo, espera: 'texto' });
    return NAMES[campo];
  };
  const config = { ...read.config, produto: word('produto'), moeda: word('moeda') };
  if (problems.length > 0) {
    const said = problems.map(({ campo, espera, opcoes = [] }) =>
      `"${campo}" must be ${MUST[espera]} ${opcoes.join(', ')}`.trim(),
    );
    throw new Error(`${name}: ${said.join('; ')}. Correct the file or unset LUNETA_PUBLIC_CONFIG.`);
  }
  return { config, texts };
}

/** Reads the file. Without one, returns the defaults. */
export function readPublicFile(path: string | null): PublicFile {
  if (path === null) return { config: NAMES, texts: new Map() };
  const name = `LUNETA_PUBLIC_CONFIG=${path}`;
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Error(`${name} cannot be read. Correct the path or unset it.`);
  }
  let source: unknown;
  try {
    source = JSON.parse(text);
  } catch {
    // The parser's own message would quote the content of the file.
    throw new Error(`${name} is no JSON. Correct the file or unset it.`);
  }
  return parsePublicFile(source, name);
}

/** The content of `/config.json` of one app. */
export const runtimeConfigOf = (
  app: AppName,
  publicConfig: PublicFile['config'],
  deployments: Origins,
  copia: boolean,
) => ({
  ...publicConfig,
  app,
  // The host passes `/api` on: a browser talks to one origin only.
  api: '',
  ...(copia ? {} : { copia: false }),
  deployments,
});

/** The foreign origins that this configuration needs, by CSP directive. None when nothing is configured. */
export function foreignOrigins({ contato, erros }: PublicConfig): { connectSrc: string[]; frameSrc: string[] } {
  const reports = erros !== undefined && reportsErrors(erros, null);
  return {
    connectSrc: reports ? [new URL(erros.dsn).origin] : [],
    frameSrc: contato?.canal === 'chatwoot' && contato.chatwoot ? [contato.chatwoot.origem] : [],
  };
}
