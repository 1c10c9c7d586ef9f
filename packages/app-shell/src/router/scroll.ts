/** Where one was on the pages of this tab. */
const KEPT = 'luneta:rolagem';

/** By the keys of steps; read when it is first asked for. */
let places: Record<string, number> | undefined;

function known(): Record<string, number> {
  try {
    places ??= { ...JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') };
  } catch {
    // Storage is blocked, or holds what is not ours.
  }
  return (places ??= {});
}

/** Notes where one is on the page of a step. */
export function rememberScroll(key: string): void {
  if (typeof window !== 'undefined') known()[key] = window.scrollY;
}

/** For the page that comes when this one is loaded again. */
export function keepScroll(key: string): void {
  rememberScroll(key);
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(known()));
  } catch {
    // Storage is blocked or full: a page that is loaded again begins at its top.
  }
}

/** A document begins at its top by itself; to be told so, it would lay itself out before its first picture. */
let hasShown = false;

/** A new place begins at its top, one that was left where one was on it. `stays`: the move asked for no change. */
export function showPlace({ key, hash }: { readonly key: string; readonly hash: string }, stays: boolean): void {
  const top = known()[key];
  const isFirst = !hasShown;
  hasShown = true;
  const target = top === undefined && hash !== '' ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target !== null) target.scrollIntoView();
  else if (top !== undefined || !(stays || isFirst)) window.scrollTo(0, top ?? 0);
}
