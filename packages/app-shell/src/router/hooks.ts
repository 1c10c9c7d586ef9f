/** What a screen asks the router for. */
import { useContext, useEffect, useEffectEvent, useId, useMemo, type ReactNode } from 'react';

import { FailureContext, OutletContext, useRouter, useRouterState } from './context.ts';
import type { Location, To } from './location.ts';
import type { Params } from './route.ts';
import type { Ask, Match, Move } from './router-state.ts';

/** Where one is. */
export const useLocation = (): Location => useRouterState().location;

/** The named parts of the address. */
export const useParams = (): Params => useRouterState().params;

/** The routes of this place, outermost first. */
export const useMatches = (): readonly Match[] => useRouterState().matches;

/** Goes to an address, or steps back and forth; always the same function. */
export const useNavigate = () => useRouter().navigate;

/** What failed, inside an `errorElement`. */
export const useRouteError = (): unknown => useContext(FailureContext).value;

type Parameters = URLSearchParams | Readonly<Record<string, string>>;
type SetParameters = (next: Parameters | ((now: URLSearchParams) => Parameters), move?: Move) => void;

/** The parameters of the address, and a way to take others instead. */
export function useSearchParams(): [URLSearchParams, SetParameters] {
  const router = useRouter();
  const { search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set: SetParameters = (next, move) => {
    const given = typeof next === 'function' ? next(new URLSearchParams(router.state.location.search)) : next;
    const { pathname } = router.state.location;
    const text = new URLSearchParams(given instanceof URLSearchParams ? given : { ...given }).toString();
    void router.navigate({ pathname, search: text === '' ? '' : `?${text}` }, move);
  };
  return [params, set];
}

export type Blocker =
  | { readonly state: 'blocked'; readonly proceed: () => void; readonly reset: () => void }
  | { readonly state: 'unblocked'; readonly proceed?: undefined; readonly reset?: undefined };

/** Holds a move for which `ask` says so, Back included, until somebody lets it go on or takes it back. */
export function useBlocker(ask: Ask): Blocker {
  const router = useRouter();
  const { held } = useRouterState();
  const name = useId();
  const asked = useEffectEvent(ask);
  useEffect(() => router.block(name, (move) => asked(move)), [router, name]);
  return held?.by === name ? { state: 'blocked', ...held } : { state: 'unblocked' };
}

/** What stands inside this route. */
export const Outlet = (): ReactNode => useContext(OutletContext);

/** Leads elsewhere as soon as it is drawn. */
export function Navigate({ to, replace = false }: { to: To; replace?: boolean }): null {
  const router = useRouter();
  useEffect(() => void router.navigate(to, { replace }), [router, to, replace]);
  return null;
}
