/** Draws what the router says. */
import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';

import { OutletContext, RouterContext, StateContext } from './context.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import type { Failure, Router, RouterState } from './router-state.ts';
import { keepScroll, showPlace } from './scroll.ts';

type OnError = (error: unknown) => void;

export type RouterProviderProps = {
  router: Router;
  /** Shown until the first place stands. */
  waiting?: ReactNode;
  /** Hears of each failure that an `errorElement` shows. */
  onError?: OnError;
};

const ignored: OnError = () => undefined;

export function RouterProvider({ router, waiting = null, onError = ignored }: RouterProviderProps) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const draw = (next: RouterState) => startTransition(() => setState(next));
    const stop = router.subscribe(draw);
    // It may have moved since this was drawn; the same state draws nothing.
    draw(router.state);
    return stop;
  }, [router]);
  useScroll(state);
  useReports(state.failure, onError);
  return (
    <RouterContext value={router}>
      <StateContext value={state}>
        {state.initialized ? <Levels state={state} onError={onError} /> : waiting}
      </StateContext>
    </RouterContext>
  );
}

/** The routes of a place, each inside the one before. */
function Levels({ state, onError }: { state: RouterState; onError: OnError }): ReactNode {
  const { matches, failure, location } = state;
  const failed = failure === null ? -1 : matches.findIndex(({ route }) => route === failure.shownBy);
  if (failure !== null && failed < 0) throw failure.value;
  const shown = failure === null ? matches : matches.slice(0, failed + 1);
  return shown.reduceRight<ReactNode>((outlet, { route, Component, instead }, n) => {
    const own = instead ?? (Component ? <Component /> : (route.element ?? outlet));
    const level = <OutletContext value={outlet}>{own}</OutletContext>;
    if (route.errorElement === undefined) return level;
    return (
      <ErrorBoundary
        failure={n === failed ? failure : null}
        shows={route.errorElement}
        location={location}
        onError={onError}
      >
        {level}
      </ErrorBoundary>
    );
  }, null);
}

function useScroll({ location, keepsScroll, initialized }: RouterState): void {
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);
  useLayoutEffect(() => {
    if (initialized) showPlace(location, keepsScroll);
  }, [location, keepsScroll, initialized]);
  useEffect(() => {
    const leave = () => keepScroll(location.key);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [location.key]);
}

/** Failures that were told. */
const told = new WeakSet<Failure>();

function useReports(failure: Failure | null, onError: OnError): void {
  useEffect(() => {
    if (failure === null || told.has(failure)) return;
    told.add(failure);
    onError(failure.value);
  }, [failure, onError]);
}
