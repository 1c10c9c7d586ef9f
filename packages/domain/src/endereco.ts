/** Cleans an address: which parts are kept when it is passed on, and which are removed. */

const SECRET_PARAMS: readonly string[] = ['token', 'should_change_password'];

/** One leading slash (so that no path can name another host), none at the end. [DES-17] */
export function cleanPath(path: string): string {
  return `/${path.replaceAll('\\', '/').replace(/^\/+|\/+$/g, '')}`;
}

/** The query without the question mark. */
export function query(search: string): string {
  return search.replace(/^\?/, '');
}

/** Decoded name of a pair; a name that cannot be decoded is taken as it stands. */
function nameOf(pair: string): string {
  const name = pair.split('=')[0] ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const pairs = (search: string) =>
  query(search)
    .split('&')
    .filter((pair) => pair !== '');

/** The query as it came, without `token` and `should_change_password`. [DES-2] D 3 */
export function cleanSearch(search: string): string {
  const kept = pairs(search).filter((pair) => !SECRET_PARAMS.includes(nameOf(pair)));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

/** True for the hub's sign-in address: a `token` that is not empty. [DES-3] S1 §2.2 */
export function hasToken(search: string): boolean {
  return pairs(search).some((pair) => nameOf(pair) === 'token' && pair.split('=').slice(1).join('=') !== '');
}

/** The address that a text is, or null. `URL.canParse` would say the same, but browsers of the floor lack it. D 209 */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
