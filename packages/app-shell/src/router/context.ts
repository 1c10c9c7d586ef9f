/** What is drawn below the router reads it here. */
import { createContext, useContext, type ReactNode } from 'react';

import type { Failure, Router, RouterState } from './router-state.ts';

export const RouterContext = createContext<Router | null>(null);
/** The state that is drawn: while a move is drawn in slices, the router is ahead of it. */
export const StateContext = createContext<RouterState | null>(null);

/** What stands inside a route. */
export const OutletContext = createContext<ReactNode>(null);
export const FailureContext = createContext<Pick<Failure, 'value'>>({ value: undefined });

/** The router itself, which may be ahead of what is drawn. */
export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (router === null) throw new Error('needs a RouterProvider around it');
  return router;
}

export function useRouterState(): RouterState {
  const state = useContext(StateContext);
  if (state === null) throw new Error('needs a RouterProvider around it');
  return state;
}
