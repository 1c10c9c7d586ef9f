/** Which routes an address leads to, outermost first. */
import type { Params, Route } from './route.ts';

/** One way from the root to a route without children. */
export type Branch = { readonly routes: readonly Route[]; readonly words: readonly string[] };

export type Found = { readonly routes: readonly Route[]; readonly params: Params };

const wordsOf = (path: string): string[] => path.split('/').filter((word) => word !== '');

/** A word that stands there counts more than a named part, and that more than any rest. */
const weightOf = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + (word === '*' ? -1 : word.startsWith(':') ? 4 : 11), 0);

function branchesBelow(routes: readonly Route[], above: Branch): Branch[] {
  return routes.flatMap((route) => {
    const branch = { routes: [...above.routes, route], words: [...above.words, ...wordsOf(route.path ?? '')] };
    return route.children === undefined ? [branch] : branchesBelow(route.children, branch);
  });
}

/** All ways through a tree, the most exact first; of two alike, the one that is written first. */
export const branchesOf = (routes: readonly Route[]): Branch[] =>
  branchesBelow(routes, { routes: [], words: [] }).sort((a, b) => weightOf(b.words) - weightOf(a.words));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The named parts of `at`; null when the words are those of another address. */
function paramsOf(words: readonly string[], at: readonly string[]): Params | null {
  const isOpen = words.at(-1) === '*';
  const fixed = isOpen ? words.slice(0, -1) : words;
  if (isOpen ? at.length < fixed.length : at.length !== fixed.length) return null;
  const params: Record<string, string> = {};
  for (const [n, word] of fixed.entries()) {
    const here = at[n] ?? '';
    if (word.startsWith(':')) params[word.slice(1)] = decoded(here);
    else if (word.toLowerCase() !== here.toLowerCase()) return null;
  }
  return params;
}

/** Undefined for an address that nothing leads to. */
export function findRoutes(branches: readonly Branch[], pathname: string): Found | undefined {
  const at = wordsOf(pathname);
  for (const { routes, words } of branches) {
    const params = paramsOf(words, at);
    if (params) return { routes, params };
  }
  return undefined;
}
