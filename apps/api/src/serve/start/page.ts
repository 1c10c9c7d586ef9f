/** The HTML of the start page: what exists on this server, and nothing else. */
import { APPS, type AppName } from '../../config.ts';
import type { DemoAccount } from '../../demo/accounts.ts';
import { APP_CARDS, GROUPS, texts } from './copy.ts';
import { escape, htmlPage } from './html.ts';

export type StartPage = {
  readonly origins: Readonly<Record<AppName, string>>;
  /** Empty: nobody may enter by a tap. */
  readonly accounts: readonly DemoAccount[];
  /** Where the first school is made; null when there is one, or when this browser may not know. */
  readonly firstStart: string | null;
  /** Whether the contract is served as a reference here. */
  readonly reference: boolean;
  /** Null: Storybook has no place here. */
  readonly storybook: 'built' | 'not built' | null;
};

const link = (url: string, text: string) => `<a href="${escape(url)}">${escape(text)}</a>`;
const section = (id: string, title: string, body: string) =>
  `<section aria-labelledby="${id}"><h2 id="${id}">${escape(title)}</h2>${body}</section>`;

function appCard(app: AppName, origin: string): string {
  const { nome, texto, arte } = APP_CARDS[app];
  return `<li class="cartao app"><img src="/inicio/${arte}" alt="" width="56" height="56"><h3><a href="${escape(origin)}" data-app="${app}">${escape(nome)}</a></h3><p>${escape(texto)}</p><p class="endereco">${escape(origin)}</p></li>`;
}

function person({ login, nome, papel, descricao, recusada, app }: DemoAccount): string {
  const label = recusada === null ? texts.entrar(nome) : texts.tentar(nome);
  return `<li class="cartao pessoa"><h4>${escape(nome)}</h4><p class="papel">${escape(papel)} · <code>${escape(login)}</code></p><p>${escape(descricao)}</p><button type="button" data-login="${escape(login)}" data-app="${app}">${escape(label)}</button><p class="aviso" role="alert"></p></li>`;
}

function people(accounts: readonly DemoAccount[]): string {
  if (accounts.length === 0) return '';
  const groups = GROUPS.map(({ titulo, inclui }) => {
    const cards = accounts.filter(inclui).map(person).join('');
    return `<h3>${escape(titulo)}</h3><ul class="pessoas">${cards}</ul>`;
  });
  return section('pessoas', texts.pessoas, `<p>${escape(texts.pessoasAjuda)}</p>${groups.join('')}`);
}

function more({ reference, storybook }: StartPage): string {
  const items = [`<li>${link('/api/saude', texts.saude)}: ${escape(texts.saudeAjuda)}</li>`];
  if (reference) items.unshift(`<li>${link('/contrato', texts.contrato)}: ${escape(texts.contratoAjuda)}</li>`);
  if (storybook === 'built')
    items.push(`<li>${link('/storybook/', texts.storybook)}: ${escape(texts.storybookAjuda)}</li>`);
  if (storybook === 'not built')
    items.push(
      `<li>${escape(texts.storybook)}: ${escape(texts.storybookFalta)} <code>pnpm storybook:build</code></li>`,
    );
  return section('mais', texts.mais, `<ul class="mais">${items.join('')}</ul>`);
}

function first(address: string | null): string {
  if (address === null) return '';
  return section('inicio', texts.inicio, `<p>${escape(texts.inicioAjuda)}</p><p>${link(address, texts.iniciar)}</p>`);
}

/** The page itself. */
export function startPage(page: StartPage): string {
  const logo = `<picture><source srcset="/inicio/logo-horizontal-escuro.svg" media="(prefers-color-scheme: dark)"><img src="/inicio/logo-horizontal.svg" alt="Luneta" width="225" height="72"></picture>`;
  const header = `<header><div><h1>${logo}</h1><p class="lema">${escape(texts.lema)}</p></div><img class="pipa" src="/inicio/mascot-feliz.svg" alt="" width="132" height="132"></header>`;
  const cards = APPS.map((app) => appCard(app, page.origins[app])).join('');
  const main = `<main>${first(page.firstStart)}${section('apps', texts.apps, `<ul class="apps">${cards}</ul>`)}${people(page.accounts)}${more(page)}</main>`;
  const script = page.accounts.length > 0 ? '<script type="module" src="/inicio/start.js"></script>' : '';
  return htmlPage('Luneta', `<link rel="stylesheet" href="/inicio/start.css">${script}`, header + main);
}
