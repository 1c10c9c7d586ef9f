/**
 * The router of an app: one place at a time. A move runs the loaders of the routes it leads to and fetches their code, both at once;
 * until then the old place stays. It knows nothing of React (`router-provider.tsx` draws what it says).
 */
import type { ComponentType, ReactNode } from 'react';

import type { History } from './history.ts';
import { resolve, stepTo, type Location } from './location.ts';
import { branchesOf, findRoutes } from './match.ts';
import type { Going, Outcome, Params, Route } from './route.ts';
import type { Action, Ask, Move, Router, RouterState } from './router-state.ts';
import { rememberScroll } from './scroll.ts';

type Loaded = { readonly outcome?: Outcome; readonly failure?: { readonly value: unknown } };

const isSamePage = (one: Location, other: Location) =>
  one.pathname === other.pathname && one.search === other.search && one.hash !== other.hash;

const insteadOf = (loaded: Loaded | undefined): ReactNode =>
  loaded?.outcome && 'instead' in loaded.outcome ? loaded.outcome.instead : undefined;

export function createRouter(routes: readonly Route[], history: History): Router {
  const branches = branchesOf(routes);
  const components = new Map<Route, ComponentType>();
  const hearers = new Set<(state: RouterState) => void>();
  const asks = new Map<string, Ask>();
  /** A move that another one, or the end, overtook is not ended. */
  let turn = 0;
  let isAllowed = false;
  let onReturned: (() => void) | null = null;
  let state: RouterState = {
    location: history.location,
    action: 'POP',
    matches: [],
    params: {},
    failure: null,
    initialized: false,
    going: null,
    held: null,
    keepsScroll: false,
  };

  function set(change: Partial<RouterState>): void {
    state = { ...state, ...change };
    for (const hear of hearers) hear(state);
  }

  async function load(route: Route, going: Going): Promise<Loaded> {
    try {
      const [outcome, Component] = await Promise.all([
        route.loader?.(going),
        components.get(route) ?? route.lazy?.() ?? route.Component,
      ]);
      if (Component) components.set(route, Component);
      return { outcome };
    } catch (value) {
      return { failure: { value } };
    }
  }
  const waits = (route: Route) => route.loader !== undefined || (route.lazy !== undefined && !components.has(route));

  function arrive(
    location: Location,
    action: Action,
    move: Move,
    place: Pick<RouterState, 'matches' | 'params' | 'failure'>,
  ) {
    if (action === 'PUSH') history.push(location);
    if (action === 'REPLACE') history.replace(location);
    isAllowed = false;
    const keepsScroll = move.preventScrollReset === true;
    set({ ...place, location, action, keepsScroll, initialized: true, going: null, held: null });
  }

  function placeOf(found: readonly Route[], params: Params, loaded: readonly Loaded[]) {
    const failed = loaded.findIndex(({ failure }) => failure !== undefined);
    const shownBy = found
      .slice(0, failed + 1)
      .filter(({ errorElement }) => errorElement !== undefined)
      .at(-1);
    const matches = found.map((route, n) => ({
      route,
      Component: components.get(route) ?? route.Component,
      instead: insteadOf(loaded[n]),
    }));
    const failure = loaded[failed]?.failure;
    return { matches, params, failure: failure ? { value: failure.value, shownBy } : null };
  }

  async function start(location: Location, action: Action, move: Move): Promise<void> {
    turn += 1;
    const mine = turn;
    if (state.initialized) {
      rememberScroll(state.location.key);
      if (isSamePage(location, state.location)) return arrive(location, action, move, state);
    }
    const { routes: found, params } = findRoutes(branches, location.pathname) ?? { routes: [], params: {} };
    let loaded: readonly Loaded[] = [];
    if (found.some(waits)) {
      if (state.initialized) set({ going: location, held: null });
      loaded = await Promise.all(found.map((route) => load(route, { location, params })));
      if (mine !== turn) return undefined;
    }
    const elsewhere = loaded.flatMap(({ outcome }) => (outcome && 'redirect' in outcome ? [outcome.redirect] : []))[0];
    if (elsewhere !== undefined) {
      const next = stepTo(resolve(elsewhere, location), null);
      // The history stands at a place that Back led to: another entry there would lead forward again.
      return start(next, action === 'PUSH' ? 'PUSH' : 'REPLACE', move);
    }
    return arrive(location, action, move, placeOf(found, params, loaded));
  }

  /** Whoever asks last holds the move; true when it waits. */
  function holds(nextLocation: Location, historyAction: Action, proceed: () => void): boolean {
    const [by, ask] = [...asks].at(-1) ?? [];
    if (by === undefined || ask === undefined || isAllowed) return false;
    if (!ask({ currentLocation: state.location, nextLocation, historyAction })) return false;
    const allow = () => {
      isAllowed = true;
      proceed();
    };
    set({ held: { by, proceed: allow, reset: () => set({ held: null }) } });
    return true;
  }

  const stop = history.listen((steps) => {
    if (onReturned) {
      onReturned();
      onReturned = null;
      return;
    }
    const next = history.location;
    let returned = Promise.resolve();
    const goOn = () => void returned.then(() => history.go(steps ?? 0));
    if (steps !== null && holds(next, 'POP', goOn)) {
      // The address bar moved already.
      returned = new Promise((resolved) => (onReturned = resolved));
      history.go(-steps);
      return;
    }
    void start(next, 'POP', {});
  });

  const router: Router = {
    get state() {
      return state;
    },
    subscribe(hear) {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
    async navigate(to, move = {}) {
      if (typeof to === 'number') return history.go(to);
      const next = stepTo(resolve(to, state.location), move.state ?? null);
      const action = move.replace === true ? 'REPLACE' : 'PUSH';
      const again = () => void router.navigate(to, move);
      return holds(next, action, again) ? undefined : start(next, action, move);
    },
    block(name, ask) {
      asks.set(name, ask);
      return () => {
        asks.delete(name);
        if (state.held?.by === name) set({ held: null });
      };
    },
    dispose() {
      turn += 1;
      stop();
      hearers.clear();
    },
  };
  void start(state.location, 'POP', {});
  return router;
}
