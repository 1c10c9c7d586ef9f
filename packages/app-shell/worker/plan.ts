/**
 * What the copy of the app may answer, and what it may keep. Pure: it reads requests and answers, and fetches nothing. It
 * keeps what every visitor gets alike, and never an answer of the API.
 */

/**
 * Written in by the build: a sum over everything it kept, the files that are kept from the start, and those of each family of
 * screens, which come with the first of them that is used.
 */
export type Build = {
  readonly id: string;
  readonly files: readonly string[];
  readonly families: readonly (readonly string[])[];
};

export type Asked = Pick<Request, 'method' | 'mode' | 'url'> & { readonly headers: Pick<Headers, 'has'> };
export type Got = Pick<Response, 'ok' | 'redirected' | 'type'> & { readonly headers: Pick<Headers, 'get'> };

/** `pass`: the browser asks the server as if there were no worker. */
export type Way = 'page' | 'file' | 'config' | 'pass';

export const PREFIX = 'luneta-app-';
/** The page is one for every address. */
export const PAGE = '/';
export const CONFIG = '/config.json';
/** Stands in a copy since pages are given from it; its text says since when. */
export const MARK = '/.luneta-since';

/** A file with an ending is no page. */
const FILE = /\.\w{1,5}$/u;

/** Who answers `request` on the origin `here`. */
export function wayOf({ method, mode, url, headers }: Asked, here: string): Way {
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== here || headers.has('authorization') || headers.has('range')) return 'pass';
  if (/^\/api(?:\/|$)/u.test(pathname)) return 'pass';
  if (mode === 'navigate') return FILE.test(pathname) ? 'pass' : 'page';
  if (search !== '') return 'pass';
  if (pathname === CONFIG) return 'config';
  return pathname.startsWith('/assets/') || pathname === '/favicon.svg' ? 'file' : 'pass';
}

/**
 * Code and letters. Drawings that a person was shown are not kept: an avatar says who was here. Those of the shell are kept from
 * the start.
 */
export const isKeptOnUse = (url: string): boolean => /\.(?:js|css|woff2)$/u.test(new URL(url).pathname);

/** The rest of the families that `used` stands for: a file that several families have says nothing. */
export function comesWith(used: readonly string[], { families }: Pick<Build, 'families'>): string[] {
  const owners = (file: string) => families.filter((family) => family.includes(file));
  const opened = used.map(owners).flatMap((found) => (found.length === 1 ? found : []));
  return [...new Set(opened.flat())].filter((file) => !used.includes(file));
}

/** What a page says that it has used; anything else that is said is not heard. */
export function usedIn(data: unknown): string[] {
  const used: unknown = typeof data === 'object' && data !== null && 'used' in data ? data.used : [];
  return Array.isArray(used)
    ? used.filter((one): one is string => typeof one === 'string' && /^\/assets\/[\w.-]+\.(?:js|css|woff2)$/u.test(one))
    : [];
}

/** Whether it says that this is not its first visit. */
export const isAgain = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'again' in data && data.again === true;

const isHtml = ({ headers }: Got) => headers.get('content-type')?.startsWith('text/html') === true;
const isOwn = ({ ok, redirected, type }: Got) => ok && !redirected && type === 'basic';

/** A host may answer a file that is gone with the page: that is no file. */
export const mayKeepFile = (got: Got): boolean => isOwn(got) && !isHtml(got);
export const mayKeepPage = (got: Got): boolean => isOwn(got) && isHtml(got);

/** Styles whose text stands in the page: their link is not fetched. */
const STANDS = /<link\b[^>]*\bdisabled\b[^>]*>/gu;
const NAMED = /\b(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/gu;

/** Whether `html` is the page of this build: one of another asks for files that this copy does not have. */
export function isOfBuild(html: string, { files }: Pick<Build, 'files'>): boolean {
  const named = [...html.replaceAll(STANDS, '').matchAll(NAMED)].map(([, file]) => file);
  return named.length > 0 && named.every((file) => file !== undefined && files.includes(file));
}

/** The copies of all builds: their names, and since when pages come from each; null before. */
export type Copies = ReadonlyMap<string, number | null>;

/** Copies that go when `mine` begins to answer: all but the one before it, whose pages may still be open. */
export function outdated(copies: Copies, mine: string): string[] {
  const ours = [...copies].filter(([name]) => name.startsWith(PREFIX) && name !== mine);
  const used = ours.flatMap(([name, since]) => (since === null ? [] : [{ name, since }]));
  // `toSorted` is younger than the browser floor.
  const [before] = used.sort((a, b) => b.since - a.since);
  return ours.map(([name]) => name).filter((name) => name !== before?.name);
}
