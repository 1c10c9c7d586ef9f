/** The page at `/` of the API: lists the apps and, in demo mode, the accounts. */
import type { FastifyInstance } from 'fastify';

import { APPS, type AppName } from '../config.ts';

export type DemoAccount = {
  readonly login: string;
  readonly senha: string;
  readonly descricao: string;
  readonly app: AppName;
};

const NAMES: Record<AppName, string> = {
  'student-v1': 'Ambiente do aluno, versão 1',
  'student-v2': 'Ambiente do aluno, versão 2',
  staff: 'Ambiente da equipe',
};

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:44rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.5rem;border-bottom:1px solid #8884}code{font-size:1.05em}`;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const link = (url: string, text: string) => `<a href="${escape(url)}">${escape(text)}</a>`;

function accountsTable(accounts: readonly DemoAccount[], origins: Record<AppName, string>): string {
  if (accounts.length === 0) return '';
  const rows = accounts.map(
    ({ login, senha, descricao, app }) =>
      `<tr><td>${escape(descricao)}</td><td><code>${escape(login)}</code></td><td><code>${escape(senha)}</code></td><td>${link(origins[app], NAMES[app])}</td></tr>`,
  );
  return `<h2>Contas de demonstração</h2><table><thead><tr><th scope="col">Quem</th><th scope="col">Login</th><th scope="col">Senha</th><th scope="col">Aplicativo</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** The page itself. */
export function startPage(origins: Record<AppName, string>, accounts: readonly DemoAccount[]): string {
  const apps = APPS.map((app) => `<li>${link(origins[app], NAMES[app])}</li>`).join('');
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Luneta</title><link rel="stylesheet" href="/inicio.css"></head>
<body><main><h1>Luneta</h1><ul>${apps}</ul>${accountsTable(accounts, origins)}</main></body></html>`;
}

/** Adds the page to the API. `origins` returns the addresses of the apps for a browser that came to `hostname`. */
export function registerStartPage(
  app: FastifyInstance,
  origins: (hostname: string) => Record<AppName, string>,
  accounts: readonly DemoAccount[],
): void {
  const csp = {
    'content-security-policy':
      "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
  };
  app.get('/', (request, reply) =>
    reply
      .headers(csp)
      .type('text/html; charset=utf-8')
      .send(startPage(origins(request.hostname), accounts)),
  );
  app.get('/inicio.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
}
