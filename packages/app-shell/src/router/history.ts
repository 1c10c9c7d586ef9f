/** The steps of a visit: those of the browser, or of a test in memory. */
import { createPath, resolve, type Location, type Path } from './location.ts';

export type History = {
  /** Where one is. */
  readonly location: Location;
  readonly push: (location: Location) => void;
  readonly replace: (location: Location) => void;
  readonly go: (steps: number) => void;
  /** Tells of Back and Forward, and by how many steps; null when that is not known. */
  readonly listen: (hear: (steps: number | null) => void) => () => void;
};

/** What a step of ours keeps in the browser's history. */
type Kept = { readonly usr: unknown; readonly key: string; readonly idx: number };
const keptNow = (): Partial<Kept> => {
  const state: Partial<Kept> | null = window.history.state;
  return state ?? {};
};

/** The browser's own. */
export function browserHistory(): History {
  let index = keptNow().idx ?? 0;
  if (keptNow().idx === undefined) window.history.replaceState({ ...keptNow(), idx: index }, '');
  const keep = ({ state, key }: Location): Kept => ({ usr: state, key, idx: index });
  return {
    get location() {
      const { pathname, search, hash } = window.location;
      const { usr = null, key = 'default' } = keptNow();
      return { pathname, search, hash, state: usr, key };
    },
    push(location) {
      index += 1;
      window.history.pushState(keep(location), '', createPath(location));
    },
    replace: (location) => window.history.replaceState(keep(location), '', createPath(location)),
    go: (steps) => window.history.go(steps),
    listen(hear) {
      const popped = () => {
        const { idx } = keptNow();
        const steps = idx === undefined ? null : idx - index;
        index = idx ?? index;
        hear(steps);
      };
      window.addEventListener('popstate', popped);
      return () => window.removeEventListener('popstate', popped);
    },
  };
}

const ROOT: Path = { pathname: '/', search: '', hash: '' };

/** Begins at the last of `addresses`; Back leads through those before. */
export function memoryHistory(addresses: readonly string[] = ['/']): History {
  const steps: Location[] = addresses.map((to, n) => ({
    ...resolve(to, ROOT),
    state: null,
    key: n === 0 ? 'default' : `${n}`,
  }));
  let index = steps.length - 1;
  let heard: (steps: number) => void = () => undefined;
  return {
    get location() {
      const here = steps[index];
      if (here === undefined) throw new Error('a history has a first step');
      return here;
    },
    push(location) {
      index += 1;
      steps.splice(index, steps.length, location);
    },
    replace: (location) => void (steps[index] = location),
    go(by) {
      const next = Math.min(Math.max(index + by, 0), steps.length - 1);
      const moved = next - index;
      index = next;
      heard(moved);
    },
    listen(hear) {
      heard = hear;
      return () => {
        heard = () => undefined;
      };
    },
  };
}
