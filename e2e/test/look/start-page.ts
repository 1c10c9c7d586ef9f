/** What the page at `/` of the API says: where the apps are and, with the demo, who may sign in. It reads text only. */
import { APPS, LookError, type App } from './options.ts';

export type Account = { readonly login: string; readonly app: string };
export type StartPage = { readonly origins: ReadonlyMap<string, string>; readonly accounts: readonly Account[] };

const PERSON = /data-login="([^"]+)" data-app="([^"]+)"/g;
const APP = /href="([^"]+)" data-app="([^"]+)"/g;

/** @throws LookError when the page lists no demo people. */
export function readStartPage(html: string): StartPage {
  const people = [...html.matchAll(PERSON)];
  if (people.length === 0)
    throw new LookError('the server has no demo: start it with LUNETA_DEMO=1 on an empty database (npm start does)');
  return {
    origins: new Map([...html.matchAll(APP)].map(([, origin = '', app = '']) => [app, origin])),
    accounts: people.map(([, login = '', app = '']) => ({ login, app })),
  };
}

/** The account of a login that belongs to the app. @throws LookError that names those that do. */
export function accountFor({ accounts }: StartPage, login: string, app: App): Account {
  const account = accounts.find((one) => one.login === login);
  const names = accounts.filter((one) => one.app === app).map((one) => one.login);
  if (account?.app === app) return account;
  const why = account === undefined ? `there is no demo account ${login}` : `${login} belongs to ${account.app}`;
  throw new LookError(`${why}: for ${app} use --as ${names.join(', ')}`);
}

/** @throws LookError when the page does not say where the app is. */
export function originOf({ origins }: StartPage, app: App): string {
  const origin = origins.get(app);
  if (origin === undefined) throw new LookError(`the start page links no ${app}, only ${APPS.join(', ')} are served`);
  return origin;
}
