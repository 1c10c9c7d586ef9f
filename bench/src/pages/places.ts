/** The pages that are measured on one server, who looks at them, and what each may take: a row for each of the apps' tables of screens. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { SENHA, SENHA_EQUIPE, signInAs, type Caller } from '../demo.ts';
import { signIn, type Kept } from './browser.ts';
import { partsOfConsole, partsOfVersion1, partsOfVersion2, type Parts } from './parts.ts';

/** The goals of a page: ms of the largest picture and of the first paint, requests before the picture, shift, blocking ms. */
export type Limits = Readonly<Record<'cold' | 'next' | 'requests' | 'shift' | 'blocking', number>> & {
  readonly paint: Readonly<Record<'cold' | 'next', number>>;
};
export type Place = {
  readonly name: string;
  readonly url: string;
  /** What a person can use is there. */
  readonly usable: string;
  readonly limits?: Limits;
  readonly kept?: Kept;
};

const SIGNED_IN: Limits = {
  paint: { cold: 700, next: 400 },
  cold: 1500,
  next: 600,
  requests: 12,
  shift: 0.02,
  blocking: 150,
};
const LOGIN: Limits = { ...SIGNED_IN, cold: 700 };
/** What is there first on every screen, and where an answer can be given. */
const TITLE = '#app h1';
const OPTION = '#app input[type="radio"], #app [role="radio"]';

/** What the measurement reads of a table of screens. */
type Table = { readonly rows: readonly { readonly name: string; readonly address: string }[] };

type App = {
  readonly app: string;
  /** In front of the names of its screens. */
  readonly mark: string;
  /** Behind the port of the API. */
  readonly port: number;
  readonly login: string;
  readonly senha: string;
  readonly partsOf: (call: Caller) => Promise<Parts[]>;
  /** Screens that ask something. */
  readonly asks: readonly string[];
  /** Screens that somebody else looks at. */
  readonly others?: Readonly<Record<string, string>>;
};

const APPS: readonly App[] = [
  {
    app: 'student-v1',
    mark: 'v1',
    port: 1,
    login: 'ana',
    senha: SENHA,
    partsOf: partsOfVersion1,
    asks: ['item', 'bossItem', 'itens', 'item_prova'],
  },
  {
    app: 'student-v2',
    mark: 'v2',
    port: 2,
    login: 'bia',
    senha: SENHA,
    partsOf: partsOfVersion2,
    asks: ['faseQuestao', 'prova', 'questao'],
  },
  {
    app: 'staff',
    mark: 'console',
    port: 3,
    login: 'vida.julia',
    senha: SENHA_EQUIPE,
    partsOf: partsOfConsole,
    asks: [],
    others: { auditoria: 'diretora.mara' },
  },
];

async function tableOf(app: string): Promise<Table> {
  const file = join(import.meta.dirname, '../../../apps', app, 'src/screens.ts');
  const { screens }: { screens: Table } = await import(pathToFileURL(file).href);
  return screens;
}

/** The address with its parts filled in; null when the demo has nothing for one of them. */
export function pathOf(address: string, parts: readonly Parts[]): string | null {
  const values = parts.find(({ below }) => address.startsWith(below))?.values ?? {};
  const path = address.replaceAll(/:(\w+)/gu, (part, name: string) => String(values[name] ?? part));
  return path.includes(':') ? null : path;
}

async function placesOfApp(api: string, { app, mark, port, login, senha, asks, ...of }: App) {
  const at = new URL(api);
  at.port = String(Number(at.port) + port);
  const parts = await of.partsOf((await signInAs(api, login, senha)).call);
  const keep = new Map<string, Kept>();
  const keptOf = async (who: string) => {
    const kept = keep.get(who) ?? (await signIn(at.origin, who, senha));
    keep.set(who, kept);
    return kept;
  };
  const places: Place[] = [
    { name: `${mark} login`, url: `${at.origin}/`, usable: 'input[name="password"]', limits: LOGIN },
  ];
  const missing: string[] = [];
  for (const { name, address } of (await tableOf(app)).rows) {
    const path = pathOf(address, parts);
    if (path === null) missing.push(`${mark} ${name}`);
    else
      places.push({
        name: `${mark} ${name}`,
        url: `${at.origin}${path}`,
        usable: asks.includes(name) ? OPTION : TITLE,
        limits: SIGNED_IN,
        kept: await keptOf(of.others?.[name] ?? login),
      });
  }
  return { places, missing };
}

/** All screens of the three apps of a server; `missing`: those for which its demo has nothing. */
export async function placesOf(api: string): Promise<{ places: Place[]; missing: string[] }> {
  const all = [];
  for (const app of APPS) all.push(await placesOfApp(api, app));
  return { places: all.flatMap(({ places }) => places), missing: all.flatMap(({ missing }) => missing) };
}
